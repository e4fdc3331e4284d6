// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/foundations.h"
#include "model/rulebook/reading/rulebook.h"
#include "model/rulebook/search/search.h"

#include <QObject>
#include <QStringList>

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <thread>

namespace caboose::items {

/// The rulebook in all its languages. It is read, and its indices are made, in a thread of its own
/// when it is first wanted, so that nobody waits for it who does not look at it.
///
/// Books, indices and foundations are never changed once they are handed over, so readers keep
/// pointers to them as long as the library lives.
class RulebookLibrary : public QObject {
    Q_OBJECT
public:
    /// What rests on the rules; called in the library's thread.
    using FindFoundations = std::function<rulebook::Foundations()>;

    /// `folder`: one folder a language in it.
    explicit RulebookLibrary(QString folder, FindFoundations foundations = {},
                             QObject* parent = nullptr);
    ~RulebookLibrary() override;

    /// Begins to read, once.
    void want();
    [[nodiscard]] bool isLoaded() const { return m_rulebook != nullptr; }
    /// Each by its code, the original first; nothing before it is loaded.
    QStringList languages() const;
    /// For a language that there is no book in: the original. Null before it is loaded, and where
    /// there is no text at all.
    const rulebook::Book* in(const QString& language) const;
    /// Null as long as the index is being made.
    const rulebook::Search* searchIn(const rulebook::Book& book) const;
    /// Null as long as nobody knows.
    const rulebook::Foundations* foundations() const { return m_foundations.get(); }

Q_SIGNALS:
    void loaded();
    /// One more language can be searched.
    void searchable();
    /// What rests on the rules is known.
    void founded();

private:
    using Books = std::shared_ptr<const rulebook::Rulebook>;
    void read();
    void makeIndex(const Books& books, const rulebook::Book& book);

    void findFoundations();

    QString m_folder;
    FindFoundations m_findFoundations;
    std::shared_ptr<const rulebook::Foundations> m_foundations;
    Books m_rulebook;
    std::map<const rulebook::Book*, std::unique_ptr<rulebook::Search>> m_searches;
    std::atomic<bool> m_isClosing = false;
    std::thread m_reader;
};

} // namespace caboose::items
