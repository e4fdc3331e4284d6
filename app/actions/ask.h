// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace caboose::app {

// Questions that need more than a line: a name, a file. None of them blocks; `use` is called when
// the person has answered, and not at all when they think better of it.

void askForText(QWidget* parent, const QString& title, const QString& label, const QString& start,
                std::function<void(const QString&)> use);

/// The files that a dialog is about.
enum class FileKind { Game, Layout, Shortcuts, Pdf };

/// `suggestion`: a name, or a path where there is a place for such files.
void askForFileToWrite(QWidget* parent, const QString& title, FileKind kind,
                       const QString& suggestion, std::function<void(const QString&)> use);
/// `folder`: where one looks for them first; empty: where files were chosen last.
void askForFileToRead(QWidget* parent, const QString& title, FileKind kind, const QString& folder,
                      std::function<void(const QString&)> use);

} // namespace caboose::app
