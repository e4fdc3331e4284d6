// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/answer_hint.h"
#include "views/widgets/carrying/carrying.h"
#include "views/widgets/spoken_items.h"
#include "views/widgets/train_map/map_layout.h"
#include "views/widgets/train_map/map_motion.h"

#include <QPixmap>
#include <QWidget>

#include <optional>

namespace caboose::items {
class GameModels;
} // namespace caboose::items

namespace caboose::views {

/// The trains with everything on them, drawn as large as the widget allows; and an input surface:
/// what the open question offers lights up and takes a click or a key, what it refuses says why.
///
/// Arrow keys go from one target to the next (with Shift: to everything that is there; with Ctrl:
/// by car and by floor), the letter of a pawn goes to it where it answers nothing, Return or Space
/// takes it. What is dragged is moved by hand, whatever the rules say; so is what the menu of a
/// piece does.
class TrainMap : public QWidget, public PieceTarget, public SpokenItems {
    Q_OBJECT
public:
    explicit TrainMap(items::GameModels& models, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// Where something is on the widget: for tests, and for what points at it from outside.
    QRect placeArea(int placeId) const;
    QRect pieceArea(PieceKind kind, int id) const;
    QRect pawnArea(int pawnId) const { return pieceArea(PieceKind::Pawn, pawnId); }
    QRect lootArea(int lootId) const { return pieceArea(PieceKind::Loot, lootId); }
    QRect prisonerArea(int bandit) const { return pieceArea(PieceKind::Prisoner, bandit); }

    /// The pawn that is asked about, dropped where it may go, is the answer; else moved by hand.
    void letDropsAnswer() { m_dropsAnswer = true; }

    /// Which place is there; -1: none.
    int placeUnder(const QPoint& globalPos) const;
    /// Something from elsewhere is being dragged over the map, or no longer.
    void carry(const CarriedPiece& piece, const QPoint& globalPos);
    void carryNothing();

    const items::Adjusting& table() const override;
    QString carriedOver(const items::Adjustable& piece, const QPoint& globalPos) override;
    void carriedAway() override;
    bool drop(const items::Adjustable& piece, const QPoint& globalPos) override;

    int itemCount() const override;
    QString itemName(int item) const override;
    QRect itemArea(int item) const override;
    int itemInUse() const override;
    void pressItem(int item) override;

    /// The menu of what the keyboard has aimed at, or of all that is on the map.
    void openMenu();
    /// What one would ask about: aimed at, or under the pointer; -1: no option.
    int optionInEye() const;

Q_SIGNALS:
    /// A piece was dropped where the map has no place.
    void droppedOutside(const caboose::items::Adjustable& piece, const QPoint& globalPos);
    /// Why something that somebody tried is refused, and the number of the rule if it names one;
    /// empty: nothing to explain any more.
    void explained(const QString& why, const QString& rule = {});

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// Something that the open question is about.
    struct Target {
        enum class Kind { Place, Piece } kind = Kind::Place;
        std::size_t index = 0; ///< in the layout's places or pieces

        bool operator==(const Target&) const = default;
    };

    void retranslate();
    void refresh();
    void describeAll();
    void layOut(bool animated);
    void drawBackground();
    void drawLights(QPainter& painter);
    void drawPieces(QPainter& painter);
    void drawPiece(QPainter& painter, const PieceBox& piece);
    void drawKeys(QPainter& painter);
    void drawFocus(QPainter& painter);
    void drawNothing(QPainter& painter);

    const items::AnswerHint& hintFor(const Target& target) const;
    const items::AnswerHint& hintFor(const PieceBox& piece) const;
    QString nameOf(const Target& target) const;
    QString placeNameOf(const Target& target) const;
    int placeOf(const Target& target) const;
    QString spokenAim(const Target& target) const;
    QRectF areaOf(const Target& target) const;
    std::vector<Target> targets() const;
    /// Everything on the map, in the same order.
    std::vector<Target> everything() const;
    void sort(std::vector<Target>& targets) const;
    [[nodiscard]] std::optional<Target> targetAt(QPointF pixel) const;
    [[nodiscard]] std::optional<Target> thingAt(QPointF pixel) const;
    /// Beside the train, where nobody moves anything by dragging.
    [[nodiscard]] bool isBeside(const Target& target) const;
    items::Adjustable handPieceOf(const Target& target) const;
    QString tipAt(QPointF pixel) const;
    [[nodiscard]] bool isLit(const Target& target) const;
    void aim(std::optional<Target> target);
    void tellRule(const std::optional<Target>& target);
    QString ruleOfHint(const Target& target) const;
    void step(int by, bool overAll);
    [[nodiscard]] bool walk(int arrowKey);
    [[nodiscard]] bool aimAtPawn(const QString& letter);
    void pickUp(QPointF pixel);
    QString answering(const items::Adjustable& piece, int place) const;
    QString refusing(const items::Adjustable& piece, int place) const;
    QString wouldDo(const items::Adjustable& piece) const;
    void moveCarried(const QPoint& globalPos);
    void dropCarried(const QPoint& globalPos);
    void openMenuOf(const std::optional<Target>& target, const QPoint& globalPos);
    QPoint pointAt(const Target& target) const;
    void take(const Target& target);
    /// Of what is pointed at or aimed at, or of nothing.
    void explainInEye();

    QPointF toMap(QPointF pixel) const { return (pixel - m_corner) / m_scale; }
    QRect toPixels(const QRectF& area) const;

    items::GameModels& m_models;
    MapLayout m_layout;
    MapMotion m_motion;
    QPixmap m_background; ///< everything that does not move
    qreal m_scale = 1;
    QPointF m_corner;
    std::optional<Target> m_hovered;
    std::optional<Target> m_aimed; ///< with the keyboard
    bool m_isOverAll = false;      ///< also at what nobody asks about
    std::optional<QPointF> m_pressed;
    Carrying m_carrying;
    bool m_dropsAnswer = false;
    int m_underCarried = -1; ///< the place that a piece would be dropped in
};

} // namespace caboose::views
