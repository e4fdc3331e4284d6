// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace caboose::views {

/// Purses, or other tokens, in a row: those that lie open with what they are worth, the others face
/// down.
class PurseTokens : public QWidget {
    Q_OBJECT
public:
    explicit PurseTokens(QWidget* parent);

    /// `art`: their picture; `named`: turned over just now; `hidden`: how many still lie face down.
    void show(const QString& art, const QStringList& named, int hidden);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int perRow(int width) const;
    QSize tokenSize() const;
    void drawToken(QPainter& painter, const QRectF& where, int n) const;
    int count() const;

    QString m_art;
    QStringList m_named;
    int m_hidden = 0;
};

} // namespace caboose::views
