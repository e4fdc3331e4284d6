// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/sound_values.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

constexpr int farthest = 32'000; ///< of a screen from the first one, in pixels
constexpr int longestSide = 16'000;
constexpr qsizetype longestId = 80;

} // namespace

int SoundValues::integer(const QJsonValue& value, int lowest, int highest)
{
    const double found = number(value, lowest, highest);
    require(found == std::floor(found));
    return m_isSound ? static_cast<int>(found) : lowest;
}

double SoundValues::number(const QJsonValue& value, double lowest, double highest)
{
    const double found = value.toDouble(lowest);
    require(value.isDouble() && found >= lowest && found <= highest);
    return m_isSound ? found : lowest;
}

bool SoundValues::truth(const QJsonValue& value)
{
    require(value.isBool());
    return value.toBool();
}

QString SoundValues::id(const QJsonValue& value)
{
    require(isId(value.toString()));
    return value.toString();
}

QString SoundValues::text(const QJsonValue& value, qsizetype longest)
{
    require(value.isString() && value.toString().size() <= longest);
    return value.toString();
}

QJsonObject SoundValues::object(const QJsonValue& value)
{
    require(value.isObject());
    return value.toObject();
}

QJsonArray SoundValues::array(const QJsonValue& value, qsizetype most)
{
    require(value.isNull() || (value.isArray() && value.toArray().size() <= most));
    return m_isSound ? value.toArray() : QJsonArray();
}

QRect SoundValues::rect(const QJsonValue& value)
{
    const QJsonObject from = object(value);
    return {integer(from["x"_L1], -farthest, farthest), integer(from["y"_L1], -farthest, farthest),
            integer(from["width"_L1], 0, longestSide), integer(from["height"_L1], 0, longestSide)};
}

QSize SoundValues::size(const QJsonValue& value, int highest)
{
    const QJsonObject from = object(value);
    return {integer(from["width"_L1], 0, highest), integer(from["height"_L1], 0, highest)};
}

QJsonObject toJson(const QRect& rect)
{
    return {{"x"_L1, rect.x()},
            {"y"_L1, rect.y()},
            {"width"_L1, rect.width()},
            {"height"_L1, rect.height()}};
}

QJsonObject toJson(QSize size)
{
    return {{"width"_L1, size.width()}, {"height"_L1, size.height()}};
}

bool isId(const QString& text)
{
    const auto fits = [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') ||
               c == u'-';
    };
    return !text.isEmpty() && text.size() <= longestId &&
           std::all_of(text.begin(), text.end(), fits);
}

} // namespace caboose::app
