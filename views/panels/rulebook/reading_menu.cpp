// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rulebook/reading_menu.h"

#include "views/items/rulebook/rule_print.h"
#include "views/items/rulebook/rulebook_reader.h"
#include "views/items/rulings/rulings_model.h"
#include "views/items/wording/box_words.h"
#include "views/widgets/menu_heading.h"

#include <QActionGroup>

namespace caboose::views {
namespace {

using Beside = items::RuleBeside;

QAction* addChoice(QMenu* menu, QActionGroup* group, const QString& name, bool isOn)
{
    QAction* choice = menu->addAction(name);
    choice->setCheckable(true);
    choice->setChecked(isOn);
    if (group) group->addAction(choice);
    return choice;
}

} // namespace

ReadingMenu::ReadingMenu(items::RulebookReader& reader, QWidget* parent)
    : QMenu(parent), m_reader(reader)
{
    connect(this, &QMenu::aboutToShow, this, &ReadingMenu::fill);
}

void ReadingMenu::fill()
{
    clear();
    addLanguages();
    addBeside();
    addBoxes();
}

void ReadingMenu::addLanguages()
{
    addHeading(*this, tr("Language"));
    auto* group = new QActionGroup(this);
    const QString now = m_reader.view().isEmpty()
                            ? QString()
                            : QString::fromStdString(m_reader.view().book().language());
    for (const QString& code : m_reader.library().languages()) {
        QAction* choice = addChoice(this, group, items::ownNameOf(code), code == now);
        connect(choice, &QAction::triggered, &m_reader,
                [this, code] { m_reader.setLanguage(code); });
    }
}

void ReadingMenu::addBeside()
{
    addHeading(*this, tr("Beside it"));
    auto* group = new QActionGroup(this);
    const auto add = [&](QMenu* menu, const QString& name, const Beside& beside) {
        QAction* choice = addChoice(menu, group, name, m_reader.beside() == beside);
        connect(choice, &QAction::triggered, &m_reader,
                [this, beside] { m_reader.setBeside(beside); });
    };
    add(this, tr("Nothing"), {});
    const QString now = m_reader.view().isEmpty()
                            ? QString()
                            : QString::fromStdString(m_reader.view().book().language());
    for (const QString& code : m_reader.library().languages()) {
        if (code == now) continue;
        add(this, items::ownNameOf(code), {.kind = Beside::Kind::Language, .language = code});
    }
    QMenu* editions = addMenu(tr("Another edition"));
    for (const rules::Edition edition : items::RulingsModel::editions()) {
        add(editions, items::nameOf(edition),
            {.kind = Beside::Kind::Edition, .language = {}, .edition = edition});
    }
}

void ReadingMenu::addBoxes()
{
    QMenu* boxes = addMenu(tr("Our boxes"));
    boxes->setEnabled(!m_reader.game().isOnTable());
    for (const rulebook::Box box : items::allBoxes()) {
        QAction* choice =
            addChoice(boxes, nullptr, items::words::box(box).replace(u'&', QStringLiteral("&&")),
                      m_reader.game().boxes().contains(box));
        connect(choice, &QAction::toggled, &m_reader, [this, box](bool on) {
            rulebook::Boxes wanted = m_reader.game().boxes();
            if (on)
                wanted.insert(box);
            else
                wanted.erase(box);
            m_reader.game().setBoxes(wanted);
        });
    }
}

} // namespace caboose::views
