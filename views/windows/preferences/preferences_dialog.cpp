// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/windows/preferences/preferences_dialog.h"

#include "views/drawing/icon.h"
#include "views/drawing/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace caboose::views {

PreferencesDialog::PreferencesDialog(const QList<LanguageChoice>& languages, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(u"preferences"_s);
    build();
    m_language->addItem(QString(), QString());
    for (const LanguageChoice& language : languages) {
        m_language->addItem(language.ownName, language.code);
    }
    retranslate();
    setPreferences({});

    connect(m_theme, &QComboBox::currentIndexChanged, this, &PreferencesDialog::send);
    connect(m_language, &QComboBox::currentIndexChanged, this, &PreferencesDialog::send);
    connect(m_text, &QSpinBox::valueChanged, this, &PreferencesDialog::send);
    for (QCheckBox* box : {m_animations, m_confirmations, m_restoreLayout, m_keysInReferee}) {
        connect(box, &QCheckBox::toggled, this, &PreferencesDialog::send);
    }
    connect(m_shortcuts, &QPushButton::clicked, this, &PreferencesDialog::shortcutsWanted);
    connect(m_defaults, &QPushButton::clicked, this, [this] {
        setPreferences({});
        send();
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
}

void PreferencesDialog::setPreferences(const Preferences& preferences)
{
    const QSignalBlocker theme(m_theme);
    const QSignalBlocker language(m_language);
    const QSignalBlocker text(m_text);
    const QSignalBlocker animations(m_animations);
    const QSignalBlocker confirmations(m_confirmations);
    const QSignalBlocker restoreLayout(m_restoreLayout);
    const QSignalBlocker keysInReferee(m_keysInReferee);
    m_theme->setCurrentIndex(std::max(0, m_theme->findData(preferences.theme)));
    m_language->setCurrentIndex(std::max(0, m_language->findData(preferences.language)));
    m_text->setValue(preferences.textPercent);
    m_animations->setChecked(preferences.animations);
    m_confirmations->setChecked(preferences.confirmations);
    m_restoreLayout->setChecked(preferences.restoreLayout);
    m_keysInReferee->setChecked(preferences.keysInRefereeOnly);
}

Preferences PreferencesDialog::preferences() const
{
    return {.theme = m_theme->currentData().toString(),
            .language = m_language->currentData().toString(),
            .textPercent = m_text->value(),
            .animations = m_animations->isChecked(),
            .confirmations = m_confirmations->isChecked(),
            .restoreLayout = m_restoreLayout->isChecked(),
            .keysInRefereeOnly = m_keysInReferee->isChecked()};
}

void PreferencesDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void PreferencesDialog::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 18, 18, 14);
    column->setSpacing(14);
    column->addWidget(makeAppearance());
    column->addWidget(makeBehaviour());
    column->addStretch(1);
    column->addWidget(makeButtons());
}

QWidget* PreferencesDialog::makeAppearance()
{
    m_appearance = new QGroupBox(this);
    m_theme = new QComboBox(m_appearance);
    m_theme->addItem(QString(), QString());
    for (const Theme& theme : themes()) m_theme->addItem(QString(), theme.id);
    m_language = new QComboBox(m_appearance);
    m_text = new QSpinBox(m_appearance);
    m_text->setRange(smallestText, largestText);
    m_text->setSingleStep(textStep);
    m_themeLabel = new QLabel(m_appearance);
    m_languageLabel = new QLabel(m_appearance);
    m_textLabel = new QLabel(m_appearance);

    auto* form = new QFormLayout(m_appearance);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(18);
    form->setVerticalSpacing(10);
    form->addRow(m_themeLabel, m_theme);
    form->addRow(m_languageLabel, m_language);
    form->addRow(m_textLabel, m_text);
    m_themeLabel->setBuddy(m_theme);
    m_languageLabel->setBuddy(m_language);
    m_textLabel->setBuddy(m_text);
    return m_appearance;
}

QWidget* PreferencesDialog::makeBehaviour()
{
    m_behaviour = new QGroupBox(this);
    m_animations = new QCheckBox(m_behaviour);
    m_confirmations = new QCheckBox(m_behaviour);
    m_restoreLayout = new QCheckBox(m_behaviour);
    m_keysInReferee = new QCheckBox(m_behaviour);
    auto* column = new QVBoxLayout(m_behaviour);
    column->setSpacing(8);
    column->addWidget(m_animations);
    column->addWidget(m_confirmations);
    column->addWidget(m_restoreLayout);
    column->addWidget(m_keysInReferee);
    return m_behaviour;
}

QWidget* PreferencesDialog::makeButtons()
{
    auto* buttons = new QWidget(this);
    m_shortcuts = new QPushButton(icon(u"shortcuts"_s), QString(), buttons);
    m_defaults = new QPushButton(icon(u"reset"_s), QString(), buttons);
    m_close = new QPushButton(buttons);
    m_close->setDefault(true);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_shortcuts);
    row->addWidget(m_defaults);
    row->addStretch(1);
    row->addWidget(m_close);
    return buttons;
}

void PreferencesDialog::retranslate()
{
    setWindowTitle(tr("Preferences"));
    setAccessibleDescription(tr("Every change takes effect at once."));
    m_appearance->setTitle(tr("Appearance"));
    m_themeLabel->setText(tr("&Theme:"));
    m_theme->setItemText(0, tr("As the system"));
    int row = 0;
    for (const Theme& theme : themes()) {
        m_theme->setItemText(++row, QCoreApplication::translate("Themes", theme.name));
    }
    m_theme->setAccessibleName(tr("Theme"));
    m_languageLabel->setText(tr("&Language:"));
    m_language->setItemText(0, tr("As the system"));
    m_language->setAccessibleName(tr("Language"));
    m_textLabel->setText(tr("Text &size:"));
    m_text->setSuffix(tr(" %", "after a number, as in 100 %"));
    m_text->setAccessibleName(tr("Text size in percent"));
    m_behaviour->setTitle(tr("Behaviour"));
    m_animations->setText(tr("&Animate what moves on the table"));
    m_animations->setToolTip(tr("Off: everything is simply where it is now."));
    m_confirmations->setText(tr("As&k before something is thrown away"));
    m_confirmations->setToolTip(tr("Off: layouts are deleted without a question."));
    m_restoreLayout->setText(tr("Start with the panels as I &left them"));
    m_restoreLayout->setToolTip(tr("Off: start with the layout as it was saved."));
    m_keysInReferee->setText(tr("Ans&wer by key in the Referee only"));
    m_keysInReferee->setToolTip(tr("Off: an answer’s key gives it wherever the keyboard is."));
    for (QCheckBox* box : {m_animations, m_confirmations, m_restoreLayout, m_keysInReferee}) {
        box->setAccessibleDescription(box->toolTip());
    }
    m_shortcuts->setText(tr("Sho&rtcuts…"));
    m_shortcuts->setToolTip(tr("Choose the keys of every action"));
    m_defaults->setText(tr("Restore &defaults"));
    m_defaults->setToolTip(tr("Set everything on this page as it was at first"));
    m_close->setText(tr("&Close"));
}

void PreferencesDialog::send()
{
    Q_EMIT changed(preferences());
}

} // namespace caboose::views
