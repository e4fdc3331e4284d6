// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QString>

#include <utility>
#include <vector>

namespace caboose::items {

/// What somebody keeps beside the rules: bookmarks, and notes of their own, by the id of a section.
/// A list of those sections, in the order in which they were marked. Kept in a file.
class RulebookMarks : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole, BookmarkedRole, NoteRole };

    /// What the file holds; what can't be understood is left out.
    explicit RulebookMarks(QString file, QObject* parent = nullptr);

    [[nodiscard]] bool isBookmarked(const QString& section) const;
    void setBookmarked(const QString& section, bool on);
    /// Empty: there is none.
    QString note(const QString& section) const;
    /// An empty one takes it away.
    void setNote(const QString& section, const QString& text);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

Q_SIGNALS:
    /// The section's bookmark or note is another one; it is in the file already, unless notKept.
    void marked(const QString& section);
    /// The file could not be written.
    void notKept();

private:
    struct Mark {
        bool isBookmarked = false;
        QString note;
    };
    void read();
    void change(const QString& section, const Mark& mark);
    void keep();

    QString m_file;
    std::vector<std::pair<QString, Mark>> m_marks;
    auto find(const QString& section) const;
};

} // namespace caboose::items
