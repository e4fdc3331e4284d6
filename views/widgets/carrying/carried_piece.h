// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/adjusting/adjusting.h"

#include <QPointer>
#include <QString>
#include <QWidget>

class QPoint;

namespace caboose::views {

/// A piece that is being dragged.
struct CarriedPiece {
    items::Adjustable piece;
    QString art = {};
    QString letter = {};
};

/// How it hangs under the pointer, above everything in the window, with what dropping it would do.
class CarriedPicture : public QWidget {
    Q_OBJECT
public:
    /// `source`: where it was picked up.
    CarriedPicture(const CarriedPiece& carried, QWidget* source);

    /// `caption`: what dropping it here would do; may be empty.
    void hangAt(const QPoint& globalPos, const QString& caption);
    const QString& caption() const { return m_caption; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QSize captionSize() const;

    CarriedPiece m_carried;
    QString m_caption;
};

} // namespace caboose::views
