// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMainWindow>
#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Layouts that something has gnawed at, given to a real window. What is refused is refused; what
/// is not is arranged, and nothing ends the program. With CABOOSE_MUTANTS as many as it says.
class LayoutMutantsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingThatIsWrittenIsRead();
    void noMutantEndsTheProgram();

private:
    static QList<QByteArray> soundLayouts(RunningProgram& running);
};

namespace {

constexpr int usualCount = 1500;

/// Somewhere in a value of JSON, something becomes something else.
class Mutator {
public:
    explicit Mutator(quint32 seed) : m_random(seed) {}

    QByteArray mutant(const QByteArray& text)
    {
        if (chance(8)) return gnawed(text);
        QJsonValue all = QJsonDocument::fromJson(text).object();
        for (int n = 1 + below(3); n > 0; --n) {
            m_donor = anyWithin(all);
            all = mutated(all);
        }
        return QJsonDocument(all.toObject()).toJson(QJsonDocument::Compact);
    }

private:
    int below(qsizetype n) { return m_random.bounded(static_cast<int>(n)); }
    bool chance(int of) { return below(of) == 0; }

    QByteArray gnawed(QByteArray text)
    {
        for (int n = 1 + below(4); n > 0; --n) text[below(text.size())] = char(below(256));
        if (chance(4)) text.truncate(below(text.size()));
        return text;
    }

    QJsonValue anyWithin(const QJsonValue& value)
    {
        if (chance(5)) return value;
        if (value.isObject() && !value.toObject().isEmpty()) {
            const QJsonObject object = value.toObject();
            return anyWithin(object.value(object.keys().at(below(object.size()))));
        }
        if (value.isArray() && !value.toArray().isEmpty()) {
            return anyWithin(value.toArray().at(below(value.toArray().size())));
        }
        return value;
    }

    QJsonValue mutated(const QJsonValue& value)
    {
        const bool isInner = value.isObject() || value.isArray();
        if (!isInner || chance(12)) return changed(value);
        if (value.isArray()) return inArray(value.toArray());
        QJsonObject object = value.toObject();
        if (object.isEmpty()) return changed(value);
        const QString key = object.keys().at(below(object.size()));
        if (chance(15))
            object.remove(key);
        else
            object[key] = mutated(object[key]);
        return object;
    }

    QJsonValue inArray(QJsonArray array)
    {
        if (array.isEmpty()) return changed(array);
        const int at = below(array.size());
        switch (below(10)) {
        case 0: array.removeAt(at); break;
        case 1: array.insert(at, QJsonValue(array.at(at))); break;
        case 2: {
            const QJsonValue first = array.at(0);
            array.replace(0, QJsonValue(array.at(at)));
            array.replace(at, first);
            break;
        }
        default: array.replace(at, mutated(array.at(at)));
        }
        return array;
    }

    QJsonValue changed(const QJsonValue& value)
    {
        if (chance(4)) return m_donor;
        if (value.isDouble() && !chance(5)) {
            static const QList<double> odd{0,  -1,   1,   2,    3,   7,
                                           80, 5000, 1e9, -1e9, 0.5, 4294967296.0};
            return chance(2) ? value.toDouble() + below(5) - 2 : odd.at(below(odd.size()));
        }
        if (value.isString() && !chance(5)) {
            static const QStringList odd{u""_s,      u"log"_s,           u"referee"_s, u"../x"_s,
                                         u"extra"_s, u"<img>"_s,         u"nobody"_s,  u"caboose"_s,
                                         u"89"_s,    QString(9000, u'x')};
            return odd.at(below(odd.size()));
        }
        if (value.isBool() && !chance(5)) return !value.toBool();
        switch (below(6)) {
        case 0: return QJsonValue::Null;
        case 1: return QJsonArray{};
        case 2: return QJsonObject{};
        case 3: return u"text"_s;
        case 4: return true;
        default: return 7;
        }
    }

    QRandomGenerator m_random;
    QJsonValue m_donor;
};

app::Layout builtIn()
{
    return std::get<app::Layout>(app::readLayoutFile(u":/layouts/schemin.json"_s));
}

} // namespace

/// As people may leave their panels: side by side, behind each other, in windows of their own.
QList<QByteArray> LayoutMutantsTest::soundLayouts(RunningProgram& running)
{
    app::Docks& docks = running.program().docks();
    QList<QByteArray> layouts;
    const auto keep = [&] {
        settle();
        layouts.append(app::written(docks.capture()));
    };
    keep();
    docks.setFloating(u"log"_s, true);
    keep();
    docks.setOpen(u"extra"_s, true);
    docks.dockAll();
    keep();
    docks.setFloating(u"extra"_s, true);
    docks.setOpen(u"referee"_s, false);
    keep();
    docks.setOpen(u"log"_s, false);
    docks.setOpen(u"train-map"_s, false);
    keep();
    running.program().layouts().reset();
    for (const QString& id : scheminPanels()) docks.setFloating(id, true);
    keep();
    running.program().layouts().reset();
    running.press(u"Ctrl+3"_s);
    keep();
    docks.setOpen(u"common-deck"_s, true);
    docks.setOpen(u"log"_s, true);
    keep();
    running.press(u"Ctrl+1"_s);
    running.window()->resize(700, 500);
    keep();
    docks.showAlone(u"extra"_s);
    keep();
    docks.showAllAgain();
    running.window()->resize(1180, 740);
    keep();
    return layouts;
}

void LayoutMutantsTest::everythingThatIsWrittenIsRead()
{
    RunningProgram running;
    running.start();
    for (const QByteArray& text : soundLayouts(running)) {
        const app::LayoutOrFault read = app::readLayout(text);
        QVERIFY2(std::holds_alternative<app::Layout>(read), text.constData());
        QVERIFY(running.program().docks().apply(std::get<app::Layout>(read), builtIn()));
    }
}

void LayoutMutantsTest::noMutantEndsTheProgram()
{
    RunningProgram running;
    running.start();
    const QList<QByteArray> sound = soundLayouts(running);
    const int wanted = qEnvironmentVariableIntValue("CABOOSE_MUTANTS");
    const int count = wanted > 0 ? wanted : usualCount;
    const int first = qEnvironmentVariableIntValue("CABOOSE_FIRST_MUTANT");
    const QString suspect = qEnvironmentVariable("CABOOSE_SUSPECT", running.file(u"mutant.json"_s));
    int arranged = 0;
    int refusedByLibrary = 0;
    for (int n = first; n < first + count; ++n) {
        const QByteArray mutant =
            Mutator(static_cast<quint32>(n)).mutant(sound.at(n % sound.size()));
        const app::LayoutOrFault read = app::readLayout(mutant);
        const auto* layout = std::get_if<app::Layout>(&read);
        if (!layout) continue;
        // Whatever ends the program is still there to be looked at.
        QFile file(suspect);
        if (file.open(QIODevice::WriteOnly)) file.write(mutant);
        file.close();
        ++arranged;
        if (!running.program().docks().apply(*layout, builtIn())) ++refusedByLibrary;
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        running.program().docks().capture();
    }
    qInfo("%d mutants: %d refused, %d arranged, %d of them refused by the library", count,
          count - arranged, arranged, refusedByLibrary);
    QVERIFY(arranged > 0 && arranged < count);
    QVERIFY(running.program().docks().apply(builtIn(), builtIn()));
    QCOMPARE(running.openPanels(), scheminPanels());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::LayoutMutantsTest)
#include "layout_mutants_test.moc"
