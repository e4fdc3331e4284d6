// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawn_texts.h"

#include "tests/support/visible_texts.h"
#include "views/panels/welcome/continue_card.h"
#include "views/widgets/train_map/train_map.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QTextEdit>
#include <QWidget>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace caboose::test {
namespace {

/// Draws nothing, and keeps what is written.
class WritingEngine : public QPaintEngine {
public:
    explicit WritingEngine(QList<DrawnText>& texts) : QPaintEngine(AllFeatures), m_texts(texts) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    Type type() const override { return User; }
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        if (item.text().trimmed().isEmpty()) return;
        constexpr qreal tolerance = 2; // letters lean out of their boxes
        const QRectF area = painter()->clipBoundingRect().adjusted(-tolerance, 0, tolerance, 0);
        const bool isOutside = painter()->hasClipping() && area.isValid() &&
                               (at.x() < area.left() || at.x() + item.width() > area.right());
        m_texts.append({.text = item.text(),
                        .height = item.ascent() * painter()->worldTransform().m22(),
                        .isFaded = painter()->opacity() < 1,
                        .isOutside = isOutside});
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override
    {}
    void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}

private:
    QList<DrawnText>& m_texts;
};

class WritingDevice : public QPaintDevice {
public:
    WritingDevice(QSize size, QList<DrawnText>& texts) : m_size(size), m_engine(texts) {}
    QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth: return m_size.width();
        case PdmHeight: return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmDepth: return 32;
        case PdmDevicePixelRatio: return 1;
        default: return QPaintDevice::metric(metric);
        }
    }

private:
    QSize m_size;
    mutable WritingEngine m_engine;
};

/// What somebody wrote so: "Export…". What stands before an underlined letter is drawn by itself.
bool isWrittenSo(const QString& text, const TsWords& words, const QList<VisibleText>& visible)
{
    if (words.isWhole(text)) return true;
    return std::any_of(visible.begin(), visible.end(), [&](const VisibleText& shown) {
        return QString(shown.text).remove(u'&').endsWith(text);
    });
}

/// What there is no room for is in the tip, whole.
bool isInATip(const QString& text, const QList<VisibleText>& visible)
{
    constexpr int fewLetters = 3;
    const QString begin = QString(text).remove(u'…').trimmed();
    return begin.size() > fewLetters &&
           std::any_of(visible.begin(), visible.end(), [&](const VisibleText& shown) {
               return shown.where.endsWith(u" toolTip"_s) && shown.text.startsWith(begin);
           });
}

/// Tabs that have no room are scrolled to.
bool isTab(const QString& text, const QList<VisibleText>& visible)
{
    return std::any_of(visible.begin(), visible.end(), [&](const VisibleText& shown) {
        return shown.text == text && shown.where.endsWith(u" tab"_s);
    });
}

/// A page that is read is laid out bit by bit, and scrolls.
bool isOnPage(const QString& text, const QWidget& window)
{
    const QList<QTextEdit*> pages = window.findChildren<QTextEdit*>();
    return std::any_of(pages.begin(), pages.end(), [&](const QTextEdit* page) {
        return page->toPlainText().contains(text.trimmed());
    });
}

} // namespace

QList<DrawnText> drawnTexts(QWidget* widget)
{
    QList<DrawnText> texts;
    WritingDevice device(widget->size(), texts);
    widget->render(&device);
    return texts;
}

QStringList cutOffNow(const TsWords& words)
{
    const QList<VisibleText> visible = visibleTexts();
    QStringList cut;
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (!window->isVisible()) continue;
        for (const DrawnText& drawn : drawnTexts(window)) {
            const bool isElided =
                drawn.text.endsWith(u'…') && !isWrittenSo(drawn.text.trimmed(), words, visible);
            const bool isOutside =
                drawn.isOutside && !isTab(drawn.text, visible) && !isOnPage(drawn.text, *window);
            const bool isTold = drawn.text.endsWith(u'…') && isInATip(drawn.text, visible);
            if ((isElided && !isTold) || isOutside) cut.append(drawn.text);
        }
    }
    return cut;
}

namespace {

QStringList drawnWhere(const std::function<bool(const DrawnText&)>& isMeant)
{
    QStringList texts;
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (!window->isVisible()) continue;
        for (const DrawnText& drawn : drawnTexts(window)) {
            if (isMeant(drawn)) texts.append(drawn.text);
        }
    }
    return texts;
}

} // namespace

namespace {

/// The map is a picture: it can be enlarged, and what is written on it stands elsewhere, too. The
/// card on the welcome page shows the same in small.
bool showsAMap(const QWidget* widget)
{
    return qobject_cast<const views::TrainMap*>(widget) ||
           qobject_cast<const views::ContinueCard*>(widget);
}

QStringList writtenOnMaps()
{
    QStringList written;
    for (QWidget* widget : QApplication::allWidgets()) {
        if (!widget->isVisible() || !showsAMap(widget)) continue;
        for (const DrawnText& drawn : drawnTexts(widget)) written.append(drawn.text);
    }
    return written;
}

} // namespace

QStringList smallNow()
{
    constexpr qreal share = 0.75;
    const qreal least = QFontMetricsF(QApplication::font()).ascent() * share;
    const QStringList onMaps = writtenOnMaps();
    return drawnWhere([&](const DrawnText& drawn) {
        const bool isSign = drawn.text.trimmed().size() < 2;
        return drawn.height < least && !isSign && !onMaps.contains(drawn.text);
    });
}

QStringList fadedNow()
{
    return drawnWhere([](const DrawnText& drawn) { return drawn.isFaded; });
}

} // namespace caboose::test
