// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rulings/rulings_panel.h"

#include "views/drawing/icon.h"
#include "views/panels/rulings/ruling_delegate.h"
#include "views/widgets/combo_list.h"
#include "views/widgets/spoken_choice.h"
#include "views/widgets/wrapped_option.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTreeView>

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int aroundAnswers = 70; ///< margins of panel and page, frame and scroll bar

QStringList sourceLines(const items::RulingsModel& model, rules::Ruling ruling, int value)
{
    QStringList lines;
    for (const items::AnswerSource& source : model.sources(ruling)) {
        if (source.value == value) {
            lines.append(RulingsPanel::tr("%1: %2", "an edition, where in it")
                             .arg(source.edition, source.where));
        }
    }
    return lines;
}

/// Numbers of rules are links to them.
QString withLinks(const QString& line)
{
    static const QRegularExpression number(u"\\b(\\d+(?:\\.\\d+)+)\\b"_s);
    const qsizetype place = line.indexOf(u':') + 1;
    const QString where = line.mid(place).toHtmlEscaped();
    return line.left(place).toHtmlEscaped() +
           QString(where).replace(number, u"<a href=\"\\1\">\\1</a>"_s);
}

} // namespace

RulingsPanel::RulingsPanel(items::RulingsModel& model, QWidget* parent)
    : QWidget(parent), m_model(model), m_found(new QSortFilterProxyModel(this)),
      m_editionLabel(new QLabel(this)), m_edition(new QComboBox(this)),
      m_back(new QPushButton(icon(u"reset"_s), QString(), this)),
      m_contradictions(new QLabel(this)), m_search(new QLineEdit(this)),
      m_list(new QTreeView(this)), m_question(new QLabel(this)), m_noSource(new QLabel(this)),
      m_buttons(new QButtonGroup(this))
{
    m_found->setSourceModel(&model);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_found->setFilterKeyColumn(-1);
    m_found->setRecursiveFilteringEnabled(true);
    m_found->setAutoAcceptChildRows(true);
    build();
    retranslate();
    wire();
    m_list->expandAll();
    m_list->setCurrentIndex(m_found->index(0, 0, m_found->index(0, 0)));
}

RulingsPanel::~RulingsPanel()
{
    // The filter is destroyed before the list, which would tell a panel that is no longer one.
    disconnect(m_list->selectionModel(), nullptr, this, nullptr);
}

void RulingsPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_model.retranslate();
        retranslate();
    }
    // Links keep the colour that they were given.
    if (event->type() == QEvent::PaletteChange && m_answers) showRuling();
    QWidget::changeEvent(event);
}

void RulingsPanel::build()
{
    m_edition->setObjectName(u"edition"_s);
    for (const rules::Edition edition : items::RulingsModel::editions()) {
        m_edition->addItem(QString(), static_cast<int>(edition));
    }
    m_edition->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_edition->setMinimumContentsLength(16);
    m_editionLabel->setBuddy(m_edition);
    m_back->setObjectName(u"backToEdition"_s);
    m_contradictions->setObjectName(u"conflict"_s);
    m_contradictions->setWordWrap(true);
    m_search->setObjectName(u"rulingSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    m_list->setObjectName(u"rulingList"_s);
    m_list->setModel(m_found);
    m_list->setItemDelegate(new RulingDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setAlternatingRowColors(true);
    m_list->setWordWrap(true);
    m_list->setTextElideMode(Qt::ElideNone);
    // In a narrower column the rows are higher.
    connect(m_list->header(), &QHeaderView::sectionResized, m_list, &QTreeView::doItemsLayout,
            Qt::QueuedConnection);
    m_list->setIndentation(14);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_list->header()->setMinimumSectionSize(90);

    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(m_list);
    parts->addWidget(makeAnswers());
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setChildrenCollapsible(false);
    parts->setSizes({300, 240});

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addWidget(makeChoice());
    column->addWidget(m_contradictions);
    // Beside the edition's name it would have no room in a panel as narrow as layouts make this
    // one.
    auto* searchAndBack = new QHBoxLayout;
    searchAndBack->addWidget(m_search, 1);
    searchAndBack->addWidget(m_back);
    column->addLayout(searchAndBack);
    column->addWidget(parts, 1);
}

QWidget* RulingsPanel::makeChoice()
{
    auto* choice = new QWidget(this);
    auto* row = new QHBoxLayout(choice);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_editionLabel);
    row->addWidget(m_edition, 1);
    return choice;
}

QWidget* RulingsPanel::makeAnswers()
{
    auto* page = new QWidget(this);
    m_question->setObjectName(u"bigButtonName"_s);
    m_question->setWordWrap(true);
    m_noSource->setObjectName(u"quiet"_s);
    m_noSource->setWordWrap(true);
    m_answers = new QVBoxLayout;
    m_answers->setSpacing(6);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(10, 10, 10, 10);
    column->addWidget(m_question);
    column->addLayout(m_answers);
    column->addWidget(m_noSource);
    column->addStretch(1);

    auto* scroll = new QScrollArea(this);
    scroll->setObjectName(u"answers"_s);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    return scroll;
}

void RulingsPanel::wire()
{
    connect(m_edition, &QComboBox::activated, this, [this](int row) {
        m_model.setEdition(static_cast<rules::Edition>(m_edition->itemData(row).toInt()));
    });
    connect(m_back, &QPushButton::clicked, this, [this] { m_model.setEdition(m_model.edition()); });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_found->setFilterFixedString(text);
        m_list->expandAll();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &RulingsPanel::showRuling);
    connect(&m_model, &items::RulingsModel::rulingsChanged, this, &RulingsPanel::refresh);
    connect(m_buttons, &QButtonGroup::idToggled, this, [this](int value, bool on) {
        if (on && !m_filling) m_model.setAnswer(current(), value);
    });
}

void RulingsPanel::retranslate()
{
    setAccessibleName(tr("Rules of this table"));
    m_editionLabel->setText(tr("&Edition:"));
    for (int row = 0; row < m_edition->count(); ++row) {
        const auto edition = static_cast<rules::Edition>(m_edition->itemData(row).toInt());
        m_edition->setItemText(row, items::nameOf(edition));
    }
    m_edition->setAccessibleName(tr("Edition"));
    fitListToEntries(*m_edition);
    m_back->setToolTip(tr("Drop every house ruling and play the edition as it is printed"));
    m_back->setAccessibleDescription(m_back->toolTip());
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search rulings"));
    m_list->setAccessibleName(tr("Rulings"));
    m_list->setAccessibleDescription(tr("House rulings are bold, contradictions red."));
    m_noSource->setText(tr("No text decides this; the answer is a recommendation."));
    refresh();
}

void RulingsPanel::refresh()
{
    m_edition->setCurrentIndex(m_edition->findData(static_cast<int>(m_model.edition())));
    const auto house = static_cast<int>(m_model.houseRulings().size());
    m_back->setText(tr("%n house ruling(s)", nullptr, house));
    m_back->setEnabled(house > 0);
    const QStringList contradictions = m_model.contradictions();
    m_contradictions->setText(contradictions.join(u'\n'));
    m_contradictions->setVisible(!contradictions.isEmpty());
    showRuling();
}

void RulingsPanel::showRuling()
{
    const bool filling = std::exchange(m_filling, true);
    while (QLayoutItem* item = m_answers->takeAt(0)) {
        // A button may be in the middle of its click.
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    for (QAbstractButton* button : m_buttons->buttons()) m_buttons->removeButton(button);

    const rules::Ruling ruling = current();
    const bool any = ruling != rules::Ruling::None;
    m_question->setText(any ? items::questionOf(ruling) : tr("Choose a ruling above."));
    m_noSource->setVisible(any && m_model.sources(ruling).isEmpty());
    for (int value = 0; any && value < m_model.answerCount(ruling); ++value) {
        addAnswer(ruling, value);
    }
    letTabComeToTheChosen(*m_buttons);
    wrapAnswers();
    m_filling = filling;
}

void RulingsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    wrapAnswers();
}

void RulingsPanel::wrapAnswers()
{
    for (QAbstractButton* answer : m_buttons->buttons())
        wrapOption(*answer, items::answerOf(current(), m_buttons->id(answer)),
                   width() - aroundAnswers);
}

void RulingsPanel::addAnswer(rules::Ruling ruling, int value)
{
    auto* button = new QRadioButton(items::answerOf(ruling, value));
    m_buttons->addButton(button, value);
    button->setChecked(m_model.rulings().at(ruling) == value);
    m_answers->addWidget(button);

    const QStringList lines = sourceLines(m_model, ruling, value);
    button->setAccessibleDescription(lines.join(u'\n'));
    for (const QString& line : lines) {
        auto* source = new QLabel(withLinks(line));
        source->setObjectName(u"sources"_s);
        source->setTextFormat(Qt::RichText);
        // The button says it, too; only where there is somewhere to go is it worth a stop.
        const bool hasLink = source->text().contains(u"<a "_s);
        source->setTextInteractionFlags(hasLink ? Qt::LinksAccessibleByMouse |
                                                      Qt::LinksAccessibleByKeyboard
                                                : Qt::NoTextInteraction);
        source->setWordWrap(true);
        connect(source, &QLabel::linkActivated, this, &RulingsPanel::ruleWanted);
        m_answers->addWidget(source);
    }
}

rules::Ruling RulingsPanel::current() const
{
    const QVariant number =
        m_list->currentIndex().siblingAtColumn(0).data(items::RulingsModel::RulingRole);
    return number.isValid() ? static_cast<rules::Ruling>(number.toInt()) : rules::Ruling::None;
}

} // namespace caboose::views
