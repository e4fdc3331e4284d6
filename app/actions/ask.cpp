// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/ask.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QInputDialog>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

void askForFile(QFileDialog* dialog, std::function<void(const QString&)> use)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters({QCoreApplication::translate("Ask", "Caboose files (*.json)"),
                            QCoreApplication::translate("Ask", "All files (*)")});
    dialog->setDefaultSuffix(u"json"_s);
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

void askForFileToWrite(QWidget* parent, const QString& title, const QString& suggestion,
                       std::function<void(const QString&)> use)
{
    auto* dialog = new QFileDialog(parent, title);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(suggestion);
    askForFile(dialog, std::move(use));
}

void askForFileToRead(QWidget* parent, const QString& title,
                      std::function<void(const QString&)> use)
{
    auto* dialog = new QFileDialog(parent, title);
    dialog->setFileMode(QFileDialog::ExistingFile);
    askForFile(dialog, std::move(use));
}

} // namespace caboose::app
