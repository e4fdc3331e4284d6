// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The train map under mouse, finger and keyboard.
#include "views/items/adjusting/rule_of_piece.h"
#include "views/items/game_models.h"
#include "views/widgets/adjust_menu.h"
#include "views/widgets/spoken.h"
#include "views/widgets/train_map/train_map.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>

namespace caboose::views {
namespace {

bool isTakeKey(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter ||
           event.key() == Qt::Key_Space;
}

bool isMenuKey(const QKeyEvent& event)
{
    const bool shiftF10 =
        event.key() == Qt::Key_F10 && event.modifiers().testFlag(Qt::ShiftModifier);
    return shiftF10 || event.key() == Qt::Key_Menu;
}

QString whereToDrop()
{
    return TrainMap::tr("Drop it where it is on the table; Esc leaves it here.");
}

} // namespace

bool TrainMap::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
        return true;
    }
    // An aimed target takes the keys that would otherwise go on with the game.
    if (event->type() == QEvent::ShortcutOverride && m_aimed &&
        isTakeKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void TrainMap::mouseMoveEvent(QMouseEvent* event)
{
    if (m_carrying.isOn()) {
        moveCarried(event->globalPosition().toPoint());
        return;
    }
    const bool isPulled = m_pressed && (event->position() - *m_pressed).manhattanLength() >=
                                           QApplication::startDragDistance();
    if (isPulled) {
        pickUp(*m_pressed);
        return;
    }
    const std::optional<Target> hovered = targetAt(event->position());
    if (hovered == m_hovered) return;
    m_hovered = hovered;
    const bool takesClick = m_hovered && hintFor(*m_hovered).isPossible();
    setCursor(takesClick ? Qt::PointingHandCursor : Qt::ArrowCursor);
    explainInEye();
    update();
}

void TrainMap::leaveEvent(QEvent* event)
{
    m_hovered.reset();
    update();
    QWidget::leaveEvent(event);
}

void TrainMap::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) m_pressed = event->position();
}

void TrainMap::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    const bool wasPressed = m_pressed.has_value();
    m_pressed.reset();
    if (m_carrying.isOn()) {
        dropCarried(event->globalPosition().toPoint());
    } else if (const auto target = targetAt(event->position()); target && wasPressed) {
        take(*target);
    }
}

void TrainMap::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Keyboard)
        openMenu();
    else
        openMenuOf(thingAt(event->pos()), event->globalPos());
}

void TrainMap::keyPressEvent(QKeyEvent* event)
{
    const bool overAll = event->modifiers().testFlag(Qt::ShiftModifier);
    if (event->modifiers().testFlag(Qt::ControlModifier) && walk(event->key())) return;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up: step(-1, overAll); return;
    case Qt::Key_Right:
    case Qt::Key_Down: step(1, overAll); return;
    case Qt::Key_Escape:
        event->setAccepted(m_aimed || m_pressed || m_carrying.isOn());
        m_pressed.reset();
        carryNothing();
        aim({});
        return;
    default: break;
    }
    if (isMenuKey(*event))
        openMenu();
    else if (event->key() == Qt::Key_W)
        m_models.options.askWhy(optionInEye());
    else if (m_aimed && isTakeKey(*event))
        take(*m_aimed);
    else if (!aimAtPawn(event->text()))
        QWidget::keyPressEvent(event);
}

void TrainMap::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    // What was done in a menu is the news.
    if (event->reason() != Qt::PopupFocusReason) sayItemArrivedAt(*this);
    update();
}

void TrainMap::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    describeAll();
    update();
}

void TrainMap::step(int by, bool overAll)
{
    std::vector<Target> all = targets();
    m_isOverAll = overAll || all.empty();
    if (m_isOverAll) all = everything();
    if (all.empty()) return;
    const int count = static_cast<int>(all.size());
    const auto found = m_aimed ? std::find(all.begin(), all.end(), *m_aimed) : all.end();
    const int from = found == all.end() ? (by > 0 ? -1 : 0) : static_cast<int>(found - all.begin());
    aim(all[static_cast<std::size_t>((from + by + count) % count)]);
}

void TrainMap::aim(std::optional<Target> target)
{
    m_aimed = target;
    m_hovered.reset();
    explainInEye();
    if (m_aimed) sayItem(*this, itemInUse());
    update();
}

/// What the help key looks for: the rule of the answer, or of the piece.
void TrainMap::tellRule(const std::optional<Target>& target)
{
    const QString answer = target ? ruleOfHint(*target) : QString();
    const bool isPiece = target && answer.isEmpty();
    setProperty("rule", isPiece ? items::ruleOf(handPieceOf(*target)) : answer);
}

QString TrainMap::ruleOfHint(const Target& target) const
{
    const int option = hintFor(target).option;
    return option < 0 ? QString() : m_models.options.why(option).ruleNumber;
}

void TrainMap::take(const Target& target)
{
    const items::AnswerHint hint = hintFor(target);
    if (hint.isPossible()) {
        m_models.options.choose(hint.option);
        return;
    }
    Q_EMIT explained(hint.why, ruleOfHint(target));
    // Why it is asked about is said with the explanation.
    if (hint.option >= 0)
        m_models.options.askWhy(hint.option);
    else
        say(*this, hint.why);
}

int TrainMap::optionInEye() const
{
    const std::optional<Target>& target = m_hovered ? m_hovered : m_aimed;
    return target ? hintFor(*target).option : -1;
}

void TrainMap::explainInEye()
{
    const std::optional<Target>& target = m_hovered ? m_hovered : m_aimed;
    tellRule(target);
    if (target)
        Q_EMIT explained(hintFor(*target).why, ruleOfHint(*target));
    else
        Q_EMIT explained({});
}

// --- by hand

std::optional<TrainMap::Target> TrainMap::thingAt(QPointF pixel) const
{
    const QPointF at = toMap(pixel);
    // What lies on top was drawn last.
    for (std::size_t i = m_layout.pieces().size(); i-- > 0;) {
        if (m_layout.pieces()[i].area.contains(at)) return Target{Target::Kind::Piece, i};
    }
    for (std::size_t i = 0; i < m_layout.places().size(); ++i) {
        if (m_layout.places()[i].area.contains(at)) return Target{Target::Kind::Place, i};
    }
    return {};
}

bool TrainMap::isBeside(const Target& target) const
{
    if (target.kind != Target::Kind::Piece) return false;
    const PieceKind kind = m_layout.pieces()[target.index].kind;
    return kind != PieceKind::Pawn && kind != PieceKind::Loot;
}

items::Adjustable TrainMap::handPieceOf(const Target& target) const
{
    using Kind = items::Adjustable::Kind;
    const bool isPlace = target.kind == Target::Kind::Place;
    const bool areHorses = !isPlace && m_layout.pieces()[target.index].kind == PieceKind::Horses;
    if (isPlace || areHorses) return {Kind::Place, placeOf(target)};
    if (isBeside(target)) return {Kind::Table, 0};
    const PieceBox& piece = m_layout.pieces()[target.index];
    return {piece.kind == PieceKind::Pawn ? Kind::Pawn : Kind::Loot, piece.id};
}

void TrainMap::pickUp(QPointF pixel)
{
    m_pressed.reset();
    const std::optional<Target> thing = thingAt(pixel);
    if (!thing || isBeside(*thing)) return;
    if (thing->kind != Target::Kind::Piece || !m_models.adjusting.isPossible()) return;
    const PieceBox& piece = m_layout.pieces()[thing->index];
    CarriedPiece carried{.piece = handPieceOf(*thing)};
    if (piece.kind == PieceKind::Pawn) {
        carried.art = m_models.pawns.at(piece.row).art;
        carried.letter = m_models.pawns.at(piece.row).letter;
    } else {
        carried.art = m_models.loot.at(piece.row).art;
    }
    carry(carried, mapToGlobal(pixel.toPoint()));
}

int TrainMap::placeUnder(const QPoint& globalPos) const
{
    const QPointF at = toMap(mapFromGlobal(globalPos));
    for (const PlaceBox& place : m_layout.places()) {
        if (place.area.adjusted(-8, -6, 8, 6).contains(at)) return place.id;
    }
    return -1;
}

void TrainMap::carry(const CarriedPiece& piece, const QPoint& globalPos)
{
    if (!m_carrying.isOn()) m_carrying.begin(piece);
    setCursor(Qt::ClosedHandCursor);
    moveCarried(globalPos);
}

void TrainMap::moveCarried(const QPoint& globalPos)
{
    if (!m_carrying.moveTo(globalPos)) Q_EMIT explained(whereToDrop());
}

void TrainMap::carryNothing()
{
    if (!m_carrying.isOn()) return;
    m_carrying.end();
    unsetCursor();
    Q_EMIT explained({});
}

void TrainMap::dropCarried(const QPoint& globalPos)
{
    const items::Adjustable piece = m_carrying.piece();
    unsetCursor();
    Q_EMIT explained({});
    if (!m_carrying.drop(globalPos)) Q_EMIT droppedOutside(piece, globalPos);
}

const items::Adjusting& TrainMap::table() const
{
    return m_models.adjusting;
}

QString TrainMap::answering(const items::Adjustable& piece, int place) const
{
    const bool isPawn = piece.kind == items::Adjustable::Kind::Pawn;
    if (!m_dropsAnswer || !isPawn || place < 0) return {};
    return m_models.options.answeringByMoving(piece.id, place);
}

QString TrainMap::refusing(const items::Adjustable& piece, int place) const
{
    const bool isPawn = piece.kind == items::Adjustable::Kind::Pawn;
    return m_dropsAnswer && isPawn ? m_models.options.whyNotByMoving(piece.id, place) : QString();
}

QString TrainMap::wouldDo(const items::Adjustable& piece) const
{
    if (m_underCarried < 0) return whereToDrop();
    const QString answer = answering(piece, m_underCarried);
    if (!answer.isEmpty()) return answer;
    const QString byHand = m_models.adjusting.putting(piece, m_underCarried);
    if (byHand.isEmpty()) return whereToDrop();
    const QString whyNot = refusing(piece, m_underCarried);
    //: %1: "By hand: Belle → Saloon", %2: why the rules don't let her go there
    return whyNot.isEmpty() ? byHand : tr("%1, against the rules: %2").arg(byHand, whyNot);
}

QString TrainMap::carriedOver(const items::Adjustable& piece, const QPoint& globalPos)
{
    m_underCarried = placeUnder(globalPos);
    Q_EMIT explained(wouldDo(piece));
    update();
    return {};
}

void TrainMap::carriedAway()
{
    m_underCarried = -1;
    Q_EMIT explained({});
    update();
}

bool TrainMap::drop(const items::Adjustable& piece, const QPoint& globalPos)
{
    const int place = placeUnder(globalPos);
    if (!answering(piece, place).isEmpty())
        m_models.options.answerByMoving(piece.id, place);
    else if (place >= 0)
        m_models.adjusting.put(piece, place);
    return place >= 0;
}

QPoint TrainMap::pointAt(const Target& target) const
{
    return mapToGlobal(toPixels(areaOf(target)).center());
}

void TrainMap::openMenu()
{
    openMenuOf(m_aimed, m_aimed ? pointAt(*m_aimed) : mapToGlobal(rect().center()));
}

void TrainMap::openMenuOf(const std::optional<Target>& target, const QPoint& globalPos)
{
    tellRule(target);
    const items::AdjustmentChoices choices =
        target ? m_models.adjusting.choicesFor(handPieceOf(*target)) : m_models.adjusting.all();
    popUpAdjustMenu(choices, target ? nameOf(*target) : tr("Change by hand"), globalPos, this);
}

} // namespace caboose::views
