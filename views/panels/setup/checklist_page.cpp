// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/checklist_page.h"

#include "views/items/setup/checklist_model.h"
#include "views/panels/setup/checklist_delegate.h"
#include "views/widgets/file_dialog.h"
#include "views/widgets/spoken_list.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace caboose::views {

ChecklistPage::ChecklistPage(items::NewGameModel& plan, QWidget* parent)
    : QWidget(parent), m_model(new items::ChecklistModel(plan, this)), m_toDo(new QLabel(this)),
      m_list(new QListView(this)), m_print(new QPushButton(this)), m_pdf(new QPushButton(this))
{
    m_toDo->setObjectName(u"panelSentence"_s);
    m_toDo->setWordWrap(true);
    m_list->setObjectName(u"checklist"_s);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ChecklistDelegate(*m_model, m_list));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    makeSpoken(*m_list, [this] { return firstToDo(); });
    auto* head = new QHBoxLayout;
    head->addWidget(m_toDo, 1);
    head->addWidget(m_print);
    head->addWidget(m_pdf);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    connect(m_model, &items::ChecklistModel::checklistChanged, this, &ChecklistPage::refresh);
    connect(m_print, &QPushButton::clicked, this, &ChecklistPage::print);
    connect(m_pdf, &QPushButton::clicked, this, &ChecklistPage::askForPdf);
    retranslate();
    refresh();
}

/// Below its heading; the first row while nothing is left.
int ChecklistPage::firstToDo() const
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->index(row).data(Qt::CheckStateRole) == Qt::Unchecked) return row;
    }
    return 0;
}

void ChecklistPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

void ChecklistPage::retranslate()
{
    setAccessibleName(tr("Setting up the table"));
    m_list->setAccessibleName(tr("What to put on the table"));
    m_print->setText(tr("Print…"));
    m_print->setToolTip(tr("Print the list, with boxes to tick"));
    m_pdf->setText(tr("Save as PDF…"));
    m_pdf->setToolTip(tr("Keep the list as a file"));
}

void ChecklistPage::refresh()
{
    const int toDo = m_model->toDo();
    const bool any = m_model->rowCount() > 0;
    m_print->setEnabled(any);
    m_pdf->setEnabled(any);
    if (!any)
        m_toDo->setText(tr("There is nothing to set up while the game is impossible."));
    else
        m_toDo->setText(toDo == 0 ? tr("The table is set up.")
                                  : tr("%n thing(s) left to put on the table", nullptr, toDo));
}

void ChecklistPage::print()
{
    auto* printer = new QPrinter;
    auto* dialog = new QPrintDialog(printer, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this](QPrinter* chosen) {
        QTextDocument document;
        document.setHtml(m_model->html());
        document.print(chosen);
    });
    connect(dialog, &QObject::destroyed, [printer] { delete printer; });
    dialog->open();
}

void ChecklistPage::askForPdf()
{
    QFileDialog* dialog = makeFileDialog(this, tr("Save as PDF"), QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("PDF files (*.pdf)"));
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->selectFile(u"colt-express.pdf"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (!writePdf(path)) m_toDo->setText(tr("The list could not be written to %1").arg(path));
    });
    dialog->open();
}

bool ChecklistPage::writePdf(const QString& path) const
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return false;
    QPdfWriter writer(&file);
    writer.setPageSize(QPageSize(QPageSize::A4));
    QTextDocument document;
    document.setHtml(m_model->html());
    document.print(&writer);
    return true;
}

} // namespace caboose::views
