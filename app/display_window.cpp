// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/display_window.h"

#include "app/following.h"
#include "app/screen_fit.h"
#include "views/icons/icon.h"
#include "views/table_display/table_display.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QScreen>
#include <QVBoxLayout>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace caboose::app {

/// F11 or a double click: the whole screen, or a window again. Escape leaves.
class DisplayWindow::Window : public QWidget {
public:
    explicit Window(items::GameModels& game) : QWidget(nullptr, Qt::Window)
    {
        setObjectName(u"displayWindow"_s);
        setAttribute(Qt::WA_DeleteOnClose);
        setAttribute(Qt::WA_QuitOnClose, false);
        setWindowIcon(views::emblem());
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(new views::TableDisplay(game, this));
    }

    void setFull(bool full) { full ? showFullScreen() : showNormal(); }

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_F11)
            setFull(!isFullScreen());
        else if (event->key() == Qt::Key_Escape)
            isFullScreen() ? setFull(false) : static_cast<void>(close());
        else
            QWidget::keyPressEvent(event);
    }
    void mouseDoubleClickEvent(QMouseEvent*) override { setFull(!isFullScreen()); }
};

DisplayWindow::DisplayWindow(Following& following) : m_following(following)
{
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &DisplayWindow::comeBack);
}

DisplayWindow::~DisplayWindow()
{
    if (m_window) m_window->disconnect(this);
    delete m_window;
}

QWidget* DisplayWindow::window() const
{
    return m_window;
}

void DisplayWindow::setOpen(bool open)
{
    if (open == isOpen()) return;
    if (!open) {
        m_window->close();
        return;
    }
    m_following.setPublicWanted(true);
    m_window = new Window(m_following.publicModels());
    connect(m_window, &QObject::destroyed, this, [this] {
        m_following.setPublicWanted(false);
        Q_EMIT openChanged(false);
    });
    retranslate();
    place();
    Q_EMIT openChanged(true);
}

void DisplayWindow::place()
{
    const QScreen* own = m_mainWindow ? m_mainWindow->screen() : QGuiApplication::primaryScreen();
    for (QScreen* screen : QGuiApplication::screens()) {
        if (screen == own) continue;
        m_window->setGeometry(screen->geometry());
        m_window->setFull(true);
        return;
    }
    m_window->resize(own->availableSize() * 3 / 4);
    m_window->show();
}

void DisplayWindow::comeBack(const QScreen* gone)
{
    if (!m_window) return;
    QList<QRect> left;
    for (const QScreen* screen : QGuiApplication::screens()) {
        if (screen != gone) left.append(screen->availableGeometry());
    }
    if (left.isEmpty()) return;
    const QRect before = m_window->normalGeometry();
    const QRect fitted = fittedToScreens(before, left);
    if (m_window->screen() != gone && fitted == before) return;
    m_window->setFull(false);
    m_window->setGeometry(fitted);
}

void DisplayWindow::retranslate()
{
    if (m_window) m_window->setWindowTitle(tr("Caboose: the table"));
}

} // namespace caboose::app
