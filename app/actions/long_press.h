// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QTimer>
#include <QWidget>

class QMouseEvent;

namespace caboose::app {

/// A finger that rests on a thing asks for its menu, as the right button of a mouse does; lifted
/// then, it does nothing else.
class LongPress : public QObject {
    Q_OBJECT
public:
    explicit LongPress(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void begin(QWidget* widget, const QMouseEvent& press);
    void askForMenu();

    QTimer m_held;
    QPointer<QWidget> m_widget;
    QPointF m_at; ///< of the widget
    QPointF m_onScreen;
    bool m_hasAsked = false;
};

} // namespace caboose::app
