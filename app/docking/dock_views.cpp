// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/dock_views.h"

#include "app/docking/panel_title.h"

#include <kddockwidgets/Config.h>
#include <kddockwidgets/KDDockWidgets.h>
#include <kddockwidgets/core/Group.h>
#include <kddockwidgets/core/Stack.h>
#include <kddockwidgets/core/TabBar.h>
#include <kddockwidgets/core/TitleBar.h>
#include <kddockwidgets/core/views/ClassicIndicatorWindowViewInterface.h>
#include <kddockwidgets/qtwidgets/ViewFactory.h>
#include <kddockwidgets/qtwidgets/views/Group.h>
#include <kddockwidgets/qtwidgets/views/Stack.h>
#include <kddockwidgets/qtwidgets/views/TabBar.h>
#include <kddockwidgets/qtwidgets/views/TitleBar.h>

#include <QAccessible>
#include <QAccessibleWidget>
#include <QLabel>
#include <QPainter>
#include <QStackedWidget>
#include <QStyleOptionTab>
#include <QTabWidget>

#include <functional>
#include <memory>
#include <utility>

namespace kddw = KDDockWidgets;

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

bool locked = false;

/// A panel with its title, or those that lie upon each other with their tabs. The library gives all
/// of them an outline, which shows only beside tabs; for one so large the toolkit starts threads,
/// and waits for them.
class Group : public kddw::QtWidgets::Group {
    Q_OBJECT
public:
    using kddw::QtWidgets::Group::Group;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        if (group()->hasTabsVisible()) kddw::QtWidgets::Group::paintEvent(event);
    }
};

/// The strip above a panel.
class TitleStrip : public kddw::QtWidgets::TitleBar {
    Q_OBJECT
public:
    using kddw::QtWidgets::TitleBar::TitleBar;

    /// The library takes its buttons apart itself, and takes them for its own kind. One of ours may
    /// be in the middle of its click.
    ~TitleStrip() override
    {
        for (QAbstractButton** button : {&m_closeButton, &m_floatButton, &m_maximizeButton,
                                         &m_minimizeButton, &m_autoHideButton}) {
            if (!*button) continue;
            (*button)->setParent(nullptr);
            (*button)->deleteLater();
            *button = nullptr;
        }
    }

protected:
    void init() override
    {
        kddw::QtWidgets::TitleBar::init();
        if (m_dockWidgetIcon) m_dockWidgetIcon->setMaximumSize(0, 0);
    }

    QSize sizeHint() const override { return {0, panelTitleHeight(fontMetrics())}; }

    void paintEvent(QPaintEvent*) override
    {
        const kddw::Core::TitleBar* bar = titleBar();
        const auto panels = bar->dockWidgets();
        const QIcon icon = panels.isEmpty() ? QIcon() : panels.constFirst()->icon();
        QPainter painter(this);
        drawPanelTitle(painter, *this, {bar->title(), icon, bar->isFocused()}, buttonAreaWidth());
    }
};

/// The titles of panels that lie upon each other. Where there is no room for all of them, those
/// that lie below show their icon alone.
class TabStrip : public kddw::QtWidgets::TabBar {
    Q_OBJECT
public:
    explicit TabStrip(kddw::Core::TabBar* bar, QWidget* parent)
        : kddw::QtWidgets::TabBar(bar, parent)
    {
        setUsesScrollButtons(false);
    }

    void renameTab(int index, const QString& text) override
    {
        kddw::QtWidgets::TabBar::renameTab(index, text);
        setTabToolTip(index, text);
    }

protected:
    void tabInserted(int index) override
    {
        kddw::QtWidgets::TabBar::tabInserted(index);
        setTabToolTip(index, tabText(index));
    }

    QSize tabSizeHint(int index) const override { return sizeOf(index, isIconAlone(index)); }
    /// Else they would keep the room that they once had.
    QSize minimumTabSizeHint(int index) const override
    {
        return sizeOf(index, mayBeIconAlone(index));
    }

    void initStyleOption(QStyleOptionTab* option, int index) const override
    {
        kddw::QtWidgets::TabBar::initStyleOption(option, index);
        if (isIconAlone(index)) option->text.clear();
    }

    void showEvent(QShowEvent* event) override
    {
        if (QTabWidget* all = tabWidget()) all->installEventFilter(this);
        fit();
        kddw::QtWidgets::TabBar::showEvent(event);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Resize) fit();
        return kddw::QtWidgets::TabBar::eventFilter(watched, event);
    }

private:
    static constexpr int gap = 4; ///< that a style leaves between icon and text
    bool m_hasRoom = false;       ///< when the tabs were last laid out

    /// The tabs keep their widths while what they are in becomes wider or narrower.
    void fit()
    {
        const bool hasRoom = hasRoomForAll();
        if (hasRoom == m_hasRoom) return;
        m_hasRoom = hasRoom;
        for (int i = 0; i < count(); ++i) setTabText(i, tabText(i));
    }

    QSize sizeOf(int index, bool isIcon) const
    {
        const QSize whole = kddw::QtWidgets::TabBar::tabSizeHint(index);
        if (!isIcon) return whole;
        const int text = fontMetrics().size(Qt::TextShowMnemonic, tabText(index)).width();
        return {whole.width() - text - gap, whole.height()};
    }
    bool mayBeIconAlone(int index) const
    {
        return index != currentIndex() && !tabIcon(index).isNull();
    }
    bool isIconAlone(int index) const { return mayBeIconAlone(index) && !hasRoomForAll(); }
    bool hasRoomForAll() const
    {
        const QTabWidget* all = tabWidget();
        const QWidget* buttons = all ? all->cornerWidget(Qt::TopRightCorner) : nullptr;
        int left = all ? all->width() - (buttons ? buttons->width() : 0) : width();
        for (int i = 0; i < count(); ++i) left -= kddw::QtWidgets::TabBar::tabSizeHint(i).width();
        return left >= 0;
    }
};

/// The signs that show where a panel can be dropped: pictures and a window for them, made when a
/// panel is dragged for the first time. The library tells size and place again when it shows them.
class DropSigns : public kddw::Core::ClassicIndicatorWindowViewInterface {
public:
    using Signs = kddw::Core::ClassicIndicatorWindowViewInterface;
    explicit DropSigns(std::function<Signs*()> make) : m_make(std::move(make)) {}

    kddw::DropLocation hover(kddw::Point at) override { return made().hover(at); }
    kddw::Point posForIndicator(kddw::DropLocation location) const override
    {
        return made().posForIndicator(location);
    }
    void updatePositions() override { made().updatePositions(); }
    void updateIndicatorVisibility() override { made().updateIndicatorVisibility(); }
    void setVisible(bool visible) override
    {
        if (visible || m_made) made().setVisible(visible);
    }

    void setObjectName(const QString& name) override
    {
        if (m_made) m_made->setObjectName(name);
    }
    void raise() override
    {
        if (m_made) m_made->raise();
    }
    void resize(kddw::Size size) override
    {
        if (m_made) m_made->resize(size);
    }
    void setGeometry(kddw::Rect area) override
    {
        if (m_made) m_made->setGeometry(area);
    }
    bool isWindow() const override { return m_made && m_made->isWindow(); }

private:
    Signs& made() const
    {
        if (!m_made) m_made.reset(m_make());
        return *m_made;
    }

    std::function<Signs*()> m_make;
    mutable std::unique_ptr<Signs> m_made;
};

TitleButton::Action actionOf(kddw::TitleBarButtonType type)
{
    switch (type) {
    case kddw::TitleBarButtonType::Float: return TitleButton::Action::TakeOut;
    case kddw::TitleBarButtonType::Minimize: return TitleButton::Action::Minimize;
    case kddw::TitleBarButtonType::Maximize: return TitleButton::Action::Maximize;
    case kddw::TitleBarButtonType::Normal: return TitleButton::Action::Restore;
    default: return TitleButton::Action::Close;
    }
}

class Factory : public kddw::QtWidgets::ViewFactory {
    Q_OBJECT
public:
    kddw::Core::View* createGroup(kddw::Core::Group* group, kddw::Core::View* parent) const override
    {
        return new Group(group, kddw::QtCommon::View_qt::asQWidget(parent));
    }

    kddw::Core::View* createTitleBar(kddw::Core::TitleBar* bar,
                                     kddw::Core::View* parent) const override
    {
        return new TitleStrip(bar, parent);
    }

    kddw::Core::View* createTabBar(kddw::Core::TabBar* bar, kddw::Core::View* parent) const override
    {
        return new TabStrip(bar, kddw::QtCommon::View_qt::asQWidget(parent));
    }

    kddw::Core::ClassicIndicatorWindowViewInterface*
    createClassicIndicatorWindow(kddw::Core::ClassicDropIndicatorOverlay* overlay,
                                 kddw::Core::View* parent) const override
    {
        return new DropSigns([this, overlay, parent] {
            return kddw::QtWidgets::ViewFactory::createClassicIndicatorWindow(overlay, parent);
        });
    }

    /// The keyboard goes to its tabs, and to what is in front.
    kddw::Core::View* createStack(kddw::Core::Stack* stack, kddw::Core::View* parent) const override
    {
        auto* made = new kddw::QtWidgets::Stack(stack, kddw::QtCommon::View_qt::asQWidget(parent));
        made->setFocusPolicy(Qt::NoFocus);
        return made;
    }

    QAbstractButton* createTitleBarButton(QWidget* parent,
                                          kddw::TitleBarButtonType type) const override
    {
        auto* button = new TitleButton(parent, actionOf(type));
        button->setEnabled(!panelsAreLocked());
        return button;
    }

    /// The library gives this icon to the button again whenever it changes its state.
    QIcon iconForButtonType(kddw::TitleBarButtonType type, qreal) const override
    {
        return iconOf(actionOf(type));
    }
};

/// Whoever comes to one of the things that lie upon each other hears which one it is, if it has a
/// name; by itself the toolkit says no more than that they lie upon each other.
class StackVoice : public QAccessibleWidget {
public:
    explicit StackVoice(QStackedWidget* stack) : QAccessibleWidget(stack) {}

    QAccessible::Role role() const override
    {
        return text(QAccessible::Name).isEmpty() ? QAccessible::Client : QAccessible::LayeredPane;
    }

    QString text(QAccessible::Text which) const override
    {
        const auto* stack = qobject_cast<const QStackedWidget*>(object());
        const QWidget* inFront = stack ? stack->currentWidget() : nullptr;
        return which == QAccessible::Name && inFront ? inFront->accessibleName()
                                                     : QAccessibleWidget::text(which);
    }
};

QAccessibleInterface* voiceFor(const QString& className, QObject* object)
{
    if (className != u"QStackedWidget"_s) return nullptr;
    return new StackVoice(static_cast<QStackedWidget*>(object));
}

} // namespace

bool panelsAreLocked()
{
    return locked;
}

void lockPanels(bool lock)
{
    locked = lock;
}

void prepareDockViews()
{
    static bool prepared = false;
    if (prepared) return;
    prepared = true;
    kddw::initFrontend(kddw::FrontendType::QtWidgets);
    kddw::Config& config = kddw::Config::self();
    config.setFlags(kddw::Config::Flag_Default | kddw::Config::Flag_HideTitleBarWhenTabsVisible |
                    kddw::Config::Flag_AlwaysTitleBarWhenFloating |
                    kddw::Config::Flag_ShowButtonsOnTabBarIfTitleBarHidden |
                    kddw::Config::Flag_AllowReorderTabs | kddw::Config::Flag_CloseOnlyCurrentTab);
    config.setSeparatorThickness(6);
    config.setViewFactory(new Factory);
    QAccessible::installFactory(voiceFor);
    config.setDragAboutToStartFunc([](kddw::Core::Draggable*) { return !panelsAreLocked(); });
}

} // namespace caboose::app

#include "dock_views.moc"
