// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody waits for who reads: results after each key, a section after a click, and how long
// the rulebook takes to be there at all. Times of one machine; the limits are those of the eye.

#include "tests/source_dir.h"
#include "views/items/rulebook/rulebook_reader.h"
#include "views/items/rulings_model.h"
#include "views/rulebook/rulebook_panel.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace Qt::StringLiterals;
using namespace caboose;

namespace {

void print(const char* what, std::vector<double> milliseconds, double limit)
{
    std::sort(milliseconds.begin(), milliseconds.end());
    const double median = milliseconds[milliseconds.size() / 2];
    const double worst = milliseconds[milliseconds.size() * 99 / 100];
    std::printf("%-28s median %7.2f ms   99 in 100 below %7.2f ms   (limit %.1f ms)\n", what,
                median, worst, limit);
}

double milliseconds(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void waitFor(items::RulebookReader& reader)
{
    QElapsedTimer timer;
    timer.start();
    while (reader.view().isEmpty()) QApplication::processEvents(QEventLoop::AllEvents, 2);
    std::printf("text at hand after            %7.1f ms\n", milliseconds(timer));
    while (!reader.hits().isReady()) QApplication::processEvents(QEventLoop::AllEvents, 2);
    std::printf("first language searchable     %7.1f ms\n", milliseconds(timer));
    const auto isReady = [&](const QString& language) {
        return reader.library().searchIn(*reader.library().in(language)) != nullptr;
    };
    const QStringList all = reader.library().languages();
    while (!std::all_of(all.begin(), all.end(), isReady)) {
        QApplication::processEvents(QEventLoop::AllEvents, 2);
    }
    std::printf("all languages searchable      %7.1f ms\n", milliseconds(timer));
}

std::vector<double> typeQuestions(items::RulebookReader& reader)
{
    const QStringList questions{u"can I shoot through the roof"_s,
                                u"who takes the strongbox"_s,
                                u"marshal moves"_s,
                                u"belle jewel"_s,
                                u"punch drop loot"_s,
                                u"neutral bullet shotgun"_s,
                                u"10.5.1"_s,
                                u"stagecoach roof"_s};
    std::vector<double> times;
    for (const QString& question : questions) {
        for (int length = 1; length <= question.size(); ++length) {
            QElapsedTimer timer;
            timer.start();
            reader.hits().search(question.left(length));
            times.push_back(milliseconds(timer));
        }
    }
    return times;
}

std::vector<double> showSections(items::RulebookReader& reader, QWidget& panel)
{
    std::vector<double> times;
    const rulebook::Book& book = reader.view().book();
    for (rulebook::SectionIndex i = 0; i < book.size(); ++i) {
        if (items::pageOf(book, i) != i) continue;
        QElapsedTimer timer;
        timer.start();
        reader.goTo(QString::fromStdString(book[i].id));
        panel.grab();
        times.push_back(milliseconds(timer));
    }
    return times;
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
    panel.resize(1100, 700);
    panel.show();
    waitFor(reader);
    print("a key to ranked results", typeQuestions(reader), 5.0);
    reader.hits().search({});
    print("a section shown and painted", showSections(reader, panel), 16.6);
    return 0;
}
