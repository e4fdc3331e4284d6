// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QScreen;
class QWidget;

namespace caboose::app {

class GameDocument;

/// The window of the table display (displayPlace() says where). When its screen goes away, it comes
/// back to one that is still there.
class DisplayWindow : public QObject {
    Q_OBJECT
public:
    /// `following` outlives it.
    explicit DisplayWindow(GameDocument& gameDocument);
    ~DisplayWindow() override;

    /// It opens on another screen than this one, if there is one.
    void setMainWindow(QWidget* mainWindow) { m_mainWindow = mainWindow; }
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const { return !m_window.isNull(); }
    QWidget* window() const;
    void retranslate();

Q_SIGNALS:
    void openChanged(bool open);

private:
    class Window;

    void place(const QScreen* gone);
    void comeBack(const QScreen* gone);

    GameDocument& m_document;
    QWidget* m_mainWindow = nullptr;
    QPointer<Window> m_window;
};

} // namespace caboose::app
