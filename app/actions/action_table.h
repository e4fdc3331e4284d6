// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <iterator>
#include <type_traits>
#include <utility>

namespace caboose::app {

enum class Category { Program, Game, Rulebook, View, Layout, Panels, Language, Settings, Help };

/// What an action is called. Texts are English source texts in the translation context that is
/// named; "%1" in them is replaced by `argument`.
struct ActionSpec {
    QString id; ///< stable; shortcuts are stored under it
    Category category;
    const char* name;      ///< as in a menu, with "&" before the mnemonic
    const char* tip;       ///< a sentence that says what it does
    QStringList keys = {}; ///< default shortcuts, at most two, in portable spelling
    QString icon = {};
    QString argument = {};
    const char* context = "Actions";
};

enum class Menu { None, Program, Game, Rulebook, View, Layout, Panels, Settings, Language, Help };

/// Where in the menus. Groups stand between lines, lower ones first; within a group the actions
/// stand in the order of their rows.
struct MenuPlace {
    Menu menu = Menu::None;
    int group = 1;
};

enum class ToolBarPart { None, Game, Layout, View, Program };

struct ButtonPlace {
    ToolBarPart part = ToolBarPart::None;
    bool withText = false;
};

/// How an action was asked for.
struct Trigger {
    bool on = false;     ///< a checkable one is to be on now
    bool byKeys = false; ///< its shortcut was pressed
};

/// What an action does with its subject, told or not how it was asked for. Empty: nothing, which no
/// row may have.
template <typename Subject>
class RowHandler {
public:
    RowHandler() = default;
    // Implicit, so that a row names a member function or a lambda and nothing else.
    template <typename Function>
    requires(!std::is_same_v<std::decay_t<Function>, RowHandler>) RowHandler(Function function)
        : m_function([function = std::move(function)](Subject& subject, const Trigger& trigger) {
              if constexpr (std::is_invocable_v<Function, Subject&, const Trigger&>)
                  std::invoke(function, subject, trigger);
              else if constexpr (std::is_invocable_v<Function, Subject&, bool>)
                  std::invoke(function, subject, trigger.on);
              else
                  std::invoke(function, subject);
          })
    {}

    explicit operator bool() const { return bool(m_function); }
    void operator()(Subject& subject, const Trigger& trigger) const
    {
        m_function(subject, trigger);
    }

private:
    std::function<void(Subject&, const Trigger&)> m_function;
};

/// All there is to an action: what it is called, what it does, when it can be done, and where one
/// finds it. `Subject` is what it is about; the rows of one subject make a table.
template <typename Subject>
struct ActionRow {
    ActionSpec spec;
    RowHandler<Subject> run;
    std::function<bool(const Subject&)> enabled = {}; ///< empty: always
    std::function<bool(const Subject&)> checked = {}; ///< empty: not checkable
    MenuPlace menu = {};
    ButtonPlace button = {};
};

template <typename Subject>
using ActionTable = QList<ActionRow<Subject>>;

/// A table of these rows; braces alone, with handlers written in them, are more than GCC 12 can
/// read.
template <typename Subject, std::size_t count>
ActionTable<Subject> tableOf(const ActionRow<Subject> (&rows)[count])
{
    return ActionTable<Subject>(std::begin(rows), std::end(rows));
}

/// A row that has its subject.
struct Action {
    ActionSpec spec;
    std::function<void(const Trigger&)> run;
    std::function<bool()> enabled = {};
    std::function<bool()> checked = {};
    MenuPlace menu = {};
    ButtonPlace button = {};
};

/// `subject` outlives it.
template <typename Subject>
Action withSubject(const ActionRow<Subject>& row, Subject& subject)
{
    const auto ask = [&subject](const auto& question) -> std::function<bool()> {
        if (!question) return {};
        return [question, &subject] { return question(subject); };
    };
    Action action{.spec = row.spec,
                  .run = {},
                  .enabled = ask(row.enabled),
                  .checked = ask(row.checked),
                  .menu = row.menu,
                  .button = row.button};
    if (row.run) {
        action.run = [run = row.run, &subject](const Trigger& trigger) { run(subject, trigger); };
    }
    return action;
}

} // namespace caboose::app
