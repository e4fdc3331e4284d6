// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/display_window.h"

#include "app/game/game_document.h"
#include "app/window/display_place.h"
#include "views/drawing/icon.h"
#include "views/windows/table_display/table_display.h"

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

DisplayWindow::DisplayWindow(GameDocument& gameDocument) : m_document(gameDocument)
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
    m_document.setPublicWanted(true);
    m_window = new Window(m_document.publicModels());
    connect(m_window, &QObject::destroyed, this, [this] {
        m_window.clear();
        m_document.setPublicWanted(false);
        Q_EMIT openChanged(false);
    });
    retranslate();
    place(nullptr);
    Q_EMIT openChanged(true);
}

/// `gone`: a screen that is just being unplugged.
void DisplayWindow::place(const QScreen* gone)
{
    const QScreen* own = m_mainWindow ? m_mainWindow->screen() : QGuiApplication::primaryScreen();
    QList<QRect> screens;
    qsizetype ownPlace = 0;
    for (const QScreen* screen : QGuiApplication::screens()) {
        if (screen == gone) continue;
        if (screen == own) ownPlace = screens.size();
        screens.append(screen->geometry());
    }
    const DisplayPlace place = displayPlace(screens, ownPlace);
    if (place.where.isEmpty()) return;
    if (m_window->isFullScreen()) m_window->setFull(false);
    m_window->setGeometry(place.where);
    m_window->setFull(place.isFull);
}

/// The window follows neither into nowhere nor out of its whole screen while that is there.
void DisplayWindow::comeBack(const QScreen* gone)
{
    if (m_window && m_window->screen() == gone) place(gone);
}

void DisplayWindow::retranslate()
{
    if (m_window) m_window->setWindowTitle(tr("Caboose: the table"));
}

} // namespace caboose::app
