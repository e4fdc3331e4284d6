// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/items/small_rulebook.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

namespace {

constexpr auto english = R"(# 1 The train

What it is.

## 1.1 The roof
:terms roof, roofs

You may stand on it. See [[2.1]].

## 1.2 The prison car
:when with=prison-car

It has a cell.

# 2 Actions

What you do.

## 2.1 Punch
:printed official-2016 "Cards: Punch"

Hit somebody on the roof.

Hit him twice.

::: note edition=official-2016
The old rules say no more.
:::

## 2.1.1 The blow

They drop their loot.

## 2.2 Whistle
:when edition=official-2014-fr

Only the French may.
)";

constexpr auto french = R"(# 1 Le train
:of 1

Ce que c’est.

## 1.1 Le toit
:terms toit, toits
:of 1

On peut s’y tenir. Voir [[2.1]].

## 1.2 Le wagon prison
:when with=prison-car
:of 1

Il a une cellule.

# 2 Actions
:of 1

Ce que vous faites.

## 2.1 Coup de poing
:printed official-2016 "Cards: Punch"
:of 1

Frappez quelqu’un sur le toit.

Frappez-le deux fois.

::: note edition=official-2016
Les anciennes règles n’en disent pas plus.
:::

## 2.1.1 Le coup
:of 1

Il lâche son butin.

## 2.2 Sifflet
:when edition=official-2014-fr
:of 1

Seuls les Français le peuvent.
)";

} // namespace

SmallRulebook::SmallRulebook()
{
    write(u"book/en/01_all.md"_s, english);
    write(u"book/fr/01_all.md"_s, french);
    library = std::make_unique<items::RulebookLibrary>(m_folder.filePath(u"book"_s));
}

void SmallRulebook::write(const QString& name, const QByteArray& text) const
{
    const QString path = m_folder.filePath(name);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void SmallRulebook::open()
{
    QFile::remove(marksFile());
    rulings = std::make_unique<items::RulingsModel>();
    rulings->setEdition(rules::Edition::Official2016);
    game = std::make_unique<items::RulebookGame>(*rulings);
    marks = std::make_unique<items::RulebookMarks>(marksFile());
    reader = std::make_unique<items::RulebookReader>(*library, *game, *marks);
    reader->setProgramLanguage(u"en"_s);
}

void SmallRulebook::load()
{
    library->want();
    QTRY_VERIFY(library->languages().size() == 2);
    QTRY_VERIFY(library->searchIn(*library->in(u"fr"_s)));
}

void SmallRulebook::close()
{
    reader.reset();
    marks.reset();
    game.reset();
    rulings.reset();
}

} // namespace caboose::test
