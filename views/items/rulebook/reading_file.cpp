// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/rulebook/reading_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

constexpr auto format = "caboose-rulebook-reading"_L1;
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

ReadingFile::ReadingFile(QString file, RulebookGame& game, std::vector<RulebookReader*> readers,
                         QObject* parent)
    : QObject(parent), m_file(std::move(file)), m_game(game), m_readers(std::move(readers))
{
    read();
    m_soon.setSingleShot(true);
    m_soon.setInterval(delay);
    connect(&m_soon, &QTimer::timeout, this, &ReadingFile::write);
    const auto soon = [this] { m_soon.start(); };
    connect(&m_game, &RulebookGame::boxesChanged, this, soon);
    for (const RulebookReader* reader : m_readers) {
        connect(reader, &RulebookReader::stateChanged, this, soon);
    }
}

ReadingFile::~ReadingFile()
{
    if (m_soon.isActive()) write();
}

void ReadingFile::read()
{
    QFile in(m_file);
    if (!in.open(QIODevice::ReadOnly)) return;
    const QJsonObject all = QJsonDocument::fromJson(in.readAll()).object();
    if (all["format"_L1].toString() != format) return;
    const rulebook::Boxes boxes = boxesFrom(all["boxes"_L1].toArray());
    if (!boxes.empty()) m_game.setBoxes(boxes);
    const QJsonArray readers = all["readers"_L1].toArray();
    for (std::size_t n = 0; n < m_readers.size(); ++n) {
        const QJsonObject state = readers.at(static_cast<qsizetype>(n)).toObject();
        m_readers[n]->setState(readingStateFrom(state));
    }
}

/// Where the settings can't be written the program has said so already.
void ReadingFile::write()
{
    QJsonArray readers;
    for (const RulebookReader* reader : m_readers) readers.append(items::toJson(reader->state()));
    const QJsonObject all{{"format"_L1, format},
                          {"version"_L1, 1},
                          {"boxes"_L1, toJson(m_game.boxes())},
                          {"readers"_L1, readers}};
    QDir().mkpath(QFileInfo(m_file).path());
    QSaveFile out(m_file);
    if (out.open(QIODevice::WriteOnly) && out.write(QJsonDocument(all).toJson()) >= 0) out.commit();
}

} // namespace caboose::items
