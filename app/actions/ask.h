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
void askForFileToWrite(QWidget* parent, const QString& title, const QString& suggestion,
                       std::function<void(const QString&)> use);
void askForFileToRead(QWidget* parent, const QString& title,
                      std::function<void(const QString&)> use);

} // namespace caboose::app
