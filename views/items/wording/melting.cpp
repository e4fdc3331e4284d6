// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/melting.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace caboose::items::words {
namespace {

struct Melting {
    QStringView word;
    QStringView beforeVowel;
    QStringView withLe;
    QStringView withLes;
};

/// French.
constexpr std::array meltings{Melting{u"de", u"d’", u"du ", u"des "},
                              Melting{u"à", u"à ", u"au ", u"aux "},
                              Melting{u"que", u"qu’", u"que le ", u"que les "}};

bool beginsWithVowel(QStringView name)
{
    if (name.isEmpty()) return false;
    // An accent stands behind the letter then.
    const QChar first = name.first(1).toString().normalized(QString::NormalizationForm_D).at(0);
    return QStringView(u"aeiou").contains(first.toLower());
}

/// The word with the beginning of what follows it.
QString together(QStringView word, QStringView name)
{
    const auto* row = std::find_if(meltings.begin(), meltings.end(),
                                   [&](const Melting& one) { return one.word == word; });
    const QString apart = word.toString() + u' ';
    if (row == meltings.end()) return apart + name;
    if (name.startsWith(u"le ")) return row->withLe.toString() + name.mid(3);
    if (name.startsWith(u"les ")) return row->withLes.toString() + name.mid(4);
    return (beginsWithVowel(name) ? row->beforeVowel.toString() : apart) + name;
}

} // namespace

QString melted(QString text)
{
    if (!text.contains(u'[')) return text;
    static const QRegularExpression mark(u"\\[(de|à|que)\\]\\s+"_s);
    for (auto found = mark.match(text); found.hasMatch(); found = mark.match(text)) {
        const qsizetype begin = found.capturedStart();
        const QString all =
            together(found.capturedView(1), QStringView(text).mid(found.capturedEnd()));
        text = text.left(begin) + all;
    }
    return text;
}

} // namespace caboose::items::words
