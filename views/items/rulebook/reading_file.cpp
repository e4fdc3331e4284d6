// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulebook/reading_file.h"

#include <QJsonObject>

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

constexpr auto format = "caboose-rulebook-reading"_L1;
constexpr int version = 1;
constexpr int delay = 1000; ///< milliseconds

QJsonArray toJson(rulebook::Boxes boxes)
{
    QJsonArray keys;
    for (const rulebook::Box box : boxes) keys.append(QString::fromUtf8(rulebook::keyOf(box)));
    return keys;
}

rulebook::Boxes boxesFrom(const QJsonArray& keys)
{
    rulebook::Boxes boxes;
    for (const auto& key : keys) {
        if (const auto box = rulebook::boxFrom(key.toString().toStdString())) boxes.insert(*box);
    }
    return boxes;
}

} // namespace

ReadingFile::ReadingFile(const QString& file, RulebookGame& game,
                         std::vector<RulebookReader*> readers, QObject* parent)
    : QObject(parent), m_file(file, format, version), m_game(game), m_readers(std::move(readers)),
      m_hasChanged(m_readers.size(), false)
{
    read();
    m_soon.setSingleShot(true);
    m_soon.setInterval(delay);
    connect(&m_soon, &QTimer::timeout, this, &ReadingFile::write);
    connect(&m_game, &RulebookGame::boxesChanged, this, [this] {
        m_boxesHaveChanged = true;
        m_soon.start();
    });
    for (std::size_t n = 0; n < m_readers.size(); ++n) {
        connect(m_readers[n], &RulebookReader::stateChanged, this, [this, n] {
            m_hasChanged[n] = true;
            m_soon.start();
        });
    }
}

ReadingFile::~ReadingFile()
{
    if (m_soon.isActive()) write();
}

void ReadingFile::read()
{
    const KeptFile::Reading reading = m_file.takeOver();
    m_putAside = reading.aside;
    const rulebook::Boxes boxes = boxesFrom(reading.content["boxes"_L1].toArray());
    if (!boxes.empty()) m_game.setBoxes(boxes);
    const QJsonArray readers = reading.content["readers"_L1].toArray();
    if (reading.state != KeptFile::State::Sound) return;
    for (std::size_t n = 0; n < m_readers.size(); ++n) {
        const QJsonObject state = readers.at(static_cast<qsizetype>(n)).toObject();
        m_readers[n]->setState(readingStateFrom(state));
    }
}

QJsonArray ReadingFile::readersFor(const QJsonArray& written) const
{
    QJsonArray readers;
    for (std::size_t n = 0; n < m_readers.size(); ++n) {
        const QJsonValue other = written.at(static_cast<qsizetype>(n));
        const bool isOurs = m_hasChanged[n] || !other.isObject();
        readers.append(isOurs ? items::toJson(m_readers[n]->state()) : other);
    }
    return readers;
}

/// Where the settings can't be written the program has said so already.
void ReadingFile::write()
{
    const KeptFile::Lock lock(m_file);
    const KeptFile::Reading reading = m_file.takeOver();
    if (!reading.aside.isEmpty()) Q_EMIT foundUnreadable(reading.aside);
    if (!reading.mayBeWritten()) return;
    const QJsonValue boxes = reading.content["boxes"_L1];
    m_file.write(
        {{"boxes"_L1,
          m_boxesHaveChanged || !boxes.isArray() ? QJsonValue(toJson(m_game.boxes())) : boxes},
         {"readers"_L1, readersFor(reading.content["readers"_L1].toArray())}});
}

} // namespace caboose::items
