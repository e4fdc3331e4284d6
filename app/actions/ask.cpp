// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/ask.h"

#include "views/widgets/file_dialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QInputDialog>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

QString suffixOf(FileKind kind)
{
    switch (kind) {
    case FileKind::Game: return u"caboose"_s;
    case FileKind::Layout:
    case FileKind::Shortcuts: return u"json"_s;
    case FileKind::Pdf: break;
    }
    return u"pdf"_s;
}

QString filterFor(FileKind kind)
{
    switch (kind) {
    case FileKind::Game: return QCoreApplication::translate("Ask", "Games (*.caboose)");
    case FileKind::Layout: return QCoreApplication::translate("Ask", "Layouts (*.json)");
    case FileKind::Shortcuts: return QCoreApplication::translate("Ask", "Shortcuts (*.json)");
    case FileKind::Pdf: break;
    }
    return QCoreApplication::translate("Ask", "PDF files (*.pdf)");
}

void askForFile(QFileDialog* dialog, FileKind kind, std::function<void(const QString&)> use)
{
    dialog->setNameFilters({filterFor(kind), QCoreApplication::translate("Ask", "All files (*)")});
    dialog->setDefaultSuffix(suffixOf(kind));
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog,
                     [use = std::move(use)](const QString& path) { use(path); });
    dialog->open();
}

} // namespace

void askForText(QWidget* parent, const QString& title, const QString& label, const QString& start,
                std::function<void(const QString&)> use)
{
    auto* dialog = new QInputDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(label);
    dialog->setTextValue(start);
    dialog->setOkButtonText(QCoreApplication::translate("Ask", "OK"));
    dialog->setCancelButtonText(QCoreApplication::translate("Ask", "Cancel"));
    QObject::connect(dialog, &QInputDialog::textValueSelected, dialog,
                     [use = std::move(use)](const QString& text) { use(text); });
    dialog->open();
}

void askForFileToWrite(QWidget* parent, const QString& title, FileKind kind,
                       const QString& suggestion, std::function<void(const QString&)> use)
{
    QFileDialog* dialog = views::makeFileDialog(parent, title, QFileDialog::AcceptSave);
    dialog->selectFile(suggestion);
    askForFile(dialog, kind, std::move(use));
}

void askForFileToRead(QWidget* parent, const QString& title, FileKind kind, const QString& folder,
                      std::function<void(const QString&)> use)
{
    QFileDialog* dialog = views::makeFileDialog(parent, title, QFileDialog::AcceptOpen, folder);
    dialog->setFileMode(QFileDialog::ExistingFile);
    askForFile(dialog, kind, std::move(use));
}

} // namespace caboose::app
