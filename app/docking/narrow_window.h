// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;
class QScrollBar;
class QWidget;

namespace caboose::app {

/// Where the window is smaller than its panels can be beside each other, they are moved beneath it
/// by a bar, and to whatever gets the keyboard. They stay children of the central widget: the
/// docking library looks for them there.
class NarrowWindow : public QObject {
    Q_OBJECT
public:
    /// The central widget has one layout, with the panels in it.
    explicit NarrowWindow(QMainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    void move();
    void showWhole(const QWidget* focused);

    QMainWindow& m_window;
    QWidget* m_centre;
    QWidget* m_panels;
    QScrollBar* m_across;
    QScrollBar* m_down;
};

} // namespace caboose::app
