// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rulebook/rulebook_panel.h"

#include "views/drawing/icon.h"
#include "views/items/rulebook/rulebook_reader.h"
#include "views/panels/rulebook/find_bar.h"
#include "views/panels/rulebook/note_editor.h"
#include "views/panels/rulebook/reading_menu.h"
#include "views/panels/rulebook/rule_preview.h"
#include "views/panels/rulebook/rulebook_side.h"
#include "views/widgets/eliding_combo.h"
#include "views/widgets/spoken.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using caboose::items::RuleScope;

namespace caboose::views {
namespace {

constexpr int zoomStep = 10;
constexpr int pageRows = 5;
/// Below this many heights of a line there is room for one part only.
constexpr int roomForBoth = 40;

} // namespace

RulebookPanel::RulebookPanel(items::RulebookReader& reader, const NamedActions& actions,
                             QWidget* parent)
    : QWidget(parent), m_reader(reader), m_sideButton(new QToolButton(this)),
      m_readingButton(new QToolButton(this)), m_moreButton(new QToolButton(this)),
      m_search(new QLineEdit(this)), m_scope(new ElidingCombo(this)),
      m_parts(new QSplitter(Qt::Horizontal, this)), m_side(new RulebookSide(reader, m_parts)),
      m_preview(new RulePreview(this))
{
    setObjectName(u"rulebookPanel"_s);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead(actions));
    column->addWidget(makeBody(), 1);
    setMinimumWidth(300);
    wire();
    retranslate();
    m_reader.library().want();
    showPage();
}

RulebookPanel::~RulebookPanel()
{
    // What is taken apart after it still has something to tell: a focus that is lost, for one.
    disconnect(&m_reader, nullptr, this, nullptr);
    disconnect(qApp, nullptr, this, nullptr);
    for (QObject* part : findChildren<QObject*>()) disconnect(part, nullptr, this, nullptr);
}

QToolButton* RulebookPanel::makeButton(QAction* action)
{
    auto* button = new QToolButton(this);
    button->setObjectName(u"rulebookButton"_s);
    if (!action) {
        button->hide();
        return button;
    }
    button->setIcon(action->icon());
    const auto refresh = [button, action] {
        button->setToolTip(action->toolTip());
        button->setAccessibleName(action->statusTip());
    };
    connect(action, &QAction::changed, button, refresh);
    refresh();
    connect(button, &QToolButton::clicked, this, [this, action] {
        Q_EMIT taken();
        action->trigger();
    });
    return button;
}

QMenu* RulebookPanel::makeMore(const NamedActions& actions)
{
    auto* menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    for (const auto& name : {u"bookmark"_s, u"note"_s, u"find"_s, u"copy-citation"_s,
                             u"copy-link"_s, u"print"_s, u"another"_s}) {
        if (QAction* action = actions.value(name)) menu->addAction(action);
    }
    connect(menu, &QMenu::aboutToShow, this, &RulebookPanel::taken);
    return menu;
}

QWidget* RulebookPanel::makeHead(const NamedActions& actions)
{
    auto* head = new QWidget(this);
    head->setObjectName(u"rulebookHead"_s);
    head->setAttribute(Qt::WA_StyledBackground);
    m_search->setObjectName(u"ruleSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_search->setMinimumWidth(80);
    m_scope->setObjectName(u"ruleScope"_s);
    m_scope->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_scope->setMinimumContentsLength(8);
    m_sideButton->setIcon(icon(u"contents"_s));
    m_sideButton->setCheckable(true);
    m_readingButton->setIcon(icon(u"language"_s));
    m_readingButton->setMenu(new ReadingMenu(m_reader, this));
    m_moreButton->setIcon(icon(u"more"_s));
    m_moreButton->setMenu(makeMore(actions));
    for (QToolButton* button : {m_sideButton, m_readingButton, m_moreButton}) {
        button->setObjectName(u"rulebookButton"_s);
        button->setPopupMode(QToolButton::InstantPopup);
    }
    auto* rows = new QVBoxLayout(head);
    rows->setContentsMargins(8, 6, 8, 6);
    rows->setSpacing(6);
    auto* first = new QHBoxLayout;
    auto* second = new QHBoxLayout;
    first->addWidget(m_sideButton);
    m_back = makeButton(actions.value(u"back"_s));
    m_forward = makeButton(actions.value(u"forward"_s));
    first->addWidget(m_back);
    first->addWidget(m_forward);
    first->addWidget(m_search, 1);
    second->addWidget(m_scope, 1);
    second->addWidget(m_readingButton);
    second->addWidget(m_moreButton);
    rows->addLayout(first);
    rows->addLayout(second);
    return head;
}

QWidget* RulebookPanel::makeBody()
{
    m_right = new QWidget(m_parts);
    m_page = new RulePageView(m_right);
    m_find = new FindBar(m_page, m_right);
    m_note = new NoteEditor(m_right);
    auto* column = new QVBoxLayout(m_right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_page, 1);
    column->addWidget(m_find);
    column->addWidget(m_note);
    m_parts->addWidget(m_side);
    m_parts->addWidget(m_right);
    m_parts->setStretchFactor(0, 0);
    m_parts->setStretchFactor(1, 1);
    m_parts->setChildrenCollapsible(false);
    m_parts->setSizes({300, 700});
    m_page->setContextMenuPolicy(Qt::CustomContextMenu);
    return m_parts;
}

void RulebookPanel::wire()
{
    connect(&m_reader, &items::RulebookReader::pageChanged, this, &RulebookPanel::showPage);
    connect(&m_reader, &items::RulebookReader::went, this, &RulebookPanel::arrive);
    connect(&m_reader, &items::RulebookReader::viewChanged, this, &RulebookPanel::refreshScopes);
    connect(m_page, &RulePageView::linkFollowed, this, &RulebookPanel::follow);
    connect(m_page, &RulePageView::linkPointedAt, this, &RulebookPanel::pointAt);
    connect(m_page, &RulePageView::zoomWanted, this, &RulebookPanel::setTextLarger);
    connect(m_page, &RulePageView::completed, this, &RulebookPanel::findAgain);
    connect(&m_reader, &items::RulebookReader::zoomed, m_page,
            [this] { m_page->setZoom(m_reader.zoom()); });
    connect(m_page, &RulePageView::backWanted, &m_reader, &items::RulebookReader::goBack);
    connect(m_page, &RulePageView::forwardWanted, &m_reader, &items::RulebookReader::goForward);
    connect(m_page, &QWidget::customContextMenuRequested, this, &RulebookPanel::openPageMenu);
    connect(m_page, &RulePageView::scrolled, this, &RulebookPanel::noteSpot);
    connect(m_side, &RulebookSide::sectionWanted, this, &RulebookPanel::follow);
    connect(m_side, &RulebookSide::hitWanted, this, &RulebookPanel::openHit);
    connect(m_side, &RulebookSide::otherWordsWanted, m_search, &QLineEdit::setText);
    connect(m_search, &QLineEdit::textChanged, this, &RulebookPanel::search);
    connect(m_scope, &QComboBox::activated, this, [this](int row) {
        m_reader.setScope(static_cast<RuleScope>(m_scope->itemData(row).toInt()));
    });
    connect(m_sideButton, &QToolButton::clicked, this, &RulebookPanel::showSide);
    connect(m_note, &NoteEditor::written, &m_reader.marks(), &items::RulebookMarks::setNote);
    connect(m_note, &NoteEditor::closed, m_page, qOverload<>(&QWidget::setFocus));
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && isAncestorOf(now)) Q_EMIT taken();
    });
}

void RulebookPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void RulebookPanel::retranslate()
{
    setAccessibleName(tr("Rulebook"));
    m_search->setPlaceholderText(tr("Search the rules: words, a number, a card"));
    m_search->setToolTip(m_search->placeholderText());
    m_search->setAccessibleName(tr("Search the rules"));
    m_search->setAccessibleDescription(
        tr("The arrow keys choose among what is found, Enter opens it, Escape ends the search."));
    m_scope->setAccessibleName(tr("How much is shown"));
    m_sideButton->setToolTip(tr("Contents and search results, or the page"));
    m_sideButton->setAccessibleName(tr("Contents"));
    m_readingButton->setToolTip(tr("Languages, another edition beside the text, your boxes"));
    m_readingButton->setAccessibleName(tr("What is read"));
    m_moreButton->setToolTip(tr("Bookmark, note, copy, print"));
    m_moreButton->setAccessibleName(tr("More"));
    refreshScopes();
}

void RulebookPanel::refreshScopes()
{
    const QString game = m_reader.game().title();
    const std::pair<RuleScope, QString> scopes[] = {
        //: %1: an edition of the rules, and how many play
        {RuleScope::Game, m_reader.game().isOnTable() ? tr("This game: %1").arg(game)
                                                      : tr("Your table: %1").arg(game)},
        {RuleScope::WithOthers, tr("And what other editions say")},
        {RuleScope::Everything, tr("Everything there is")},
    };
    m_scope->clear();
    for (const auto& [scope, text] : scopes) m_scope->addItem(text, static_cast<int>(scope));
    m_scope->setCurrentIndex(m_scope->findData(static_cast<int>(m_reader.scope())));
    // Where there is little room its end is not seen.
    m_scope->setToolTip(m_scope->itemText(0) + u'\n' +
                        tr("The rules of this game alone, with what other editions say, or all"));
}

QString RulebookPanel::emptyText() const
{
    return m_reader.library().isLoaded() ? tr("The text of the rulebook is not there.")
                                         : tr("The rulebook is being opened…");
}

void RulebookPanel::showPage()
{
    items::RulePage page = m_reader.shownPage();
    if (page.empty()) page.push_back({{}, u"<p>%1</p>"_s.arg(emptyText().toHtmlEscaped())});
    m_page->setZoom(m_reader.zoom());
    m_page->showPage(std::move(page), m_reader.spot(), m_reader.view().columns.size() > 1);
    findAgain();
    settle();
}

/// What is sought moves the page to it; that is not wanted where a page is just shown.
void RulebookPanel::findAgain()
{
    if (!m_find->isVisible()) return;
    const items::ReadingSpot here = m_page->spot();
    m_find->refresh();
    m_page->goToSpot(here);
}

void RulebookPanel::settle()
{
    m_preview->dismiss();
    m_back->setEnabled(m_reader.canGoBack());
    m_forward->setEnabled(m_reader.canGoForward());
    const QString heading = m_reader.headingOf(m_reader.place()); // empty until the text is read
    //: %1: the heading of the section that is shown
    m_page->setAccessibleName(heading.isEmpty() ? tr("Rulebook") : tr("Rulebook: %1").arg(heading));
}

void RulebookPanel::restorePlace()
{
    m_page->goToSpot(m_reader.spot());
    settle();
}

void RulebookPanel::arrive()
{
    restorePlace();
    m_page->readFrom(m_reader.spot());
    announce(m_reader.headingOf(m_reader.place()));
}

void RulebookPanel::noteSpot()
{
    m_reader.noteSpot(m_page->spot());
}

void RulebookPanel::announce(const QString& text)
{
    if (text.isEmpty() || !isVisible()) return;
    sayOf(*m_page, text);
}

void RulebookPanel::follow(const QString& link)
{
    if (!m_reader.goTo(link)) return;
    showSide(false);
    m_page->setFocus();
}

void RulebookPanel::openHit(const QString& id, const QStringList& words)
{
    follow(id);
    m_page->markWords(words);
}

void RulebookPanel::pointAt(const QString& link, const QRect& where)
{
    const QString html = link.isEmpty() ? QString() : m_reader.previewHtml(link);
    if (html.isEmpty()) {
        m_preview->dismiss();
        return;
    }
    m_preview->showSoon(html, where);
    //: %1: the heading of the section that a link leads to
    announce(tr("Link to %1").arg(m_reader.headingOf(link)));
}

void RulebookPanel::search(const QString& text)
{
    m_side->search(text);
    if (m_side->isSearching()) showSide(true);
}

bool RulebookPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        return handleSearchKey(static_cast<QKeyEvent*>(event)->key());
    }
    return QWidget::eventFilter(watched, event);
}

bool RulebookPanel::handleSearchKey(int key)
{
    switch (key) {
    case Qt::Key_Down: m_side->moveChoice(1); return true;
    case Qt::Key_Up: m_side->moveChoice(-1); return true;
    case Qt::Key_PageDown: m_side->moveChoice(pageRows); return true;
    case Qt::Key_PageUp: m_side->moveChoice(-pageRows); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: m_side->openChoice(); return true;
    case Qt::Key_Escape:
        m_search->clear();
        showSide(false);
        m_page->setFocus();
        return true;
    default: return false;
    }
}

void RulebookPanel::openPageMenu(const QPoint& position)
{
    Q_EMIT taken();
    const QString id = m_page->sectionAt(position);
    if (!id.isEmpty() && id != m_reader.place()) {
        const items::ReadingSpot here = m_page->spot();
        m_reader.goTo(id);
        m_page->goToSpot(here);
    }
    m_moreButton->menu()->popup(m_page->viewport()->mapToGlobal(position));
}

void RulebookPanel::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

void RulebookPanel::focusContents()
{
    m_search->clear();
    showSide(true);
    m_side->focusContents();
}

void RulebookPanel::openFind()
{
    showSide(false);
    m_page->complete();
    m_find->open();
}

void RulebookPanel::openNote()
{
    const QString section = m_reader.place();
    if (!m_reader.section()) return;
    showSide(false);
    m_note->open(section, m_reader.headingOf(section), m_reader.marks().note(section));
}

void RulebookPanel::toggleBookmark()
{
    if (!m_reader.section()) return;
    const QString section = m_reader.place();
    const bool isOn = !m_reader.marks().isBookmarked(section);
    m_reader.marks().setBookmarked(section, isOn);
    //: %1: the heading of a section
    announce((isOn ? tr("%1 is bookmarked") : tr("%1 is no longer bookmarked"))
                 .arg(m_reader.headingOf(section)));
}

void RulebookPanel::copyCitation()
{
    QGuiApplication::clipboard()->setText(m_reader.citation());
}

void RulebookPanel::copyLink()
{
    QGuiApplication::clipboard()->setText(m_reader.link());
}

void RulebookPanel::setTextLarger(bool larger)
{
    m_reader.setZoom(m_reader.zoom() + (larger ? zoomStep : -zoomStep));
}

bool RulebookPanel::isNarrow() const
{
    return width() < roomForBoth * fontMetrics().height();
}

void RulebookPanel::showSide(bool wanted)
{
    m_isSideWanted = wanted;
    arrange();
}

void RulebookPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
    // Lines break elsewhere now.
    QTimer::singleShot(0, m_page, [this] { restorePlace(); });
}

void RulebookPanel::arrange()
{
    m_sideButton->setVisible(isNarrow());
    m_sideButton->setChecked(m_isSideWanted);
    m_side->setVisible(!isNarrow() || m_isSideWanted);
    m_right->setVisible(!isNarrow() || !m_isSideWanted);
}

} // namespace caboose::views
