// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/train_map/train_map.h"

#include "views/drawing/animation_setting.h"
#include "views/drawing/art.h"
#include "views/drawing/colours.h"
#include "views/items/game_models.h"
#include "views/items/position_sentence.h"
#include "views/widgets/train_map/map_painter.h"
#include "views/widgets/train_map/scenery.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace caboose::views {
namespace {

constexpr QSize wantedSize(900, 320);
constexpr QSize leastSize(280, 150);

} // namespace

TrainMap::TrainMap(items::GameModels& models, QWidget* parent)
    : QWidget(parent), m_models(models), m_carrying(this, models.adjusting)
{
    setObjectName(QStringLiteral("trainMap"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent); // the scenery fills it all
    connect(&m_models, &items::GameModels::shown, this, &TrainMap::refresh);
    connect(&m_motion, &MapMotion::moved, this, qOverload<>(&QWidget::update));
    retranslate();
    refresh();
}

QSize TrainMap::sizeHint() const
{
    return wantedSize;
}

QSize TrainMap::minimumSizeHint() const
{
    return leastSize;
}

void TrainMap::retranslate()
{
    setAccessibleName(tr("Train"));
}

/// The models show another moment.
void TrainMap::refresh()
{
    m_hovered.reset();
    m_aimed.reset();
    carryNothing();
    setProperty("rule", QString());
    layOut(motionWanted() && isVisible());
    // Whoever is here hears what has changed; all of it would bury that.
    if (!hasFocus()) describeAll();
    Q_EMIT explained({});
}

void TrainMap::layOut(bool animated)
{
    const MapLayout before = m_layout;
    m_layout = MapLayout(m_models, size());
    const QSizeF all = m_layout.size();
    m_scale = std::min(width() / all.width(), height() / all.height());
    m_corner = {(width() - all.width() * m_scale) / 2, (height() - all.height() * m_scale) * 0.62};
    const bool isSameSize = before.size() == all && m_background.deviceIndependentSize() == size();
    const bool isSameTrain = before.cars().size() == m_layout.cars().size() && before.size() == all;
    m_motion.moveTo(m_layout, animated && isSameTrain);
    if (!isSameSize || before.cars() != m_layout.cars()) m_background = {};
    update();
}

void TrainMap::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut(false);
}

void TrainMap::changeEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::LanguageChange: retranslate(); break;
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::DevicePixelRatioChange: m_background = {}; break;
    default: break;
    }
    QWidget::changeEvent(event);
}

// --- drawing
// ---------------------------------------------------------------------------------------

void TrainMap::drawBackground()
{
    m_background = QPixmap(size() * devicePixelRatioF());
    m_background.fill(Qt::transparent);
    m_background.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(&m_background);
    painter.setRenderHint(QPainter::Antialiasing);
    std::vector<qreal> rails;
    for (const qreal rail : m_layout.rails()) rails.push_back(m_corner.y() + rail * m_scale);
    drawScenery(painter, rect(), rails, m_scale, coloursInUse().scenery);
    painter.translate(m_corner);
    painter.scale(m_scale, m_scale);
    for (const CarBox& car : m_layout.cars()) drawCar(painter, car, font());
}

void TrainMap::paintEvent(QPaintEvent*)
{
    if (m_background.isNull()) drawBackground();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_background);
    if (m_layout.cars().empty()) {
        drawNothing(painter);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(m_corner);
    painter.scale(m_scale, m_scale);
    drawLights(painter);
    drawPieces(painter);
    drawKeys(painter);
    painter.resetTransform();
    if (hasFocus()) drawFocus(painter);
}

/// Seen on any scenery: a light ring around a dark one.
void TrainMap::drawFocus(QPainter& painter)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Base), 6));
    painter.drawRect(rect());
    painter.setPen(QPen(palette().color(QPalette::Highlight), 4));
    painter.drawRect(rect());
}

void TrainMap::drawNothing(QPainter& painter)
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    painter.setFont(large);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap,
                     m_models.isShowing() ? tr("The train is being put together.")
                                          : tr("No game is on the table yet."));
}

void TrainMap::drawLights(QPainter& painter)
{
    for (std::size_t i = 0; i < m_layout.places().size(); ++i) {
        const Target target{Target::Kind::Place, i};
        const bool isUnderCarried = m_underCarried == m_layout.places()[i].id;
        drawPlaceLight(painter, m_layout.places()[i].area,
                       isUnderCarried ? Light::Pointed : lightOf(hintFor(target), isLit(target)));
    }
}

void TrainMap::drawPieces(QPainter& painter)
{
    for (std::size_t i = 0; i < m_layout.pieces().size(); ++i) {
        const PieceBox& piece = m_layout.pieces()[i];
        const Light light = lightOf(hintFor(piece), isLit({Target::Kind::Piece, i}));
        drawPieceLight(painter, m_motion.areaOf(piece), light);
    }
    for (const PieceBox& piece : m_layout.pieces()) drawPiece(painter, piece);
    for (const PlaceBox& place : m_layout.places()) {
        if (place.isCell) drawBars(painter, place.area, m_layout.barsOf(place));
    }
}

void TrainMap::drawPiece(QPainter& painter, const PieceBox& piece)
{
    painter.setOpacity(m_motion.presenceOf(piece));
    const QRectF area = m_motion.areaOf(piece);
    switch (piece.kind) {
    case PieceKind::Pawn: drawPawnPiece(painter, m_models.pawns.at(piece.row), area); break;
    case PieceKind::Loot: drawLootPiece(painter, m_models.loot.at(piece.row), area, font()); break;
    case PieceKind::Prisoner:
        drawPrisoner(painter, m_models.prisoners.at(piece.row).letter, area);
        break;
    case PieceKind::Hostage:
    case PieceKind::Horses:
        drawBesidePiece(painter, m_models.beside.at(piece.row), area, font());
        break;
    }
    painter.setOpacity(1);
}

void TrainMap::drawKeys(QPainter& painter)
{
    for (const Target& target : targets()) {
        if (!hintFor(target).isPossible()) continue;
        const QRectF area = areaOf(target);
        const bool isPlace = target.kind == Target::Kind::Place;
        const bool isLoot = !isPlace && m_layout.pieces()[target.index].kind != PieceKind::Pawn;
        // Tokens stand close to each other: a key stays above its own.
        const QPointF corner = isPlace  ? keyOfPlace(area)
                               : isLoot ? QPointF(area.center().x() + 13, area.top() - 20)
                                        : keyOfPawn(area);
        drawKey(painter, corner, hintFor(target).keys, font());
    }
}

// --- what the question is about
// --------------------------------------------------------------------

const items::AnswerHint& TrainMap::hintFor(const PieceBox& piece) const
{
    switch (piece.kind) {
    case PieceKind::Pawn: return m_models.pawns.at(piece.row).hint;
    case PieceKind::Prisoner: return m_models.prisoners.at(piece.row).hint;
    case PieceKind::Hostage:
    case PieceKind::Horses: return m_models.beside.at(piece.row).hint;
    case PieceKind::Loot: break;
    }
    return m_models.loot.at(piece.row).hint;
}

const items::AnswerHint& TrainMap::hintFor(const Target& target) const
{
    if (target.kind == Target::Kind::Piece) return hintFor(m_layout.pieces()[target.index]);
    return m_models.places.at(m_layout.places()[target.index].row).hint;
}

QString TrainMap::nameOf(const Target& target) const
{
    if (target.kind == Target::Kind::Place) {
        return m_models.places.at(m_layout.places()[target.index].row).name;
    }
    const PieceBox& piece = m_layout.pieces()[target.index];
    switch (piece.kind) {
    case PieceKind::Pawn: return m_models.pawns.at(piece.row).name;
    case PieceKind::Prisoner: return m_models.prisoners.at(piece.row).name;
    case PieceKind::Hostage:
    case PieceKind::Horses: return m_models.beside.at(piece.row).name;
    case PieceKind::Loot: break;
    }
    return m_models.loot.at(piece.row).name;
}

QRectF TrainMap::areaOf(const Target& target) const
{
    return target.kind == Target::Kind::Piece ? m_motion.areaOf(m_layout.pieces()[target.index])
                                              : m_layout.places()[target.index].area;
}

/// Pieces before the places they stand in, from the front of the train to its end.
std::vector<TrainMap::Target> TrainMap::targets() const
{
    std::vector<Target> all;
    const auto add = [&](Target target) {
        if (hintFor(target).kind != items::AnswerHint::Kind::None) all.push_back(target);
    };
    for (std::size_t i = 0; i < m_layout.pieces().size(); ++i) add({Target::Kind::Piece, i});
    for (std::size_t i = 0; i < m_layout.places().size(); ++i) add({Target::Kind::Place, i});
    sort(all);
    return all;
}

std::vector<TrainMap::Target> TrainMap::everything() const
{
    std::vector<Target> all;
    for (std::size_t i = 0; i < m_layout.pieces().size(); ++i) {
        all.push_back({Target::Kind::Piece, i});
    }
    for (std::size_t i = 0; i < m_layout.places().size(); ++i) {
        all.push_back({Target::Kind::Place, i});
    }
    sort(all);
    return all;
}

void TrainMap::sort(std::vector<Target>& targets) const
{
    std::stable_sort(targets.begin(), targets.end(), [this](const Target& a, const Target& b) {
        return areaOf(a).center().x() < areaOf(b).center().x();
    });
}

std::optional<TrainMap::Target> TrainMap::targetAt(QPointF pixel) const
{
    const QPointF at = toMap(pixel);
    for (const Target& target : targets()) {
        const bool isPiece = target.kind == Target::Kind::Piece;
        if (isPiece && areaOf(target).adjusted(-3, -3, 3, 3).contains(at)) return target;
    }
    for (const Target& target : targets()) {
        if (areaOf(target).contains(at)) return target;
    }
    return {};
}

bool TrainMap::isLit(const Target& target) const
{
    return target == m_hovered || (hasFocus() && target == m_aimed);
}

QString TrainMap::tipAt(QPointF pixel) const
{
    if (const auto target = targetAt(pixel)) {
        const QString why = hintFor(*target).why;
        return why.isEmpty() ? nameOf(*target) : nameOf(*target) + u'\n' + why;
    }
    if (const auto thing = thingAt(pixel); thing && isBeside(*thing)) return nameOf(*thing);
    for (const PlaceBox& place : m_layout.places()) {
        if (!place.area.contains(toMap(pixel))) continue;
        const QString contents = items::contentsOf(place.id, m_models.pawns, m_models.loot);
        const QString name = m_models.places.at(place.row).name;
        return contents.isEmpty() ? name : name + u'\n' + contents;
    }
    return {};
}

// --- for those who point
// ---------------------------------------------------------------------------

QRect TrainMap::toPixels(const QRectF& area) const
{
    return QRectF(m_corner + area.topLeft() * m_scale, area.size() * m_scale).toRect();
}

QRect TrainMap::placeArea(int placeId) const
{
    for (const PlaceBox& place : m_layout.places()) {
        if (place.id == placeId) return toPixels(place.area);
    }
    return {};
}

QRect TrainMap::pieceArea(PieceKind kind, int id) const
{
    for (const PieceBox& piece : m_layout.pieces()) {
        if (piece.kind == kind && piece.id == id) return toPixels(piece.area);
    }
    return {};
}

} // namespace caboose::views
