// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulebook/rulebook_library.h"

namespace caboose::items {

RulebookLibrary::RulebookLibrary(QString folder, FindFoundations foundations, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_findFoundations(std::move(foundations))
{}

RulebookLibrary::~RulebookLibrary()
{
    m_isClosing = true;
    if (m_reader.joinable()) m_reader.join();
}

void RulebookLibrary::want()
{
    if (m_reader.joinable()) return;
    m_reader = std::thread([this] { read(); });
}

QStringList RulebookLibrary::languages() const
{
    QStringList codes;
    if (!m_rulebook) return codes;
    for (const rulebook::Book& book : m_rulebook->books) {
        codes.append(QString::fromStdString(book.language()));
    }
    return codes;
}

const rulebook::Book* RulebookLibrary::in(const QString& language) const
{
    return m_rulebook ? m_rulebook->in(language.toStdString()) : nullptr;
}

const rulebook::Search* RulebookLibrary::searchIn(const rulebook::Book& book) const
{
    const auto found = m_searches.find(&book);
    return found == m_searches.end() ? nullptr : found->second.get();
}

/// In the thread: what is made there is handed over whole, and touched there no more.
void RulebookLibrary::read()
{
    const auto folder = std::filesystem::path(m_folder.toStdU16String());
    const Books books = std::make_shared<const rulebook::Rulebook>(rulebook::readRulebook(folder));
    QMetaObject::invokeMethod(
        this,
        [this, books] {
            m_rulebook = books;
            Q_EMIT loaded();
        },
        Qt::QueuedConnection);
    for (const rulebook::Book& book : books->books) {
        if (!m_isClosing) makeIndex(books, book);
    }
    if (!m_isClosing && m_findFoundations) findFoundations();
}

void RulebookLibrary::findFoundations()
{
    const auto found = std::make_shared<const rulebook::Foundations>(m_findFoundations());
    QMetaObject::invokeMethod(
        this,
        [this, found] {
            m_foundations = found;
            Q_EMIT founded();
        },
        Qt::QueuedConnection);
}

void RulebookLibrary::makeIndex(const Books& books, const rulebook::Book& book)
{
    auto search = std::make_shared<std::unique_ptr<rulebook::Search>>(
        std::make_unique<rulebook::Search>(book, books->books));
    QMetaObject::invokeMethod(
        this,
        [this, search, books, of = &book] {
            m_searches[of] = std::move(*search);
            Q_EMIT searchable();
        },
        Qt::QueuedConnection);
}

} // namespace caboose::items
