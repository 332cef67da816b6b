#include <QGraphicsItem>
#include <QGraphicsProxyWidget>
#include <QtTest>

#include "picture_layout.h"
#include "picture_legend.h"
#include "sample_panels.h"

using namespace pgduel;
using namespace pgduel::chart;

namespace {

struct Text {
    QString text;
    QRectF place;
};

/// All visible texts with what they cover, in units.
std::vector<Text> textsOf(const QGraphicsScene& scene)
{
    std::vector<Text> texts;
    for (const QGraphicsItem* item : scene.items()) {
        QString text;
        if (const auto* simple = dynamic_cast<const QGraphicsSimpleTextItem*>(item))
            text = simple->text();
        else if (const auto* rich = dynamic_cast<const QGraphicsTextItem*>(item))
            text = rich->toPlainText();
        if (item->isVisible() && !text.trimmed().isEmpty())
            texts.push_back({text, item->mapToScene(item->boundingRect()).boundingRect()});
    }
    return texts;
}

PictureSpec russian(const analysis::Comparison& comparison)
{
    PictureSpec spec = sample::pair(comparison);
    spec.title =
        QStringLiteral("Разница в количестве ожиданий типа LWLock: конфигурация «shared_buffers = 25 % RAM» "
                       "против конфигурации «shared_buffers = 40 % RAM», смешанная нагрузка «Mix»");
    spec.subtitle =
        QStringLiteral("Относительная разница по точкам наблюдения, нагрузка растёт от 5 до 181 сессии");
    spec.source = QStringLiteral(
        "pgDuel · исследование «shared_buffers 25 % против 40 % RAM» · PostgreSQL 15.18 · "
        "ожидания: выборка pg_stat_activity с частотой 10 Гц, три повтора в случайном порядке");
    auto& lines = std::get<LinePanel>(spec.panels[0]);
    lines.yTitle = QStringLiteral("Ожидания типа LWLock, среднее число ожидающих сессий");
    lines.lines[0].name =
        QStringLiteral("Эксперимент-1: shared_buffers = 25 % RAM, остальные параметры по умолчанию");
    lines.lines[1].name =
        QStringLiteral("Эксперимент-2: shared_buffers = 40 % RAM, остальные параметры по умолчанию");
    lines.x.title = QStringLiteral("Точка наблюдения (число сессий)");
    auto& difference = std::get<DifferencePanel>(spec.panels[1]);
    difference.yTitle = QStringLiteral("Относительная разница, %");
    difference.x.title = lines.x.title;
    return spec;
}

} // namespace

class PictureTextTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void nothingIsCutOrCovered_data()
    {
        QTest::addColumn<bool>("inRussian");
        QTest::addColumn<QSizeF>("size");
        for (const bool inRussian : {false, true})
            for (const QSizeF& size :
                {QSizeF(900, 500), QSizeF(756, 425), QSizeF(480, 420), QSizeF(1400, 700)})
                QTest::addRow("%s %gx%g", inRussian ? "ru" : "en", size.width(), size.height())
                    << inRussian << size;
    }
    void nothingIsCutOrCovered()
    {
        QFETCH(bool, inRussian);
        QFETCH(QSizeF, size);
        if (inRussian)
            QLocale::setDefault(QLocale(QLocale::Russian));
        const PictureSpec spec = inRussian ? russian(sample::speed()) : sample::pair(sample::speed());
        const PictureLayout layout(spec, size, 2);
        const auto texts = textsOf(layout.scene());
        QVERIFY(texts.size() > 15);
        const QRectF page(QPointF(0, 0), size);
        for (std::size_t a = 0; a < texts.size(); ++a) {
            QVERIFY2(page.contains(texts[a].place), qPrintable(texts[a].text));
            QVERIFY2(!texts[a].text.contains(QChar(0x2026)) && !texts[a].text.contains(QStringLiteral("...")),
                qPrintable(texts[a].text));
            for (std::size_t b = 0; b < a; ++b) {
                const QRectF common = texts[a].place & texts[b].place;
                QVERIFY2(common.width() < 3 || common.height() < 4,
                    qPrintable(texts[a].text + QStringLiteral(" | ") + texts[b].text));
            }
        }
        for (const QGraphicsItem* item : layout.scene().items())
            if (dynamic_cast<const PictureLegend*>(item))
                for (const Text& text : texts)
                    QVERIFY2(!item->sceneBoundingRect().adjusted(0, 2, 0, -2).intersects(text.place),
                        qPrintable(text.text));
    }

    void wholeTitleIsThere()
    {
        const PictureSpec spec = russian(sample::speed());
        const PictureLayout layout(spec, {756, 425}, 2);
        QString all;
        for (const Text& text : textsOf(layout.scene()))
            all += text.text + QLatin1Char(' ');
        for (const QString& word : (spec.title + QLatin1Char(' ') + spec.source).split(QLatin1Char(' ')))
            QVERIFY2(all.contains(word), qPrintable(word));
    }

    void numbersFollowTheLocale()
    {
        QLocale::setDefault(QLocale(QLocale::Russian));
        const auto comparison = sample::comparison("io_waits", {1.0, 1.2, 1.7}, {1.1, 1.4, 0.9});
        PictureSpec spec = russian(comparison);
        const PictureLayout layout(spec, {900, 500}, 2);
        bool comma = false, minus = false;
        for (const Text& text : textsOf(layout.scene())) {
            comma = comma || text.text == QStringLiteral("0,5") || text.text == QStringLiteral("1,5");
            minus = minus || text.text.startsWith(QChar(0x2212));
            QVERIFY2(!text.text.startsWith(QLatin1Char('-')), qPrintable(text.text));
        }
        QVERIFY(comma);
        QVERIFY(minus);
    }

    void manyStepsKeepReadableLabels()
    {
        auto spec = sample::pair(sample::speed());
        spec.panels.pop_back();
        auto& lines = std::get<LinePanel>(spec.panels[0]);
        lines.x.steps.clear();
        for (int i = 0; i < 120; ++i)
            lines.x.steps.push_back({i, 5 + i % 40, i < 10, 0});
        const PictureLayout layout(spec, {900, 500}, 2);
        const double foot = layout.plotAreas()[0].bottom();
        std::vector<QRectF> labels;
        for (const Text& text : textsOf(layout.scene()))
            if (text.place.top() > foot && text.place.top() < foot + 10)
                labels.push_back(text.place);
        QVERIFY(labels.size() > 8);
        for (const QRectF& a : labels)
            for (const QRectF& b : labels)
                QVERIFY(&a == &b || a.left() == b.left() || !a.intersects(b));
    }
};

QTEST_MAIN(PictureTextTest)
#include "test_picture_text.moc"
