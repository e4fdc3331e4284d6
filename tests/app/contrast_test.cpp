// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/drawing/art.h"
#include "views/drawing/theme.h"
#include "views/panels/rulebook/page_style.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Every ink of every theme against what it is painted on, as WCAG 2.2 wants it: AA, and AAA in
/// high contrast, there for signs too.
class ContrastTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void contrastIsThatOfTheStandard();
    void everyInkIsReadableOnItsGround_data() { eachTheme(); }
    void everyInkIsReadableOnItsGround();
    void everyColourIsAccountedFor();
    void styleSheetPutsNoInkOnAWrongGround_data();
    void styleSheetPutsNoInkOnAWrongGround();
    void signsOfTheStyleAreSeen_data();
    void signsOfTheStyleAreSeen();
    void lettersOnPawnsAreSeen_data();
    void lettersOnPawnsAreSeen();

private:
    static void eachTheme();
};

namespace {

using views::Colours;
using views::PieceColours;
using views::SceneryColours;

enum class Use { Text, Sign, Faint };

struct Painted {
    QString what;
    QColor ink;
    QColor ground;
    Use use = Use::Text;
};

struct NamedInk {
    const char* name;
    QColor Colours::*ink;
};

constexpr NamedInk papers[] = {{"window", &Colours::window},
                               {"base", &Colours::base},
                               {"alternate", &Colours::alternate},
                               {"button", &Colours::button},
                               {"message", &Colours::message}};
constexpr NamedInk textInks[] = {{"text", &Colours::text},
                                 {"quiet", &Colours::quiet},
                                 {"accent", &Colours::accent},
                                 {"link", &Colours::link},
                                 {"warning", &Colours::warning}};
constexpr NamedInk verdicts[] = {
    {"allowed", &Colours::allowed}, {"warning", &Colours::warning}, {"depends", &Colours::depends}};
constexpr NamedInk bars[] = {{"otherEdition", &Colours::otherEdition},
                             {"ownNote", &Colours::ownNote}};
constexpr NamedInk outlines[] = {{"line", &Colours::line}, {"shade", &Colours::shade}};
constexpr NamedInk otherInks[] = {{"pressed", &Colours::pressed},
                                  {"onAccent", &Colours::onAccent},
                                  {"disabled", &Colours::disabled}}; // the standard wants nothing

constexpr QColor SceneryColours::*skies[] = {&SceneryColours::zenith, &SceneryColours::horizon,
                                             &SceneryColours::far, &SceneryColours::near,
                                             &SceneryColours::ground};
/// Behind the train, for the eye alone: nothing is written or drawn on them that one must see.
constexpr QColor SceneryColours::*scenes[] = {&SceneryColours::sun, &SceneryColours::shade,
                                              &SceneryColours::rail, &SceneryColours::sleeper,
                                              &SceneryColours::stars};

qreal channel(int value)
{
    const qreal c = value / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

qreal luminance(const QColor& colour)
{
    return 0.2126 * channel(colour.red()) + 0.7152 * channel(colour.green()) +
           0.0722 * channel(colour.blue());
}

qreal contrast(const QColor& one, const QColor& other)
{
    const qreal a = luminance(one) + 0.05;
    const qreal b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

/// What is wanted; outside high contrast nothing of lines around things and of what is over.
qreal least(const QString& theme, Use use)
{
    if (theme == u"high-contrast") return 7;
    return use == Use::Text ? 4.5 : use == Use::Sign ? 3 : 0;
}

QColor washed(const Colours& colours, const QColor& ground, int alpha)
{
    return views::mixed(ground, colours.accent, alpha / 255.0);
}

/// The grounds that the rulebook's pages give to notes, examples and the like.
QList<QColor> pageGrounds(const Colours& colours)
{
    static const QRegularExpression ground(u"background-color: (#[0-9a-f]{6})"_s);
    QList<QColor> grounds{colours.base};
    const QString style = views::pageStyle(colours, QApplication::font());
    for (const auto& found : ground.globalMatch(style)) grounds += QColor(found.captured(1));
    return grounds;
}

class Paintings {
public:
    explicit Paintings(const Colours& colours) : m_colours(colours) {}

    QList<Painted> all()
    {
        addText();
        addPage();
        addVerdicts();
        addFaint();
        addTrain();
        return m_all;
    }

private:
    void add(const QString& what, const QColor& ink, const QColor& ground, Use use = Use::Text)
    {
        m_all.append({what, ink, ground, use});
    }

    void addText()
    {
        const QColor chosen = washed(m_colours, m_colours.base, views::chosenWash);
        for (const auto& [name, ink] : textInks) {
            for (const auto& [paper, ground] : papers) {
                add(QLatin1StringView(name) + u" on "_s + QLatin1StringView(paper), m_colours.*ink,
                    m_colours.*ground);
            }
            add(QLatin1StringView(name) + u" on a chosen row"_s, m_colours.*ink, chosen);
        }
        add(u"text on a pressed button"_s, m_colours.text, m_colours.pressed);
        add(u"onAccent on accent"_s, m_colours.onAccent, m_colours.accent);
    }

    void addPage()
    {
        for (const QColor& ground : pageGrounds(m_colours)) {
            const QString page = u" on a page's "_s + ground.name();
            for (const auto& [name, ink] : textInks) {
                add(QLatin1StringView(name) + page, m_colours.*ink, ground);
            }
            for (const auto& [name, ink] : bars) {
                add(QLatin1StringView(name) + page, m_colours.*ink, ground, Use::Sign);
            }
            for (const int wash : {views::foundWash, views::markedWash}) {
                add(u"marked text"_s + page, m_colours.text, washed(m_colours, ground, wash));
            }
        }
    }

    void addVerdicts()
    {
        const QColor chosen = washed(m_colours, m_colours.base, views::chosenWash);
        const QColor now = washed(m_colours, m_colours.base, views::nowWash);
        for (const auto& [name, ink] : verdicts) {
            const QString verdict = u"verdict "_s + QLatin1StringView(name);
            add(verdict + u" on base"_s, m_colours.*ink, m_colours.base);
            add(verdict + u" on message"_s, m_colours.*ink, m_colours.message);
            add(verdict + u" on a row that differs"_s, m_colours.*ink, now);
            add(verdict + u" as a disc on a chosen row"_s, m_colours.*ink, chosen, Use::Sign);
            add(verdict + u" under its tick"_s, m_colours.base, m_colours.*ink, Use::Sign);
        }
    }

    void addFaint()
    {
        const QColor over = views::mixed(m_colours.base, m_colours.quiet, m_colours.leastOpacity);
        add(u"what is over"_s, over, m_colours.base, Use::Faint);
        for (const auto& [paper, ground] : papers) {
            const QString on = u" on "_s + QLatin1StringView(paper);
            add(u"line"_s + on, m_colours.line, m_colours.*ground, Use::Faint);
            // Nothing else shows that a box can be ticked, that something can be typed.
            add(u"shade"_s + on, m_colours.shade, m_colours.*ground, Use::Sign);
        }
    }

    void addTrain()
    {
        for (const auto sky : skies) {
            add(u"text on the scenery"_s, m_colours.text, m_colours.scenery.*sky);
        }
        const PieceColours& pieces = m_colours.pieces;
        add(u"the name of a car"_s, pieces.boardText, pieces.board);
        for (const QColor& behind : {QColor(Qt::black), QColor(Qt::white)}) {
            const QColor chip = views::mixed(behind, pieces.chip, pieces.chip.alphaF());
            add(u"number on a chip"_s, pieces.ink, chip);
        }
        add(u"arrow of the turn"_s, pieces.ink, pieces.offered, Use::Sign);
        add(u"light of what is pointed at"_s, pieces.ink, pieces.pointed, Use::Sign);
    }

    const Colours& m_colours;
    QList<Painted> m_all;
};

QStringList unreadable(const QString& theme, const Colours& colours)
{
    QStringList complaints;
    for (const Painted& painted : Paintings(colours).all()) {
        const qreal is = contrast(painted.ink, painted.ground);
        const qreal wanted = least(theme, painted.use);
        if (is >= wanted) continue;
        complaints += u"%1: %2 on %3 has %4:1, not %5:1"_s.arg(
            painted.what, painted.ink.name(), painted.ground.name(), QString::number(is, 'f', 2),
            QString::number(wanted));
    }
    return complaints;
}

/// Style sheet rules that name both an ink and a ground; what can't be used may be faint.
QStringList unreadableRules(const QString& theme, const QString& sheet)
{
    static const QRegularExpression rule(u"([^{}]+)\\{([^}]*)\\}"_s);
    static const QRegularExpression ink(u"(?<![-\\w])color: (#[0-9a-f]{6})"_s);
    static const QRegularExpression ground(u"background(?:-color)?: (#[0-9a-f]{6})"_s);
    QStringList complaints;
    for (const auto& found : rule.globalMatch(sheet)) {
        const auto text = ink.match(found.captured(2));
        const auto paper = ground.match(found.captured(2));
        if (!text.hasMatch() || !paper.hasMatch() || found.captured(1).contains(u":disabled")) {
            continue;
        }
        const qreal is = contrast(QColor(text.captured(1)), QColor(paper.captured(1)));
        if (is < least(theme, Use::Text)) complaints += found.captured(1).trimmed();
    }
    return complaints;
}

/// In the middle of where a pawn has its letter, if that is so large that it fills it.
QColor middleOf(const QString& pawn, const QString& letter)
{
    const QSizeF size = views::artSize(pawn);
    QImage picture(200, qRound(200 * size.height() / size.width()),
                   QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    views::drawPawn(painter, pawn, letter, picture.rect());
    return picture.pixelColor(picture.width() / 2, qRound(picture.height() * 0.69));
}

QColor inkOf(const QString& sign)
{
    static const QRegularExpression ink(u"(?:stroke|fill)=\"(#[0-9a-f]{6})\""_s);
    QFile file(u":/icons/%1.svg"_s.arg(sign));
    return file.open(QIODevice::ReadOnly)
               ? QColor(ink.match(QString::fromUtf8(file.readAll())).captured(1))
               : QColor();
}

} // namespace

void ContrastTest::eachTheme()
{
    QTest::addColumn<QString>("theme");
    for (const views::Theme& theme : views::themes()) {
        QTest::newRow(qPrintable(theme.id)) << theme.id;
    }
    QTest::newRow("print") << QString();
}

/// The figures are those of the standard's own examples.
void ContrastTest::contrastIsThatOfTheStandard()
{
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
    QVERIFY(std::abs(contrast(0x767676, Qt::white) - 4.54) < 0.01);
}

void ContrastTest::everyInkIsReadableOnItsGround()
{
    QFETCH(QString, theme);
    const views::Theme* found = views::themeWithId(theme);
    const QStringList complaints =
        unreadable(theme, found ? found->colours : views::coloursOnPaper());
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
}

/// A colour that is new has no place above yet.
void ContrastTest::everyColourIsAccountedFor()
{
    constexpr std::size_t plain = std::size(papers) + std::size(textInks) + std::size(verdicts) -
                                  1 + // the warning is an ink of text and of verdicts
                                  std::size(bars) + std::size(outlines) + std::size(otherInks);
    constexpr std::size_t scenery = std::size(skies) + std::size(scenes);
    QCOMPARE(sizeof(SceneryColours), scenery * sizeof(QColor));
    QCOMPARE(sizeof(Colours), plain * sizeof(QColor) + sizeof(SceneryColours) +
                                  sizeof(PieceColours) + sizeof(Colours::leastOpacity));
}

void ContrastTest::styleSheetPutsNoInkOnAWrongGround_data()
{
    QTest::addColumn<QString>("theme");
    for (const views::Theme& theme : views::themes()) {
        QTest::newRow(qPrintable(theme.id)) << theme.id;
    }
}

void ContrastTest::styleSheetPutsNoInkOnAWrongGround()
{
    QFETCH(QString, theme);
    RunningProgram running;
    running.start();
    running.trigger(u"view.theme."_s + theme);
    QCOMPARE(running.program().preferences().theme, theme);
    const QStringList complaints = unreadableRules(theme, qApp->styleSheet());
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    QCOMPARE(unreadableRules(theme, u"a { color: #777777; background: #777777; }"_s), {u"a"_s});
}

void ContrastTest::signsOfTheStyleAreSeen_data()
{
    styleSheetPutsNoInkOnAWrongGround_data();
}

/// Ticks and arrows that the style sheet takes from files.
void ContrastTest::signsOfTheStyleAreSeen()
{
    QFETCH(QString, theme);
    const Colours& colours = views::themeWithId(theme)->colours;
    const QString scheme = colours.isDark() ? u"-dark"_s : u"-light"_s;
    const qreal wanted = least(theme, Use::Sign);
    for (const QString& sign : {u"check"_s, u"dot"_s}) {
        QVERIFY2(contrast(inkOf(sign + scheme), colours.accent) >= wanted, qPrintable(sign));
    }
    for (const QString& sign : {u"arrow-up"_s, u"arrow-down"_s}) {
        QVERIFY2(contrast(inkOf(sign + scheme), colours.base) >= wanted, qPrintable(sign));
        QVERIFY2(contrast(inkOf(sign + scheme), colours.button) >= wanted, qPrintable(sign));
    }
}

void ContrastTest::lettersOnPawnsAreSeen_data()
{
    styleSheetPutsNoInkOnAWrongGround_data();
}

void ContrastTest::lettersOnPawnsAreSeen()
{
    QFETCH(QString, theme);
    const Colours before = views::coloursInUse();
    views::useColours(views::themeWithId(theme)->colours);
    QPixmapCache::clear();
    QStringList complaints;
    for (const QString& file : QDir(u":/art"_s).entryList({u"pawn-*.svg"_s})) {
        const QString pawn = file.chopped(4);
        const qreal is = contrast(middleOf(pawn, u"█"_s), middleOf(pawn, {}));
        if (is < 3) complaints += u"%1: %2"_s.arg(pawn).arg(is);
    }
    views::useColours(before);
    QPixmapCache::clear();
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::ContrastTest)
#include "contrast_test.moc"
