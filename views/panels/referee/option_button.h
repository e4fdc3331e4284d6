// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QPushButton>
#include <QStringList>

#include <chrono>

class QBoxLayout;
class QLabel;

namespace caboose::items {
struct OptionRow;
} // namespace caboose::items

namespace caboose::views {

/// A large button for an answer: a picture, the answer, what it hangs on or which ruling it rests
/// on, and its key.
///
/// Space and Return press it for whoever went to it. Where the keyboard came by itself with a new
/// question, they are taken for the key that went on with the last one, and do nothing for as long
/// as nobody can have read it.
class OptionButton : public QPushButton {
    Q_OBJECT
public:
    explicit OptionButton(QWidget* parent);

    void show(const items::OptionRow& option);
    /// For those who hear it, after show(): the how manieth of how many answers; 0: it is none.
    void tellPlace(int place, int of);
    int option() const { return m_option; }
    /// How long nobody can have read a question.
    static constexpr std::chrono::milliseconds unread{1500};
    /// Else it is shown greyed, with the reason, and asks why.
    [[nodiscard]] bool isPossible() const { return m_isPossible; }

    /// The least with the signs of a round card beside its name.
    int widthInARow() const;
    /// Where that is too wide, they stand above it.
    void stackSigns(bool isStacked);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void setPossible(bool isPossible);
    void draw();
    void drawSigns(const QColor& ink);

    int m_option = -1;
    bool m_isPossible = true;
    QString m_art;
    QStringList m_signs;
    bool m_faceDown = false;
    [[nodiscard]] bool isPressed() const;

    bool m_wasGoneTo = false;  ///< the keyboard did not come here by itself
    QElapsedTimer m_sinceCame; ///< since it came
    QLabel* m_picture;
    QLabel* m_text;
    QLabel* m_note;
    QLabel* m_keys;
    QBoxLayout* m_content; ///< picture and texts
};

} // namespace caboose::views
