// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QLabel;

namespace caboose::items {
struct OptionRow;
} // namespace caboose::items

namespace caboose::views {

/// A large button for an answer: a picture, the answer, what it hangs on or which ruling it rests
/// on, and its key.
class OptionButton : public QPushButton {
    Q_OBJECT
public:
    explicit OptionButton(QWidget* parent);

    void show(const items::OptionRow& option);
    int option() const { return m_option; }
    /// Else it is shown greyed, with the reason, and asks why.
    [[nodiscard]] bool isPossible() const { return m_isPossible; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void setPossible(bool isPossible);
    void draw();
    void drawSigns(const QColor& ink);

    int m_option = -1;
    bool m_isPossible = true;
    QString m_art;
    QStringList m_signs;
    bool m_faceDown = false;
    QLabel* m_picture;
    QLabel* m_text;
    QLabel* m_note;
    QLabel* m_keys;
};

} // namespace caboose::views
