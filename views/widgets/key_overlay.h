// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPair>
#include <QPointer>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QScrollArea;

namespace caboose::views {

/// Keys of one kind: a title, and what each does.
struct KeyGroup {
    QString title;
    QList<QPair<QString, QString>> keys; ///< what it does, the key
};

/// All keys over the window, when somebody asks for them. Any key or click takes it away, but those
/// that scroll what the window has no room for.
class KeyOverlay : public QWidget {
    Q_OBJECT
public:
    explicit KeyOverlay(QWidget* window);

    void show(const QList<KeyGroup>& groups);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void lay();
    void fill(int columns);
    bool scrolls(const QKeyEvent& event);
    void leave();

    QScrollArea* m_card;
    QHBoxLayout* m_columns;
    QList<QLabel*> m_labels;
    QList<KeyGroup> m_groups;
    QPointer<QWidget> m_before; ///< had the focus
};

} // namespace caboose::views
