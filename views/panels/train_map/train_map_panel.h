// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/entrance.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QTimer;
class QToolButton;

namespace caboose::items {
class GameModels;
} // namespace caboose::items

namespace caboose::views {

class TrainMap;

/// The train map with what one looks closer with: it fits the panel, or is larger and scrolls. A
/// line at the foot says why something is refused, and opens its rule.
class TrainMapPanel : public QWidget, public Entrance {
    Q_OBJECT
public:
    explicit TrainMapPanel(items::GameModels& models, QWidget* parent = nullptr);

    TrainMap& map() { return *m_map; }
    qreal zoom() const { return m_zoom; }
    void setZoom(qreal zoom);

    QWidget* entrance() const override;

Q_SIGNALS:
    void ruleWanted(const QString& number);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void fit();
    void placeButtons();
    void explain(const QString& why, const QString& rule);
    void hideUnlessPointedAt();
    QToolButton* addZoomButton(const QString& sign, qreal factor);

    QScrollArea* m_scroll;
    TrainMap* m_map;
    QLabel* m_why;
    QTimer* m_hideLater;
    QToolButton* m_closer;
    QToolButton* m_further;
    QToolButton* m_whole;
    qreal m_zoom = 1;
};

} // namespace caboose::views
