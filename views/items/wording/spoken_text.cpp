// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/spoken_text.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

struct SpokenText {
    Q_DECLARE_TR_FUNCTIONS(SpokenText)
};

bool endsLikeASentence(const QString& text)
{
    return QStringView(u".?!…:").contains(text.back());
}

} // namespace

QString withoutSigns(QString text)
{
    return text.replace(u" · "_s, u", "_s).replace(u" → "_s, u", "_s);
}

QString spokenTogether(const QStringList& sentences)
{
    QStringList spoken;
    for (const QString& sentence : sentences) {
        const QString text = withoutSigns(sentence.trimmed());
        if (text.isEmpty()) continue;
        //: %1: what is made a sentence
        spoken.append(endsLikeASentence(text) ? text : SpokenText::tr("%1.").arg(text));
    }
    return spoken.join(u' ');
}

QString enumerated(QStringList names)
{
    if (names.size() < 2) return names.join(QString());
    const QString last = names.takeLast();
    //: %1: names with commas between them, %2: the last of them
    return SpokenText::tr("%1 and %2").arg(names.join(u", "_s), last);
}

} // namespace caboose::items
