// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/feed.h"
#include "tests/fuzz/kept_text.h"
#include "tests/fuzz/part.h"
#include "views/items/rulebook/rulebook_marks.h"

namespace caboose::fuzz {

namespace {

/// Files take far longer than texts.
constexpr std::uint32_t shareOfFiles = 8;

/// Either what was there is understood and still there, or the file is, untouched, under whatever
/// name.
void markBeside(std::string_view text)
{
    static KeptText kept(QStringLiteral("rulebook.json"));
    kept.put(text);
    const QString section = QStringLiteral("1.1");
    int rows = 0;
    bool isNewer = false;
    QString aside;
    {
        items::RulebookMarks marks(kept.path());
        isNewer = marks.isFromTheFuture();
        aside = marks.putAside();
        marks.setBookmarked(section, true);
        mustHold(marks.isBookmarked(section), "what was marked is marked");
        rows = marks.rowCount();
    }
    if (isNewer) mustHold(KeptText::isAt(kept.path(), text), "a later version's file is its own");
    if (!aside.isEmpty()) mustHold(KeptText::isAt(aside, text), "what is unreadable is kept");
    const items::RulebookMarks again(kept.path());
    if (!isNewer) mustHold(again.rowCount() == rows, "all marks are there again");
}

} // namespace

/// Any text is read as what the program keeps; then it lies where bookmarks and notes are kept, and
/// somebody marks a section.
void feed(std::string_view text)
{
    using State = items::KeptFile::State;
    const QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
    const auto read =
        items::KeptFile::understood(bytes, QStringLiteral("caboose-rulebook-marks"), 1);
    mustHold(read.state == State::Sound || read.content.isEmpty(), "only what is sound is used");
    if (Part(text, shareOfFiles).has()) markBeside(text);
}

} // namespace caboose::fuzz
