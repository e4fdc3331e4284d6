// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/languages.h"

#include "views/items/program/files_ending.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

constexpr auto sourceLanguage = "en"_L1;
constexpr auto folder = ":/i18n/"_L1;

QString ownNameOf(const QString& code)
{
    QString name = QLocale(code).nativeLanguageName();
    if (code == sourceLanguage) name = u"English"_s;
    if (!name.isEmpty()) name[0] = name.at(0).toUpper();
    return name;
}

bool known(const QString& code)
{
    return code == sourceLanguage ||
           (!code.contains(u'/') && QFile::exists(folder + u"caboose_%1.qm"_s.arg(code)));
}

/// The wish itself, then without its country.
QString bestFor(const QString& wish)
{
    QString name = wish.section(u'.', 0, 0).replace(u'-', u'_');
    if (known(name)) return name;
    const QString language = name.section(u'_', 0, 0);
    return known(language) ? language : QString();
}

/// In French a space stands before signs that must not begin a line.
QString unbroken(QString text)
{
    const auto isSign = [&text](qsizetype at) {
        return at < text.size() && QStringView(u":;?!»$").contains(text.at(at));
    };
    for (qsizetype at = text.indexOf(u' '); at >= 0; at = text.indexOf(u' ', at + 1)) {
        const bool isBehindQuote = at > 0 && text.at(at - 1) == u'«';
        if (isBehindQuote || isSign(at + 1)) text[at] = QChar::Nbsp;
    }
    return text;
}

/// However the spaces were typed.
class Words : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char* disambiguation,
                      int n) const override
    {
        return unbroken(QTranslator::translate(context, source, disambiguation, n));
    }
};

} // namespace

Languages::Languages() = default;

Languages::~Languages()
{
    clear();
}

QList<Language> Languages::all()
{
    QList<Language> languages{{sourceLanguage, ownNameOf(sourceLanguage)}};
    for (const QFileInfo& file : items::filesEnding(folder, u".qm"_s)) {
        const QString name = file.completeBaseName();
        const QString code = name.sliced(name.indexOf(u'_') + 1);
        // Beside ours stand Qt's own words. English has a file too, for its plurals.
        if (!name.startsWith(u"caboose_") || code == sourceLanguage) continue;
        languages.append({code, ownNameOf(code)});
    }
    return languages;
}

QString Languages::resolved(const QString& wish)
{
    if (QString best = bestFor(wish); !best.isEmpty()) return best;
    for (const QString& system : QLocale::system().uiLanguages()) {
        if (QString best = bestFor(system); !best.isEmpty()) return best;
    }
    return sourceLanguage;
}

void Languages::use(const QString& wish)
{
    const QString code = resolved(wish);
    if (code == m_current) return;
    m_current = code;
    clear();
    QLocale::setDefault(QLocale(code));
    install(folder + u"qtbase_"_s + code); // Qt's own words
    install(folder + u"caboose_"_s + code);
}

void Languages::clear()
{
    for (const auto& translator : m_translators) {
        QCoreApplication::removeTranslator(translator.get());
    }
    m_translators.clear();
}

void Languages::install(const QString& file)
{
    auto translator = std::make_unique<Words>();
    if (!translator->load(file + u".qm"_s) || translator->isEmpty()) return;
    QCoreApplication::installTranslator(translator.get());
    m_translators.push_back(std::move(translator));
}

} // namespace caboose::app
