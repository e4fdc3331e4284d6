// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDialog>
#include <QString>

namespace caboose::views {

/// A dialog that asks for a file, deletes itself when it closes, and speaks the program's language
/// throughout: not all of the toolkit's words are translated. It begins in the folder, or else
/// where people keep their documents.
QFileDialog* makeFileDialog(QWidget* parent, const QString& title, QFileDialog::AcceptMode mode,
                            const QString& folder = {});

} // namespace caboose::views
