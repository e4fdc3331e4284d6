// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QRect>
#include <QString>

namespace caboose::app {

/// A layout has no more of them.
inline constexpr int mostPanels = 128;

/// Takes values out of JSON that anybody may have written. A value that is of another kind or out
/// of its range makes everything unsound; what is returned then is harmless.
class SoundValues {
public:
    [[nodiscard]] bool isSound() const { return m_isSound; }
    void require(bool condition) { m_isSound = m_isSound && condition; }

    int integer(const QJsonValue& value, int lowest, int highest);
    double number(const QJsonValue& value, double lowest, double highest);
    [[nodiscard]] bool truth(const QJsonValue& value);
    /// Letters, digits and hyphens.
    QString id(const QJsonValue& value);
    /// At most so long.
    QString text(const QJsonValue& value, qsizetype longest);
    QJsonObject object(const QJsonValue& value);
    /// At most so many; null is none.
    QJsonArray array(const QJsonValue& value, qsizetype most);
    QRect rect(const QJsonValue& value);
    QSize size(const QJsonValue& value, int highest);

private:
    bool m_isSound = true;
};

QJsonObject toJson(const QRect& rect);
QJsonObject toJson(QSize size);

/// One to eighty letters, digits and hyphens: may be the name of a file.
[[nodiscard]] bool isId(const QString& text);

} // namespace caboose::app
