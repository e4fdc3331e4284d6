// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/windows/preferences/preferences.h"

#include <QDialog>
#include <QList>

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace caboose::views {

/// A language that can be chosen: its code and what it calls itself.
struct LanguageChoice {
    QString code;
    QString ownName;
};

/// Preferences. Every change takes effect at once, so there is nothing to confirm.
class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    PreferencesDialog(const QList<LanguageChoice>& languages, QWidget* parent);

    /// Shows what is set now, without sending `changed`.
    void setPreferences(const Preferences& preferences);
    Preferences preferences() const;

Q_SIGNALS:
    void changed(const caboose::views::Preferences& preferences);
    /// The person wants to edit shortcuts.
    void shortcutsWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* makeAppearance();
    QWidget* makeBehaviour();
    QWidget* makeButtons();
    void retranslate();
    void send();

    QGroupBox* m_appearance = nullptr;
    QLabel* m_themeLabel = nullptr;
    QComboBox* m_theme = nullptr;
    QLabel* m_languageLabel = nullptr;
    QComboBox* m_language = nullptr;
    QLabel* m_textLabel = nullptr;
    QSpinBox* m_text = nullptr;
    QGroupBox* m_behaviour = nullptr;
    QCheckBox* m_animations = nullptr;
    QCheckBox* m_confirmations = nullptr;
    QCheckBox* m_restoreLayout = nullptr;
    QCheckBox* m_keysInReferee = nullptr;
    QPushButton* m_shortcuts = nullptr;
    QPushButton* m_defaults = nullptr;
    QPushButton* m_close = nullptr;
};

} // namespace caboose::views
