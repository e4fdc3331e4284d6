// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/final_score/take_away.h"

#include "views/items/final_score/final_score.h"
#include "views/widgets/file_dialog.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSaveFile>
#include <QTextDocument>

#include <memory>

using namespace Qt::StringLiterals;

namespace caboose::views {

TakeAway::TakeAway(const items::FinalScore& score, QWidget* parent)
    : QWidget(parent), m_score(score), m_said(new QLabel(this)), m_copy(new QPushButton(this)),
      m_save(new QPushButton(this)), m_print(new QPushButton(this))
{
    setObjectName(u"takeAway"_s);
    m_said->setObjectName(u"quiet"_s);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_said);
    for (QPushButton* button : {m_copy, m_save, m_print}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    connect(m_copy, &QPushButton::clicked, this, &TakeAway::copy);
    connect(m_save, &QPushButton::clicked, this, &TakeAway::askForFile);
    connect(m_print, &QPushButton::clicked, this, &TakeAway::print);
    retranslate();
}

void TakeAway::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void TakeAway::retranslate()
{
    m_said->clear();
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy the score as text"));
    m_save->setText(tr("Save…"));
    m_save->setToolTip(tr("Write the score to a file, as text or PDF"));
    m_print->setText(tr("Print…"));
    m_print->setToolTip(tr("Print the score"));
}

void TakeAway::copy()
{
    QGuiApplication::clipboard()->setText(m_score.text());
    m_said->setText(tr("Copied"));
}

void TakeAway::askForFile()
{
    QFileDialog* dialog = makeFileDialog(this, tr("Save the score"), QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Text files (*.txt)"), tr("PDF files (*.pdf)")});
    dialog->setDefaultSuffix(u"txt"_s);
    dialog->selectFile(u"colt-express-score.txt"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        const bool isPdf = path.endsWith(u".pdf"_s, Qt::CaseInsensitive);
        const bool isWritten = isPdf ? writePdf(path) : write(path);
        m_said->setText(isWritten ? tr("Saved") : tr("This file can’t be written."));
    });
    dialog->open();
}

bool TakeAway::write(const QString& path)
{
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(m_score.text().toUtf8()) >= 0 &&
           file.commit();
}

bool TakeAway::writePdf(const QString& path) const
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return false;
    QPdfWriter writer(&file);
    writer.setPageSize(QPageSize(QPageSize::A4));
    QTextDocument document;
    document.setHtml(m_score.html());
    document.print(&writer);
    return true;
}

void TakeAway::print()
{
    auto printer = std::make_shared<QPrinter>();
    auto* dialog = new QPrintDialog(printer.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<>(&QDialog::accepted), this, [this, printer] {
        QTextDocument document;
        document.setHtml(m_score.html());
        document.print(printer.get());
    });
    dialog->open();
}

} // namespace caboose::views
