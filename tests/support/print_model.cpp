// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/print_model.h"

#include <QAbstractItemModelTester>
#include <QColor>
#include <QMetaEnum>
#include <QStringList>

namespace caboose::test {

namespace {

using Mode = QAbstractItemModelTester::FailureReportingMode;

QString printValue(const QVariant& value);

QString printList(const QVariantList& values)
{
    QStringList texts;
    for (const QVariant& value : values) {
        texts.append(printValue(value));
    }
    return QLatin1Char('[') + texts.join(QStringLiteral(", ")) + QLatin1Char(']');
}

QString printValue(const QVariant& value)
{
    if (!value.isValid()) {
        return QStringLiteral("-");
    }
    if (value.typeId() == QMetaType::QStringList || value.typeId() == QMetaType::QVariantList) {
        return printList(value.toList());
    }
    if (value.canConvert<QString>()) {
        return value.toString().replace(QLatin1Char('\n'), QStringLiteral("\\n"));
    }
    return QLatin1Char('<') + QString::fromLatin1(value.typeName()) + QLatin1Char('>');
}

class Printer {
public:
    Printer(const QAbstractItemModel& model, const PrintChoice& choice)
        : m_model(model), m_choice(choice), m_roleNames(model.roleNames())
    {}

    QString print() const { return header() + rows({}, 0); }

private:
    QList<int> columns(const QModelIndex& parent) const
    {
        QList<int> columns = m_choice.columns;
        for (int column = 0; m_choice.columns.isEmpty() && column < m_model.columnCount(parent);
             ++column) {
            columns.append(column);
        }
        return columns;
    }

    QString header() const
    {
        QStringList texts;
        for (const int column : columns({})) {
            texts.append(printValue(m_model.headerData(column, Qt::Horizontal)));
        }
        return m_choice.header ? texts.join(QStringLiteral(" | ")) + QLatin1Char('\n') : QString();
    }

    QString rows(const QModelIndex& parent, int depth) const
    {
        QString text;
        for (int row = 0; row < m_model.rowCount(parent); ++row) {
            text += QStringLiteral("  ").repeated(depth) + line(row, parent) + QLatin1Char('\n');
            text += rows(m_model.index(row, 0, parent), depth + 1);
        }
        return text;
    }

    QString line(int row, const QModelIndex& parent) const
    {
        QStringList cells;
        for (const int column : columns(parent)) {
            cells.append(cell(m_model.index(row, column, parent)));
        }
        return cells.join(QStringLiteral(" | "));
    }

    QString cell(const QModelIndex& index) const
    {
        QStringList parts;
        for (const int role : m_choice.roles) {
            const QString value = printValue(index.data(role));
            parts.append(parts.isEmpty() ? value : roleName(role) + QLatin1Char('=') + value);
        }
        return parts.join(QLatin1Char(' '));
    }

    QString roleName(int role) const
    {
        const QByteArray name = m_roleNames.value(role);
        if (!name.isEmpty()) {
            return QString::fromUtf8(name);
        }
        const char* key =
            QMetaEnum::fromType<Qt::ItemDataRole>().valueToKey(static_cast<quint64>(role));
        return key != nullptr ? QString::fromLatin1(key) : QString::number(role);
    }

    const QAbstractItemModel& m_model;
    const PrintChoice& m_choice;
    QHash<int, QByteArray> m_roleNames;
};

} // namespace

QString printModel(QAbstractItemModel& model, const PrintChoice& choice)
{
    const QAbstractItemModelTester tester(&model, Mode::QtTest);
    return Printer(model, choice).print();
}

void watchModel(QAbstractItemModel& model)
{
    new QAbstractItemModelTester(&model, Mode::QtTest, &model);
}

} // namespace caboose::test
