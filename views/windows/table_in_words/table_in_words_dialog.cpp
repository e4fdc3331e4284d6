// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/windows/table_in_words/table_in_words_dialog.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr QSize wantedSize(680, 520);

struct InWords {
    Q_DECLARE_TR_FUNCTIONS(TableInWordsDialog)
};

QListWidget* listOf(const QStringList& sentences, QWidget* parent)
{
    auto* list = new QListWidget(parent);
    list->setObjectName(u"tableInWords"_s);
    list->setAccessibleName(InWords::tr("The table, sentence by sentence"));
    list->setWordWrap(true);
    list->setResizeMode(QListView::Adjust);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->addItems(sentences);
    list->setCurrentRow(0);
    return list;
}

} // namespace

void showTableInWords(const QStringList& sentences, QWidget& window)
{
    auto* dialog = new QDialog(&window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(InWords::tr("The table in words"));
    QListWidget* list = listOf(sentences, dialog);
    auto* buttons = new QDialogButtonBox(dialog);
    QPushButton* close =
        buttons->addButton(InWords::tr("Close"), QDialogButtonBox::ButtonRole::RejectRole);
    QObject::connect(close, &QPushButton::clicked, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(list, 1);
    column->addWidget(buttons);
    dialog->resize(wantedSize);
    dialog->open();
    list->setFocus();
}

} // namespace caboose::views
