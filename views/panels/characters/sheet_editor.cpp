// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/characters/sheet_editor.h"

#include "views/drawing/art.h"
#include "views/items/adjusting/adjusting.h"
#include "views/items/characters/characters_model.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int buttonSize = 34;
constexpr QSize pictureSize(24, 24);
constexpr int mostTokens = 40;

QPushButton* countButton(const QString& sign, QWidget* parent)
{
    auto* button = new QPushButton(sign, parent);
    button->setObjectName(u"countButton"_s);
    button->setFixedSize(buttonSize, buttonSize);
    button->setAutoDefault(false);
    button->setAutoRepeat(true);
    return button;
}

} // namespace

SheetEditor::SheetEditor(items::CharactersModel& characters, items::Adjusting& adjusting,
                         QWidget* parent)
    : QFrame(parent), m_characters(characters), m_adjusting(adjusting), m_title(new QLabel(this)),
      m_grid(new QGridLayout(this)), m_done(new QPushButton(this))
{
    setObjectName(u"sheetEditor"_s);
    // Digits typed in here answer nothing in the game.
    setProperty("ownKeys", true);
    m_title->setObjectName(u"panelSentence"_s);
    m_title->setTextFormat(Qt::PlainText);
    m_grid->setContentsMargins(10, 8, 10, 8);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
    m_grid->addWidget(m_title, 0, 0, 1, 2);
    m_grid->addWidget(m_done, 0, 2, 1, 3);
    addLine(u"bullet"_s, [this](int by) { m_adjusting.changeBullets(m_character, by); });
    for (const items::LootKindInWords& kind : items::lootKindsOfTheBaseBox()) {
        addLine(kind.art,
                [this, id = kind.id](int by) { m_adjusting.changeLoot(m_character, id, by); });
    }
    addLine(u"bullet"_s,
            [this](int by) { m_adjusting.changeReceived(m_character, items::neutralGiver, by); });
    connect(m_done, &QPushButton::clicked, this, &SheetEditor::done);
    connect(&m_characters, &QAbstractItemModel::dataChanged, this, &SheetEditor::refresh);
    retranslate();
}

void SheetEditor::addLine(const QString& art, const std::function<void(int)>& change)
{
    Line line{new QLabel(this), new QLabel(this), countButton(u"−"_s, this), new QLabel(this),
              countButton(u"+"_s, this)};
    line.picture->setPixmap(artPixmap(art, {}, pictureSize, devicePixelRatioF(),
                                      palette().color(QPalette::WindowText)));
    line.name->setWordWrap(true);
    line.count->setAlignment(Qt::AlignCenter);
    line.count->setMinimumWidth(26);
    const int row = static_cast<int>(m_lines.size()) + 1;
    m_grid->addWidget(line.picture, row, 0);
    m_grid->addWidget(line.name, row, 1);
    m_grid->addWidget(line.fewer, row, 2);
    m_grid->addWidget(line.count, row, 3);
    m_grid->addWidget(line.more, row, 4);
    connect(line.fewer, &QPushButton::clicked, this, [change] { change(-1); });
    connect(line.more, &QPushButton::clicked, this, [change] { change(1); });
    m_lines.push_back(line);
}

void SheetEditor::edit(int character)
{
    m_character = character;
    refresh();
    m_lines.front().fewer->setFocus();
}

void SheetEditor::refresh()
{
    const items::CharacterRow* row = m_characters.find(m_character);
    if (!row) return;
    m_title->setText(row->name);
    fillLine(0, tr("Bullets left"), row->bulletsLeft, row->mostBullets);
    std::size_t n = 1;
    for (const items::LootKindInWords& kind : items::lootKindsOfTheBaseBox()) {
        fillLine(n++, kind.name, row->countOf(kind.id), mostTokens);
    }
    fillLine(n, tr("Neutral bullets received"), row->neutralReceived, mostTokens);
}

void SheetEditor::fillLine(std::size_t n, const QString& name, int count, int most)
{
    const Line& line = m_lines[n];
    line.name->setText(name);
    line.count->setText(QString::number(count));
    line.fewer->setEnabled(count > 0);
    line.more->setEnabled(count < most);
    //: %1: something on a character's sheet, %2: how many there are
    line.fewer->setAccessibleName(tr("%1, now %2: one fewer").arg(name, QString::number(count)));
    line.more->setAccessibleName(tr("%1, now %2: one more").arg(name, QString::number(count)));
}

void SheetEditor::retranslate()
{
    m_done->setText(tr("Done"));
    m_done->setToolTip(tr("Close the sheet (Esc)"));
    setAccessibleName(tr("Correct a sheet"));
    refresh();
}

void SheetEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

void SheetEditor::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT done();
    else
        QFrame::keyPressEvent(event);
}

} // namespace caboose::views
