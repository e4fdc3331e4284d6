// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rulebook/rulebook_side.h"

#include "views/items/rulebook/rulebook_reader.h"
#include "views/items/wording/spoken_text.h"
#include "views/panels/rulebook/hit_delegate.h"
#include "views/panels/rulebook/section_delegate.h"
#include "views/widgets/spoken.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;
using caboose::items::RuleLimit;

namespace caboose::views {
namespace {

QStringList wordsOf(const items::RuleHit& hit)
{
    QStringList words;
    for (const auto& mark : hit.marks) {
        const QString word = hit.snippet.mid(mark.start, mark.length);
        if (!words.contains(word, Qt::CaseInsensitive)) words.append(word);
    }
    return words;
}

} // namespace

RulebookSide::RulebookSide(items::RulebookReader& reader, QWidget* parent)
    : QWidget(parent), m_reader(reader), m_pages(new QStackedWidget(this)),
      m_contents(new QTreeView(this)), m_marks(new QListView(this)), m_noMarks(new QLabel(this)),
      m_limit(new QComboBox(this)), m_state(new QLabel(this)), m_suggestion(new QPushButton(this)),
      m_widen(new QPushButton(this)), m_hits(new QListView(this))
{
    setObjectName(u"rulebookSide"_s);
    m_tabs = makeTabs();
    m_results = makeResults();
    m_pages->addWidget(m_tabs);
    m_pages->addWidget(m_results);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(m_pages);
    setMinimumWidth(200);
    connect(&reader.hits(), &items::RuleHitsModel::found, this, &RulebookSide::showFound);
    connect(&reader.chapters(), &QAbstractItemModel::modelReset, this, &RulebookSide::followReader);
    connect(&reader, &items::RulebookReader::went, this, &RulebookSide::followReader);
    retranslate();
    followReader();
}

RulebookSide::~RulebookSide()
{
    // The models outlive the lists, and would tell a side that is no longer one.
    disconnect(&m_reader.hits(), nullptr, this, nullptr);
    disconnect(&m_reader.chapters(), nullptr, this, nullptr);
}

QTabWidget* RulebookSide::makeTabs()
{
    m_contents->setObjectName(u"contents"_s);
    m_contents->setModel(&m_reader.chapters());
    m_contents->setHeaderHidden(true);
    m_contents->setItemDelegate(new SectionDelegate(m_reader, m_contents));
    m_contents->setIndentation(14);
    m_contents->setWordWrap(true);
    m_contents->setTextElideMode(Qt::ElideNone);
    // In a narrower column the lines are higher.
    connect(m_contents->header(), &QHeaderView::sectionResized, m_contents,
            &QTreeView::doItemsLayout, Qt::QueuedConnection);
    m_marks->setObjectName(u"marks"_s);
    m_marks->setModel(&m_reader.marks());
    m_marks->setItemDelegate(new SectionDelegate(m_reader, m_marks));
    m_noMarks->setObjectName(u"quiet"_s);
    m_noMarks->setWordWrap(true);
    m_noMarks->setAlignment(Qt::AlignTop);
    m_noMarks->setMargin(10);
    auto* marks = new QWidget(this);
    auto* column = new QVBoxLayout(marks);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_noMarks);
    column->addWidget(m_marks, 1);
    auto* tabs = new QTabWidget(this);
    tabs->setDocumentMode(true);
    tabs->addTab(m_contents, QString());
    tabs->addTab(marks, QString());
    const auto open = [this](const QModelIndex& index) {
        // Contents and marks call the id the same.
        Q_EMIT sectionWanted(index.data(items::ChaptersModel::IdRole).toString());
    };
    for (QAbstractItemView* list :
         {static_cast<QAbstractItemView*>(m_contents), static_cast<QAbstractItemView*>(m_marks)}) {
        list->setEditTriggers(QAbstractItemView::NoEditTriggers);
        connect(list, &QAbstractItemView::clicked, this, open);
        connect(list, &QAbstractItemView::activated, this, open);
    }
    const auto refresh = [this] { m_noMarks->setVisible(m_reader.marks().rowCount() == 0); };
    connect(&m_reader.marks(), &items::RulebookMarks::marked, m_noMarks, refresh);
    refresh();
    return tabs;
}

QWidget* RulebookSide::makeResults()
{
    m_limit->setObjectName(u"searchLimit"_s);
    m_limit->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const RuleLimit each : {RuleLimit::Game, RuleLimit::Chapter, RuleLimit::Everything}) {
        m_limit->addItem(QString(), static_cast<int>(each));
    }
    m_state->setObjectName(u"quiet"_s);
    m_state->setWordWrap(true);
    m_suggestion->setObjectName(u"suggestion"_s);
    m_suggestion->setFlat(true);
    m_widen->setObjectName(u"suggestion"_s);
    m_widen->setFlat(true);
    m_hits->setObjectName(u"hits"_s);
    m_hits->setModel(&m_reader.hits());
    m_hits->setItemDelegate(new HitDelegate(m_reader.hits(), m_hits));
    m_hits->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_hits->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_hits->setResizeMode(QListView::Adjust);
    auto* results = new QWidget(this);
    auto* column = new QVBoxLayout(results);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_limit);
    column->addWidget(m_state);
    column->addWidget(m_suggestion);
    column->addWidget(m_widen);
    column->addWidget(m_hits, 1);
    column->addStretch(0); // where nothing is found, what says so stands above
    connect(m_limit, &QComboBox::activated, this, &RulebookSide::limit);
    connect(m_hits, &QListView::clicked, this, &RulebookSide::openHit);
    connect(m_hits, &QListView::activated, this, &RulebookSide::openHit);
    connect(m_suggestion, &QPushButton::clicked, this, &RulebookSide::openChoice);
    connect(m_widen, &QPushButton::clicked, this, [this] {
        m_limit->setCurrentIndex(m_limit->findData(static_cast<int>(RuleLimit::Everything)));
        m_limit->setFocus(); // what was clicked goes
        limit();
    });
    return results;
}

void RulebookSide::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void RulebookSide::retranslate()
{
    m_tabs->setTabText(0, tr("Contents"));
    m_tabs->setTabText(1, tr("Marked"));
    m_contents->setAccessibleName(tr("Contents"));
    m_marks->setAccessibleName(tr("Marked sections"));
    m_noMarks->setText(tr("Sections that you bookmark, or write a note on, are listed here."));
    m_limit->setItemText(0, tr("In the rules of this game"));
    m_limit->setItemText(1, tr("In this chapter"));
    m_limit->setItemText(2, tr("In everything"));
    m_limit->setAccessibleName(tr("Where to search"));
    m_limit->setToolTip(m_limit->accessibleName());
    m_widen->setText(tr("Search in everything"));
    m_hits->setAccessibleName(tr("Sections found"));
    showFound();
}

void RulebookSide::search(const QString& text)
{
    limit();
    m_reader.hits().search(text);
    // With the first of them, which is chosen already.
    const QString first = m_hits->currentIndex().data(Qt::AccessibleTextRole).toString();
    const QString found =
        isSearching() ? items::spokenTogether({m_state->text(), first}) : QString();
    // Not with every letter, if it is the same.
    if (std::exchange(m_announced, found) != found && !found.isEmpty()) announce(found);
}

bool RulebookSide::isSearching() const
{
    return !m_reader.hits().text().isEmpty();
}

void RulebookSide::limit()
{
    const auto page = m_reader.page();
    const auto where = static_cast<RuleLimit>(m_limit->currentData().toInt());
    const bool isChapter = where == RuleLimit::Chapter && page;
    m_reader.hits().setLimit(
        where, isChapter ? std::optional(m_reader.view().book().chapterOf(*page)) : std::nullopt);
}

bool RulebookSide::isEverywhere() const
{
    return static_cast<RuleLimit>(m_limit->currentData().toInt()) == RuleLimit::Everything;
}

QString RulebookSide::state() const
{
    const items::RuleHitsModel& hits = m_reader.hits();
    if (!hits.isReady()) return tr("The search is being prepared…");
    const int count = hits.rowCount();
    if (count == 0 && isEverywhere()) return tr("Nothing found.");
    //: %1: where it was searched, as in "In this chapter"
    if (count == 0) return tr("%1: nothing found.").arg(m_limit->currentText());
    if (hits.areTheBest() && hits.mended().isEmpty())
        return tr("The %n section(s) that fit best", nullptr, count);
    if (hits.mended().isEmpty()) return tr("%n section(s) found", nullptr, count);
    //: %1: words with typing errors mended
    return tr("%n section(s) found for “%1”", nullptr, count).arg(hits.mended());
}

void RulebookSide::showFound()
{
    const items::RuleHitsModel& hits = m_reader.hits();
    m_pages->setCurrentWidget(isSearching() ? m_results : static_cast<QWidget*>(m_tabs));
    const int count = hits.rowCount();
    m_state->setText(state());
    m_widen->setVisible(hits.isReady() && count == 0 && !isEverywhere());
    //: %1: words that something would be found for
    m_suggestion->setText(tr("Did you mean “%1”?").arg(hits.suggestion()));
    m_suggestion->setVisible(!hits.suggestion().isEmpty());
    m_hits->setVisible(count > 0);
    m_hits->setCurrentIndex(hits.index(0, 0));
    m_hits->scrollToTop();
}

void RulebookSide::moveChoice(int rows)
{
    const int last = m_reader.hits().rowCount() - 1;
    if (last < 0) return;
    const int next = std::clamp(m_hits->currentIndex().row() + rows, 0, last);
    m_hits->setCurrentIndex(m_reader.hits().index(next, 0));
    announce(m_hits->currentIndex().data(Qt::AccessibleTextRole).toString());
}

void RulebookSide::announce(const QString& text)
{
    // It is chosen in here from the field where somebody types.
    if (QWidget* inUse = QApplication::focusWidget()) sayOf(*inUse, text);
}

void RulebookSide::openChoice()
{
    if (m_reader.hits().rowCount() > 0)
        openHit(m_hits->currentIndex());
    else if (!m_reader.hits().suggestion().isEmpty()) {
        Q_EMIT otherWordsWanted(m_reader.hits().suggestion());
    }
}

void RulebookSide::openHit(const QModelIndex& hit)
{
    if (!hit.isValid()) return;
    const items::RuleHit opened = m_reader.hits().at(hit.row());
    Q_EMIT hitWanted(opened.id, wordsOf(opened));
}

void RulebookSide::focusContents()
{
    m_tabs->setCurrentIndex(0);
    m_contents->setFocus();
}

void RulebookSide::followReader()
{
    const auto here = m_reader.section();
    QModelIndex index = here ? m_reader.chapters().indexOf(*here) : QModelIndex();
    if (!index.isValid()) return;
    m_contents->setCurrentIndex(index);
    m_contents->expand(index);
    m_contents->scrollTo(index);
}

} // namespace caboose::views
