// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/file_dialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

namespace caboose::views {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(FileDialog)
};

/// Where people keep what is theirs, and not wherever the program happened to be started.
QString usualFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents).exists() ? documents : QDir::homePath();
}

} // namespace

QFileDialog* makeFileDialog(QWidget* parent, const QString& title, QFileDialog::AcceptMode mode,
                            const QString& folder)
{
    auto* dialog = new QFileDialog(parent, title, folder.isEmpty() ? usualFolder() : folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(mode);
    const bool saves = mode == QFileDialog::AcceptSave;
    dialog->setLabelText(QFileDialog::LookIn, Texts::tr("Folder:"));
    dialog->setLabelText(QFileDialog::FileName, Texts::tr("File:"));
    dialog->setLabelText(QFileDialog::FileType, Texts::tr("Kind:"));
    dialog->setLabelText(QFileDialog::Accept, saves ? Texts::tr("Save") : Texts::tr("Open"));
    dialog->setLabelText(QFileDialog::Reject, Texts::tr("Cancel"));
    return dialog;
}

} // namespace caboose::views
