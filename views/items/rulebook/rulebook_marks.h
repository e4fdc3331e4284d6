// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/program/kept_file.h"

#include <QAbstractListModel>
#include <QString>

#include <utility>
#include <vector>

namespace caboose::items {

/// What somebody keeps beside the rules: bookmarks, and notes of their own, by the id of a section.
/// A list of those sections, in the order in which they were marked. Kept in a file, which several
/// windows may have open: what one of them changes, the next one sees that changes something.
///
/// Written at once with each change, under a lock, over what the file says by then.
class RulebookMarks : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole, BookmarkedRole, NoteRole };

    /// What the file holds; what can't be understood is left out. A file that can't be understood
    /// at all is put aside, one from a later version is left alone.
    explicit RulebookMarks(const QString& file, QObject* parent = nullptr);

    /// The unreadable file is kept under this name. Empty: all is well.
    const QString& putAside() const { return m_putAside; }
    /// Nothing that is marked will be there next time.
    bool isFromTheFuture() const { return m_isFromTheFuture; }

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
    /// What another window or program wrote meanwhile can't be read; it is kept under this name.
    void foundUnreadable(const QString& aside);

private:
    struct Mark {
        bool isBookmarked = false;
        QString note;

        bool operator==(const Mark&) const = default;
    };
    using Marks = std::vector<std::pair<QString, Mark>>;
    static Marks marksIn(const QJsonObject& all);
    void readAgain();
    void showWhatIs(Marks marks);
    void change(const QString& section, const Mark& mark);
    void keep();

    KeptFile m_file;
    Marks m_marks;
    QString m_putAside;
    bool m_isFromTheFuture = false;
    auto find(const QString& section) const;
};

} // namespace caboose::items
