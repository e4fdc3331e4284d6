// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/drawing/icon.h"

#include "views/drawing/drawing_file.h"

#include <QDir>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

bool exists(const QString& name)
{
    static const QStringList files = QDir(u":/icons"_s).entryList({}, QDir::Files, QDir::Name);
    return std::binary_search(files.begin(), files.end(), name + u".svg"_s);
}

QString iconPath(const QString& name)
{
    return u":/icons/%1.svg"_s.arg(name);
}

QColor colourFor(QIcon::Mode mode)
{
    const QPalette palette = QGuiApplication::palette();
    switch (mode) {
    case QIcon::Disabled: return palette.color(QPalette::Disabled, QPalette::WindowText);
    case QIcon::Selected: return palette.color(QPalette::Active, QPalette::HighlightedText);
    case QIcon::Normal:
    case QIcon::Active: break;
    }
    return palette.color(QPalette::Active, QPalette::WindowText);
}

class InkedIcon : public QIconEngine {
public:
    explicit InkedIcon(QString name) : m_name(std::move(name)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const bool isScaled = painter->transform().type() > QTransform::TxTranslate;
        if (isScaled)
            QSvgRenderer(inked(mode)).render(painter, rect);
        else
            painter->drawPixmap(rect, scaledPixmap(rect.size(), mode, state,
                                                   painter->device()->devicePixelRatio()));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal scale) override
    {
        const QSize pixels = size * scale;
        const QString key =
            u"caboose/%1/%2x%3/%4"_s.arg(m_name, QString::number(pixels.width()),
                                         QString::number(pixels.height()), colourFor(mode).name());
        QPixmap pixmap;
        if (!QPixmapCache::find(key, &pixmap)) {
            pixmap = QPixmap(pixels);
            pixmap.fill(Qt::transparent);
            QPainter painter(&pixmap);
            QSvgRenderer(inked(mode)).render(&painter, QRect({}, pixels));
            painter.end();
            QPixmapCache::insert(key, pixmap);
        }
        pixmap.setDevicePixelRatio(scale);
        return pixmap;
    }

    /// For who keeps pictures of an icon for others, as a window does: two, and those scale them.
    QList<QSize> availableSizes(QIcon::Mode, QIcon::State) override
    {
        return {QSize(32, 32), QSize(64, 64)};
    }
    QIconEngine* clone() const override { return new InkedIcon(m_name); }
    QString key() const override { return u"caboose-ink"_s; }
    QString iconName() override { return m_name; }
    bool isNull() override { return false; }

private:
    /// Read when it is drawn: most icons stand in menus that nobody opens.
    QByteArray inked(QIcon::Mode mode) const
    {
        return drawingIn(iconPath(m_name)).replace("#000000", colourFor(mode).name().toLatin1());
    }

    QString m_name;
};

} // namespace

QIcon icon(const QString& name)
{
    if (!exists(name)) return {};
    return QIcon(new InkedIcon(name));
}

QIcon emblem()
{
    return icon(u"caboose"_s);
}

} // namespace caboose::views
