// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rulebook/print_dialog.h"

#include "views/items/rulebook/rulebook_reader.h"
#include "views/widgets/spoken_choice.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QRadioButton>

using namespace Qt::StringLiterals;
using caboose::items::PrintWhat;

namespace caboose::views {
namespace {

/// An "&" in a heading is no mnemonic.
QString plain(QString heading)
{
    return heading.replace(u'&', u"&&"_s);
}

} // namespace

PrintDialog::PrintDialog(items::RulebookReader& reader, QWidget* parent)
    : QDialog(parent), m_reader(reader), m_what(new QButtonGroup(this)), m_aid(new QComboBox(this)),
      m_languages(new QComboBox(this)), m_print(new QPushButton(tr("&Print…"), this)),
      m_pdf(new QPushButton(tr("&Save as PDF…"), this))
{
    setObjectName(u"printDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Print rules"));
    build();
    fillLanguages();
    connect(m_what, &QButtonGroup::idToggled, this, &PrintDialog::refresh);
    connect(m_print, &QPushButton::clicked, this, [this] {
        Q_EMIT printWanted(items::printJob(m_reader, wish()));
        accept();
    });
    connect(m_pdf, &QPushButton::clicked, this, [this] {
        Q_EMIT pdfWanted(items::printJob(m_reader, wish()));
        accept();
    });
    refresh();
}

void PrintDialog::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 12);
    const auto page = m_reader.page();
    const QString here = page ? items::headingOf(m_reader.view().book(), *page) : QString();
    const auto chapter = page ? m_reader.view().book().chapterOf(*page) : 0;
    const QString above = page ? items::headingOf(m_reader.view().book(), chapter) : QString();
    const std::pair<PrintWhat, QString> choices[] = {
        //: %1: the heading of a section
        {PrintWhat::Section, tr("This &section: %1").arg(plain(here))},
        //: %1: the heading of a chapter
        {PrintWhat::Chapter, tr("This &chapter: %1").arg(plain(above))},
        //: %1: an edition, and how many play
        {PrintWhat::Booklet,
         tr("The &rules of this game as a booklet: %1").arg(plain(m_reader.game().title()))},
        {PrintWhat::Aid, tr("A &game aid on one page:")},
    };
    for (const auto& [what, text] : choices) {
        auto* button = new QRadioButton(text, this);
        m_what->addButton(button, static_cast<int>(what));
        column->addWidget(button);
    }
    m_what->button(static_cast<int>(PrintWhat::Section))->setChecked(true);
    makeSpokenChoice(*m_what);
    m_aid->setAccessibleName(tr("Game aid"));
    for (const items::GameAid& aid : items::gameAids(m_reader)) m_aid->addItem(aid.heading, aid.id);
    column->addWidget(m_aid);
    auto* form = new QFormLayout;
    form->setContentsMargins(0, 10, 0, 10);
    form->addRow(tr("&Language:"), m_languages);
    column->addLayout(form);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_print, QDialogButtonBox::ActionRole);
    buttons->addButton(m_pdf, QDialogButtonBox::ActionRole);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

/// Each language, the one that is read first, then it beside each other one.
void PrintDialog::fillLanguages()
{
    QStringList all = m_reader.library().languages();
    const QString own = m_reader.view().isEmpty()
                            ? QString()
                            : QString::fromStdString(m_reader.view().book().language());
    all.removeOne(own);
    all.prepend(own);
    for (const QString& one : std::as_const(all))
        m_languages->addItem(items::ownNameOf(one), QStringList{one});
    for (const QString& other : all.mid(1)) {
        //: two languages beside each other
        m_languages->addItem(tr("%1 and %2").arg(items::ownNameOf(own), items::ownNameOf(other)),
                             QStringList{own, other});
    }
}

void PrintDialog::refresh()
{
    const bool isAid = m_what->checkedId() == static_cast<int>(PrintWhat::Aid);
    m_aid->setEnabled(isAid);
    const bool isAny = !m_reader.view().isEmpty() && (!isAid || m_aid->count() > 0);
    m_print->setEnabled(isAny);
    m_pdf->setEnabled(isAny);
}

items::RulePrintWish PrintDialog::wish() const
{
    return {.what = static_cast<PrintWhat>(m_what->checkedId()),
            .section = m_aid->currentData().toString(),
            .languages = m_languages->currentData().toStringList()};
}

} // namespace caboose::views
