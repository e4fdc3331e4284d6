// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// render_icon SVG SIZE PNG - draws an icon as a square picture of that many pixels.

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextStream>

int main(int count, char** values)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(count, values);
    const QStringList arguments = QGuiApplication::arguments();
    const int size = arguments.value(2).toInt();
    QSvgRenderer drawing(arguments.value(1));
    if (!drawing.isValid() || size <= 0) {
        QTextStream(stderr) << "render_icon: cannot draw " << arguments.value(1) << '\n';
        return 1;
    }
    QImage picture(size, size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawing.render(&painter);
    painter.end();
    return picture.save(arguments.value(3), "PNG") ? 0 : 1;
}
