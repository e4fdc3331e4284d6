// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody waits for who reads: results after each key, a section after a click, and how long
// the rulebook takes to be there at all. Times of one machine; the limits are those of the eye.

#include "tests/source_dir.h"
#include "views/items/rulebook/rulebook_reader.h"
#include "views/items/rulings/rulings_model.h"
#include "views/panels/rulebook/rulebook_panel.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace Qt::StringLiterals;
using namespace caboose;

namespace {

struct Measured {
    double milliseconds = 0;
    QString what;
};

void print(const char* what, std::vector<Measured> all, double limit)
{
    std::ranges::sort(all, {}, &Measured::milliseconds);
    const Measured& worst = all[all.size() * 99 / 100];
    std::printf("%-34s median %6.2f ms   99 in 100 below %6.2f ms (limit %.1f)   slowest %s\n",
                what, all[all.size() / 2].milliseconds, worst.milliseconds, limit,
                qPrintable(all.back().what));
}

/// Processor time of this thread: other programs don't count.
double now()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

void waitFor(items::RulebookReader& reader)
{
    QElapsedTimer timer;
    timer.start();
    const auto milliseconds = [&] { return static_cast<double>(timer.nsecsElapsed()) / 1e6; };
    while (reader.view().isEmpty()) QApplication::processEvents(QEventLoop::AllEvents, 2);
    std::printf("text at hand after            %7.1f ms\n", milliseconds());
    while (!reader.hits().isReady()) QApplication::processEvents(QEventLoop::AllEvents, 2);
    std::printf("first language searchable     %7.1f ms\n", milliseconds());
    const auto isReady = [&](const QString& language) {
        return reader.library().searchIn(*reader.library().in(language)) != nullptr;
    };
    const QStringList all = reader.library().languages();
    while (!std::all_of(all.begin(), all.end(), isReady)) {
        QApplication::processEvents(QEventLoop::AllEvents, 2);
    }
    std::printf("all languages searchable      %7.1f ms\n", milliseconds());
}

std::vector<Measured> typeQuestions(items::RulebookReader& reader)
{
    const QStringList questions{u"can I shoot through the roof"_s,
                                u"who takes the strongbox"_s,
                                u"marshal moves"_s,
                                u"belle jewel"_s,
                                u"punch drop loot"_s,
                                u"neutral bullet shotgun"_s,
                                u"10.5.1"_s,
                                u"stagecoach roof"_s};
    std::vector<Measured> times;
    for (const QString& question : questions) {
        for (int length = 1; length <= question.size(); ++length) {
            const double start = now();
            reader.hits().search(question.left(length));
            times.push_back({now() - start, question.left(length)});
        }
    }
    return times;
}

std::vector<Measured> showSections(items::RulebookReader& reader, QWidget& panel)
{
    std::vector<Measured> times;
    const rulebook::Book& book = reader.view().book();
    for (rulebook::SectionIndex i = 0; i < book.size(); ++i) {
        if (items::pageOf(book, i) != i) continue;
        const QString id = QString::fromStdString(book[i].id);
        const double start = now();
        reader.goTo(id);
        panel.grab();
        times.push_back({now() - start, id});
    }
    return times;
}

/// A way to read: how wide, how large, how much of it.
struct Way {
    const char* name;
    int width;
    int steps = 0; ///< how much larger the text is
    items::RuleBeside beside = {};
    items::RuleScope scope = items::RuleScope::Game;
};

void read(const Way& way, items::RulebookReader& reader, views::RulebookPanel& panel)
{
    panel.resize(way.width, 700);
    reader.setBeside(way.beside);
    reader.setScope(way.scope);
    for (int n = 0; n < way.steps; ++n) panel.setTextLarger(true);
    QApplication::processEvents();
    print(way.name, showSections(reader, panel), 16.6);
    for (int n = 0; n < way.steps; ++n) panel.setTextLarger(false);
}

} // namespace

int main(int count, char** values)
{
    const QApplication application(count, values);
    const QTemporaryDir settings;
    const items::RulingsModel rulings;
    items::RulebookLibrary library(QStringLiteral(CABOOSE_SOURCE_DIR "/resources/rulebook"));
    items::RulebookGame game(rulings);
    items::RulebookMarks marks(settings.filePath(u"marks.json"_s));
    items::RulebookReader reader(library, game, marks);
    views::RulebookPanel panel(reader, {});
    panel.show();
    waitFor(reader);
    print("a key to ranked results", typeQuestions(reader), 5.0);
    reader.hits().search({});
    const items::RuleBeside french{.kind = items::RuleBeside::Kind::Language, .language = u"fr"_s};
    const items::RuleBeside edition{.kind = items::RuleBeside::Kind::Edition,
                                    .edition = rules::Edition::Official2016};
    const Way ways[] = {
        {.name = "a section shown and painted", .width = 1100},
        {.name = "  narrow", .width = 400},
        {.name = "  at three times the size", .width = 1100, .steps = 20},
        {.name = "  everything", .width = 1100, .scope = items::RuleScope::Everything},
        {.name = "  English and French", .width = 1100, .beside = french},
        {.name = "  English and French, narrow", .width = 400, .beside = french},
        {.name = "  two editions", .width = 1100, .beside = edition},
    };
    for (const Way& way : ways) read(way, reader, panel);
    return 0;
}
