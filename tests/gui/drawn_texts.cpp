// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/drawn_texts.h"

#include "tests/gui/visible_texts.h"

#include <QApplication>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::test {
namespace {

/// Draws nothing, and keeps what is written.
class WritingEngine : public QPaintEngine {
public:
    explicit WritingEngine(QStringList& texts) : QPaintEngine(AllFeatures), m_texts(texts) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    Type type() const override { return User; }
    void drawTextItem(const QPointF&, const QTextItem& item) override
    {
        if (!item.text().trimmed().isEmpty()) m_texts.append(item.text());
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override
    {}
    void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}

private:
    QStringList& m_texts;
};

class WritingDevice : public QPaintDevice {
public:
    WritingDevice(QSize size, QStringList& texts) : m_size(size), m_engine(texts) {}
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

} // namespace

QStringList drawnTexts(QWidget* widget)
{
    QStringList texts;
    WritingDevice device(widget->size(), texts);
    widget->render(&device);
    return texts;
}

QStringList elidedNow(const TsWords& words)
{
    const QList<VisibleText> visible = visibleTexts();
    QStringList elided;
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (!window->isVisible()) continue;
        for (const QString& text : drawnTexts(window)) {
            const bool isCut = text.endsWith(u'…') && !isWrittenSo(text.trimmed(), words, visible);
            if (isCut) elided.append(text);
        }
    }
    return elided;
}

} // namespace caboose::test
