<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>CheckCommand</name>
    <message>
        <source> (restart)</source>
        <translation> (перезапуск)</translation>
    </message>
    <message>
        <source>Server: PostgreSQL %1, %2</source>
        <translation>Сервер: PostgreSQL %1, %2</translation>
    </message>
    <message>
        <source>Data set: %1, scale %2</source>
        <translation>Набор данных: %1, масштаб %2</translation>
    </message>
    <message>
        <source>Load: %1</source>
        <translation>Нагрузка: %1</translation>
    </message>
    <message>
        <source>Sessions: %1</source>
        <translation>Сессии: %1</translation>
    </message>
    <message>
        <source>Scripts: %1</source>
        <translation>Скрипты: %1</translation>
    </message>
    <message>
        <source>Plan: %1</source>
        <translation>План: %1</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Порядок: %1</translation>
    </message>
    <message>
        <source>Duration: about %1, of it %2 load in each of %3</source>
        <translation>Длительность: около %1, из них %2 нагрузки в каждом (%3)</translation>
    </message>
    <message>
        <source>Restarts: %1</source>
        <translation>Перезапусков: %1</translation>
    </message>
    <message>
        <source>Disk: %1</source>
        <translation>Место на диске: %1</translation>
    </message>
    <message>
        <source>validates a study and prints its plan with durations, disk and restarts</source>
        <translation>проверяет исследование и выводит его план: длительность, место на диске, перезапуски</translation>
    </message>
    <message>
        <source>durations × F</source>
        <translation>длительности × F</translation>
    </message>
    <message>
        <source>the plan as JSON</source>
        <translation>план в JSON</translation>
    </message>
    <message>
        <source>Transactions/s: %1</source>
        <translation>Транзакций/с: %1</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <translation>Программа: %1</translation>
    </message>
    <message>
        <source>Budget: %1. %2</source>
        <translation>Лимит времени: %1. %2</translation>
    </message>
    <message>
        <source>At most: about %1, %2, if the interval is not narrow enough before</source>
        <translation>Самое большее: около %1, %2, если интервал не станет достаточно узким раньше</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>--time-scale takes a number above 0, up to 1000, with a point as decimal mark: %1 is none.</source>
        <translation>Для --time-scale нужно число больше 0, не больше 1000, с десятичной точкой: %1 не годится.</translation>
    </message>
    <message>
        <source>pgDuel: design PostgreSQL performance experiments, run them and compare them</source>
        <translation>pgDuel: планирование, проведение и сравнение экспериментов с производительностью PostgreSQL</translation>
    </message>
    <message>
        <source>opens the window</source>
        <translation>открывает окно</translation>
    </message>
    <message>
        <source>Every command has --help and --lang en|ru.</source>
        <translation>У каждой команды есть --help и --lang en|ru.</translation>
    </message>
    <message>
        <source>shows this help</source>
        <translation>показывает эту справку</translation>
    </message>
    <message>
        <source>language of the texts: en or ru</source>
        <translation>язык текстов: en или ru</translation>
    </message>
    <message>
        <source>See: pgduel %1 --help</source>
        <translation>Справка: pgduel %1 --help</translation>
    </message>
    <message>
        <source>What to work on is missing: %1</source>
        <translation>Не указано, с чем работать: %1</translation>
    </message>
    <message>
        <source>There is an argument too many: %1</source>
        <translation>Лишний аргумент: %1</translation>
    </message>
    <message>
        <source>--lang takes en or ru, not %1.</source>
        <translation>Для --lang нужно en или ru, а не %1.</translation>
    </message>
    <message>
        <source>The results could not be written to standard output.</source>
        <translation>Не удалось записать результаты в стандартный вывод.</translation>
    </message>
    <message>
        <source>Exit status: 0 done; 1 wrong use or invalid study; 2 a run failed; 3 stopped, partial results kept; 4 compare --fail-on worse found one.</source>
        <translation>Код завершения: 0 — выполнено; 1 — неверный вызов или ошибка в исследовании; 2 — прогон не удался; 3 — остановлено, частичные результаты сохранены; 4 — compare --fail-on worse нашла ухудшение.</translation>
    </message>
</context>
<context>
    <name>CompareCommand</name>
    <message>
        <source>There is no experiment %1; there are: %2.</source>
        <translation>Эксперимента %1 нет; есть: %2.</translation>
    </message>
    <message>
        <source>--baseline and --candidate go together.</source>
        <translation>--baseline и --candidate указываются вместе.</translation>
    </message>
    <message>
        <source>--baseline and --candidate are the same experiment.</source>
        <translation>В --baseline и --candidate указан один и тот же эксперимент.</translation>
    </message>
    <message>
        <source>No finished run has the metric %1.</source>
        <translation>Ни в одном завершённом прогоне нет метрики %1.</translation>
    </message>
    <message>
        <source>No run of this study has finished yet: there is nothing to compare.</source>
        <translation>Ни один прогон этого исследования ещё не завершён: сравнивать нечего.</translation>
    </message>
    <message>
        <source>experiment A</source>
        <translation>эксперимент A</translation>
    </message>
    <message>
        <source>experiment B</source>
        <translation>эксперимент B</translation>
    </message>
    <message>
        <source>metric id, several are allowed</source>
        <translation>идентификатор метрики, можно несколько</translation>
    </message>
    <message>
        <source>text, json, csv or markdown</source>
        <translation>text, json, csv или markdown</translation>
    </message>
    <message>
        <source>judges the differences between the experiments of a study file</source>
        <translation>оценивает различия между экспериментами файла исследования</translation>
    </message>
    <message>
        <source>end with status 4 when a pair is decidedly so: worse</source>
        <translation>завершиться с кодом 4, если для какой-либо пары вывод именно такой: worse</translation>
    </message>
    <message>
        <source>--fail-on takes worse, not “%1”.</source>
        <translation>Для --fail-on возможно значение worse, а не «%1».</translation>
    </message>
</context>
<context>
    <name>CompareOutput</name>
    <message>
        <source>In %1 of %2: %3</source>
        <translation>Всего завершено: %2; из них в %1: %3</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Базовый вариант</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Сравниваемый вариант</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вывод</translation>
    </message>
    <message>
        <source>Estimate (geometric mean ratio)</source>
        <translation>Оценка (среднее геометрическое отношений)</translation>
    </message>
    <message>
        <source>Confidence interval</source>
        <translation>Доверительный интервал</translation>
    </message>
    <message>
        <source>Mean of differences</source>
        <translation>Среднее разниц</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Ступень</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Сессии</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разница</translation>
    </message>
    <message>
        <source>--format takes text, json, csv or markdown, not %1.</source>
        <translation>Для --format нужно text, json, csv или markdown, а не %1.</translation>
    </message>
</context>
<context>
    <name>ComparisonWords</name>
    <message numerus="yes">
        <source>at %Ln session(s)</source>
        <translation>
            <numerusform>при %Ln сессии</numerusform>
            <numerusform>при %Ln сессиях</numerusform>
            <numerusform>при %Ln сессиях</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 against %3: no load step allows a difference.</source>
        <translation>%1, %2 против %3: ни одна ступень нагрузки не позволяет вычислить разницу.</translation>
    </message>
    <message>
        <source>more</source>
        <translation>больше</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>меньше</translation>
    </message>
    <message>
        <source>better</source>
        <translation>лучше</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>хуже</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>разницы нет</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>больше на %1</translation>
    </message>
    <message>
        <source>%1 fewer</source>
        <translation>меньше на %1</translation>
    </message>
    <message>
        <source>%1 better</source>
        <translation>лучше на %1</translation>
    </message>
    <message>
        <source>%1 worse</source>
        <translation>хуже на %1</translation>
    </message>
    <message>
        <source>%1 vs %2</source>
        <comment>baseline, candidate</comment>
        <translation>%1 vs %2</translation>
    </message>
    <message>
        <source>Relative difference, %</source>
        <translation>Относительная разница, %</translation>
    </message>
    <message>
        <source>Observation point (sessions)</source>
        <translation>Точка наблюдения (сессии)</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>Время от начала прогона</translation>
    </message>
    <message>
        <source>min</source>
        <translation>мин.</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>средн.</translation>
    </message>
    <message>
        <source>mean difference</source>
        <translation>средняя разница</translation>
    </message>
    <message>
        <source>max</source>
        <translation>макс.</translation>
    </message>
    <message>
        <source>Mean of the relative differences of the load steps.</source>
        <translation>Среднее арифметическое относительных разниц по ступеням нагрузки.</translation>
    </message>
    <message>
        <source>the baseline has no such step</source>
        <translation>в базовом варианте нет такой ступени</translation>
    </message>
    <message>
        <source>the candidate has no such step</source>
        <translation>в сравниваемом варианте нет такой ступени</translation>
    </message>
    <message>
        <source>the baseline is zero</source>
        <translation>в базовом варианте ноль</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>не число</translation>
    </message>
    <message>
        <source>fewer than %1 sampled waits on a side: not part of min, mean and max</source>
        <translation>в одном из вариантов меньше %1 наблюдённых ожиданий: точка не входит в минимум, среднее и максимум</translation>
    </message>
    <message>
        <source>one run per configuration</source>
        <translation>по одному прогону на конфигурацию</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>runs of the baseline, runs of the candidate</comment>
        <translation>%1 против %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <comment>baseline</comment>
        <translation>
            <numerusform>%Ln прогон</numerusform>
            <numerusform>%Ln прогона</numerusform>
            <numerusform>%Ln прогонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <comment>candidate, after &apos;against&apos;</comment>
        <translation>
            <numerusform>%Ln прогона</numerusform>
            <numerusform>%Ln прогонов</numerusform>
            <numerusform>%Ln прогонов</numerusform>
        </translation>
    </message>
    <message>
        <source>sampled waits: %1 in A, %2 in B</source>
        <translation>наблюдённых ожиданий: %1 в A, %2 в B</translation>
    </message>
    <message>
        <source>transactions: %1 in A, %2 in B</source>
        <translation>транзакций: %1 в A, %2 в B</translation>
    </message>
    <message>
        <source>Smallest difference: %1 %2</source>
        <translation>Минимальная разница: %1 %2</translation>
    </message>
    <message>
        <source>Largest difference: %1 %2</source>
        <translation>Максимальная разница: %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) have too few sampled waits for min, mean and max.</source>
        <translation>
            <numerusform>На %Ln ступени слишком мало наблюдённых ожиданий для минимума, среднего и максимума.</numerusform>
            <numerusform>На %Ln ступенях слишком мало наблюдённых ожиданий для минимума, среднего и максимума.</numerusform>
            <numerusform>На %Ln ступенях слишком мало наблюдённых ожиданий для минимума, среднего и максимума.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) have no difference.</source>
        <translation>
            <numerusform>Для %Ln ступени разницы нет: её нельзя вычислить.</numerusform>
            <numerusform>Для %Ln ступеней разницы нет: её нельзя вычислить.</numerusform>
            <numerusform>Для %Ln ступеней разницы нет: её нельзя вычислить.</numerusform>
        </translation>
    </message>
    <message>
        <source>One run per configuration: whether it would come out so again cannot be said.</source>
        <translation>По одному прогону на конфигурацию: повторится ли такой результат, сказать нельзя.</translation>
    </message>
    <message>
        <source>Observation point (transactions/s asked for)</source>
        <translation>Точка наблюдения (заданных транзакций/с)</translation>
    </message>
    <message>
        <source>at %1 transactions/s asked for</source>
        <translation>при темпе %1 транзакций/с</translation>
    </message>
    <message>
        <source>%1, %2 against %3: %4, mean of the differences of the load steps.</source>
        <translation>%1, %2 против %3: %4 — среднее разниц по ступеням нагрузки.</translation>
    </message>
    <message>
        <source>noise floor of one load step (A/A)</source>
        <translation>уровень шума одной ступени нагрузки (A/A)</translation>
    </message>
</context>
<context>
    <name>ConclusionWords</name>
    <message>
        <source>%1, %2 against %3: %4.</source>
        <comment>metric, candidate, baseline, what is said</comment>
        <translation>%1, %2 против %3: %4.</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>разницы нет</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>больше на %1</translation>
    </message>
    <message>
        <source>%1 fewer</source>
        <translation>меньше на %1</translation>
    </message>
    <message>
        <source>%1 higher</source>
        <translation>выше на %1</translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation>ниже на %1</translation>
    </message>
    <message>
        <source>geometric mean ratio over the load steps</source>
        <translation>среднее геометрическое отношений по ступеням нагрузки</translation>
    </message>
    <message>
        <source>mean of the relative differences of the load steps</source>
        <translation>среднее относительных разниц ступеней нагрузки</translation>
    </message>
    <message>
        <source>the figures show %1 (%2)</source>
        <comment>difference, which mean</comment>
        <translation>по замерам %1 (%2)</translation>
    </message>
    <message>
        <source>, from %1 to %2 by load step</source>
        <comment>after a difference</comment>
        <translation>, по ступеням от %1 до %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln load step(s)</source>
        <comment>after &apos;of&apos;</comment>
        <translation>
            <numerusform>%Ln ступени нагрузки</numerusform>
            <numerusform>%Ln ступеней нагрузки</numerusform>
            <numerusform>%Ln ступеней нагрузки</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1, decidedly more at %2 and decidedly fewer at %3</source>
        <comment>load steps, number, number</comment>
        <translation>из %1 с доказанным ростом — %2, с доказанным снижением — %3</translation>
    </message>
    <message>
        <source>of %1, more at %2 and fewer at %3, as seen</source>
        <comment>load steps, number, number</comment>
        <translation>из %1 с ростом — %2, со снижением — %3 (вывод не определён)</translation>
    </message>
    <message>
        <source>the difference may change its sign at about %1; not decided</source>
        <comment>sessions</comment>
        <translation>знак разницы, возможно, меняется примерно при %1; вывод не определён</translation>
    </message>
    <message>
        <source>turns from fewer to more at about %1</source>
        <comment>sessions</comment>
        <translation>примерно при %1 снижение переходит в рост</translation>
    </message>
    <message>
        <source>turns from more to fewer at about %1</source>
        <comment>sessions</comment>
        <translation>примерно при %1 рост переходит в снижение</translation>
    </message>
    <message>
        <source>turns from loss to gain at about %1</source>
        <comment>sessions</comment>
        <translation>примерно при %1 проигрыш переходит в выигрыш</translation>
    </message>
    <message>
        <source>turns from gain to loss at about %1</source>
        <comment>sessions</comment>
        <translation>примерно при %1 выигрыш переходит в проигрыш</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <comment>after &apos;at about&apos;</comment>
        <translation>
            <numerusform>%Ln сессии</numerusform>
            <numerusform>%Ln сессиях</numerusform>
            <numerusform>%Ln сессиях</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comparison(s)</source>
        <comment>after &apos;of&apos;</comment>
        <translation>
            <numerusform>%Ln сравнения</numerusform>
            <numerusform>%Ln сравнений</numerusform>
            <numerusform>%Ln сравнений</numerusform>
        </translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>rate</comment>
        <translation>при %1</translation>
    </message>
    <message numerus="yes">
        <source>at %Ln session(s)</source>
        <translation>
            <numerusform>при %Ln сессии</numerusform>
            <numerusform>при %Ln сессиях</numerusform>
            <numerusform>при %Ln сессиях</numerusform>
        </translation>
    </message>
    <message>
        <source>the mean of the steps&apos; differences is %1, the geometric mean of their ratios %2: they point opposite ways</source>
        <translation>среднее разниц ступеней %1, среднее геометрическое их отношений %2: они указывают в разные стороны</translation>
    </message>
    <message>
        <source>One run per configuration: these are the figures that were seen, not a verdict.</source>
        <translation>По одному прогону на конфигурацию: это наблюдавшиеся показатели, а не вывод.</translation>
    </message>
    <message>
        <source>One run only in %1 of %2: there these are the figures that were seen, not a verdict.</source>
        <comment>number, comparisons</comment>
        <translation>Только один прогон в %1 из %2: там это наблюдавшиеся показатели, а не вывод.</translation>
    </message>
    <message>
        <source>In %1 of %2 the runs were not mixed in time: a drift would look like an effect, so nothing is decided there.</source>
        <comment>number, comparisons</comment>
        <translation>В %1 из %2 прогоны не перемешаны во времени: дрейф выглядел бы как эффект, поэтому вывода там нет.</translation>
    </message>
    <message>
        <source>Largest drift: %1 from the first run to the last.</source>
        <translation>Наибольший дрейф: %1 от первого прогона к последнему.</translation>
    </message>
    <message>
        <source>%1: the largest increase seen against %2 is %3, with %4; not decided.</source>
        <comment>metric, baseline, amount, candidate and place</comment>
        <translation>%1: наибольший рост относительно %2 по замерам — %3 (%4); вывод не определён.</translation>
    </message>
    <message>
        <source>%1: the largest decrease seen against %2 is %3, with %4; not decided.</source>
        <comment>metric, baseline, amount, candidate and place</comment>
        <translation>%1: наибольшее снижение относительно %2 по замерам — %3 (%4); вывод не определён.</translation>
    </message>
    <message>
        <source>%1: the largest increase against %2 is %3, with %4.</source>
        <comment>metric, baseline, amount, candidate and place</comment>
        <translation>%1: наибольший рост относительно %2 — %3 (%4).</translation>
    </message>
    <message>
        <source>%1: the largest decrease against %2 is %3, with %4.</source>
        <comment>metric, baseline, amount, candidate and place</comment>
        <translation>%1: наибольшее снижение относительно %2 — %3 (%4).</translation>
    </message>
    <message>
        <source>%1: the largest gain over %2 is %3, with %4.</source>
        <comment>metric, baseline, amount, candidate and place</comment>
        <translation>%1: наибольший выигрыш относительно %2 — %3 (%4).</translation>
    </message>
    <message>
        <source>%1: the largest loss against %2 is %3, with %4.</source>
        <comment>metric, baseline, amount, candidate and place</comment>
        <translation>%1: наибольший проигрыш относительно %2 — %3 (%4).</translation>
    </message>
    <message>
        <source>Not decided: %1 of %2</source>
        <comment>number, comparisons</comment>
        <translation>Вывод не определён: %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; about %Ln more run(s) per configuration needed.</source>
        <comment>after &apos;Not decided …&apos;</comment>
        <translation>
            <numerusform>%1; нужно ещё около %Ln прогона на конфигурацию.</numerusform>
            <numerusform>%1; нужно ещё около %Ln прогонов на конфигурацию.</numerusform>
            <numerusform>%1; нужно ещё около %Ln прогонов на конфигурацию.</numerusform>
        </translation>
    </message>
    <message>
        <source>Conclusions</source>
        <translation>Выводы</translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message numerus="yes">
        <source>runs of the same combination, %Ln degree(s) of freedom</source>
        <translation>
            <numerusform>прогоны одного сочетания, %Ln степень свободы</numerusform>
            <numerusform>прогоны одного сочетания, %Ln степени свободы</numerusform>
            <numerusform>прогоны одного сочетания, %Ln степеней свободы</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>interaction of all factors, taken for noise, %Ln degree(s) of freedom</source>
        <translation>
            <numerusform>взаимодействие всех факторов, принятое за шум, %Ln степень свободы</numerusform>
            <numerusform>взаимодействие всех факторов, принятое за шум, %Ln степени свободы</numerusform>
            <numerusform>взаимодействие всех факторов, принятое за шум, %Ln степеней свободы</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>whole plots (runs that share a restart or a data set), %Ln degree(s) of freedom</source>
        <translation>
            <numerusform>целые делянки (прогоны с общим перезапуском или набором данных), %Ln степень свободы</numerusform>
            <numerusform>целые делянки (прогоны с общим перезапуском или набором данных), %Ln степени свободы</numerusform>
            <numerusform>целые делянки (прогоны с общим перезапуском или набором данных), %Ln степеней свободы</numerusform>
        </translation>
    </message>
    <message>
        <source>spread of the small effects (Lenth)</source>
        <translation>разброс малых эффектов (Лент)</translation>
    </message>
    <message>
        <source>none: not tested</source>
        <translation>ничего: не проверялось</translation>
    </message>
    <message>
        <source>beyond the margin ±%1</source>
        <translation>за пределом ±%1</translation>
    </message>
    <message>
        <source>within the margin ±%1</source>
        <translation>в пределах ±%1</translation>
    </message>
    <message>
        <source>The effects of %1 depend on each other: read the map, not the main effects alone.</source>
        <translation>Эффекты %1 зависят друг от друга: смотрите карту, а не только главные эффекты.</translation>
    </message>
    <message>
        <source>No means of the levels of %1: not every level was run with the same combinations of the other factors, so their means would compare unlike with unlike.</source>
        <translation>Средние по уровням %1 не даны: не все уровни прогонялись с одними и теми же сочетаниями других факторов, и средние сравнили бы несравнимое.</translation>
    </message>
    <message>
        <source>Effects of logarithms, from %1 over %2.</source>
        <comment>runs, load steps</comment>
        <translation>Эффекты для логарифмов: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <comment>after &apos;from&apos;</comment>
        <translation>
            <numerusform>%Ln прогон</numerusform>
            <numerusform>%Ln прогона</numerusform>
            <numerusform>%Ln прогонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln load step(s)</source>
        <comment>after &apos;over&apos;</comment>
        <translation>
            <numerusform>%Ln ступень нагрузки</numerusform>
            <numerusform>%Ln ступени нагрузки</numerusform>
            <numerusform>%Ln ступеней нагрузки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln combination(s) are in the map only: the effects need a table in which every level meets every other.</source>
        <translation>
            <numerusform>%Ln сочетание есть только на карте: для эффектов нужна таблица, в которой каждый уровень встречается с каждым.</numerusform>
            <numerusform>%Ln сочетания есть только на карте: для эффектов нужна таблица, в которой каждый уровень встречается с каждым.</numerusform>
            <numerusform>%Ln сочетаний есть только на карте: для эффектов нужна таблица, в которой каждый уровень встречается с каждым.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all combinations have equally many runs: sums of squares are sequential, in the order of the rows.</source>
        <translation>Число прогонов у сочетаний разное: суммы квадратов последовательные, в порядке строк.</translation>
    </message>
    <message>
        <source>Split plot: factors that need a restart, a restore or another build are tested against the spread between their plots.</source>
        <translation>Расщеплённые делянки: факторы, для смены которых нужен перезапуск, восстановление или другая сборка, проверяются по разбросу между делянками.</translation>
    </message>
    <message>
        <source>Factors that need a restart, a restore or another build are not tested: without blocks their plots are not repeated.</source>
        <translation>Факторы, для смены которых нужен перезапуск, восстановление или другая сборка, не проверяются: без блоков их делянки не повторяются.</translation>
    </message>
    <message>
        <source>%1: main effects and interactions</source>
        <comment>metric</comment>
        <translation>%1: главные эффекты и взаимодействия</translation>
    </message>
    <message>
        <source>Effect of</source>
        <translation>Эффект</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Величина</translation>
    </message>
    <message>
        <source>%1 interval</source>
        <comment>level of confidence</comment>
        <translation>Интервал %1</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Tested against</source>
        <translation>Проверено по</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>metric, factor</comment>
        <translation>%1 по уровням %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Geometric mean of runs</source>
        <translation>Среднее геометрическое прогонов</translation>
    </message>
    <message>
        <source>Pair of levels</source>
        <translation>Пара уровней</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разница</translation>
    </message>
    <message>
        <source>%1 interval of all pairs at once (Tukey)</source>
        <comment>level of confidence</comment>
        <translation>Интервал %1 для всех пар сразу (Тьюки)</translation>
    </message>
    <message>
        <source>%1: difference from %2, %3 intervals of all pairs at once (Tukey)</source>
        <comment>factor, baseline level, level of confidence</comment>
        <translation>%1: разница с %2, интервалы %3 для всех пар сразу (Тьюки)</translation>
    </message>
    <message>
        <source>No effects: the combinations have no usable load step in common.</source>
        <translation>Эффектов нет: у сочетаний нет общей пригодной ступени нагрузки.</translation>
    </message>
    <message>
        <source>No effects: fewer than two combinations have runs to compare.</source>
        <translation>Эффектов нет: прогоны для сравнения есть менее чем у двух сочетаний.</translation>
    </message>
    <message>
        <source>The experiments were run one after the other: a drift cannot be told from the effects, so nothing is tested.</source>
        <translation>Эксперименты прогонялись один за другим: дрейф неотличим от эффектов, поэтому ничего не проверяется.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) left out of the effects: the load driver was the bottleneck.</source>
        <translation>
            <numerusform>%Ln прогон не вошёл в эффекты: узким местом был генератор нагрузки.</numerusform>
            <numerusform>%Ln прогона не вошли в эффекты: узким местом был генератор нагрузки.</numerusform>
            <numerusform>%Ln прогонов не вошли в эффекты: узким местом был генератор нагрузки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) left out of the effects: they lack a load step or are zero there.</source>
        <translation>
            <numerusform>%Ln прогон не вошёл в эффекты: в нём нет ступени нагрузки или там ноль.</numerusform>
            <numerusform>%Ln прогона не вошли в эффекты: в них нет ступени нагрузки или там ноль.</numerusform>
            <numerusform>%Ln прогонов не вошли в эффекты: в них нет ступени нагрузки или там ноль.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <source>%1 takes two numbers such as 16x9, not %2.</source>
        <translation>Для %1 нужны два числа, например 16x9, а не %2.</translation>
    </message>
    <message>
        <source>--size and --size-cm exclude each other.</source>
        <translation>--size и --size-cm вместе не указываются.</translation>
    </message>
    <message>
        <source>--dpi takes a number from 10 to 2400, not %1.</source>
        <translation>Для --dpi нужно число от 10 до 2400, а не %1.</translation>
    </message>
    <message>
        <source>--theme takes light or dark, not %1.</source>
        <translation>Для --theme нужно light или dark, а не %1.</translation>
    </message>
    <message>
        <source>--out DIR is missing: the folder for the files.</source>
        <translation>Не указан --out DIR: каталог для файлов.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Не удаётся создать каталог %1.</translation>
    </message>
    <message>
        <source>No run of this study has finished yet: there is nothing to export.</source>
        <translation>Ни один прогон этого исследования ещё не завершён: выгружать нечего.</translation>
    </message>
    <message>
        <source>--format takes png, svg, pdf, csv or json, not %1.</source>
        <translation>Для --format нужно png, svg, pdf, csv или json, а не %1.</translation>
    </message>
    <message>
        <source>writes pictures, or the points as a table, of a study file into a folder</source>
        <translation>записывает в каталог картинки или таблицу точек из файла исследования</translation>
    </message>
    <message>
        <source>folder for the files</source>
        <translation>каталог для файлов</translation>
    </message>
    <message>
        <source>png, svg, pdf, csv or json</source>
        <translation>png, svg, pdf, csv или json</translation>
    </message>
    <message>
        <source>size of pictures in pixels</source>
        <translation>размер картинок в пикселях</translation>
    </message>
    <message>
        <source>size of pictures in centimetres</source>
        <translation>размер картинок в сантиметрах</translation>
    </message>
    <message>
        <source>dots an inch, with --size-cm</source>
        <translation>точек на дюйм, вместе с --size-cm</translation>
    </message>
    <message>
        <source>light or dark</source>
        <translation>light (светлая) или dark (тёмная)</translation>
    </message>
</context>
<context>
    <name>FactorMapWords</name>
    <message>
        <source>↑ more</source>
        <translation>↑ больше</translation>
    </message>
    <message>
        <source>↓ fewer</source>
        <translation>↓ меньше</translation>
    </message>
    <message>
        <source>✓ better</source>
        <translation>✓ лучше</translation>
    </message>
    <message>
        <source>✗ worse</source>
        <translation>✗ хуже</translation>
    </message>
    <message>
        <source>in parentheses: slightly</source>
        <translation>в скобках: незначительно</translation>
    </message>
    <message>
        <source>≈ no practical difference</source>
        <translation>≈ практической разницы нет</translation>
    </message>
    <message>
        <source>? not decided</source>
        <translation>? вывод не определён</translation>
    </message>
    <message>
        <source>1 one run only</source>
        <translation>1 только один прогон</translation>
    </message>
    <message>
        <source>∅ not comparable</source>
        <translation>∅ несопоставимо</translation>
    </message>
    <message>
        <source>%1: every experiment against every other</source>
        <comment>metric</comment>
        <translation>%1: каждый эксперимент против каждого</translation>
    </message>
    <message>
        <source>%1: %2, each level against %3</source>
        <comment>metric, factor, baseline level</comment>
        <translation>%1: %2, каждый уровень против %3</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>базовый</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>combination of levels that is not in the plan</comment>
        <translation>нет в плане</translation>
    </message>
    <message>
        <source>no run</source>
        <translation>нет прогона</translation>
    </message>
    <message>
        <source>The other levels are compared with this one.</source>
        <translation>С этим вариантом сравниваются остальные уровни.</translation>
    </message>
    <message>
        <source>The study leaves this combination, or its baseline, out.</source>
        <translation>Этого сочетания или его базового варианта нет в плане исследования.</translation>
    </message>
    <message>
        <source>This combination, or its baseline, has no finished run yet.</source>
        <translation>У этого сочетания или его базового варианта ещё нет завершённого прогона.</translation>
    </message>
    <message numerus="yes">
        <source>Judged as one of %Ln cell(s) of this map (Holm).</source>
        <translation>
            <numerusform>Вывод сделан с поправкой на %Ln ячейку этой карты (Холм).</numerusform>
            <numerusform>Вывод сделан с поправкой на %Ln ячейки этой карты (Холм).</numerusform>
            <numerusform>Вывод сделан с поправкой на %Ln ячеек этой карты (Холм).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultArguments</name>
    <message>
        <source>Did you mean %1?</source>
        <translation>Возможно, имелось в виду %1?</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>целое число</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>on или off</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>список текстов</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>список целых чисел</translation>
    </message>
    <message>
        <source>a list of pairs of names</source>
        <translation>список пар имён</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>список</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>таблица</translation>
    </message>
    <message>
        <source>a list of tables</source>
        <translation>список таблиц</translation>
    </message>
    <message>
        <source>a text, a number, or true or false</source>
        <translation>текст, число, true или false</translation>
    </message>
    <message>
        <source>a date</source>
        <translation>дата</translation>
    </message>
    <message>
        <source>a duration such as &quot;60s&quot;</source>
        <translation>длительность, например &quot;60s&quot;</translation>
    </message>
    <message>
        <source>a size such as &quot;512 MB&quot; or &quot;25 % RAM&quot;</source>
        <translation>размер, например &quot;512 MB&quot; или &quot;25 % RAM&quot;</translation>
    </message>
    <message>
        <source>a percentage such as &quot;3 %&quot;</source>
        <translation>процент, например &quot;3 %&quot;</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без ограничения</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The stored series of %1 is damaged and cannot be read.</source>
        <translation>Сохранённый ряд %1 повреждён и не читается.</translation>
    </message>
    <message>
        <source>Carry out the run again, or open a copy of the study file.</source>
        <translation>Выполните прогон заново или откройте копию файла исследования.</translation>
    </message>
    <message>
        <source>A stored latency histogram is damaged and cannot be read.</source>
        <translation>Сохранённая гистограмма задержек повреждена и не читается.</translation>
    </message>
    <message>
        <source>The connection string has a mistake at character %1.</source>
        <translation>Ошибка в строке подключения, символ %1.</translation>
    </message>
    <message>
        <source>Write it as libpq wants it: host=… dbname=…, or postgresql://….</source>
        <translation>Запишите её так, как требует libpq: host=… dbname=… или postgresql://….</translation>
    </message>
    <message>
        <source>The study file holds another study definition.</source>
        <translation>В файле исследования другое описание исследования.</translation>
    </message>
    <message>
        <source>Give another file with --store, or run the file itself to go on with its plan.</source>
        <translation>Укажите другой файл в --store или запустите сам этот файл, чтобы продолжить его план.</translation>
    </message>
    <message>
        <source>The server did not take the setting %1: wanted %2, found %3.</source>
        <translation>Сервер не принял параметр %1: требовалось %2, получено %3.</translation>
    </message>
    <message>
        <source>Correct the level of %1 in the study.</source>
        <translation>Исправьте уровень %1 в исследовании.</translation>
    </message>
    <message>
        <source>The extension %1 is missing in this PostgreSQL installation.</source>
        <translation>В этой установке PostgreSQL нет расширения %1.</translation>
    </message>
    <message>
        <source>Install PostgreSQL&apos;s contrib modules, or choose another installation.</source>
        <translation>Установите модули contrib для PostgreSQL или выберите другую установку.</translation>
    </message>
    <message>
        <source>The OS cache cannot be defeated on this system.</source>
        <translation>В этой системе нельзя очищать кеш ОС.</translation>
    </message>
    <message>
        <source>Turn off evict_os_cache in the study.</source>
        <translation>Отключите evict_os_cache в исследовании.</translation>
    </message>
    <message>
        <source>The script file cannot be read.</source>
        <translation>Файл скрипта не читается.</translation>
    </message>
    <message>
        <source>Correct the path in the study; it counts from the folder of the study.</source>
        <translation>Исправьте путь в исследовании; он отсчитывается от каталога исследования.</translation>
    </message>
    <message>
        <source>Something unexpected went wrong.</source>
        <translation>Произошла непредвиденная ошибка.</translation>
    </message>
    <message>
        <source>Resume the plan; if it comes again, report it with this text.</source>
        <translation>Продолжите план; если ошибка повторится, сообщите о ней, приложив этот текст.</translation>
    </message>
    <message>
        <source>PostgreSQL does not accept the connection.</source>
        <translation>PostgreSQL не принимает подключение.</translation>
    </message>
    <message>
        <source>See whether the server runs, and whether host, port, database and user are right.</source>
        <translation>Проверьте, работает ли сервер и верны ли узел, порт, база данных и пользователь.</translation>
    </message>
    <message>
        <source>The connection to PostgreSQL was lost.</source>
        <translation>Подключение к PostgreSQL потеряно.</translation>
    </message>
    <message>
        <source>See in the server&apos;s log why; then resume the plan.</source>
        <translation>Найдите причину в журнале сервера, затем продолжите план.</translation>
    </message>
    <message>
        <source>PostgreSQL refused a statement%1.</source>
        <translation>PostgreSQL отклонил оператор%1.</translation>
    </message>
    <message>
        <source>PostgreSQL gave “%1” where a number belongs.</source>
        <translation>PostgreSQL вернул «%1» там, где должно быть число.</translation>
    </message>
    <message>
        <source>No PostgreSQL server was found on this machine.</source>
        <translation>На этой машине не найден сервер PostgreSQL.</translation>
    </message>
    <message>
        <source>Install one (on Debian: the package postgresql), or give its folder as bindir.</source>
        <translation>Установите его (в Debian: пакет postgresql) или укажите его каталог в bindir.</translation>
    </message>
    <message>
        <source>There is no usable PostgreSQL here: %1 is missing.</source>
        <translation>Здесь нет пригодной установки PostgreSQL: отсутствует %1.</translation>
    </message>
    <message>
        <source>Give the folder that holds postgres and initdb, such as /usr/lib/postgresql/15/bin.</source>
        <translation>Укажите каталог, где есть postgres и initdb, например /usr/lib/postgresql/15/bin.</translation>
    </message>
    <message>
        <source>PostgreSQL does not run as root, and none of the users %1 exists to run it.</source>
        <translation>PostgreSQL не запускается от имени root, а пользователей, от имени которых его можно запустить (%1), нет.</translation>
    </message>
    <message>
        <source>Start pgduel as an ordinary user, or create the user postgres.</source>
        <translation>Запустите pgduel от имени обычного пользователя или создайте пользователя postgres.</translation>
    </message>
    <message>
        <source>The folder cannot be made, written or removed.</source>
        <translation>Не удаётся создать каталог, писать в него или удалить его.</translation>
    </message>
    <message>
        <source>See its owner and rights and the space on the disk.</source>
        <translation>Проверьте его владельца, права и место на диске.</translation>
    </message>
    <message>
        <source>The program ended with code %1.</source>
        <translation>Программа завершилась с кодом %1.</translation>
    </message>
    <message>
        <source>The lines from the program say why.</source>
        <translation>Причина указана в выводе программы.</translation>
    </message>
    <message>
        <source>A new server could not be made: initdb ended with code %1.</source>
        <translation>Не удалось создать сервер: initdb завершился с кодом %1.</translation>
    </message>
    <message>
        <source>The lines from initdb say why.</source>
        <translation>Причина указана в выводе initdb.</translation>
    </message>
    <message>
        <source>The server does not start with %1.</source>
        <translation>Сервер не запускается с параметрами: %1.</translation>
    </message>
    <message>
        <source>Correct these settings; the lines from its log say what it does not accept.</source>
        <translation>Исправьте эти параметры; в строках журнала сказано, что именно не принято.</translation>
    </message>
    <message>
        <source>The server could not be stopped.</source>
        <translation>Не удалось остановить сервер.</translation>
    </message>
    <message>
        <source>Stop it by hand with pg_ctl stop in this folder.</source>
        <translation>Остановите его вручную командой pg_ctl stop для этого каталога.</translation>
    </message>
    <message>
        <source>The server starts neither with %1 nor with the settings it had before.</source>
        <translation>Сервер не запускается ни с параметрами %1, ни с прежними.</translation>
    </message>
    <message>
        <source>The lines from its log say why; the results so far are kept.</source>
        <translation>Причина указана в строках журнала; полученные результаты сохранены.</translation>
    </message>
    <message>
        <source>“%1” is not the name of a setting.</source>
        <translation>«%1» не является именем параметра.</translation>
    </message>
    <message>
        <source>Write the name as in postgresql.conf.</source>
        <translation>Запишите имя так, как в postgresql.conf.</translation>
    </message>
    <message>
        <source>The setting %1 is kept by pgDuel for its own server.</source>
        <translation>Параметр %1 программа pgDuel задаёт для своего сервера сама.</translation>
    </message>
    <message>
        <source>Take it out of the study.</source>
        <translation>Уберите его из исследования.</translation>
    </message>
    <message>
        <source>Stopped on request.</source>
        <translation>Остановлено по требованию.</translation>
    </message>
    <message>
        <source>A file could not be copied.</source>
        <translation>Не удалось скопировать файл.</translation>
    </message>
    <message>
        <source>See the space on the disk and the rights of the folder.</source>
        <translation>Проверьте место на диске и права на каталог.</translation>
    </message>
    <message>
        <source>There is no golden copy of %1.</source>
        <translation>Нет эталонной копии %1.</translation>
    </message>
    <message>
        <source>Run the study again: the data set is made anew.</source>
        <translation>Запустите исследование ещё раз: набор данных будет создан заново.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a golden copy.</source>
        <translation>«%1» не может быть именем эталонной копии.</translation>
    </message>
    <message>
        <source>The disk has too little room in %3: %1 needed, %2 free.</source>
        <translation>На диске слишком мало места (%3): нужно %1, свободно %2.</translation>
    </message>
    <message>
        <source>Free some space, or take a smaller scale.</source>
        <translation>Освободите место или уменьшите масштаб.</translation>
    </message>
    <message>
        <source>The data set kind %1 is not yet supported.</source>
        <translation>Набор данных вида %1 пока не поддерживается.</translation>
    </message>
    <message>
        <source>Take kind = &quot;pgbench&quot; or &quot;none&quot;.</source>
        <translation>Возьмите kind = &quot;pgbench&quot; или &quot;none&quot;.</translation>
    </message>
    <message>
        <source>The scale %1 is outside of what is allowed: 1 to %2.</source>
        <translation>Масштаб %1 вне допустимых пределов: от 1 до %2.</translation>
    </message>
    <message>
        <source>Take a scale in this range.</source>
        <translation>Возьмите масштаб в этих пределах.</translation>
    </message>
    <message>
        <source>There is no such study file.</source>
        <translation>Такого файла исследования нет.</translation>
    </message>
    <message>
        <source>See the path; a new file is made by running a study.</source>
        <translation>Проверьте путь; новый файл появляется при запуске исследования.</translation>
    </message>
    <message>
        <source>This file is not a pgDuel study.</source>
        <translation>Этот файл не является исследованием pgDuel.</translation>
    </message>
    <message>
        <source>Give a *.pgduel file.</source>
        <translation>Укажите файл *.pgduel.</translation>
    </message>
    <message>
        <source>The study file was made by a newer pgDuel (format %2, known here: up to %3).</source>
        <translation>Файл исследования создан более новой версией pgDuel (формат %2, здесь известны форматы до %3).</translation>
    </message>
    <message>
        <source>Open it with a newer version of pgDuel.</source>
        <translation>Откройте его в более новой версии pgDuel.</translation>
    </message>
    <message>
        <source>The study file cannot be read.</source>
        <translation>Файл исследования не читается.</translation>
    </message>
    <message>
        <source>See its rights, and whether the disk is well.</source>
        <translation>Проверьте права на него и исправность диска.</translation>
    </message>
    <message>
        <source>The file exists already.</source>
        <translation>Такой файл уже есть.</translation>
    </message>
    <message>
        <source>Give another name, or resume the file.</source>
        <translation>Укажите другое имя или продолжите этот файл.</translation>
    </message>
    <message>
        <source>The study file cannot be written.</source>
        <translation>В файл исследования нельзя писать.</translation>
    </message>
    <message>
        <source>See the rights of the file and its folder, or give another place with --store.</source>
        <translation>Проверьте права на файл и его каталог или укажите другое место в --store.</translation>
    </message>
    <message>
        <source>Another pgDuel writes this study file now: process %2 (%3) on %4.</source>
        <translation>В этот файл исследования сейчас пишет другой pgDuel: процесс %2 (%3) на %4.</translation>
    </message>
    <message>
        <source>Wait until it has ended, or stop it.</source>
        <translation>Дождитесь его завершения или остановите его.</translation>
    </message>
    <message>
        <source>The study file could not be written; what was stored before is kept.</source>
        <translation>Не удалось записать в файл исследования; сохранённое раньше цело.</translation>
    </message>
    <message>
        <source>Free some space or mend the rights, then resume the plan.</source>
        <translation>Освободите место или исправьте права, затем продолжите план.</translation>
    </message>
    <message>
        <source>The disk does not keep up: %2 items wait to be stored.</source>
        <translation>Диск не успевает: ждут записи элементов: %2.</translation>
    </message>
    <message>
        <source>Put the study file on a faster disk, then resume the plan.</source>
        <translation>Перенесите файл исследования на более быстрый диск и продолжите план.</translation>
    </message>
    <message>
        <source>The study has no run %2.</source>
        <translation>В исследовании нет прогона %2.</translation>
    </message>
    <message>
        <source>Run %2 has not begun.</source>
        <translation>Прогон %2 не начат.</translation>
    </message>
    <message>
        <source>A value of %2 is not a number and was not stored.</source>
        <translation>Значение %2 не является числом и не сохранено.</translation>
    </message>
    <message>
        <source>Waits cannot be sampled %1 times a second.</source>
        <translation>Частота выборки ожиданий %1 в секунду невозможна.</translation>
    </message>
    <message>
        <source>Take a rate above 0, up to 100.</source>
        <translation>Возьмите частоту больше 0, не больше 100.</translation>
    </message>
    <message>
        <source>The sampler lost its connection; it tries to open it again.</source>
        <translation>Сборщик ожиданий потерял подключение и пытается открыть его снова.</translation>
    </message>
    <message>
        <source>The chart shows a gap; see the server&apos;s log for the reason.</source>
        <translation>На графике будет разрыв; причину ищите в журнале сервера.</translation>
    </message>
    <message>
        <source>The figures “%1” cannot be read from this server.</source>
        <translation>Показатели «%1» нельзя прочитать с этого сервера.</translation>
    </message>
    <message>
        <source>Their chart stays empty; everything else is measured.</source>
        <translation>Их график останется пустым; всё остальное измеряется.</translation>
    </message>
    <message>
        <source>The states of %1 sessions may not be seen by this role.</source>
        <translation>Эта роль не видит состояния сессий (число таких сессий: %1).</translation>
    </message>
    <message>
        <source>Grant it the role pg_read_all_stats.</source>
        <translation>Дайте ей роль pg_read_all_stats.</translation>
    </message>
    <message>
        <source>The database %1 does not exist on this server.</source>
        <translation>На этом сервере нет базы данных %1.</translation>
    </message>
    <message>
        <source>Correct its name in the connection string.</source>
        <translation>Исправьте её имя в строке подключения.</translation>
    </message>
    <message>
        <source>“%1” does not belong here.</source>
        <translation>«%1» здесь недопустимо.</translation>
    </message>
    <message>
        <source>Correct the script at this place.</source>
        <translation>Исправьте скрипт в этом месте.</translation>
    </message>
    <message>
        <source>The line of %1 ends too early.</source>
        <translation>Строка с %1 обрывается.</translation>
    </message>
    <message>
        <source>Complete the command.</source>
        <translation>Допишите команду.</translation>
    </message>
    <message>
        <source>The command %1 is not known.</source>
        <translation>Неизвестная команда %1.</translation>
    </message>
    <message>
        <source>Correct its name; commands are those of pgbench.</source>
        <translation>Исправьте имя; команды такие же, как в pgbench.</translation>
    </message>
    <message>
        <source>The function %1 is not known.</source>
        <translation>Неизвестная функция %1.</translation>
    </message>
    <message>
        <source>Correct its name; functions are those of pgbench.</source>
        <translation>Исправьте имя; функции такие же, как в pgbench.</translation>
    </message>
    <message>
        <source>The function %1 has %2 arguments; allowed are %3 to %4.</source>
        <translation>У функции %1 аргументов: %2; допустимо от %3 до %4.</translation>
    </message>
    <message>
        <source>Correct the arguments.</source>
        <translation>Исправьте аргументы.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a variable.</source>
        <translation>«%1» не может быть именем переменной.</translation>
    </message>
    <message>
        <source>Use letters, digits and underscores.</source>
        <translation>Используйте буквы, цифры и знак подчёркивания.</translation>
    </message>
    <message>
        <source>The command %1 lacks an argument.</source>
        <translation>Команде %1 не хватает аргумента.</translation>
    </message>
    <message>
        <source>“%1” is too much for the command %2.</source>
        <translation>«%1» для команды %2 лишнее.</translation>
    </message>
    <message>
        <source>Take it away.</source>
        <translation>Уберите лишнее.</translation>
    </message>
    <message>
        <source>The number %1 is too large.</source>
        <translation>Число %1 слишком велико.</translation>
    </message>
    <message>
        <source>Numbers have at most 64 bits.</source>
        <translation>Числа занимают не больше 64 бит.</translation>
    </message>
    <message>
        <source>“%1” is no time to sleep.</source>
        <translation>«%1» не задаёт время паузы.</translation>
    </message>
    <message>
        <source>The unit %1 is not known.</source>
        <translation>Неизвестная единица %1.</translation>
    </message>
    <message>
        <source>Allowed are us, ms and s.</source>
        <translation>Допустимы us, ms и s.</translation>
    </message>
    <message>
        <source>%1 stands without \if.</source>
        <translation>%1 без \if.</translation>
    </message>
    <message>
        <source>Begin the branch with \if.</source>
        <translation>Начните ветвление с \if.</translation>
    </message>
    <message>
        <source>%1 comes after \else.</source>
        <translation>%1 стоит после \else.</translation>
    </message>
    <message>
        <source>Put \else last.</source>
        <translation>Поставьте \else последним.</translation>
    </message>
    <message>
        <source>%1 is never closed.</source>
        <translation>%1 не закрыт.</translation>
    </message>
    <message>
        <source>End the branch with \endif.</source>
        <translation>Закончите ветвление командой \endif.</translation>
    </message>
    <message>
        <source>%1 has no statement before it.</source>
        <translation>Перед %1 нет оператора.</translation>
    </message>
    <message>
        <source>Put it behind the statement whose result it takes.</source>
        <translation>Поставьте команду после оператора, результат которого она берёт.</translation>
    </message>
    <message>
        <source>What %1 opens is never closed.</source>
        <translation>То, что открыто знаком %1, не закрыто.</translation>
    </message>
    <message>
        <source>Close it.</source>
        <translation>Закройте его.</translation>
    </message>
    <message>
        <source>The script has no statement.</source>
        <translation>В скрипте нет ни одного оператора.</translation>
    </message>
    <message>
        <source>Write at least one SQL statement.</source>
        <translation>Напишите хотя бы один оператор SQL.</translation>
    </message>
    <message>
        <source>The weight %1 is not allowed.</source>
        <translation>Вес %1 недопустим.</translation>
    </message>
    <message>
        <source>Give a number of 0 or more.</source>
        <translation>Укажите число не меньше 0.</translation>
    </message>
    <message>
        <source>The variable %1 has no value.</source>
        <translation>У переменной %1 нет значения.</translation>
    </message>
    <message>
        <source>Set it with \set before it is used.</source>
        <translation>Задайте его командой \set до использования.</translation>
    </message>
    <message>
        <source>Division by zero in %1.</source>
        <translation>Деление на ноль в %1.</translation>
    </message>
    <message>
        <source>Correct the expression.</source>
        <translation>Исправьте выражение.</translation>
    </message>
    <message>
        <source>The result of %1 is out of range.</source>
        <translation>Результат %1 вне допустимого диапазона.</translation>
    </message>
    <message>
        <source>The value is of type %1, but %2 is wanted.</source>
        <translation>Значение имеет тип %1, а нужен %2.</translation>
    </message>
    <message>
        <source>The range of %1 is empty: %2 to %3.</source>
        <translation>Диапазон %1 пуст: от %2 до %3.</translation>
    </message>
    <message>
        <source>Give the smaller number first.</source>
        <translation>Укажите сначала меньшее число.</translation>
    </message>
    <message>
        <source>The range of %1 is too large: %2 to %3.</source>
        <translation>Диапазон %1 слишком велик: от %2 до %3.</translation>
    </message>
    <message>
        <source>Take a smaller range.</source>
        <translation>Возьмите диапазон поменьше.</translation>
    </message>
    <message>
        <source>The parameter %2 of %1 is not allowed; least %3, most %4.</source>
        <translation>Параметр %2 функции %1 недопустим; наименьший %3, наибольший %4.</translation>
    </message>
    <message>
        <source>Correct the parameter.</source>
        <translation>Исправьте параметр.</translation>
    </message>
    <message>
        <source>The value “%2” of the variable %1 is no number.</source>
        <translation>Значение «%2» переменной %1 не является числом.</translation>
    </message>
    <message>
        <source>Correct the value.</source>
        <translation>Исправьте значение.</translation>
    </message>
    <message>
        <source>The script ends inside a transaction block.</source>
        <translation>Скрипт заканчивается внутри блока транзакции.</translation>
    </message>
    <message>
        <source>End it with COMMIT or ROLLBACK.</source>
        <translation>Завершите его командой COMMIT или ROLLBACK.</translation>
    </message>
    <message>
        <source>No script has a weight above 0.</source>
        <translation>Ни у одного скрипта нет веса больше 0.</translation>
    </message>
    <message>
        <source>Give at least one script a weight.</source>
        <translation>Задайте вес хотя бы одному скрипту.</translation>
    </message>
    <message>
        <source>The load has no steps.</source>
        <translation>В нагрузке нет ступеней.</translation>
    </message>
    <message>
        <source>Give the load at least one step.</source>
        <translation>Задайте хотя бы одну ступень нагрузки.</translation>
    </message>
    <message>
        <source>Step %1 is not possible: %2 sessions, %3.</source>
        <translation>Ступень %1 невозможна: сессий %2, длительность %3.</translation>
    </message>
    <message>
        <source>Give each step at least one session and one second.</source>
        <translation>Задайте каждой ступени хотя бы одну сессию и одну секунду.</translation>
    </message>
    <message>
        <source>Step %1 has %2 sessions, but the groups with a fixed number want %3 and the others want the rest.</source>
        <translation>На ступени %1 сессий %2, а группам с фиксированным числом нужно %3; остальные группы делят остаток.</translation>
    </message>
    <message>
        <source>Give each step as many sessions as the groups need, or give one group a share of the rest.</source>
        <translation>Задайте каждой ступени столько сессий, сколько нужно группам, или отдайте остаток одной из групп.</translation>
    </message>
    <message>
        <source>The connection string is not usable.</source>
        <translation>Строка подключения непригодна.</translation>
    </message>
    <message>
        <source>PostgreSQL does not accept a session of the load%1.</source>
        <translation>PostgreSQL не принимает сессию нагрузки%1.</translation>
    </message>
    <message>
        <source>See in the server&apos;s log why, and whether max_connections is large enough.</source>
        <translation>Найдите причину в журнале сервера и проверьте, хватает ли max_connections.</translation>
    </message>
    <message>
        <source>The load wants %1 sessions, but the server has not so many: max_connections %2, reserved %3, used by others %4.</source>
        <translation>Для нагрузки нужно сессий: %1, на сервере столько нет: max_connections %2, зарезервировано %3, занято другими %4.</translation>
    </message>
    <message>
        <source>Take fewer sessions, or a larger max_connections.</source>
        <translation>Уменьшите число сессий или увеличьте max_connections.</translation>
    </message>
    <message>
        <source>The load needs %1 open files, but the system allows %2.</source>
        <translation>Для нагрузки нужно открытых файлов: %1, а система допускает %2.</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -n), or take fewer sessions.</source>
        <translation>Увеличьте ограничение (ulimit -n) или уменьшите число сессий.</translation>
    </message>
    <message>
        <source>PostgreSQL refuses the statement “%2”%1.</source>
        <translation>PostgreSQL отклоняет оператор «%2»%1.</translation>
    </message>
    <message>
        <source>Not one transaction succeeded in %1 s; errors: %2.</source>
        <translation>За %1&#xa0;с не выполнено ни одной транзакции; ошибок: %2.</translation>
    </message>
    <message>
        <source>Correct what the first error says, then run again.</source>
        <translation>Исправьте то, о чём говорит первая ошибка, и запустите снова.</translation>
    </message>
    <message>
        <source>All %1 sessions of the load were lost.</source>
        <translation>Потеряны все сессии нагрузки (%1).</translation>
    </message>
    <message>
        <source>The system refused %1.</source>
        <translation>Система отказала в вызове %1.</translation>
    </message>
    <message>
        <source>See the limits of this user (ulimit -a).</source>
        <translation>Проверьте ограничения этого пользователя (ulimit -a).</translation>
    </message>
    <message>
        <source>This is not valid TOML.</source>
        <translation>Это не соответствует формату TOML.</translation>
    </message>
    <message>
        <source>Correct the text at this place.</source>
        <translation>Исправьте текст в этом месте.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>Файл %1 не читается.</translation>
    </message>
    <message>
        <source>See the path and the rights of the file.</source>
        <translation>Проверьте путь и права на файл.</translation>
    </message>
    <message>
        <source>The file %1 is not UTF-8 text.</source>
        <translation>Файл %1 не является текстом в UTF-8.</translation>
    </message>
    <message>
        <source>Save it in the encoding UTF-8.</source>
        <translation>Сохраните его в кодировке UTF-8.</translation>
    </message>
    <message>
        <source>The key %1 is not known.</source>
        <translation>Неизвестный ключ %1.</translation>
    </message>
    <message>
        <source>Allowed here: %2.</source>
        <translation>Здесь допустимы: %2.</translation>
    </message>
    <message>
        <source>The key %1 is missing.</source>
        <translation>Нет ключа %1.</translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation>Добавьте его.</translation>
    </message>
    <message>
        <source>The key %1 has the wrong kind of value: %3.</source>
        <translation>У ключа %1 значение не того вида: %3.</translation>
    </message>
    <message>
        <source>Write %2.</source>
        <translation>Должно быть: %2.</translation>
    </message>
    <message>
        <source>“%2” is not allowed for %1.</source>
        <translation>«%2» недопустимо для %1.</translation>
    </message>
    <message>
        <source>Allowed: %3.</source>
        <translation>Допустимо: %3.</translation>
    </message>
    <message>
        <source>“%2” is no duration for %1.</source>
        <translation>«%2» — не длительность для %1.</translation>
    </message>
    <message>
        <source>Write it like &quot;60s&quot;, &quot;250ms&quot; or &quot;1h 30min&quot;.</source>
        <translation>Запишите её в виде &quot;60s&quot;, &quot;250ms&quot; или &quot;1h 30min&quot;.</translation>
    </message>
    <message>
        <source>“%2” is no size for %1.</source>
        <translation>«%2» — не размер для %1.</translation>
    </message>
    <message>
        <source>Write it like &quot;2 GB&quot; or &quot;512MB&quot;.</source>
        <translation>Запишите его в виде &quot;2 GB&quot; или &quot;512MB&quot;.</translation>
    </message>
    <message>
        <source>“%2” is no percentage for %1.</source>
        <translation>«%2» — не процент для %1.</translation>
    </message>
    <message>
        <source>Write it like &quot;3 %&quot;.</source>
        <translation>Запишите его в виде &quot;3 %&quot;.</translation>
    </message>
    <message>
        <source>The value %2 of %1 is out of range.</source>
        <translation>Значение %2 ключа %1 вне допустимых пределов.</translation>
    </message>
    <message>
        <source>Least: %3; most: %4.</source>
        <translation>Наименьшее: %3; наибольшее: %4.</translation>
    </message>
    <message>
        <source>%1 needs exactly one of these keys: %2. Found: %3.</source>
        <translation>Для %1 нужен ровно один из ключей: %2. Указано: %3.</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Оставьте один из них.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1: пусто.</translation>
    </message>
    <message>
        <source>Fill it in.</source>
        <translation>Заполните.</translation>
    </message>
    <message>
        <source>All weights of %1 are zero.</source>
        <translation>Все веса в %1 равны нулю.</translation>
    </message>
    <message>
        <source>Give at least one script a weight above 0.</source>
        <translation>Задайте хотя бы одному скрипту вес больше 0.</translation>
    </message>
    <message>
        <source>“%2” is there twice in %1.</source>
        <translation>«%2» встречается в %1 дважды.</translation>
    </message>
    <message>
        <source>Use each name and each value once.</source>
        <translation>Каждое имя и каждое значение указывайте один раз.</translation>
    </message>
    <message>
        <source>%1 names “%2”, which is not in this study.</source>
        <translation>В %1 указано «%2», чего в этом исследовании нет.</translation>
    </message>
    <message>
        <source>There are: %3.</source>
        <translation>Есть: %3.</translation>
    </message>
    <message>
        <source>%1 names the metric “%2”, which is not known.</source>
        <translation>В %1 указана неизвестная метрика «%2».</translation>
    </message>
    <message>
        <source>Known metrics: %3.</source>
        <translation>Известные метрики: %3.</translation>
    </message>
    <message>
        <source>%1 compares “%2” with itself.</source>
        <translation>В %1 «%2» сравнивается с самим собой.</translation>
    </message>
    <message>
        <source>Name two different experiments.</source>
        <translation>Укажите два разных эксперимента.</translation>
    </message>
    <message>
        <source>%1%2 is not yet supported.</source>
        <translation>%1%2 пока не поддерживается.</translation>
    </message>
    <message>
        <source>%1 holds a password.</source>
        <translation>%1 содержит пароль.</translation>
    </message>
    <message>
        <source>Take it out; keep passwords in ~/.pgpass, a service file or PGPASSWORD.</source>
        <translation>Уберите его; храните пароли в ~/.pgpass, в файле служб или в PGPASSWORD.</translation>
    </message>
    <message>
        <source>%1 is possible only with a private server.</source>
        <translation>%1 возможно только с собственным сервером.</translation>
    </message>
    <message>
        <source>Set kind = &quot;private&quot; in [server], or take the key out.</source>
        <translation>Задайте kind = &quot;private&quot; в [server] или уберите этот ключ.</translation>
    </message>
    <message>
        <source>The plan has %2 runs; at most %3 are allowed.</source>
        <translation>В плане прогонов: %2; допустимо не больше %3.</translation>
    </message>
    <message>
        <source>Take fewer levels or replicates.</source>
        <translation>Уменьшите число уровней или повторов.</translation>
    </message>
    <message>
        <source>The load of %2 sessions needs max_connections of at least %3, but it is set to %4.</source>
        <translation>Для нагрузки (сессий: %2) нужно max_connections не меньше %3, а задано %4.</translation>
    </message>
    <message>
        <source>Raise max_connections in server.settings, or take fewer sessions.</source>
        <translation>Увеличьте max_connections в server.settings или уменьшите число сессий.</translation>
    </message>
    <message>
        <source>%1: PostgreSQL has no setting “%2”.%3</source>
        <translation>%1: в PostgreSQL нет параметра «%2».%3</translation>
    </message>
    <message>
        <source>Correct the name; all settings are listed on the design page.</source>
        <translation>Исправьте имя; все параметры перечислены на странице «План».</translation>
    </message>
    <message>
        <source>%1: the setting %2 cannot be changed on a server.</source>
        <translation>%1: параметр %2 на сервере изменить нельзя.</translation>
    </message>
    <message>
        <source>%1: the setting %2 is set by pgDuel itself on a private server.</source>
        <translation>%1: параметр %2 на собственном сервере pgDuel задаёт сам.</translation>
    </message>
    <message>
        <source>The level “%2” of %1 is out of range.</source>
        <translation>Уровень «%2» параметра %1 вне допустимых пределов.</translation>
    </message>
    <message>
        <source>Allowed: %3 to %4%5.</source>
        <translation>Допустимо: от %3 до %4%5.</translation>
    </message>
    <message>
        <source>“%2” is no level for the setting %1.</source>
        <translation>«%2» — не уровень для параметра %1.</translation>
    </message>
    <message>
        <source>The level “%2” of %1 needs the size of the RAM, which is not known.</source>
        <translation>Для уровня «%2» параметра %1 нужен объём RAM, а он неизвестен.</translation>
    </message>
    <message>
        <source>Declare it: ram = &quot;2 GB&quot; in [server].</source>
        <translation>Объявите его: ram = &quot;2 GB&quot; в [server].</translation>
    </message>
    <message>
        <source>The time scale %1 is not possible.</source>
        <translation>Масштаб времени %1 невозможен.</translation>
    </message>
    <message>
        <source>Give a number above 0, at most 1000.</source>
        <translation>Укажите число больше 0, не больше 1000.</translation>
    </message>
    <message>
        <source>The picture cannot be written.</source>
        <translation>Не удаётся записать картинку.</translation>
    </message>
    <message>
        <source>See the rights of the folder and the space on the disk, or choose another folder.</source>
        <translation>Проверьте права на каталог и место на диске или выберите другой каталог.</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels is not possible.</source>
        <translation>Картинка размером %1 × %2 пикселей невозможна.</translation>
    </message>
    <message>
        <source>Take sides of at least 1 pixel, at most %3.</source>
        <translation>Задайте стороны не меньше 1 и не больше %3 пикселей.</translation>
    </message>
    <message>
        <source>There is nothing to draw.</source>
        <translation>Рисовать нечего.</translation>
    </message>
    <message>
        <source>Choose runs that have finished.</source>
        <translation>Выберите завершённые прогоны.</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Не удаётся записать файл.</translation>
    </message>
    <message>
        <source>“%2” is no rule for %1.</source>
        <translation>«%2» — не правило для %1.</translation>
    </message>
    <message>
        <source>Write it like &quot;workers &gt; indexes - 1&quot;.</source>
        <translation>Запишите его в виде &quot;workers &gt; indexes - 1&quot;.</translation>
    </message>
    <message>
        <source>The finished runs of this study were measured on PostgreSQL %1; here is %2.</source>
        <translation>Завершённые прогоны этого исследования измерены на PostgreSQL %1, а здесь %2.</translation>
    </message>
    <message>
        <source>Begin a new study, or give the folder of that version as bindir.</source>
        <translation>Начните новое исследование или укажите в bindir каталог той версии.</translation>
    </message>
    <message>
        <source>The server broke during the run: %2 transactions ended with SQLSTATE %1.</source>
        <translation>Во время прогона сервер отказал. Транзакций, завершившихся с SQLSTATE %1: %2.</translation>
    </message>
    <message>
        <source>See the reason above (crash, disk, memory), mend it and resume the plan.</source>
        <translation>Устраните причину, указанную выше (аварийное завершение, диск, память), и продолжите план.</translation>
    </message>
    <message>
        <source>There is no built-in script %1.</source>
        <translation>Встроенного скрипта %1 нет.</translation>
    </message>
    <message>
        <source>Built-in scripts are: %2.</source>
        <translation>Встроенные скрипты: %2.</translation>
    </message>
    <message>
        <source>%1 stands inside a pipeline.</source>
        <translation>%1 стоит внутри конвейера.</translation>
    </message>
    <message>
        <source>End the pipeline first; results come only at its end.</source>
        <translation>Сначала завершите конвейер: результаты приходят только в его конце.</translation>
    </message>
    <message>
        <source>End the first pipeline with \endpipeline.</source>
        <translation>Завершите первый конвейер командой \endpipeline.</translation>
    </message>
    <message>
        <source>%1 stands outside a pipeline.</source>
        <translation>%1 стоит вне конвейера.</translation>
    </message>
    <message>
        <source>Begin the pipeline with \startpipeline.</source>
        <translation>Начните конвейер командой \startpipeline.</translation>
    </message>
    <message>
        <source>The pipeline that %1 begins is never ended.</source>
        <translation>Конвейер, начатый командой %1, не завершён.</translation>
    </message>
    <message>
        <source>End it with \endpipeline.</source>
        <translation>Завершите его командой \endpipeline.</translation>
    </message>
    <message>
        <source>%1 is not possible with the simple protocol.</source>
        <translation>%1 невозможна с простым протоколом.</translation>
    </message>
    <message>
        <source>Take the extended or prepared protocol.</source>
        <translation>Возьмите протокол extended или prepared.</translation>
    </message>
    <message>
        <source>The shell command “%1” ended with status %2.</source>
        <translation>Команда оболочки «%1» завершилась с кодом %2.</translation>
    </message>
    <message>
        <source>Try it in a terminal; it must end with status 0.</source>
        <translation>Проверьте её в терминале: она должна завершаться с кодом 0.</translation>
    </message>
    <message>
        <source>The shell command “%1” printed “%2”, which is no whole number.</source>
        <translation>Команда оболочки «%1» вывела «%2», а это не целое число.</translation>
    </message>
    <message>
        <source>Its first line must be a whole number.</source>
        <translation>Первая строка её вывода должна быть целым числом.</translation>
    </message>
    <message>
        <source>“%2” is no rule for errors in %1.</source>
        <translation>«%2» — не правило для ошибок в %1.</translation>
    </message>
    <message>
        <source>Write it like &quot;40001=retry, 23=count&quot;; words: %3.</source>
        <translation>Запишите так: &quot;40001=retry, 23=count&quot;; слова: %3.</translation>
    </message>
    <message>
        <source>%1 is used only with %2: %3.</source>
        <translation>%1 используется только при %2: %3.</translation>
    </message>
    <message>
        <source>Take it out, or change %2.</source>
        <translation>Уберите его или измените %2.</translation>
    </message>
    <message>
        <source>%1: the groups want %2 sessions, but a step has %3.</source>
        <translation>%1: группам нужно сессий: %2, а на ступени их %3.</translation>
    </message>
    <message>
        <source>Make the numbers of sessions agree, or give a group a share.</source>
        <translation>Согласуйте число сессий или задайте группе долю (share).</translation>
    </message>
    <message>
        <source>%1: the group “%2” has no script with a weight above 0.</source>
        <translation>%1: у группы «%2» нет скрипта с весом больше 0.</translation>
    </message>
    <message>
        <source>Name the group in a script, or take it out.</source>
        <translation>Укажите группу в каком-нибудь скрипте или уберите её.</translation>
    </message>
    <message>
        <source>%1: the placeholder %2 is not known.</source>
        <translation>%1: подстановка %2 неизвестна.</translation>
    </message>
    <message>
        <source>%1 is no regular expression.</source>
        <translation>%1 — не регулярное выражение.</translation>
    </message>
    <message>
        <source>Correct it, or write &quot;pgbench&quot; or &quot;sysbench&quot;.</source>
        <translation>Исправьте его или напишите &quot;pgbench&quot; или &quot;sysbench&quot;.</translation>
    </message>
    <message>
        <source>%1 must name the groups of its figures, tps or tpm among them. Found: %2.</source>
        <translation>В %1 должны быть именованные группы для чисел, среди них tps или tpm. Найдено: %2.</translation>
    </message>
    <message>
        <source>Write it like &quot;speed: (?&lt;tps&gt;[0-9.]+)&quot;; names of groups: %3.</source>
        <translation>Запишите так: &quot;speed: (?&lt;tps&gt;[0-9.]+)&quot;; имена групп: %3.</translation>
    </message>
    <message>
        <source>The levels %2 and %3 of %1 mean the same value: %4.</source>
        <translation>Уровни %2 и %3 параметра %1 означают одно и то же значение: %4.</translation>
    </message>
    <message>
        <source>Leave one of them out.</source>
        <translation>Уберите один из них.</translation>
    </message>
    <message>
        <source>The program %1 cannot be started.</source>
        <translation>Не удаётся запустить программу %1.</translation>
    </message>
    <message>
        <source>See whether it is installed and may be executed.</source>
        <translation>Проверьте, установлена ли она и разрешено ли её выполнение.</translation>
    </message>
    <message>
        <source>The program %1 failed with exit status %2.</source>
        <translation>Программа %1 завершилась с кодом возврата %2.</translation>
    </message>
    <message>
        <source>Correct what its output says, then run again.</source>
        <translation>Устраните причину, названную в её выводе, и повторите прогон.</translation>
    </message>
    <message>
        <source>The program %1 was ended by signal %2.</source>
        <translation>Программа %1 завершена сигналом %2.</translation>
    </message>
    <message>
        <source>See in its output and in the system&apos;s log why.</source>
        <translation>Причину ищите в её выводе и в журнале системы.</translation>
    </message>
    <message>
        <source>The program %1 says that its run was aborted.</source>
        <translation>Программа %1 сообщает, что её прогон прерван.</translation>
    </message>
    <message>
        <source>No line that the program %1 printed has a speed (progress: %2).</source>
        <translation>Ни в одной строке вывода программы %1 нет скорости (progress: %2).</translation>
    </message>
    <message>
        <source>Let it report its progress, or correct the pattern.</source>
        <translation>Включите в ней вывод хода выполнения или исправьте шаблон.</translation>
    </message>
    <message>
        <source>The program %1 did not end after %2 s.</source>
        <translation>Программа %1 не завершилась за %2 с.</translation>
    </message>
    <message>
        <source>Pass it {seconds} so that it ends with the load step.</source>
        <translation>Передайте ей {seconds}, чтобы она завершалась вместе со ступенью нагрузки.</translation>
    </message>
    <message>
        <source>The function %1 lacks arguments; it takes at least %2.</source>
        <translation>Функции %1 не хватает аргументов: их должно быть не меньше %2.</translation>
    </message>
    <message>
        <source>Give a number or a variable, and us, ms or s.</source>
        <translation>Укажите число или переменную и единицу: us, ms или s.</translation>
    </message>
    <message>
        <source>The statement has %1 variables; the protocol allows %2.</source>
        <translation>В операторе переменных: %1, а протокол допускает %2.</translation>
    </message>
    <message>
        <source>Take fewer variables, or the simple protocol.</source>
        <translation>Возьмите меньше переменных или простой протокол (simple).</translation>
    </message>
    <message>
        <source>Pipelined round trips are not possible with the simple protocol.</source>
        <translation>Конвейерная отправка невозможна при простом протоколе.</translation>
    </message>
    <message>
        <source>%1 keeps the transaction from travelling in one pipeline.</source>
        <translation>Из-за %1 транзакцию нельзя отправить одним конвейером.</translation>
    </message>
    <message>
        <source>Take it out of the script, or let each statement travel by itself.</source>
        <translation>Уберите эту команду из скрипта или отправляйте операторы по одному.</translation>
    </message>
    <message>
        <source>A script cannot send rows to COPY FROM STDIN, nor run COPY in a pipeline.</source>
        <translation>Скрипт не может передавать строки для COPY FROM STDIN и выполнять COPY в конвейере.</translation>
    </message>
    <message>
        <source>Let COPY read a file or program of the server&apos;s, or write to STDOUT outside a pipeline.</source>
        <translation>Пусть COPY читает файл или программу на сервере либо пишет в STDOUT вне конвейера.</translation>
    </message>
    <message>
        <source>The statement “%2” failed%1.</source>
        <translation>Оператор «%2» завершился ошибкой%1.</translation>
    </message>
    <message>
        <source>The rules for errors say that this ends the load; correct the script or the rule.</source>
        <translation>По правилам обработки ошибок это завершает нагрузку; исправьте скрипт или правило.</translation>
    </message>
    <message>
        <source>A session of the load was lost%1.</source>
        <translation>Потеряна сессия нагрузки%1.</translation>
    </message>
    <message>
        <source>See in the server&apos;s log why; sessions come back only where the plan lets them.</source>
        <translation>Причину смотрите в журнале сервера; сессии возвращаются, только если это разрешено планом.</translation>
    </message>
    <message>
        <source>The script cannot be read.</source>
        <translation>Сценарий не удалось прочитать.</translation>
    </message>
    <message>
        <source>See the name of the file and its rights.</source>
        <translation>Проверьте имя файла и права на него.</translation>
    </message>
    <message>
        <source>The log of transactions could not be written, or not in full.</source>
        <translation>Журнал транзакций не записан или записан не полностью.</translation>
    </message>
    <message>
        <source>Prepared statements get mixed up on the way to the server%1.</source>
        <translation>Подготовленные операторы перепутываются на пути к серверу%1.</translation>
    </message>
    <message>
        <source>A pooler may give each transaction another session: take the extended or simple protocol, or let the pooler give each client a session of its own.</source>
        <translation>Возможно, пул соединений выделяет каждой транзакции другой сеанс: выберите расширенный (extended) или простой (simple) протокол либо настройте пул так, чтобы у каждого клиента был свой сеанс.</translation>
    </message>
    <message>
        <source>The scale cannot be read from pgbench&apos;s tables.</source>
        <translation>Не удалось прочитать масштаб из таблиц pgbench.</translation>
    </message>
    <message>
        <source>See whether the tables are in this database and may be read. pgduel load -i makes them; -D scale=N goes without.</source>
        <translation>Проверьте, есть ли таблицы в этой базе данных и можно ли их читать. Их создаёт pgduel load -i; без них обходится -D scale=N.</translation>
    </message>
    <message>
        <source>There was no error, but not one transaction ended in %1 s.</source>
        <translation>Ошибок не было, но за %1 с не завершилась ни одна транзакция.</translation>
    </message>
    <message>
        <source>Let the load run longer, or at a higher rate.</source>
        <translation>Увеличьте длительность нагрузки или темп.</translation>
    </message>
    <message>
        <source>The load wants %1 sessions, more than the server allows this role or this database.</source>
        <translation>Нагрузке нужно сеансов: %1 — больше, чем сервер разрешает этой роли или этой базе данных.</translation>
    </message>
    <message>
        <source>Take fewer sessions, or a larger CONNECTION LIMIT of the role or the database.</source>
        <translation>Возьмите меньше сеансов или увеличьте CONNECTION LIMIT роли или базы данных.</translation>
    </message>
    <message>
        <source>The budget of %1 is too small for this plan.</source>
        <translation>Лимита времени в %1 для этого плана мало.</translation>
    </message>
    <message>
        <source>Two runs of each experiment with the shortest steps take about %2. Give more time, fewer experiments or fewer load steps.</source>
        <translation>По два прогона каждого эксперимента с самыми короткими ступенями занимают около %2. Дайте больше времени, уменьшите число экспериментов или ступеней нагрузки.</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other.</source>
        <translation>%1 и %2 исключают друг друга.</translation>
    </message>
    <message>
        <source>%1 cannot wait for a p: %2.</source>
        <translation>%1 не может дожидаться p: %2.</translation>
    </message>
    <message>
        <source>Looked at after every block, p falls below 0.05 in a quarter of equal pairs. Give the width of the interval, like &quot;3 %&quot;.</source>
        <translation>Если смотреть на p после каждого блока, у четверти одинаковых пар оно опускается ниже 0,05. Задайте ширину интервала, например &quot;3 %&quot;.</translation>
    </message>
    <message>
        <source>The computer slept during the run (for %1 s).</source>
        <translation>Во время прогона компьютер спал (%1 с).</translation>
    </message>
    <message>
        <source>Keep it awake, and carry out the run again.</source>
        <translation>Не давайте ему засыпать и повторите прогон.</translation>
    </message>
</context>
<context>
    <name>LanguageNames</name>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
</context>
<context>
    <name>LoadCommand</name>
    <message>
        <source>-s has no effect: built-in scripts take the scale of their tables, %1.</source>
        <translation>Параметр -s не действует: встроенные сценарии берут масштаб своих таблиц, %1.</translation>
    </message>
    <message>
        <source>Run was aborted; what was measured until then is incomplete.</source>
        <translation>Нагрузка прервана; то, что измерено до этого, неполно.</translation>
    </message>
    <message>
        <source>Stopped: the result is that of the part until then.</source>
        <translation>Остановлено: результат относится к части до остановки.</translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>Остановлено до начала измерений.</translation>
    </message>
    <message>
        <source>one load with pgbench&apos;s scripts and option letters, or with -i its tables</source>
        <translation>одна нагрузка со сценариями и ключами pgbench, а с -i — его таблицы</translation>
    </message>
    <message>
        <source>--group takes KEY=VALUE, KEY=VALUE … with the keys name, script, builtin, sessions, share, conninfo and think, not “%1”.</source>
        <translation>--group принимает КЛЮЧ=ЗНАЧЕНИЕ, КЛЮЧ=ЗНАЧЕНИЕ … с ключами name, script, builtin, sessions, share, conninfo и think, а не «%1».</translation>
    </message>
    <message>
        <source>The quote in --group is never closed: %1</source>
        <translation>Кавычка в --group не закрыта: %1</translation>
    </message>
    <message>
        <source>dropping old tables</source>
        <translation>удаление старых таблиц</translation>
    </message>
    <message>
        <source>creating tables</source>
        <translation>создание таблиц</translation>
    </message>
    <message>
        <source>rows from here (COPY)</source>
        <translation>передача строк (COPY)</translation>
    </message>
    <message>
        <source>rows by the server</source>
        <translation>заполнение на сервере</translation>
    </message>
    <message>
        <source>vacuum</source>
        <translation>очистка</translation>
    </message>
    <message>
        <source>primary keys</source>
        <translation>первичные ключи</translation>
    </message>
    <message>
        <source>foreign keys</source>
        <translation>внешние ключи</translation>
    </message>
    <message>
        <source>Stopping: the statement that runs is cancelled.</source>
        <translation>Остановка: выполняемая команда отменяется.</translation>
    </message>
    <message>
        <source>Dropping %1 (%2)</source>
        <translation>Удаляется %1 (%2)</translation>
    </message>
    <message>
        <source>Note: %1 does not have the columns of pgbench.</source>
        <translation>Внимание: столбцы таблицы %1 не такие, как в pgbench.</translation>
    </message>
    <message>
        <source>Tables and keys take about %1</source>
        <translation>Таблицы и ключи займут около %1</translation>
    </message>
    <message>
        <source>; free on the server&apos;s disk: %1</source>
        <translation>; свободно на диске сервера: %1</translation>
    </message>
    <message>
        <source> - too little</source>
        <translation> — этого мало</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>строк: %1 из %2</translation>
    </message>
    <message>
        <source>done in %1 s (%2).</source>
        <translation>готово за %1 с (%2).</translation>
    </message>
    <message>
        <source>What runs, and how, as in pgbench:</source>
        <translation>Что и как выполняется, как в pgbench:</translation>
    </message>
    <message>
        <source>Beyond pgbench (TIME: 500ms, 10s, 2min; a number alone is seconds):</source>
        <translation>Сверх pgbench (TIME: 500ms, 10s, 2min; число без единицы — секунды):</translation>
    </message>
    <message>
        <source>Making pgbench&apos;s tables:</source>
        <translation>Создание таблиц pgbench:</translation>
    </message>
    <message>
        <source>Both:</source>
        <translation>Для обоих случаев:</translation>
    </message>
    <message>
        <source>Exit status: 0 done; 1 refused before it began; 2 aborted while it ran; 3 stopped, partial results printed.</source>
        <translation>Код завершения: 0 — выполнено; 1 — отказ до начала; 2 — прервано во время работы; 3 — остановлено, напечатана измеренная часть.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>Для %1 нужно значение.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 не принимает значения.</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>Параметра %1 нет.</translation>
    </message>
    <message>
        <source>There is an argument too many: %1</source>
        <translation>Лишний аргумент: %1</translation>
    </message>
    <message>
        <source>Stopping: statements are cancelled, what was measured is kept.</source>
        <translation>Остановка: команды отменяются, измеренное сохраняется.</translation>
    </message>
    <message>
        <source>%1 makes sense only with %2.</source>
        <translation>%1 имеет смысл только вместе с %2.</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between options</comment>
        <translation> или </translation>
    </message>
    <message>
        <source>%1 and %2 do not go together: give one of them.</source>
        <translation>%1 и %2 вместе не задаются: оставьте что-то одно.</translation>
    </message>
    <message>
        <source>%1 is not for -i.</source>
        <translation>%1 не сочетается с -i.</translation>
    </message>
    <message>
        <source>%1 is for -i only.</source>
        <translation>%1 — только для -i.</translation>
    </message>
    <message>
        <source>--partition-method makes sense only with --partitions above 0.</source>
        <translation>--partition-method имеет смысл только при --partitions больше 0.</translation>
    </message>
    <message>
        <source>--max-tries 0 needs an end: give -L or -T.</source>
        <translation>При --max-tries 0 нужен предел: задайте -L или -T.</translation>
    </message>
    <message>
        <source>--pipelined needs -M extended or -M prepared.</source>
        <translation>Для --pipelined нужен -M extended или -M prepared.</translation>
    </message>
    <message>
        <source>-P takes a multiple of --interval.</source>
        <translation>-P должен быть кратен --interval.</translation>
    </message>
    <message>
        <source>“%1” is no step of -I; there are: %2.</source>
        <translation>Шага «%1» в -I нет; есть: %2.</translation>
    </message>
    <message>
        <source>-I takes at least one of the steps %1.</source>
        <translation>-I принимает хотя бы один из шагов %1.</translation>
    </message>
    <message>
        <source>%1 takes range or hash, not “%2”.</source>
        <translation>%1 принимает range или hash, а не «%2».</translation>
    </message>
    <message>
        <source>makes pgbench&apos;s tables instead of a load; drops those that are there</source>
        <translation>вместо нагрузки создаёт таблицы pgbench; имеющиеся удаляются</translation>
    </message>
    <message>
        <source>d drop, t create tables, g rows from here, G rows by the server, v vacuum, p primary keys, f foreign keys (dtgvp)</source>
        <translation>d — удалить, t — создать таблицы, g — строки отсюда, G — строки на сервере, v — очистка, p — первичные ключи, f — внешние ключи (dtgvp)</translation>
    </message>
    <message>
        <source>fill factor of the tables (100)</source>
        <translation>коэффициент заполнения таблиц (100)</translation>
    </message>
    <message>
        <source>a line of progress every 5 seconds only</source>
        <translation>сообщать о ходе только раз в 5 секунд</translation>
    </message>
    <message>
        <source>foreign keys between the tables</source>
        <translation>внешние ключи между таблицами</translation>
    </message>
    <message>
        <source>tablespace of the indexes</source>
        <translation>табличное пространство индексов</translation>
    </message>
    <message>
        <source>range or hash (range)</source>
        <translation>range или hash (range)</translation>
    </message>
    <message>
        <source>partitions of pgbench_accounts (0: it is not partitioned)</source>
        <translation>число секций pgbench_accounts (0 — без секций)</translation>
    </message>
    <message>
        <source>tablespace of the tables</source>
        <translation>табличное пространство таблиц</translation>
    </message>
    <message>
        <source>tables without WAL</source>
        <translation>нежурналируемые таблицы</translation>
    </message>
    <message>
        <source>server, or folder of its socket</source>
        <translation>сервер или каталог его сокета</translation>
    </message>
    <message>
        <source>port of the server</source>
        <translation>порт сервера</translation>
    </message>
    <message>
        <source>database user</source>
        <translation>пользователь базы данных</translation>
    </message>
    <message>
        <source>database, or a connection string of any libpq form; so is the last argument</source>
        <translation>база данных или строка подключения в любом виде libpq; так же понимается последний аргумент</translation>
    </message>
    <message>
        <source>scale: of the tables that -i makes; of custom scripts otherwise (left out: read from the data set)</source>
        <translation>масштаб: таблиц, создаваемых с -i; иначе — своих сценариев (не задан — читается из набора данных)</translation>
    </message>
    <message>
        <source>no VACUUM, neither before a load nor by -i</source>
        <translation>без VACUUM: и перед нагрузкой, и при -i</translation>
    </message>
    <message>
        <source>shows the version</source>
        <translation>показать версию</translation>
    </message>
    <message>
        <source>shows this help</source>
        <translation>показать эту справку</translation>
    </message>
    <message>
        <source>%1 takes FROM:TO or FROM:TO:STEPS, such as 5:50 or 5:50:10, not “%2”.</source>
        <translation>%1 принимает ОТ:ДО или ОТ:ДО:СТУПЕНЕЙ, например 5:50 или 5:50:10, а не «%2».</translation>
    </message>
    <message>
        <source>%1 takes transactions or sessions, not “%2”.</source>
        <translation>%1 принимает transactions или sessions, а не «%2».</translation>
    </message>
    <message>
        <source>the whole result as one JSON document instead of text</source>
        <translation>весь результат одним документом JSON вместо текста</translation>
    </message>
    <message>
        <source>sessions, step by step, in one run</source>
        <translation>число сессий по ступеням в одном прогоне</translation>
    </message>
    <message>
        <source>rates, step by step, in one run</source>
        <translation>темп по ступеням в одном прогоне</translation>
    </message>
    <message>
        <source>sessions from … to, evenly in so many steps (10)</source>
        <translation>число сессий от … до, равномерно за столько ступеней (10)</translation>
    </message>
    <message>
        <source>duration of each step (10s; with -T a share of it)</source>
        <translation>длительность каждой ступени (10s; при -T — её доля)</translation>
    </message>
    <message>
        <source>load before the measured part, not counted</source>
        <translation>нагрузка перед измеряемой частью, не учитывается</translation>
    </message>
    <message>
        <source>beginning of each step that is not counted</source>
        <translation>начало каждой ступени, которое не учитывается</translation>
    </message>
    <message>
        <source>pause of a session between two transactions, outside latency</source>
        <translation>пауза сессии между двумя транзакциями, вне задержки</translation>
    </message>
    <message>
        <source>sessions of their own kind: name, script, builtin, sessions or share, conninfo, think</source>
        <translation>особая группа сессий: name, script, builtin, sessions или share, conninfo, think</translation>
    </message>
    <message>
        <source>weights draw a script for each transaction (transactions) or divide the sessions (sessions)</source>
        <translation>по весам выбирается сценарий каждой транзакции (transactions) или делятся сессии (sessions)</translation>
    </message>
    <message>
        <source>what follows an SQLSTATE or its beginning: retry, count, abort or stop, such as 40001=retry,23=count,stop</source>
        <translation>что делать при SQLSTATE или его начале: retry, count, abort или stop, например 40001=retry,23=count,stop</translation>
    </message>
    <message>
        <source>a session whose connection is lost does not come back</source>
        <translation>сессия, потерявшая соединение, не возвращается</translation>
    </message>
    <message>
        <source>the statements of a transaction in one pipeline; needs -M extended or prepared</source>
        <translation>команды транзакции одним конвейером; нужен -M extended или prepared</translation>
    </message>
    <message>
        <source>pgbench&apos;s behaviour also where it is not the right one</source>
        <translation>поведение pgbench и там, где оно неверно</translation>
    </message>
    <message>
        <source>length of the intervals of --json (1s)</source>
        <translation>длина интервалов в --json (1s)</translation>
    </message>
    <message>
        <source>language of the texts: en or ru</source>
        <translation>язык текстов: en или ru</translation>
    </message>
    <message>
        <source>%1 takes simple, extended or prepared, not “%2”.</source>
        <translation>%1 принимает simple, extended или prepared, а не «%2».</translation>
    </message>
    <message>
        <source>%1 takes NAME=VALUE, the name of letters, digits and underscores, not “%2”.</source>
        <translation>%1 принимает ИМЯ=ЗНАЧЕНИЕ, имя — из букв, цифр и подчёркиваний, а не «%2».</translation>
    </message>
    <message>
        <source>%1 takes time, rand or a whole number from 0 on, not “%2”.</source>
        <translation>%1 принимает time, rand или целое число от 0, а не «%2».</translation>
    </message>
    <message>
        <source>%1 takes a share above 0, up to 1, not “%2”.</source>
        <translation>%1 принимает долю больше 0 и не больше 1, а не «%2».</translation>
    </message>
    <message>
        <source>a built-in script with its weight; “list” shows their names</source>
        <translation>встроенный сценарий с весом; «list» покажет имена</translation>
    </message>
    <message>
        <source>a script from a file (-: standard input) with its weight</source>
        <translation>сценарий из файла (- — стандартный ввод) с весом</translation>
    </message>
    <message>
        <source>the same as -b simple-update</source>
        <translation>то же, что -b simple-update</translation>
    </message>
    <message>
        <source>the same as -b select-only</source>
        <translation>то же, что -b select-only</translation>
    </message>
    <message>
        <source>sessions (1)</source>
        <translation>число сессий (1)</translation>
    </message>
    <message>
        <source>a new connection for each transaction</source>
        <translation>новое соединение для каждой транзакции</translation>
    </message>
    <message>
        <source>a variable for the scripts</source>
        <translation>переменная для сценариев</translation>
    </message>
    <message>
        <source>threads of the driver (left out: it chooses)</source>
        <translation>потоки генератора нагрузки (не задано — выбирает сам)</translation>
    </message>
    <message>
        <source>each transaction into a file, one file a thread</source>
        <translation>каждую транзакцию — в файл, по файлу на поток</translation>
    </message>
    <message>
        <source>longer transactions count as late; with -R those that cannot begin in time are skipped</source>
        <translation>более долгие транзакции считаются опоздавшими; с -R те, что не могут начаться вовремя, пропускаются</translation>
    </message>
    <message>
        <source>simple, extended or prepared (simple)</source>
        <translation>simple, extended или prepared (simple)</translation>
    </message>
    <message>
        <source>a line of progress every SEC seconds</source>
        <translation>строка о ходе каждые SEC секунд</translation>
    </message>
    <message>
        <source>latency, failures and retries of each command</source>
        <translation>задержка, сбои и повторы каждой команды</translation>
    </message>
    <message>
        <source>transactions that are begun each second, whatever the server does</source>
        <translation>сколько транзакций начинать в секунду, что бы ни делал сервер</translation>
    </message>
    <message>
        <source>transactions of each session (10)</source>
        <translation>число транзакций каждой сессии (10)</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>длительность</translation>
    </message>
    <message>
        <source>vacuums all four tables of pgbench before</source>
        <translation>заранее очистить все четыре таблицы pgbench</translation>
    </message>
    <message>
        <source>-l writes sums of so many seconds</source>
        <translation>-l пишет суммы за столько секунд</translation>
    </message>
    <message>
        <source>an error ends the transaction only, not its session</source>
        <translation>ошибка завершает только транзакцию, но не сессию</translation>
    </message>
    <message>
        <source>the first session that ends by an error ends the load</source>
        <translation>первая сессия, прерванная ошибкой, завершает нагрузку</translation>
    </message>
    <message>
        <source>failures by kind in report and log</source>
        <translation>сбои по видам в отчёте и журнале</translation>
    </message>
    <message>
        <source>beginning of the names of the files of -l (pgbench_log)</source>
        <translation>начало имён файлов -l (pgbench_log)</translation>
    </message>
    <message>
        <source>tries of a transaction after a serialization failure or deadlock (1); 0: no limit</source>
        <translation>попыток выполнить транзакцию при сбое сериализации или взаимоблокировке (1); 0 — без предела</translation>
    </message>
    <message>
        <source>seconds since 1970 in the lines of -P</source>
        <translation>в строках -P — секунды с 1970 года</translation>
    </message>
    <message>
        <source>time, rand or a number</source>
        <translation>time, rand или число</translation>
    </message>
    <message>
        <source>share of the transactions that -l writes, such as 0.01</source>
        <translation>доля транзакций, которую пишет -l, например 0.01</translation>
    </message>
    <message>
        <source>shows a built-in script</source>
        <translation>показать встроенный сценарий</translation>
    </message>
    <message>
        <source>tells the text of the errors</source>
        <translation>сообщать тексты ошибок</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3, not “%4”.</source>
        <translation>%1 принимает целое число от %2 до %3, а не «%4».</translation>
    </message>
    <message>
        <source>%1 takes a number above %2, not “%3”.</source>
        <translation>%1 принимает число больше %2, а не «%3».</translation>
    </message>
    <message>
        <source>%1 takes a time such as 10s, 500ms or 2min (a number alone is seconds), not “%2”.</source>
        <translation>%1 принимает время, например 10s, 500ms или 2min (число без единицы — секунды), а не «%2».</translation>
    </message>
    <message>
        <source>The weight behind @ is a number of 0 or more, not “%1”.</source>
        <translation>Вес после @ — число от 0, а не «%1».</translation>
    </message>
    <message>
        <source>-f needs the name of a file.</source>
        <translation>Для -f нужно имя файла.</translation>
    </message>
    <message>
        <source>There is no built-in script “%1”; -b list shows those that there are.</source>
        <translation>Встроенного сценария «%1» нет; -b list покажет имеющиеся.</translation>
    </message>
    <message>
        <source>“%1” fits more than one built-in script: %2.</source>
        <translation>«%1» подходит не к одному встроенному сценарию: %2.</translation>
    </message>
    <message>
        <source>Password: </source>
        <translation>Пароль: </translation>
    </message>
    <message>
        <source>VACUUM before the load (-n leaves it out): %1</source>
        <translation>VACUUM перед нагрузкой (-n его отменяет): %1</translation>
    </message>
    <message>
        <source>--discard has to be shorter than a step, or nothing is left to measure.</source>
        <translation>--discard должен быть короче ступени, иначе измерять нечего.</translation>
    </message>
    <message>
        <source>--on-error takes rules such as 40001=retry,23=count,stop with the words retry, count, abort and stop, not “%1”.</source>
        <translation>--on-error принимает правила вида 40001=retry,23=count,stop со словами retry, count, abort и stop, а не «%1».</translation>
    </message>
    <message>
        <source>Password for %1: </source>
        <translation>Пароль для %1: </translation>
    </message>
</context>
<context>
    <name>LoadWords</name>
    <message>
        <source>progress: %1 s, %2 tps, lat %3 ms stddev %4, %5 failed</source>
        <translation>ход: %1 с, %2 транз./с, задержка %3 мс, станд. откл. %4, сбоев %5</translation>
    </message>
    <message>
        <source>, lag %1 ms</source>
        <translation>, отставание %1 мс</translation>
    </message>
    <message>
        <source>, %1 skipped</source>
        <translation>, пропущено %1</translation>
    </message>
    <message>
        <source>, %1 retried, %2 retries</source>
        <translation>, с повторами %1, повторов %2</translation>
    </message>
    <message>
        <source>, p99 %1 ms</source>
        <translation>, p99 %1 мс</translation>
    </message>
    <message>
        <source>, %1 of %2 sessions</source>
        <translation>, сессий %1 из %2</translation>
    </message>
    <message>
        <source> (not counted)</source>
        <translation> (не учитывается)</translation>
    </message>
    <message>
        <source>No transaction has ended for %1 s although sessions are waiting for the server.</source>
        <translation>Уже %1 с ни одна транзакция не завершилась, хотя сессии ждут сервера.</translation>
    </message>
    <message>
        <source>Transactions end again, after %1 s.</source>
        <translation>Транзакции снова завершаются, спустя %1 с.</translation>
    </message>
    <message>
        <source>transaction type: %1</source>
        <translation>тип транзакций: %1</translation>
    </message>
    <message>
        <source>multiple scripts</source>
        <translation>несколько сценариев</translation>
    </message>
    <message>
        <source>scaling factor: %1</source>
        <translation>масштаб: %1</translation>
    </message>
    <message>
        <source> (read from the data set)</source>
        <translation> (прочитан из набора данных)</translation>
    </message>
    <message>
        <source>query mode: %1</source>
        <translation>режим запросов: %1</translation>
    </message>
    <message>
        <source>, pipelined</source>
        <translation>, конвейером</translation>
    </message>
    <message>
        <source>number of clients: %1</source>
        <translation>число сессий: %1</translation>
    </message>
    <message>
        <source>number of threads: %1</source>
        <translation>число потоков: %1</translation>
    </message>
    <message>
        <source> (chosen by the driver)</source>
        <translation> (выбрано генератором нагрузки)</translation>
    </message>
    <message>
        <source>maximum number of tries: %1</source>
        <translation>наибольшее число попыток: %1</translation>
    </message>
    <message>
        <source>number of transactions actually processed: %1</source>
        <translation>выполнено транзакций: %1</translation>
    </message>
    <message>
        <source>number of transactions per client: %1</source>
        <translation>транзакций на сессию: %1</translation>
    </message>
    <message>
        <source>duration: %1 s</source>
        <translation>длительность: %1 с</translation>
    </message>
    <message>
        <source>measured until it was stopped: %1 s</source>
        <translation>измерено до остановки: %1 с</translation>
    </message>
    <message>
        <source>number of failed transactions: %1 (%2)</source>
        <translation>неудачных транзакций: %1 (%2)</translation>
    </message>
    <message>
        <source>number of serialization failures: %1 (%2)</source>
        <translation>сбоев сериализации: %1 (%2)</translation>
    </message>
    <message>
        <source>number of deadlock failures: %1 (%2)</source>
        <translation>взаимоблокировок: %1 (%2)</translation>
    </message>
    <message>
        <source>number of other failures: %1 (%2)</source>
        <translation>прочих сбоев: %1 (%2)</translation>
    </message>
    <message>
        <source>number of transactions retried: %1 (%2)</source>
        <translation>транзакций с повторами: %1 (%2)</translation>
    </message>
    <message>
        <source>total number of retries: %1</source>
        <translation>всего повторов: %1</translation>
    </message>
    <message>
        <source>number of transactions that no session was free to begin: %1 (%2)</source>
        <translation>не дождалось свободной сессии транзакций: %1 (%2)</translation>
    </message>
    <message>
        <source>number of transactions skipped: %1 (%2)</source>
        <translation>пропущено транзакций: %1 (%2)</translation>
    </message>
    <message>
        <source>number of transactions above the %1 ms latency limit: %2/%3 (%4)</source>
        <translation>транзакций сверх предела задержки %1 мс: %2/%3 (%4)</translation>
    </message>
    <message>
        <source>latency average = %1 ms</source>
        <translation>задержка средняя = %1 мс</translation>
    </message>
    <message>
        <source>latency stddev = %1 ms</source>
        <translation>задержка, стандартное отклонение = %1 мс</translation>
    </message>
    <message>
        <source>latency p%1 = %2 ms</source>
        <translation>задержка p%1 = %2 мс</translation>
    </message>
    <message>
        <source>latency max = %1 ms</source>
        <translation>задержка наибольшая = %1 мс</translation>
    </message>
    <message>
        <source>rate limit schedule lag: avg %1 (max %2) ms</source>
        <translation>отставание от расписания: среднее %1 (наибольшее %2) мс</translation>
    </message>
    <message>
        <source>service time: avg %1, p95 %2, p99 %3, max %4 ms</source>
        <translation>время обслуживания: среднее %1, p95 %2, p99 %3, наибольшее %4 мс</translation>
    </message>
    <message>
        <source>average connection time = %1 ms</source>
        <translation>среднее время подключения = %1 мс</translation>
    </message>
    <message>
        <source>tps = %1 (including reconnection times)</source>
        <translation>транзакций/с = %1 (с учётом времени переподключений)</translation>
    </message>
    <message>
        <source>initial connection time = %1 ms</source>
        <translation>время начального подключения = %1 мс</translation>
    </message>
    <message>
        <source>tps = %1 (without initial connection time)</source>
        <translation>транзакций/с = %1 (без времени начального подключения)</translation>
    </message>
    <message>
        <source>driver CPU = %1 of one core</source>
        <translation>процессор генератора нагрузки: %1 одного ядра</translation>
    </message>
    <message>
        <source>The driver had no CPU left: the server could have done more.</source>
        <translation>Генератору нагрузки не хватало процессора: сервер мог бы сделать больше.</translation>
    </message>
    <message>
        <source>  warm-up</source>
        <translation>  прогрев</translation>
    </message>
    <message>
        <source>steps, latencies in milliseconds:</source>
        <translation>ступени, задержки в миллисекундах:</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>сессий</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>темп</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>секунд</translation>
    </message>
    <message>
        <source>transactions</source>
        <translation>транзакций</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>сбоев</translation>
    </message>
    <message>
        <source>tps</source>
        <translation>транз./с</translation>
    </message>
    <message>
        <source>avg</source>
        <translation>средняя</translation>
    </message>
    <message>
        <source>max</source>
        <translation>наибольшая</translation>
    </message>
    <message>
        <source>errors by SQLSTATE: %1</source>
        <translation>ошибки по SQLSTATE: %1</translation>
    </message>
    <message>
        <source>first error: %1</source>
        <translation>первая ошибка: %1</translation>
    </message>
    <message>
        <source>sessions ended by an error: %1</source>
        <translation>сессий, прерванных ошибкой: %1</translation>
    </message>
    <message>
        <source>pauses in which no transaction ended: %1, the longest %2 s</source>
        <translation>остановок без завершённых транзакций: %1, самая долгая %2&#xa0;с</translation>
    </message>
    <message>
        <source>SQL script %1: %2</source>
        <translation>Сценарий SQL %1: %2</translation>
    </message>
    <message>
        <source>group: %1</source>
        <translation>группа: %1</translation>
    </message>
    <message>
        <source>weight: %1 (targets %2% of total)</source>
        <translation>вес: %1 (ожидается %2&#xa0;% всех)</translation>
    </message>
    <message>
        <source>%1 transactions (%2 of total, tps = %3)</source>
        <translation>транзакций: %1 (%2 всех, транзакций/с = %3)</translation>
    </message>
    <message>
        <source>statement latencies in milliseconds, failures and retries:</source>
        <translation>задержки команд в миллисекундах, сбои и повторы:</translation>
    </message>
    <message>
        <source>statement latencies in milliseconds and failures:</source>
        <translation>задержки команд в миллисекундах и сбои:</translation>
    </message>
    <message>
        <source>session %1</source>
        <translation>сессия %1</translation>
    </message>
    <message>
        <source>number of transactions that waited for a session at the end: %1</source>
        <translation>транзакций, которые в конце ещё ждали сессии: %1</translation>
    </message>
</context>
<context>
    <name>Metrics</name>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>transactions/s</source>
        <translation>транзакций/с</translation>
    </message>
    <message>
        <source>Difference in speed</source>
        <translation>Разница в скорости</translation>
    </message>
    <message>
        <source>Successful transactions a second, in the measured part of a load step. Source: the load driver.</source>
        <translation>Успешные транзакции в секунду за измеряемую часть ступени нагрузки. Источник: генератор нагрузки.</translation>
    </message>
    <message>
        <source>Operational speed (PG_HAZEL)</source>
        <translation>Операционная скорость (PG_HAZEL)</translation>
    </message>
    <message>
        <source>Op. speed</source>
        <translation>Опер. скорость</translation>
    </message>
    <message>
        <source>(calls + rows)/min</source>
        <translation>(вызовов + строк)/мин</translation>
    </message>
    <message>
        <source>Difference in operational speed</source>
        <translation>Разница в операционной скорости</translation>
    </message>
    <message>
        <source>Calls plus rows a minute of all statements. Source: differences of calls + rows in pg_stat_statements.</source>
        <translation>Число вызовов плюс число строк за минуту по всем операторам. Источник: приращения calls + rows в pg_stat_statements.</translation>
    </message>
    <message>
        <source>Latency, mean</source>
        <translation>Задержка, средняя</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Среднее</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>мс</translation>
    </message>
    <message>
        <source>Difference in mean latency</source>
        <translation>Разница в средней задержке</translation>
    </message>
    <message>
        <source>Mean time of a successful transaction. Source: the load driver.</source>
        <translation>Среднее время успешной транзакции. Источник: генератор нагрузки.</translation>
    </message>
    <message>
        <source>Latency p50</source>
        <translation>Задержка p50</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>Difference in latency p50</source>
        <translation>Разница в задержке p50</translation>
    </message>
    <message>
        <source>Half of the successful transactions took no longer (median). Source: the load driver&apos;s histogram.</source>
        <translation>Половина успешных транзакций заняла не больше этого времени (медиана). Источник: гистограмма генератора нагрузки.</translation>
    </message>
    <message>
        <source>Latency p95</source>
        <translation>Задержка p95</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>p95</translation>
    </message>
    <message>
        <source>Difference in latency p95</source>
        <translation>Разница в задержке p95</translation>
    </message>
    <message>
        <source>95 % of the successful transactions took no longer. Source: the load driver&apos;s histogram.</source>
        <translation>95&#xa0;% успешных транзакций заняли не больше этого времени. Источник: гистограмма генератора нагрузки.</translation>
    </message>
    <message>
        <source>Latency p99</source>
        <translation>Задержка p99</translation>
    </message>
    <message>
        <source>p99</source>
        <translation>p99</translation>
    </message>
    <message>
        <source>Difference in latency p99</source>
        <translation>Разница в задержке p99</translation>
    </message>
    <message>
        <source>99 % of the successful transactions took no longer. Source: the load driver&apos;s histogram.</source>
        <translation>99&#xa0;% успешных транзакций заняли не больше этого времени. Источник: гистограмма генератора нагрузки.</translation>
    </message>
    <message>
        <source>Schedule lag</source>
        <translation>Отставание от расписания</translation>
    </message>
    <message>
        <source>Lag</source>
        <translation>Отставание</translation>
    </message>
    <message>
        <source>Difference in schedule lag</source>
        <translation>Разница в отставании от расписания</translation>
    </message>
    <message>
        <source>Time between the planned and the real start of a transaction. Source: the load driver.</source>
        <translation>Время между запланированным и действительным началом транзакции. Источник: генератор нагрузки.</translation>
    </message>
    <message>
        <source>IO waits</source>
        <translation>Ожидания типа IO</translation>
    </message>
    <message>
        <source>IO</source>
        <translation>IO</translation>
    </message>
    <message>
        <source>average sessions</source>
        <translation>среднее число сессий</translation>
    </message>
    <message>
        <source>Difference in IO waits</source>
        <translation>Разница в ожиданиях типа IO</translation>
    </message>
    <message>
        <source>Average number of client sessions that wait for an event of class IO (reads and writes of files). More or fewer is neither good nor bad by itself: fewer IO waits often come with more LWLock waits. Source: pg_stat_activity, sampled.</source>
        <translation>Среднее число клиентских сессий, ожидающих события типа IO (чтение и запись файлов). Больше или меньше само по себе ни хорошо, ни плохо: когда ожиданий типа IO меньше, ожиданий типа LWLock часто больше. Источник: выборка из pg_stat_activity.</translation>
    </message>
    <message>
        <source>LWLock waits</source>
        <translation>Ожидания типа LWLock</translation>
    </message>
    <message>
        <source>LWLock</source>
        <translation>LWLock</translation>
    </message>
    <message>
        <source>Difference in LWLock waits</source>
        <translation>Разница в ожиданиях типа LWLock</translation>
    </message>
    <message>
        <source>Average number of client sessions that wait for an event of class LWLock (locks inside the server&apos;s memory, the commit to disk included). More or fewer is neither good nor bad by itself: more commits bring more of them. Source: pg_stat_activity, sampled.</source>
        <translation>Среднее число клиентских сессий, ожидающих события типа LWLock (лёгкие блокировки в памяти сервера, в том числе при записи фиксаций на диск). Больше или меньше само по себе ни хорошо, ни плохо: чем больше фиксаций, тем больше таких ожиданий. Источник: выборка из pg_stat_activity.</translation>
    </message>
    <message>
        <source>Active sessions</source>
        <translation>Активные сессии</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Активные</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>сессий</translation>
    </message>
    <message>
        <source>Difference in active sessions</source>
        <translation>Разница в числе активных сессий</translation>
    </message>
    <message>
        <source>Average number of client sessions that carry out a statement. Source: pg_stat_activity, sampled.</source>
        <translation>Среднее число клиентских сессий, выполняющих оператор. Источник: выборка из pg_stat_activity.</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Сессии</translation>
    </message>
    <message>
        <source>Difference in sessions</source>
        <translation>Разница в числе сессий</translation>
    </message>
    <message>
        <source>Sessions that the load driver holds open. Source: the load driver.</source>
        <translation>Сессии, открытые генератором нагрузки. Источник: генератор нагрузки.</translation>
    </message>
    <message>
        <source>Work rate</source>
        <translation>Темп работы</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Работа</translation>
    </message>
    <message>
        <source>units/s</source>
        <translation>единиц/с</translation>
    </message>
    <message>
        <source>Difference in work rate</source>
        <translation>Разница в темпе работы</translation>
    </message>
    <message>
        <source>Units of work done a second. Source: the load driver.</source>
        <translation>Единицы работы, выполненные за секунду. Источник: генератор нагрузки.</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Длительность</translation>
    </message>
    <message>
        <source>Difference in duration</source>
        <translation>Разница в длительности</translation>
    </message>
    <message>
        <source>Time from the start to the end of the work. Source: the load driver.</source>
        <translation>Время от начала до конца работы. Источник: генератор нагрузки.</translation>
    </message>
    <message>
        <source>Blocks read per transaction</source>
        <translation>Прочитано блоков на транзакцию</translation>
    </message>
    <message>
        <source>Blocks read</source>
        <translation>Прочитано блоков</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>блоков</translation>
    </message>
    <message>
        <source>Difference in blocks read per transaction</source>
        <translation>Разница в числе прочитанных блоков на транзакцию</translation>
    </message>
    <message>
        <source>Blocks that were not in shared buffers, per transaction. Other programs on the machine hardly move it. Source: blks_read in pg_stat_database.</source>
        <translation>Блоки на транзакцию, которых не было в разделяемых буферах. Другие программы на машине почти не влияют на это значение. Источник: blks_read в pg_stat_database.</translation>
    </message>
    <message>
        <source>Buffer hit ratio</source>
        <translation>Доля попаданий в буферы</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Попадания</translation>
    </message>
    <message>
        <source>Difference in buffer hit ratio</source>
        <translation>Разница в доле попаданий в буферы</translation>
    </message>
    <message>
        <source>Share of block accesses that found the block in shared buffers. Source: blks_hit and blks_read in pg_stat_database.</source>
        <translation>Доля обращений к блокам, при которых блок уже был в разделяемых буферах. Источник: blks_hit и blks_read в pg_stat_database.</translation>
    </message>
    <message>
        <source>WAL written</source>
        <translation>Объём WAL</translation>
    </message>
    <message>
        <source>WAL</source>
        <translation>WAL</translation>
    </message>
    <message>
        <source>Difference in WAL written</source>
        <translation>Разница в объёме WAL</translation>
    </message>
    <message>
        <source>Bytes of WAL generated in the step. Source: pg_stat_wal or the WAL position.</source>
        <translation>Объём WAL, созданный за ступень. Источник: pg_stat_wal или позиция в WAL.</translation>
    </message>
    <message>
        <source>Dead tuples</source>
        <translation>Мёртвые строки</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Мёртвые</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строк</translation>
    </message>
    <message>
        <source>Difference in dead tuples</source>
        <translation>Разница в числе мёртвых строк</translation>
    </message>
    <message>
        <source>Rows that are deleted or outdated and not yet vacuumed. Source: n_dead_tup in pg_stat_user_tables.</source>
        <translation>Удалённые или устаревшие строки, ещё не убранные очисткой. Источник: n_dead_tup в pg_stat_user_tables.</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Контрольные точки</translation>
    </message>
    <message>
        <source>checkpoints</source>
        <translation>контрольных точек</translation>
    </message>
    <message>
        <source>Difference in checkpoints</source>
        <translation>Разница в числе контрольных точек</translation>
    </message>
    <message>
        <source>Checkpoints in the step. Source: pg_stat_bgwriter or pg_stat_checkpointer.</source>
        <translation>Контрольные точки за ступень. Источник: pg_stat_bgwriter или pg_stat_checkpointer.</translation>
    </message>
    <message>
        <source>CPU of the server</source>
        <translation>Процессор: сервер</translation>
    </message>
    <message>
        <source>CPU server</source>
        <translation>ЦП сервера</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>ядер</translation>
    </message>
    <message>
        <source>Difference in CPU of the server</source>
        <translation>Разница в загрузке процессора сервером</translation>
    </message>
    <message>
        <source>Processor cores that the server&apos;s processes keep busy. Source: /proc.</source>
        <translation>Число ядер процессора, занятых процессами сервера. Источник: /proc.</translation>
    </message>
    <message>
        <source>CPU of the load driver</source>
        <translation>Процессор: генератор нагрузки</translation>
    </message>
    <message>
        <source>CPU driver</source>
        <translation>ЦП генератора</translation>
    </message>
    <message>
        <source>Difference in CPU of the load driver</source>
        <translation>Разница в загрузке процессора генератором нагрузки</translation>
    </message>
    <message>
        <source>Processor cores that the load driver keeps busy. Source: the operating system.</source>
        <translation>Число ядер процессора, занятых генератором нагрузки. Источник: операционная система.</translation>
    </message>
    <message>
        <source>CPU of others</source>
        <translation>Процессор: прочие программы</translation>
    </message>
    <message>
        <source>CPU others</source>
        <translation>ЦП прочих</translation>
    </message>
    <message>
        <source>Difference in CPU of others</source>
        <translation>Разница в загрузке процессора прочими программами</translation>
    </message>
    <message>
        <source>Processor cores that neither the server nor this program keeps busy. Much of it makes a step doubtful. Source: /proc.</source>
        <translation>Число ядер процессора, занятых не сервером и не этой программой. Если их много, ступень вызывает сомнения. Источник: /proc.</translation>
    </message>
    <message>
        <source>CPU pressure</source>
        <translation>Нехватка процессора</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>Нехватка ЦП</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Difference in CPU pressure</source>
        <translation>Разница в нехватке процессора</translation>
    </message>
    <message>
        <source>Share of time in which some task waited for a processor (average of 10 s). Source: /proc/pressure/cpu.</source>
        <translation>Доля времени, когда хотя бы одна задача ждала процессор (среднее за 10&#xa0;с). Источник: /proc/pressure/cpu.</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation>Ожидания типа %1</translation>
    </message>
    <message>
        <source>Difference in %1</source>
        <translation>Разница в %1</translation>
    </message>
    <message>
        <source>Difference in %1 waits</source>
        <translation>Разница в ожиданиях типа %1</translation>
    </message>
    <message>
        <source>Average number of client sessions that wait for an event of class %1. Source: pg_stat_activity, sampled.</source>
        <translation>Среднее число клиентских сессий, ожидающих события типа %1. Источник: выборка из pg_stat_activity.</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байт</translation>
    </message>
    <message>
        <source>Rate asked for</source>
        <translation>Заданный темп</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Темп</translation>
    </message>
    <message>
        <source>Difference in the rate asked for</source>
        <translation>Разница в заданном темпе</translation>
    </message>
    <message>
        <source>Transactions a second that the load begins in an open loop, whatever the server does. Source: the study.</source>
        <translation>Сколько транзакций в секунду начинает нагрузка, что бы ни делал сервер. Источник: исследование.</translation>
    </message>
    <message>
        <source>Service time, mean</source>
        <translation>Время обслуживания, среднее</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Обслуживание</translation>
    </message>
    <message>
        <source>Difference in mean service time</source>
        <translation>Разница в среднем времени обслуживания</translation>
    </message>
    <message>
        <source>Mean time of a successful transaction from its real start; the latency counts from the planned one. Source: the load driver.</source>
        <translation>Среднее время успешной транзакции от её действительного начала; задержка считается от запланированного. Источник: генератор нагрузки.</translation>
    </message>
    <message>
        <source>Service time p99</source>
        <translation>Время обслуживания p99</translation>
    </message>
    <message>
        <source>Service p99</source>
        <translation>Обслуж. p99</translation>
    </message>
    <message>
        <source>Difference in service time p99</source>
        <translation>Разница во времени обслуживания p99</translation>
    </message>
    <message>
        <source>99 % of the successful transactions took no longer from their real start. Source: the load driver&apos;s histogram.</source>
        <translation>99&#xa0;% успешных транзакций длились не дольше от своего действительного начала. Источник: гистограмма генератора нагрузки.</translation>
    </message>
    <message>
        <source>Failed transactions</source>
        <translation>Неудачные транзакции</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Неудачные</translation>
    </message>
    <message>
        <source>Difference in failed transactions</source>
        <translation>Разница в неудачных транзакциях</translation>
    </message>
    <message>
        <source>Transactions a second that were given up after an error; the speed does not hold them. Source: the load driver.</source>
        <translation>Транзакции в секунду, оставленные после ошибки; в скорость они не входят. Источник: генератор нагрузки.</translation>
    </message>
    <message>
        <source>Late transactions</source>
        <translation>Опоздавшие транзакции</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Опоздавшие</translation>
    </message>
    <message>
        <source>Difference in late transactions</source>
        <translation>Разница в опоздавших транзакциях</translation>
    </message>
    <message>
        <source>Successful transactions a second that took longer than the latency limit. Source: the load driver.</source>
        <translation>Успешные транзакции в секунду, которые длились дольше предела задержки. Источник: генератор нагрузки.</translation>
    </message>
    <message>
        <source>Skipped transactions</source>
        <translation>Пропущенные транзакции</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Пропущенные</translation>
    </message>
    <message>
        <source>Difference in skipped transactions</source>
        <translation>Разница в пропущенных транзакциях</translation>
    </message>
    <message>
        <source>Transactions a second that were not begun, since the latency limit had passed before. Source: the load driver.</source>
        <translation>Транзакции в секунду, которые не начинались, потому что предел задержки уже истёк. Источник: генератор нагрузки.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>h</source>
        <comment>unit: hour</comment>
        <translation>ч</translation>
    </message>
    <message>
        <source>min</source>
        <comment>unit: minute</comment>
        <translation>мин</translation>
    </message>
    <message>
        <source>s</source>
        <comment>unit: second</comment>
        <translation>с</translation>
    </message>
    <message>
        <source>%1B</source>
        <comment>billions, short</comment>
        <translation>%1&#xa0;млрд</translation>
    </message>
    <message>
        <source>%1M</source>
        <comment>millions, short</comment>
        <translation>%1&#xa0;млн</translation>
    </message>
    <message>
        <source>%1k</source>
        <comment>thousands, short</comment>
        <translation>%1&#xa0;тыс.</translation>
    </message>
    <message>
        <source>B</source>
        <comment>unit: byte</comment>
        <translation>Б</translation>
    </message>
    <message>
        <source>kB</source>
        <comment>unit</comment>
        <translation>кБ</translation>
    </message>
    <message>
        <source>MB</source>
        <comment>unit</comment>
        <translation>МБ</translation>
    </message>
    <message>
        <source>GB</source>
        <comment>unit</comment>
        <translation>ГБ</translation>
    </message>
    <message>
        <source>TB</source>
        <comment>unit</comment>
        <translation>ТБ</translation>
    </message>
    <message>
        <source>PB</source>
        <comment>unit</comment>
        <translation>ПБ</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>an amount a second</comment>
        <translation>%1/с</translation>
    </message>
    <message>
        <source>ms</source>
        <comment>unit: millisecond</comment>
        <translation>мс</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>time</comment>
        <translation>осталось %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list</comment>
        <translation>%1 и %2</translation>
    </message>
</context>
<context>
    <name>PictureSaving</name>
    <message>
        <source>Export picture</source>
        <translation>Сохранение картинки</translation>
    </message>
</context>
<context>
    <name>PlanPower</name>
    <message numerus="yes">
        <source>With %Ln run(s) of each experiment a difference of about %1 can be seen; with %2 about %3.</source>
        <translation>
            <numerusform>При %Ln прогоне каждого эксперимента можно увидеть разницу около %1; при %2 — около %3.</numerusform>
            <numerusform>При %Ln прогонах каждого эксперимента можно увидеть разницу около %1; при %2 — около %3.</numerusform>
            <numerusform>При %Ln прогонах каждого эксперимента можно увидеть разницу около %1; при %2 — около %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Noise from run to run, from the runs at hand: %1.</source>
        <translation>Шум от прогона к прогону по имеющимся прогонам: %1.</translation>
    </message>
    <message>
        <source>The budget is too small for two runs of each experiment.</source>
        <translation>Лимита времени мало даже для двух прогонов каждого эксперимента.</translation>
    </message>
    <message numerus="yes">
        <source>The budget buys %Ln run(s) of each experiment with steps of %1.</source>
        <translation>
            <numerusform>Лимита времени хватает на %Ln прогон каждого эксперимента со ступенями по %1.</numerusform>
            <numerusform>Лимита времени хватает на %Ln прогона каждого эксперимента со ступенями по %1.</numerusform>
            <numerusform>Лимита времени хватает на %Ln прогонов каждого эксперимента со ступенями по %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A difference of about %1 can be seen, where equal runs differ by %2.</source>
        <translation>Будет видна разница около %1, если одинаковые прогоны различаются на %2.</translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message>
        <source>Progress</source>
        <translation>Ход работы</translation>
    </message>
    <message>
        <source>Transactions done</source>
        <translation>Выполнено транзакций</translation>
    </message>
    <message>
        <source>Speed-up at equal work</source>
        <translation>Ускорение при равной работе</translation>
    </message>
    <message>
        <source>Speed-up at equal time</source>
        <translation>Ускорение при равном времени</translation>
    </message>
    <message>
        <source>Speed-up by chunk</source>
        <translation>Ускорение по порциям</translation>
    </message>
    <message>
        <source>Speed-up − 1, %</source>
        <translation>Ускорение − 1, %</translation>
    </message>
    <message>
        <source>%1, time</source>
        <comment>experiment</comment>
        <translation>%1, время</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Ускорение</translation>
    </message>
    <message>
        <source>Confidence interval</source>
        <translation>Доверительный интервал</translation>
    </message>
    <message>
        <source>In the chunk</source>
        <translation>В порции</translation>
    </message>
    <message>
        <source>one run on a side: no verdict</source>
        <translation>на одной из сторон один прогон: не вывод</translation>
    </message>
    <message>
        <source>no interval: the runs were not mixed in time</source>
        <translation>интервала нет: прогоны не перемешаны во времени</translation>
    </message>
    <message>
        <source>%1 confidence interval %2</source>
        <comment>level, range</comment>
        <translation>доверительный интервал %1: %2</translation>
    </message>
    <message>
        <source>Equal work, %1: speed-up %2 of %3 over %4 (%5; geometric mean of the runs).</source>
        <comment>transactions, ratio, candidate, baseline, interval</comment>
        <translation>Равная работа, %1: ускорение %2, %3 против %4 (%5; среднее геометрическое по прогонам).</translation>
    </message>
    <message>
        <source>Equal time, %1: %3 has done %2 the work of %4 (%5).</source>
        <comment>duration, ratio, candidate, baseline, interval</comment>
        <translation>Равное время, %1: ускорение %2, %3 против %4 (%5).</translation>
    </message>
    <message>
        <source>By chunk: from %1 to %2, geometric mean %3, median %4. No mean of chunks is the speed-up of the whole.</source>
        <comment>smallest, largest, geometric mean, median</comment>
        <translation>По порциям: от %1 до %2, среднее геометрическое %3, медиана %4. Никакое среднее порций не равно ускорению в целом.</translation>
    </message>
    <message>
        <source>%1: %2 never came so far; the speed-up is at least %3.</source>
        <comment>transactions, baseline, ratio</comment>
        <translation>%1: %2 до этого не доходит; ускорение не меньше %3.</translation>
    </message>
    <message>
        <source>%1: %2 never came so far; the speed-up is at most %3.</source>
        <comment>transactions, candidate, ratio</comment>
        <translation>%1: %2 до этого не доходит; ускорение не больше %3.</translation>
    </message>
    <message>
        <source>%1 gets slower as it goes: %2 of its mean chunk time from chunk to chunk (%3).</source>
        <comment>experiment, difference, probability</comment>
        <translation>%1 замедляется по ходу: %2 от среднего времени порции с каждой порцией (%3).</translation>
    </message>
    <message>
        <source>%1 gets faster as it goes: %2 of its mean chunk time from chunk to chunk (%3).</source>
        <comment>experiment, difference, probability</comment>
        <translation>%1 ускоряется по ходу: %2 от среднего времени порции с каждой порцией (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 transaction(s)</source>
        <comment>number</comment>
        <translation>
            <numerusform>%1 транзакция</numerusform>
            <numerusform>%1 транзакции</numerusform>
            <numerusform>%1 транзакций</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a run was stopped before its end.</source>
        <comment>experiment</comment>
        <translation>%1: прогон остановлен до конца.</translation>
    </message>
    <message>
        <source>The runs have no stretch in common.</source>
        <translation>У прогонов нет общего участка.</translation>
    </message>
</context>
<context>
    <name>RunCommand</name>
    <message>
        <source>Stopping: statements are cancelled, what was measured is kept.</source>
        <translation>Остановка: операторы отменяются, измеренное сохраняется.</translation>
    </message>
    <message>
        <source>A study file keeps its own results: leave --store out.</source>
        <translation>Файл исследования сам хранит свои результаты: уберите --store.</translation>
    </message>
    <message>
        <source>--store takes the name of a file, not “%1”.</source>
        <translation>Для --store нужно имя файла, а не «%1».</translation>
    </message>
    <message>
        <source>A study file goes on with the time scale that it was begun with: leave --time-scale out.</source>
        <translation>Файл исследования продолжается с тем масштабом времени, с которым начат: уберите --time-scale.</translation>
    </message>
    <message>
        <source>Results: %1</source>
        <translation>Результаты: %1</translation>
    </message>
    <message>
        <source>carries out the plan of a TOML file, a .pgduel file (goes on with it) or a template</source>
        <translation>выполняет план файла TOML, файла .pgduel (продолжает его) или шаблона</translation>
    </message>
    <message>
        <source>study file for the results</source>
        <translation>файл исследования для результатов</translation>
    </message>
    <message>
        <source>durations × F</source>
        <translation>длительности × F</translation>
    </message>
    <message>
        <source>answer yes to questions about our own objects</source>
        <translation>отвечать «да» на вопросы о собственных объектах</translation>
    </message>
    <message>
        <source>the outcome as JSON</source>
        <translation>итог в JSON</translation>
    </message>
</context>
<context>
    <name>RunWords</name>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 из %2 строк</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>done, total</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Готово к запуску</translation>
    </message>
    <message>
        <source>Looking for PostgreSQL</source>
        <translation>Поиск PostgreSQL</translation>
    </message>
    <message>
        <source>Making a server</source>
        <translation>Создание сервера</translation>
    </message>
    <message>
        <source>Making the data set</source>
        <translation>Создание набора данных</translation>
    </message>
    <message>
        <source>Saving the golden copy</source>
        <translation>Сохранение эталонной копии</translation>
    </message>
    <message>
        <source>Restoring the golden copy</source>
        <translation>Восстановление эталонной копии</translation>
    </message>
    <message>
        <source>Applying the settings</source>
        <translation>Применение параметров</translation>
    </message>
    <message>
        <source>Reading the tables into shared buffers</source>
        <translation>Чтение таблиц в разделяемые буферы</translation>
    </message>
    <message>
        <source>Opening the sessions</source>
        <translation>Открытие сессий</translation>
    </message>
    <message>
        <source>Warming up</source>
        <translation>Прогрев</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Измерение</translation>
    </message>
    <message>
        <source>Cooling down</source>
        <translation>Пауза между прогонами</translation>
    </message>
    <message>
        <source>Cleaning up</source>
        <translation>Завершение и уборка</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Закончено</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Ступень %1 из %2: %3</translation>
    </message>
    <message>
        <source>run %1 of %2</source>
        <translation>прогон %1 из %2</translation>
    </message>
    <message>
        <source>Block %1 of %2</source>
        <translation>Блок %1 из %2</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>запланирован</translation>
    </message>
    <message>
        <source>running</source>
        <translation>идёт</translation>
    </message>
    <message>
        <source>done</source>
        <translation>выполнен</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>не удался</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>остановлен</translation>
    </message>
    <message>
        <source>All runs are done.</source>
        <translation>Все прогоны выполнены.</translation>
    </message>
    <message>
        <source>A run failed; what was measured is kept.</source>
        <translation>Один из прогонов не удался; измеренное сохранено.</translation>
    </message>
    <message>
        <source>Stopped; what was measured is kept and the plan can be resumed.</source>
        <translation>Остановлено; измеренное сохранено, выполнение плана можно продолжить.</translation>
    </message>
    <message>
        <source>The plan was not started.</source>
        <translation>Выполнение плана не начато.</translation>
    </message>
    <message>
        <source>Waits: pg_wait_sampling</source>
        <translation>Ожидания: pg_wait_sampling</translation>
    </message>
    <message>
        <source>Waits: pg_stat_activity, sampled</source>
        <translation>Ожидания: выборка из pg_stat_activity</translation>
    </message>
    <message>
        <source>the OS cache was kept empty</source>
        <translation>кеш ОС принудительно очищался</translation>
    </message>
    <message>
        <source>the load driver was busy all the time: the server could have done more</source>
        <translation>генератор нагрузки был занят полностью: сервер мог бы выполнить больше</translation>
    </message>
    <message>
        <source>other programs took more than 10 % of the processors</source>
        <translation>другие программы заняли больше 10&#xa0;% процессорного времени</translation>
    </message>
    <message>
        <source>partial: the run was stopped</source>
        <translation>частичные данные: прогон был остановлен</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>контрольная точка</translation>
    </message>
    <message>
        <source>autovacuum</source>
        <translation>автоочистка</translation>
    </message>
    <message>
        <source>session lost</source>
        <translation>потеря сессии</translation>
    </message>
    <message>
        <source>other programs took processor time</source>
        <translation>другие программы занимали процессор</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>event, time</comment>
        <translation>%1, время %2</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <comment>event, facts, time</comment>
        <translation>%1: %2, время %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <translation>
            <numerusform>%Ln сессия</numerusform>
            <numerusform>%Ln сессии</numerusform>
            <numerusform>%Ln сессий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln прогон</numerusform>
            <numerusform>%Ln прогона</numerusform>
            <numerusform>%Ln прогонов</numerusform>
        </translation>
    </message>
    <message>
        <source>So far, at equal load steps; not a verdict.</source>
        <translation>Пока что, на равных ступенях нагрузки; это не вывод.</translation>
    </message>
    <message>
        <source>Waits: pg_stat_activity, sampled at %1 Hz</source>
        <translation>Ожидания: выборка из pg_stat_activity, %1&#xa0;Гц</translation>
    </message>
    <message>
        <source>%1 in step %2</source>
        <translation>%1, ступень %2</translation>
    </message>
    <message>
        <source>shortened: durations × %1, data scale %2</source>
        <translation>сокращено: длительности × %1, масштаб данных %2</translation>
    </message>
    <message>
        <source>part of the telemetry was missing</source>
        <translation>часть телеметрии не получена</translation>
    </message>
    <message>
        <source>a load step was too short to be measured</source>
        <translation>одна из ступеней нагрузки слишком коротка для измерения</translation>
    </message>
    <message>
        <source>waits were not sampled in a load step</source>
        <translation>на одной из ступеней нагрузки нет выборки ожиданий</translation>
    </message>
    <message>
        <source>telemetry interrupted</source>
        <translation>телеметрия прервана</translation>
    </message>
    <message>
        <source>load driver busy all the time</source>
        <translation>генератор нагрузки занят полностью</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>не измерено</translation>
    </message>
    <message>
        <source>waits not sampled</source>
        <translation>нет выборки ожиданий</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s) with SQLSTATE %1</source>
        <translation>
            <numerusform>%Ln ошибка с SQLSTATE %1</numerusform>
            <numerusform>%Ln ошибки с SQLSTATE %1</numerusform>
            <numerusform>%Ln ошибок с SQLSTATE %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stall(s) in which no transaction ended, the longest %1</source>
        <translation>
            <numerusform>%Ln остановка без завершённых транзакций, самая долгая %1</numerusform>
            <numerusform>%Ln остановки без завершённых транзакций, самая долгая %1</numerusform>
            <numerusform>%Ln остановок без завершённых транзакций, самая долгая %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln transaction(s) skipped, since the latency limit had passed before they began</source>
        <translation>
            <numerusform>%Ln транзакция пропущена: предел задержки истёк до её начала</numerusform>
            <numerusform>%Ln транзакции пропущены: предел задержки истёк до их начала</numerusform>
            <numerusform>%Ln транзакций пропущено: предел задержки истёк до их начала</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) ended after an error</source>
        <translation>
            <numerusform>%Ln сессия завершилась после ошибки</numerusform>
            <numerusform>%Ln сессии завершились после ошибки</numerusform>
            <numerusform>%Ln сессий завершились после ошибки</numerusform>
        </translation>
    </message>
    <message>
        <source>load made by %1</source>
        <comment>program</comment>
        <translation>нагрузку создаёт %1</translation>
    </message>
    <message>
        <source>stall</source>
        <translation>остановка</translation>
    </message>
    <message>
        <source>%1 of %2 at %3</source>
        <comment>event, length, time</comment>
        <translation>%1 на %2, время %3</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saved: %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Сохранить CSV</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Таблица (*.csv)</translation>
    </message>
</context>
<context>
    <name>ScriptCheck</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Строка %1, столбец %2: %3</translation>
    </message>
</context>
<context>
    <name>SelfCheckCommand</name>
    <message>
        <source>there:   </source>
        <translation>есть:       </translation>
    </message>
    <message>
        <source>missing: </source>
        <translation>нет:        </translation>
    </message>
    <message>
        <source>note:    </source>
        <translation>примечание: </translation>
    </message>
    <message>
        <source>a PostgreSQL server for private servers</source>
        <translation>сервер PostgreSQL для собственных серверов</translation>
    </message>
    <message>
        <source>, without contrib modules (no prewarm)</source>
        <translation>, без модулей contrib (прогрева буферов не будет)</translation>
    </message>
    <message>
        <source>private servers live in %1, %2 free</source>
        <translation>собственные серверы находятся в %1, свободно %2</translation>
    </message>
    <message>
        <source>the OS cache can be defeated for private servers</source>
        <translation>для собственных серверов можно очищать кеш ОС</translation>
    </message>
    <message>
        <source>the OS cache cannot be defeated on this system</source>
        <translation>в этой системе нельзя очищать кеш ОС</translation>
    </message>
    <message>
        <source>SQLite driver of Qt (study files)</source>
        <translation>драйвер SQLite для Qt (файлы исследований)</translation>
    </message>
    <message>
        <source>PNG writer of Qt (pictures)</source>
        <translation>запись PNG в Qt (картинки)</translation>
    </message>
    <message>
        <source>a place for temporary files</source>
        <translation>место для временных файлов</translation>
    </message>
    <message>
        <source>tells whether all that pgduel needs is there</source>
        <translation>сообщает, есть ли всё необходимое для pgduel</translation>
    </message>
</context>
<context>
    <name>ServerCommand</name>
    <message>
        <source>PostgreSQL %1 on %2, database %3, user %4</source>
        <translation>PostgreSQL %1 на %2, база данных %3, пользователь %4</translation>
    </message>
    <message>
        <source>a local socket</source>
        <translation>локальный сокет</translation>
    </message>
    <message numerus="yes">
        <source>Up for %1, %2 in %Ln database(s), clock off by %3</source>
        <translation>
            <numerusform>Работает %1, %2 в %Ln базе данных, часы расходятся на %3</numerusform>
            <numerusform>Работает %1, %2 в %Ln базах данных, часы расходятся на %3</numerusform>
            <numerusform>Работает %1, %2 в %Ln базах данных, часы расходятся на %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 RAM</source>
        <translation>ОЗУ %1</translation>
    </message>
    <message>
        <source>in a container</source>
        <translation>в контейнере</translation>
    </message>
    <message>
        <source>clock source %1</source>
        <translation>источник времени %1</translation>
    </message>
    <message>
        <source>Host: %1</source>
        <translation>Компьютер сервера: %1</translation>
    </message>
    <message>
        <source>Time limits of this user: %1</source>
        <translation>Тайм-ауты этого пользователя: %1</translation>
    </message>
    <message>
        <source>Connections: max_connections %1, %2 reserved, %3 in use by others</source>
        <translation>Подключения: max_connections %1, зарезервировано %2, занято другими %3</translation>
    </message>
    <message>
        <source>Looks like: %1</source>
        <translation>Похоже на: %1</translation>
    </message>
    <message>
        <source>Looks like: %1 (%2)</source>
        <translation>Похоже на: %1 (%2)</translation>
    </message>
    <message>
        <source>  yes  %1</source>
        <translation>  да   %1</translation>
    </message>
    <message>
        <source>  no   %1  %2</source>
        <translation>  нет  %1  %2</translation>
    </message>
    <message>
        <source>A password on the command line can be read by every user of this machine; .pgpass, a service file and PGPASSWORD cannot.</source>
        <translation>Пароль в командной строке виден всем пользователям этого компьютера; в .pgpass, файле служб и PGPASSWORD не виден.</translation>
    </message>
    <message>
        <source>looks at a server and tells what can be measured and changed there; changes nothing</source>
        <translation>осматривает сервер и говорит, что на нём можно измерить и изменить; сам ничего не меняет</translation>
    </message>
    <message>
        <source>the facts as JSON</source>
        <translation>сведения в JSON</translation>
    </message>
    <message>
        <source>Reached through a connection pooler: waits and settings need a direct connection.</source>
        <translation>Подключение идёт через пул соединений: для ожиданий и настроек нужно прямое.</translation>
    </message>
</context>
<context>
    <name>ServerWords</name>
    <message>
        <source>%1 is not installed on the server</source>
        <translation>%1 на сервере не установлено</translation>
    </message>
    <message>
        <source>%1 is not in shared_preload_libraries</source>
        <translation>%1 нет в shared_preload_libraries</translation>
    </message>
    <message>
        <source>not made in this database: CREATE EXTENSION %1</source>
        <translation>в этой базе не создано: CREATE EXTENSION %1</translation>
    </message>
    <message>
        <source>only a superuser may change settings of this server</source>
        <translation>настройки этого сервера может менять только суперпользователь</translation>
    </message>
    <message>
        <source>pg_monitor is missing: %1</source>
        <translation>не хватает pg_monitor: %1</translation>
    </message>
    <message>
        <source>the server&apos;s files cannot be read: %1</source>
        <translation>файлы сервера прочитать нельзя: %1</translation>
    </message>
    <message>
        <source>databases cannot be made: %1</source>
        <translation>базы данных создавать нельзя: %1</translation>
    </message>
    <message>
        <source>no right: %1</source>
        <translation>нет права: %1</translation>
    </message>
    <message>
        <source>only a superuser may do this before PostgreSQL 15</source>
        <translation>до PostgreSQL 15 это может только суперпользователь</translation>
    </message>
    <message>
        <source>Load that changes data</source>
        <translation>Нагрузка, которая меняет данные</translation>
    </message>
    <message>
        <source>A database of its own</source>
        <translation>Собственная база данных</translation>
    </message>
    <message>
        <source>Settings of a session</source>
        <translation>Настройки сессии</translation>
    </message>
    <message>
        <source>Settings of its database and role</source>
        <translation>Настройки своей базы и роли</translation>
    </message>
    <message>
        <source>Settings that need a reload</source>
        <translation>Настройки, которым нужна перезагрузка конфигурации</translation>
    </message>
    <message>
        <source>Settings that need a restart</source>
        <translation>Настройки, которым нужен перезапуск</translation>
    </message>
    <message>
        <source>A checkpoint before each run</source>
        <translation>Контрольная точка перед каждым прогоном</translation>
    </message>
    <message>
        <source>Waits, sampled</source>
        <translation>Ожидания по выборке</translation>
    </message>
    <message>
        <source>Waits by pg_wait_sampling</source>
        <translation>Ожидания по pg_wait_sampling</translation>
    </message>
    <message>
        <source>Calls and rows by pg_stat_statements</source>
        <translation>Вызовы и строки по pg_stat_statements</translation>
    </message>
    <message>
        <source>Times of reads and writes</source>
        <translation>Время чтения и записи</translation>
    </message>
    <message>
        <source>Warming the cache by pg_prewarm</source>
        <translation>Прогрев кеша через pg_prewarm</translation>
    </message>
    <message>
        <source>RAM, CPU and disk of the host</source>
        <translation>Память, процессор и диск компьютера сервера</translation>
    </message>
    <message>
        <source>the server is a standby</source>
        <translation>сервер — реплика</translation>
    </message>
    <message>
        <source>transactions of this user are read-only</source>
        <translation>транзакции этого пользователя только читают</translation>
    </message>
    <message>
        <source>switched off: %1 = off</source>
        <translation>выключено: %1 = off</translation>
    </message>
    <message>
        <source>a test server</source>
        <translation>тестовый сервер</translation>
    </message>
    <message>
        <source>a production server</source>
        <translation>промышленный сервер</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно что</translation>
    </message>
    <message>
        <source>the name “%1”</source>
        <translation>имя «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln standby(s) connected</source>
        <translation>
            <numerusform>подключена %Ln реплика</numerusform>
            <numerusform>подключены %Ln реплики</numerusform>
            <numerusform>подключено %Ln реплик</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln replication slot(s)</source>
        <translation>
            <numerusform>%Ln слот репликации</numerusform>
            <numerusform>%Ln слота репликации</numerusform>
            <numerusform>%Ln слотов репликации</numerusform>
        </translation>
    </message>
    <message>
        <source>WAL is archived (archive_mode = %1)</source>
        <translation>WAL архивируется (archive_mode = %1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other session(s)</source>
        <translation>
            <numerusform>%Ln чужая сессия</numerusform>
            <numerusform>%Ln чужие сессии</numerusform>
            <numerusform>%Ln чужих сессий</numerusform>
        </translation>
    </message>
    <message>
        <source>databases of %1</source>
        <translation>базы данных размером %1</translation>
    </message>
    <message numerus="yes">
        <source>up for %Ln day(s)</source>
        <translation>
            <numerusform>работает %Ln день</numerusform>
            <numerusform>работает %Ln дня</numerusform>
            <numerusform>работает %Ln дней</numerusform>
        </translation>
    </message>
    <message>
        <source>it is a standby</source>
        <translation>сам сервер — реплика</translation>
    </message>
    <message>
        <source>on this machine, nobody else connected, %1 of data</source>
        <translation>на этом компьютере, больше никто не подключён, данных %1</translation>
    </message>
    <message>
        <source>nobody has said how to restart it</source>
        <translation>неизвестно, чем его перезапустить</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>по умолчанию %1</translation>
    </message>
</context>
<context>
    <name>State</name>
    <message>
        <source>nothing yet</source>
        <translation>пока пусто</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>готово</translation>
    </message>
    <message>
        <source>running</source>
        <translation>идёт</translation>
    </message>
    <message>
        <source>done</source>
        <translation>выполнен</translation>
    </message>
    <message>
        <source>needs attention</source>
        <translation>требует внимания</translation>
    </message>
</context>
<context>
    <name>StepRail</name>
    <message>
        <source>Design</source>
        <translation>План</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Прогон</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
</context>
<context>
    <name>StudyNames</name>
    <message>
        <source>simple</source>
        <translation>простой</translation>
    </message>
    <message>
        <source>extended</source>
        <translation>расширенный</translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>с подготовленными операторами</translation>
    </message>
    <message>
        <source>by transaction</source>
        <translation>по транзакциям</translation>
    </message>
    <message>
        <source>by session</source>
        <translation>по сессиям</translation>
    </message>
    <message>
        <source>A script is drawn by weight for each transaction, as pgbench does.</source>
        <translation>Для каждой транзакции скрипт выбирается случайно по весу, как в pgbench.</translation>
    </message>
    <message>
        <source>The sessions are split among the scripts by weight, as PG_HAZEL does.</source>
        <translation>Сессии делятся между скриптами по весу, как в PG_HAZEL.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>pgbench tables</source>
        <translation>таблицы pgbench</translation>
    </message>
    <message>
        <source>many tables</source>
        <translation>много таблиц</translation>
    </message>
    <message>
        <source>wide table</source>
        <translation>широкая таблица</translation>
    </message>
    <message>
        <source>model synchronisation</source>
        <translation>синхронизация моделей</translation>
    </message>
    <message>
        <source>own SQL script</source>
        <translation>свой скрипт SQL</translation>
    </message>
    <message>
        <source>template database</source>
        <translation>база-шаблон</translation>
    </message>
    <message>
        <source>copy of the data directory</source>
        <translation>копия каталога данных</translation>
    </message>
    <message>
        <source>no reset</source>
        <translation>без возврата к исходному состоянию</translation>
    </message>
    <message>
        <source>private server</source>
        <translation>собственный сервер</translation>
    </message>
    <message>
        <source>existing server</source>
        <translation>имеющийся сервер</translation>
    </message>
    <message>
        <source>existing server, observed only</source>
        <translation>имеющийся сервер, только наблюдение</translation>
    </message>
    <message>
        <source>sessions over time</source>
        <translation>сессии по времени</translation>
    </message>
    <message>
        <source>fixed amount of work</source>
        <translation>заданный объём работы</translation>
    </message>
    <message>
        <source>one statement, repeated</source>
        <translation>один оператор с повторами</translation>
    </message>
    <message>
        <source>until a condition holds</source>
        <translation>до выполнения условия</translation>
    </message>
    <message>
        <source>external command</source>
        <translation>внешняя команда</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>параметр</translation>
    </message>
    <message>
        <source>storage parameter of tables</source>
        <translation>параметр хранения таблиц</translation>
    </message>
    <message>
        <source>data set</source>
        <translation>набор данных</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>сценарий нагрузки</translation>
    </message>
    <message>
        <source>server build</source>
        <translation>сборка сервера</translation>
    </message>
    <message>
        <source>label</source>
        <translation>метка</translation>
    </message>
    <message>
        <source>cannot be changed</source>
        <translation>не изменяется</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>перезапуск</translation>
    </message>
    <message>
        <source>reload</source>
        <translation>перечитывание конфигурации</translation>
    </message>
    <message>
        <source>new connection</source>
        <translation>новое подключение</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>сразу</translation>
    </message>
    <message>
        <source>Select only</source>
        <translation>Только SELECT</translation>
    </message>
    <message>
        <source>Select + Update</source>
        <translation>SELECT + UPDATE (чтение и запись)</translation>
    </message>
    <message>
        <source>Insert only</source>
        <translation>Только INSERT</translation>
    </message>
    <message>
        <source>CPU load</source>
        <translation>Нагрузка на ЦП</translation>
    </message>
    <message>
        <source>one by one</source>
        <translation>по одному</translation>
    </message>
    <message>
        <source>pipelined</source>
        <translation>конвейером</translation>
    </message>
    <message>
        <source>Each statement waits for the answer to the one before.</source>
        <translation>Каждый оператор ждёт ответа на предыдущий.</translation>
    </message>
    <message>
        <source>The statements of a transaction travel together: far fewer round trips, and another load than one by one.</source>
        <translation>Операторы транзакции отправляются вместе: обменов с сервером намного меньше, и это другая нагрузка, чем по одному.</translation>
    </message>
    <message>
        <source>pgDuel&apos;s own load: scripts that many sessions carry out.</source>
        <translation>Собственная нагрузка pgDuel: скрипты, которые выполняет множество сессий.</translation>
    </message>
    <message>
        <source>pgbench, sysbench or any other program makes the load; pgDuel reads its progress.</source>
        <translation>Нагрузку создаёт pgbench, sysbench или любая другая программа; pgDuel читает ход её выполнения.</translation>
    </message>
</context>
<context>
    <name>StudyWords</name>
    <message>
        <source>one after another</source>
        <translation>последовательно</translation>
    </message>
    <message>
        <source>blocks, random inside</source>
        <translation>блоки, внутри случайно</translation>
    </message>
    <message>
        <source>ABBA</source>
        <translation>ABBA</translation>
    </message>
    <message>
        <source>random</source>
        <translation>случайно</translation>
    </message>
    <message>
        <source>All runs of the first experiment, then all of the next. Drift of the machine counts fully.</source>
        <translation>Сначала все прогоны первого эксперимента, затем все прогоны следующего. Дрейф машины сказывается в полной мере.</translation>
    </message>
    <message>
        <source>Each block holds every experiment once, in random order. Slow drift hits all alike.</source>
        <translation>В каждом блоке каждый эксперимент выполняется один раз, в случайном порядке. Медленный дрейф сказывается на всех одинаково.</translation>
    </message>
    <message>
        <source>A B, then B A, mirrored in turn. A steady drift cancels out.</source>
        <translation>A B, затем B A, и так по очереди. Равномерный дрейф взаимно уничтожается.</translation>
    </message>
    <message>
        <source>All runs shuffled together.</source>
        <translation>Все прогоны перемешаны.</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>постоянная нагрузка</translation>
    </message>
    <message>
        <source>list</source>
        <translation>список</translation>
    </message>
    <message>
        <source>geometric</source>
        <translation>геометрическая прогрессия</translation>
    </message>
    <message>
        <source>ramp</source>
        <translation>равномерный рост</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>заданный темп</translation>
    </message>
    <message>
        <source>The same number of sessions all the time.</source>
        <translation>Всё время одно и то же число сессий.</translation>
    </message>
    <message>
        <source>The numbers of sessions that you list, one step each.</source>
        <translation>Перечисленные числа сессий, по одной ступени на каждое.</translation>
    </message>
    <message>
        <source>Each step multiplies the sessions by the same factor.</source>
        <translation>На каждой ступени число сессий умножается на один и тот же множитель.</translation>
    </message>
    <message>
        <source>Each step adds the same number of sessions.</source>
        <translation>На каждой ступени добавляется одно и то же число сессий.</translation>
    </message>
    <message>
        <source>A given number of transactions a second, whatever the answer times.</source>
        <translation>Заданное число транзакций в секунду независимо от времени ответа.</translation>
    </message>
    <message>
        <source>The steps of PG_HAZEL, warm-up passes first.</source>
        <translation>Ступени PG_HAZEL, сначала проходы прогрева.</translation>
    </message>
    <message>
        <source>The steps of pg_expecto, warm-up passes first.</source>
        <translation>Ступени pg_expecto, сначала проходы прогрева.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln session(s), %2</source>
        <comment>preset, duration</comment>
        <translation>
            <numerusform>%1, %Ln сессия, %2</numerusform>
            <numerusform>%1, %Ln сессии, %2</numerusform>
            <numerusform>%1, %Ln сессий, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 sessions, %3 a step</source>
        <comment>preset, list, duration</comment>
        <translation>%1: %2 сессий, ступень %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 → %3 sessions, %Ln step(s) of %4</source>
        <comment>preset, from, to, duration</comment>
        <translation>
            <numerusform>%1, %2 → %3 сессий, %Ln ступень по %4</numerusform>
            <numerusform>%1, %2 → %3 сессий, %Ln ступени по %4</numerusform>
            <numerusform>%1, %2 → %3 сессий, %Ln ступеней по %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2, order: %3</source>
        <comment>replicates, experiments, order</comment>
        <translation>%1 × %2, порядок: %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln replicate(s)</source>
        <translation>
            <numerusform>%Ln повтор</numerusform>
            <numerusform>%Ln повтора</numerusform>
            <numerusform>%Ln повторов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln experiment(s)</source>
        <translation>
            <numerusform>%Ln эксперимент</numerusform>
            <numerusform>%Ln эксперимента</numerusform>
            <numerusform>%Ln экспериментов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 transactions/s, %Ln session(s), %3 a step</source>
        <comment>preset, rates, duration</comment>
        <translation>
            <numerusform>%1: %2 транзакций/с, %Ln сессия, ступень %3</numerusform>
            <numerusform>%1: %2 транзакций/с, %Ln сессии, ступень %3</numerusform>
            <numerusform>%1: %2 транзакций/с, %Ln сессий, ступень %3</numerusform>
        </translation>
    </message>
    <message>
        <source>more until the interval of %1 is ± %2 or narrower, at most %3</source>
        <comment>metric, width, blocks</comment>
        <translation>далее до интервала ± %2 или уже (%1), самое большее %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln блок</numerusform>
            <numerusform>%Ln блока</numerusform>
            <numerusform>%Ln блоков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TemplateWords</name>
    <message>
        <source>shared_buffers: 25, 40 or 50 % of RAM</source>
        <translation>shared_buffers: 25, 40 или 50&#xa0;% RAM</translation>
    </message>
    <message>
        <source>Does a larger buffer cache pay off under a growing mixed load?</source>
        <translation>Окупается ли больший буферный кеш при растущей смешанной нагрузке?</translation>
    </message>
    <message>
        <source>Three levels of shared_buffers race each other under the Mix load, from 5 to 181 sessions. You see speed, IO waits and LWLock waits at every load step, and the difference of every pair.</source>
        <translation>Три уровня shared_buffers соревнуются под нагрузкой Mix, от 5 до 181 сессии. Видны скорость, ожидания типа IO и LWLock на каждой ступени нагрузки и разница для каждой пары.</translation>
    </message>
    <message>
        <source>About 15 minutes; 6 GB on the disk; a private server is made and removed.</source>
        <translation>Около 15 минут; 6&#xa0;ГБ на диске; собственный сервер создаётся и затем удаляется.</translation>
    </message>
    <message>
        <source>A/A check: one configuration against itself</source>
        <translation>Проверка A/A: одна конфигурация против самой себя</translation>
    </message>
    <message>
        <source>How far apart are two runs that should be equal?</source>
        <translation>Насколько расходятся два прогона, которые должны быть одинаковы?</translation>
    </message>
    <message>
        <source>Two experiments with the same configuration. What differs between them is noise: no smaller difference can be seen on this machine with runs of this length.</source>
        <translation>Два эксперимента с одной и той же конфигурацией. Всё, чем они различаются, — шум: меньшую разницу на этой машине при такой длительности прогонов увидеть нельзя.</translation>
    </message>
    <message>
        <source>About 8 minutes; 2 GB on the disk; a private server is made and removed.</source>
        <translation>Около 8 минут; 2&#xa0;ГБ на диске; собственный сервер создаётся и затем удаляется.</translation>
    </message>
    <message>
        <source>Response time at a given rate: synchronous_commit on and off</source>
        <translation>Время отклика при заданном темпе: synchronous_commit on и off</translation>
    </message>
    <message>
        <source>Up to which rate of small updates do response times stay short?</source>
        <translation>До какого темпа небольших изменений время отклика остаётся малым?</translation>
    </message>
    <message>
        <source>Transactions begin at 100 to 800 a second, whatever the server does, with and without waiting for the disk at commit. You see response times, lag and what was late or skipped.</source>
        <translation>Транзакции начинаются в темпе от 100 до 800 в секунду, что бы ни делал сервер, с ожиданием диска при фиксации и без него. Видны время отклика, отставание от расписания, опоздавшие и пропущенные транзакции.</translation>
    </message>
    <message>
        <source>About 7 minutes; 1 GB on the disk; a private server is made and removed.</source>
        <translation>Около 7 минут; 1 ГБ на диске; собственный сервер создаётся и удаляется.</translation>
    </message>
    <message>
        <source>Your own pgbench command: wal_compression off and on</source>
        <translation>Ваша команда pgbench: wal_compression off и on</translation>
    </message>
    <message>
        <source>Does compressing page images in the WAL pay off under pgbench&apos;s transactions?</source>
        <translation>Окупается ли сжатие образов страниц в WAL под транзакциями pgbench?</translation>
    </message>
    <message>
        <source>pgbench itself makes the load, from 2 to 32 sessions; its progress lines become the charts, beside waits, WAL and processors. Put your own command in its place.</source>
        <translation>Нагрузку создаёт сам pgbench, от 2 до 32 сессий; строки хода выполнения становятся графиками рядом с ожиданиями, WAL и процессорами. Поставьте на его место свою команду.</translation>
    </message>
</context>
<context>
    <name>TemplatesCommand</name>
    <message>
        <source>lists the studies that come with the program</source>
        <translation>перечисляет исследования, входящие в программу</translation>
    </message>
    <message>
        <source>the list as JSON</source>
        <translation>список в JSON</translation>
    </message>
</context>
<context>
    <name>TomlFile</name>
    <message>
        <source>The study could not be written to %1: %2. Choose another folder, or free some space, and save again.</source>
        <translation>Не удалось записать исследование в %1: %2. Выберите другой каталог или освободите место и сохраните ещё раз.</translation>
    </message>
</context>
<context>
    <name>VerdictFacts</name>
    <message>
        <source>Method: Student&apos;s t on the differences of the runs&apos; mean logarithms, by block.</source>
        <translation>Метод: критерий Стьюдента для разностей средних логарифмов прогонов, по блокам.</translation>
    </message>
    <message>
        <source>Method: Welch&apos;s t on the runs&apos; mean logarithms (B. L. Welch, Biometrika 34, 1947).</source>
        <translation>Метод: критерий Уэлча для средних логарифмов прогонов (B. L. Welch, Biometrika 34, 1947).</translation>
    </message>
    <message>
        <source>Estimate: %1, geometric mean ratio over runs and %2.</source>
        <translation>Оценка: %1, среднее геометрическое отношений по прогонам и %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln load step(s)</source>
        <comment>after &apos;over&apos;</comment>
        <translation>
            <numerusform>%Ln ступени нагрузки</numerusform>
            <numerusform>%Ln ступеням нагрузки</numerusform>
            <numerusform>%Ln ступеням нагрузки</numerusform>
        </translation>
    </message>
    <message>
        <source>Interval: %1; n: %2.</source>
        <translation>Интервал: %1; n: %2.</translation>
    </message>
    <message>
        <source>Standard error of the logarithm of the ratio: %1; degrees of freedom: %2.</source>
        <translation>Стандартная ошибка логарифма отношения: %1; степеней свободы: %2.</translation>
    </message>
    <message>
        <source>No difference: %1; with all pairs of the metric (Holm): %2.</source>
        <translation>Гипотеза «разницы нет»: %1; с учётом всех пар показателя (Холм): %2.</translation>
    </message>
    <message>
        <source>A difference beyond the smallest effect (two one-sided tests): %1.</source>
        <translation>Гипотеза «разница больше наименьшего важного эффекта» (два односторонних критерия): %1.</translation>
    </message>
    <message>
        <source>By ranks alone (exact): %1.</source>
        <translation>Только по рангам (точный критерий): %1.</translation>
    </message>
    <message>
        <source>Configuration × load (analysis of variance of logarithms): %1.</source>
        <translation>Конфигурация × нагрузка (дисперсионный анализ логарифмов): %1.</translation>
    </message>
    <message>
        <source>left out: without this metric</source>
        <translation>не вошёл: нет этого показателя</translation>
    </message>
    <message>
        <source>left out: load steps are missing</source>
        <translation>не вошёл: нет части ступеней нагрузки</translation>
    </message>
    <message>
        <source>left out: no partner in its block</source>
        <translation>не вошёл: нет пары в блоке</translation>
    </message>
    <message>
        <source>Mean of the steps&apos; differences: %1.</source>
        <translation>Среднее разниц по ступеням: %1.</translation>
    </message>
    <message>
        <source>Geometric mean of the steps&apos; ratios: %1.</source>
        <translation>Среднее геометрическое отношений по ступеням: %1.</translation>
    </message>
    <message>
        <source>Ratio of totals: %1.</source>
        <translation>Отношение сумм: %1.</translation>
    </message>
    <message>
        <source>%1, block %2</source>
        <comment>A or B, number</comment>
        <translation>%1, блок %2</translation>
    </message>
    <message>
        <source>%1, repeat %2</source>
        <comment>A or B, number</comment>
        <translation>%1, повтор %2</translation>
    </message>
    <message>
        <source>far from the others</source>
        <translation>выброс</translation>
    </message>
    <message>
        <source>By ranks alone (normal approximation): %1.</source>
        <translation>Только по рангам (нормальное приближение): %1.</translation>
    </message>
    <message>
        <source>Without the runs far from the others: %1, %2 confidence interval %3.</source>
        <translation>Без выбросов: %1, доверительный интервал %2: %3.</translation>
    </message>
    <message>
        <source>at about %1 transactions/s asked for</source>
        <translation>примерно при темпе %1 транзакций/с</translation>
    </message>
    <message numerus="yes">
        <source>at about %Ln session(s)</source>
        <translation>
            <numerusform>примерно при %Ln сессии</numerusform>
            <numerusform>примерно при %Ln сессиях</numerusform>
            <numerusform>примерно при %Ln сессиях</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1 transactions/s asked for on</source>
        <translation>начиная с темпа %1 транзакций/с</translation>
    </message>
    <message numerus="yes">
        <source>from %Ln session(s) on</source>
        <translation>
            <numerusform>начиная с %Ln сессии</numerusform>
            <numerusform>начиная с %Ln сессий</numerusform>
            <numerusform>начиная с %Ln сессий</numerusform>
        </translation>
    </message>
    <message>
        <source>The difference changes its sign %1.</source>
        <comment>where</comment>
        <translation>Разница меняет знак %1.</translation>
    </message>
    <message>
        <source>The difference may change its sign %1.</source>
        <comment>where</comment>
        <translation>Разница, возможно, меняет знак %1.</translation>
    </message>
    <message>
        <source>All steps are decided the same way %1.</source>
        <comment>from where on</comment>
        <translation>Вывод на всех ступенях один и тот же %1.</translation>
    </message>
    <message>
        <source>a value is zero: no verdict without this run</source>
        <translation>нулевое значение: без этого прогона вывод был бы смещён</translation>
    </message>
</context>
<context>
    <name>VerdictRemarks</name>
    <message numerus="yes">
        <source>%Ln run(s) stopped before the end.</source>
        <translation>
            <numerusform>%Ln прогон остановлен до конца.</numerusform>
            <numerusform>%Ln прогона остановлены до конца.</numerusform>
            <numerusform>%Ln прогонов остановлены до конца.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) left out: load steps are missing in them.</source>
        <translation>
            <numerusform>%Ln прогон не вошёл: в нём нет части ступеней нагрузки.</numerusform>
            <numerusform>%Ln прогона не вошли: в них нет части ступеней нагрузки.</numerusform>
            <numerusform>%Ln прогонов не вошли: в них нет части ступеней нагрузки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) left out: no partner in the block.</source>
        <translation>
            <numerusform>%Ln прогон не вошёл: нет пары в блоке.</numerusform>
            <numerusform>%Ln прогона не вошли: нет пары в блоке.</numerusform>
            <numerusform>%Ln прогонов не вошли: нет пары в блоке.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) far from the others; they stay in.</source>
        <translation>
            <numerusform>%Ln прогон далеко от остальных (выброс); он учтён.</numerusform>
            <numerusform>%Ln прогона далеко от остальных (выбросы); они учтены.</numerusform>
            <numerusform>%Ln прогонов далеко от остальных (выбросы); они учтены.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) with a shift of level inside.</source>
        <translation>
            <numerusform>%Ln прогон со сдвигом уровня внутри.</numerusform>
            <numerusform>%Ln прогона со сдвигом уровня внутри.</numerusform>
            <numerusform>%Ln прогонов со сдвигом уровня внутри.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) in which the load driver was the bottleneck.</source>
        <translation>
            <numerusform>%Ln прогон, в котором узким местом был генератор нагрузки.</numerusform>
            <numerusform>%Ln прогона, в которых узким местом был генератор нагрузки.</numerusform>
            <numerusform>%Ln прогонов, в которых узким местом был генератор нагрузки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln load step(s) without a ratio: the baseline is zero.</source>
        <translation>
            <numerusform>%Ln ступень нагрузки без отношения: значение базового варианта равно нулю.</numerusform>
            <numerusform>%Ln ступени нагрузки без отношения: значение базового варианта равно нулю.</numerusform>
            <numerusform>%Ln ступеней нагрузки без отношения: значение базового варианта равно нулю.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln load step(s) missing on this side.</source>
        <translation>
            <numerusform>на этой стороне нет %Ln ступени нагрузки.</numerusform>
            <numerusform>на этой стороне нет %Ln ступеней нагрузки.</numerusform>
            <numerusform>на этой стороне нет %Ln ступеней нагрузки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln load step(s) with too few sampled waits: shown, but in no mean.</source>
        <translation>
            <numerusform>%Ln ступень нагрузки, где ожиданий слишком мало: показана, но не входит в средние.</numerusform>
            <numerusform>%Ln ступени нагрузки, где ожиданий слишком мало: показаны, но не входят в средние.</numerusform>
            <numerusform>%Ln ступеней нагрузки, где ожиданий слишком мало: показаны, но не входят в средние.</numerusform>
        </translation>
    </message>
    <message>
        <source>Depends on load: from %1 to %2 by load step.</source>
        <translation>Зависит от нагрузки: по ступеням от %1 до %2.</translation>
    </message>
    <message>
        <source>The runs fall into two groups, about %1 and about %2.</source>
        <translation>Прогоны распадаются на две группы: около %1 и около %2.</translation>
    </message>
    <message>
        <source>The runs were not mixed in time: a drift would look like an effect.</source>
        <translation>Прогоны вариантов не чередовались во времени: дрейф выглядел бы как эффект.</translation>
    </message>
    <message>
        <source>The runs were not mixed in time and drift: %1 from the first to the last.</source>
        <translation>Прогоны вариантов не чередовались во времени, и есть дрейф: %1 от первого к последнему.</translation>
    </message>
    <message>
        <source>The runs drift, %1 from the first to the last; the plan evens it out.</source>
        <translation>Есть дрейф от прогона к прогону, %1 от первого к последнему; план его компенсирует.</translation>
    </message>
    <message>
        <source>The runs differ much from each other: coefficient of variation %1.</source>
        <translation>Прогоны сильно различаются: коэффициент вариации %1.</translation>
    </message>
    <message>
        <source>The interval holds the error of counting sampled waits, ± %1 (standard error).</source>
        <translation>Интервал учитывает погрешность подсчёта ожиданий по выборке: стандартная ошибка ± %1.</translation>
    </message>
    <message>
        <source>Checkpoints per run differ, mean %1 against %2.</source>
        <comment>candidate, baseline</comment>
        <translation>Различается число контрольных точек за прогон, в среднем %1 против %2.</translation>
    </message>
    <message>
        <source>Other settings differ too: %1.</source>
        <translation>Различаются и другие параметры: %1.</translation>
    </message>
    <message>
        <source>The rate was given, so throughput says little: judge by latency.</source>
        <translation>Темп транзакций был задан, поэтому скорость мало о чём говорит: смотрите на задержку.</translation>
    </message>
    <message>
        <source>Nothing varies from run to run: the figures are exact.</source>
        <translation>От прогона к прогону ничего не меняется: значения точные.</translation>
    </message>
    <message>
        <source>The figures of both sides are identical.</source>
        <translation>Значения обеих сторон совпадают.</translation>
    </message>
    <message numerus="yes">
        <source>Alone this pair would be decided, but not as one of %Ln comparison(s) (Holm, %1).</source>
        <translation>
            <numerusform>Сама по себе эта пара дала бы вывод, но с поправкой Холма на %Ln сравнение — нет (%1).</numerusform>
            <numerusform>Сама по себе эта пара дала бы вывод, но с поправкой Холма на %Ln сравнения — нет (%1).</numerusform>
            <numerusform>Сама по себе эта пара дала бы вывод, но с поправкой Холма на %Ln сравнений — нет (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) with a value of zero: no verdict without them.</source>
        <translation>
            <numerusform>%Ln прогон с нулевым значением: без него вывод был бы смещён.</numerusform>
            <numerusform>%Ln прогона с нулевым значением: без них вывод был бы смещён.</numerusform>
            <numerusform>%Ln прогонов с нулевым значением: без них вывод был бы смещён.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln load step(s) with zeros: without a ratio, so not part of the verdict.</source>
        <translation>
            <numerusform>%Ln ступень нагрузки с нулями: отношения нет, в выводе она не участвует.</numerusform>
            <numerusform>%Ln ступени нагрузки с нулями: отношения нет, в выводе они не участвуют.</numerusform>
            <numerusform>%Ln ступеней нагрузки с нулями: отношения нет, в выводе они не участвуют.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alone this pair would show more than the smallest effect, but not as one of %Ln comparison(s) (Holm, %1).</source>
        <translation>
            <numerusform>Сама по себе эта пара показала бы больше наименьшего эффекта, но с поправкой Холма на %Ln сравнение — нет (%1).</numerusform>
            <numerusform>Сама по себе эта пара показала бы больше наименьшего эффекта, но с поправкой Холма на %Ln сравнения — нет (%1).</numerusform>
            <numerusform>Сама по себе эта пара показала бы больше наименьшего эффекта, но с поправкой Холма на %Ln сравнений — нет (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The plan ended by its stop rule after %Ln block(s): interval of %1 ± %2 or narrower. Such intervals hold the truth a little less often.</source>
        <translation>
            <numerusform>План закончился по правилу остановки после %Ln блока: интервал ± %2 или уже (%1). Такие интервалы накрывают истинное значение немного реже.</numerusform>
            <numerusform>План закончился по правилу остановки после %Ln блоков: интервал ± %2 или уже (%1). Такие интервалы накрывают истинное значение немного реже.</numerusform>
            <numerusform>План закончился по правилу остановки после %Ln блоков: интервал ± %2 или уже (%1). Такие интервалы накрывают истинное значение немного реже.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The plan ended after %Ln block(s), its most, before the interval of %1 was ± %2 or narrower.</source>
        <translation>
            <numerusform>План закончился после %Ln блока, своего предела, раньше, чем интервал стал ± %2 или уже (%1).</numerusform>
            <numerusform>План закончился после %Ln блоков, своего предела, раньше, чем интервал стал ± %2 или уже (%1).</numerusform>
            <numerusform>План закончился после %Ln блоков, своего предела, раньше, чем интервал стал ± %2 или уже (%1).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message>
        <source>not comparable: one side has no finished run with this metric</source>
        <translation>несопоставимо: у одной из сторон нет завершённых прогонов с этим показателем</translation>
    </message>
    <message>
        <source>not comparable: no load step is there on both sides</source>
        <translation>несопоставимо: нет ступени нагрузки, общей для обеих сторон</translation>
    </message>
    <message>
        <source>not comparable: no load step has enough sampled waits on both sides</source>
        <translation>несопоставимо: ни на одной ступени нет достаточного числа ожиданий с обеих сторон</translation>
    </message>
    <message>
        <source>not comparable: the load driver was the bottleneck, not the server</source>
        <translation>несопоставимо: узким местом был генератор нагрузки, а не сервер</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>несопоставимо</translation>
    </message>
    <message numerus="yes">
        <source>not decided: about %Ln more run(s) per configuration needed</source>
        <translation>
            <numerusform>вывод не определён: нужно ещё около %Ln прогона на конфигурацию</numerusform>
            <numerusform>вывод не определён: нужно ещё около %Ln прогонов на конфигурацию</numerusform>
            <numerusform>вывод не определён: нужно ещё около %Ln прогонов на конфигурацию</numerusform>
        </translation>
    </message>
    <message>
        <source>not decided: the order of the runs cannot be told from the effect</source>
        <translation>вывод не определён: влияние порядка прогонов неотличимо от эффекта</translation>
    </message>
    <message>
        <source>not decided: the runs differ too much from each other</source>
        <translation>вывод не определён: прогоны слишком различаются</translation>
    </message>
    <message>
        <source>better by %1</source>
        <translation>лучше на %1</translation>
    </message>
    <message>
        <source>worse by %1</source>
        <translation>хуже на %1</translation>
    </message>
    <message>
        <source>more by %1</source>
        <translation>больше на %1</translation>
    </message>
    <message>
        <source>fewer by %1</source>
        <translation>меньше на %1</translation>
    </message>
    <message>
        <source>slightly better, by %1</source>
        <translation>незначительно лучше, на %1</translation>
    </message>
    <message>
        <source>slightly worse, by %1</source>
        <translation>незначительно хуже, на %1</translation>
    </message>
    <message>
        <source>slightly more, by %1</source>
        <translation>незначительно больше, на %1</translation>
    </message>
    <message>
        <source>slightly fewer, by %1</source>
        <translation>незначительно меньше, на %1</translation>
    </message>
    <message>
        <source>no practical difference</source>
        <translation>практической разницы нет</translation>
    </message>
    <message>
        <source>one run per configuration, %1 seen; not a verdict</source>
        <translation>по одному прогону на конфигурацию, разница %1; это не вывод</translation>
    </message>
    <message>
        <source>%1 confidence interval %2</source>
        <comment>level, range</comment>
        <translation>доверительный интервал %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) of runs, by block</source>
        <translation>
            <numerusform>%Ln пара прогонов по блокам</numerusform>
            <numerusform>%Ln пары прогонов по блокам</numerusform>
            <numerusform>%Ln пар прогонов по блокам</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>runs of the baseline, runs of the candidate</comment>
        <translation>%1 против %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <comment>baseline</comment>
        <translation>
            <numerusform>%Ln прогон</numerusform>
            <numerusform>%Ln прогона</numerusform>
            <numerusform>%Ln прогонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <comment>candidate, after &apos;against&apos;</comment>
        <translation>
            <numerusform>%Ln прогона</numerusform>
            <numerusform>%Ln прогонов</numerusform>
            <numerusform>%Ln прогонов</numerusform>
        </translation>
    </message>
    <message>
        <source>Smallest effect of interest: %1, as the study says.</source>
        <translation>Наименьший важный для вас эффект: %1, задан в исследовании.</translation>
    </message>
    <message>
        <source>Smallest effect: %1, the noise floor that the A/A has shown.</source>
        <translation>Наименьший эффект: %1, уровень шума по сравнению A/A.</translation>
    </message>
    <message>
        <source>Smallest effect of interest: %1, the default.</source>
        <translation>Наименьший важный для вас эффект: %1, значение по умолчанию.</translation>
    </message>
    <message>
        <source>%1, %2 against %3: %4</source>
        <comment>metric, candidate, baseline, verdict</comment>
        <translation>%1, %2 против %3: %4</translation>
    </message>
    <message>
        <source>not comparable: the baseline is zero at a load step, so there is no ratio</source>
        <translation>несопоставимо: на одной из ступеней нагрузки значение базового варианта равно нулю, отношения нет</translation>
    </message>
    <message>
        <source>not comparable: the candidate is zero at a load step, so there is no ratio</source>
        <translation>несопоставимо: на одной из ступеней нагрузки значение сравниваемого варианта равно нулю, отношения нет</translation>
    </message>
    <message>
        <source>not comparable: a run is zero at a load step, so there is no ratio</source>
        <translation>несопоставимо: на одной из ступеней нагрузки прогон дал ноль, отношения нет</translation>
    </message>
    <message>
        <source>not comparable: the figures are not numbers</source>
        <translation>несопоставимо: значения показателя — не числа</translation>
    </message>
    <message>
        <source>not comparable: one side has no run with all load steps</source>
        <translation>несопоставимо: у одной из сторон нет прогона со всеми ступенями нагрузки</translation>
    </message>
    <message>
        <source>one run only of the baseline, %1 seen; not a verdict</source>
        <translation>у базового варианта только один прогон, разница %1; это не вывод</translation>
    </message>
    <message>
        <source>one run only of the candidate, %1 seen; not a verdict</source>
        <translation>у сравниваемого варианта только один прогон, разница %1; это не вывод</translation>
    </message>
    <message>
        <source>Seen: %1, geometric mean ratio over runs and load steps.</source>
        <translation>Наблюдается: %1, среднее геометрическое отношений по прогонам и ступеням нагрузки.</translation>
    </message>
    <message>
        <source>The noise floor that the A/A has shown is %1.</source>
        <translation>Уровень шума, который показало сравнение A/A: %1.</translation>
    </message>
</context>
<context>
    <name>WinningWords</name>
    <message>
        <source>The difference seen changes its sign between %1 and %2, interpolated at %3.</source>
        <translation>Наблюдаемая разница меняет знак между %1 и %2, по интерполяции — при %3.</translation>
    </message>
    <message>
        <source>The difference seen changes its sign between %1 and %2.</source>
        <translation>Наблюдаемая разница меняет знак между %1 и %2.</translation>
    </message>
    <message>
        <source>%1 = %2 against %3</source>
        <comment>factor, level, baseline level</comment>
        <translation>%1 = %2 против %3</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>factor, baseline level</comment>
        <translation>%1 против %2</translation>
    </message>
    <message>
        <source>no level of %1 is decidedly better.</source>
        <translation>нет уровня %1, при котором вывод «лучше» определён.</translation>
    </message>
    <message>
        <source>better at %1 = %2.</source>
        <comment>factor, list of levels</comment>
        <translation>лучше при %1 = %2.</translation>
    </message>
    <message>
        <source>Break-even level (the smallest tested one that wins): %1.</source>
        <translation>Точка безубыточности (наименьший из проверенных выигрышных уровней): %1.</translation>
    </message>
    <message>
        <source>Largest gain at %1.</source>
        <translation>Наибольший выигрыш при %1.</translation>
    </message>
    <message>
        <source>Seen better but not decided: %1.</source>
        <translation>Наблюдалось лучше, но вывод не определён: %1.</translation>
    </message>
</context>
<context>
    <name>pgduel::app::MainWindow</name>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Открывается %1</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Готово к запуску</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Новое исследование</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Открыть исследование</translation>
    </message>
    <message>
        <source>Studies (*.pgduel *.study.toml *.toml);;All files (*)</source>
        <translation>Исследования (*.pgduel *.study.toml *.toml);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Save the definition of the study</source>
        <translation>Сохранить описание исследования</translation>
    </message>
    <message>
        <source>Definition of a study (*.study.toml)</source>
        <translation>Описание исследования (*.study.toml)</translation>
    </message>
    <message>
        <source>The study can run.</source>
        <translation>Исследование можно запускать.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>A plan is running</source>
        <translation>План выполняется</translation>
    </message>
    <message>
        <source>Stop the running plan, or wait for its end, before another study is opened.</source>
        <translation>Остановите выполняемый план или дождитесь его конца, прежде чем открывать другое исследование.</translation>
    </message>
    <message>
        <source>Edits are in no file yet</source>
        <translation>Правки ещё не сохранены</translation>
    </message>
    <message>
        <source>The edits of this study are in no file yet. Give them up?</source>
        <translation>Правки этого исследования ещё не сохранены в файл. Отказаться от них?</translation>
    </message>
    <message>
        <source>Stop the running plan and close? What was measured is kept, and the plan can go on later.</source>
        <translation>Остановить выполнение плана и закрыть? Измеренное сохранится, план можно будет продолжить позже.</translation>
    </message>
    <message>
        <source>Title of the study</source>
        <translation>Название исследования</translation>
    </message>
    <message>
        <source>Private server</source>
        <translation>Собственный сервер</translation>
    </message>
    <message>
        <source>A PostgreSQL server that pgDuel makes for this study and removes afterwards</source>
        <translation>Сервер PostgreSQL, который pgDuel создаёт для этого исследования и затем удаляет</translation>
    </message>
    <message>
        <source>load driver %1 of a core · wait sample %2 ms</source>
        <translation>генератор нагрузки: %1 ядра · выборка ожиданий: %2 мс</translation>
    </message>
</context>
<context>
    <name>pgduel::app::SleepInhibitor</name>
    <message>
        <source>An experiment is running</source>
        <translation>Идёт эксперимент</translation>
    </message>
</context>
<context>
    <name>pgduel::app::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Начальная страница</translation>
    </message>
    <message>
        <source>&amp;New study</source>
        <translation>Н&amp;овое исследование</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Save definition as…</source>
        <translation>&amp;Сохранить описание как…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Запуск</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Проверить</translation>
    </message>
    <message>
        <source>&amp;Quick look (short steps, little data)</source>
        <translation>&amp;Быстрый просмотр (короткие ступени, мало данных)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>О&amp;становить</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;План</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Сравнение</translation>
    </message>
    <message>
        <source>&amp;Presenter view</source>
        <translation>Режим п&amp;резентации</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Как в &amp;системе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>&amp;About pgDuel</source>
        <translation>О &amp;программе pgDuel</translation>
    </message>
    <message>
        <source>About pgDuel</source>
        <translation>О программе pgDuel</translation>
    </message>
    <message>
        <source>pgDuel %1: design PostgreSQL performance experiments, run them and compare them. Free software under the GPL, version 3 or later.</source>
        <translation>pgDuel %1: планирование, проведение и сравнение экспериментов с производительностью PostgreSQL. Свободная программа под лицензией GPL версии 3 или новее.</translation>
    </message>
</context>
<context>
    <name>pgduel::chart::ChartView</name>
    <message>
        <source>Sessions: %1, warm-up</source>
        <translation>Сессии: %1, прогрев</translation>
    </message>
    <message>
        <source>Sessions: %1</source>
        <translation>Сессии: %1</translation>
    </message>
    <message>
        <source>%1 transactions/s, %2 sessions, warm-up</source>
        <translation>%1 транзакций/с, сессий: %2, прогрев</translation>
    </message>
    <message>
        <source>%1 transactions/s, %2 sessions</source>
        <translation>%1 транзакций/с, сессий: %2</translation>
    </message>
</context>
<context>
    <name>pgduel::chart::DifferenceChartView</name>
    <message>
        <source>Difference of means of runs</source>
        <translation>Разница средних по прогонам</translation>
    </message>
    <message>
        <source>Confidence interval of the step</source>
        <translation>Доверительный интервал на этой ступени</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разница</translation>
    </message>
</context>
<context>
    <name>pgduel::chart::DifferenceItem</name>
    <message>
        <source>at %1</source>
        <translation>точка %1</translation>
    </message>
    <message>
        <source>No step has a value on both sides</source>
        <translation>Ни на одной ступени нет значений в обоих вариантах</translation>
    </message>
    <message>
        <source>of the steps</source>
        <comment>mean of the load steps&apos; differences</comment>
        <translation>по ступеням</translation>
    </message>
</context>
<context>
    <name>pgduel::chart::LegendView</name>
    <message>
        <source>Legend</source>
        <translation>Условные обозначения</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Линия</translation>
    </message>
    <message>
        <source>last</source>
        <translation>последнее</translation>
    </message>
</context>
<context>
    <name>pgduel::chart::LineChartView</name>
    <message>
        <source>%1: last %2, minimum %3, maximum %4, mean %5</source>
        <translation>%1: последнее %2, минимум %3, максимум %4, среднее %5</translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation>Данных пока нет</translation>
    </message>
</context>
<context>
    <name>pgduel::chart::PictureLayout</name>
    <message>
        <source>Band: from the smallest to the largest of the replicates</source>
        <translation>Полоса: от наименьшего до наибольшего из повторов</translation>
    </message>
    <message>
        <source>Thin lines: single replicates</source>
        <translation>Тонкие линии: отдельные повторы</translation>
    </message>
    <message>
        <source>Hollow points: too few counts, left out of min, mean and max</source>
        <translation>Пустые точки: слишком мало наблюдений, не входят в минимум, среднее и максимум</translation>
    </message>
</context>
<context>
    <name>pgduel::compare::CompareBar</name>
    <message>
        <source>own pair</source>
        <translation>своя пара</translation>
    </message>
    <message>
        <source>pair %1 of %2</source>
        <translation>пара %1 из %2</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Baseline A</source>
        <translation>Базовый вариант A</translation>
    </message>
    <message>
        <source>Candidate B</source>
        <translation>Сравниваемый вариант B</translation>
    </message>
    <message>
        <source>The difference is (B − A) / A: A is the baseline</source>
        <translation>Разница равна (B − A) / A: A — базовый вариант</translation>
    </message>
    <message>
        <source>The difference is (B − A) / A: B is the candidate</source>
        <translation>Разница равна (B − A) / A: B — сравниваемый вариант</translation>
    </message>
    <message>
        <source>Swap A and B (X)</source>
        <translation>Поменять A и B местами (X)</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>Поменять A и B местами</translation>
    </message>
    <message>
        <source>Previous pair (Ctrl+Left)</source>
        <translation>Предыдущая пара (Ctrl+Влево)</translation>
    </message>
    <message>
        <source>Previous pair</source>
        <translation>Предыдущая пара</translation>
    </message>
    <message>
        <source>Next pair (Ctrl+Right)</source>
        <translation>Следующая пара (Ctrl+Вправо)</translation>
    </message>
    <message>
        <source>Next pair</source>
        <translation>Следующая пара</translation>
    </message>
    <message>
        <source>View and export</source>
        <translation>Вид и выгрузка</translation>
    </message>
    <message>
        <source>A and B side by side</source>
        <translation>A и B рядом</translation>
    </message>
    <message>
        <source>The same scales for all pairs</source>
        <translation>Одинаковые шкалы для всех пар</translation>
    </message>
    <message>
        <source>Table of the numbers</source>
        <translation>Таблица чисел</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>Сохранить картинку…</translation>
    </message>
    <message>
        <source>Export points as CSV…</source>
        <translation>Сохранить точки в CSV…</translation>
    </message>
</context>
<context>
    <name>pgduel::compare::ComparePage</name>
    <message>
        <source>Saved: %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Export points as CSV</source>
        <translation>Сохранить точки в CSV</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Таблица (*.csv)</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Сравнивать пока нечего</translation>
    </message>
    <message>
        <source>When at least one run has finished, its lines stand here beside those of its rival, with their difference under them.</source>
        <translation>Когда завершится хотя бы один прогон, здесь появятся его линии рядом с линиями соперника, а под ними — разница.</translation>
    </message>
    <message>
        <source>To the design</source>
        <translation>К плану</translation>
    </message>
    <message>
        <source>Views of the results</source>
        <translation>Виды результатов</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Пара</translation>
    </message>
</context>
<context>
    <name>pgduel::compare::ConclusionsView</name>
    <message>
        <source>To be read first</source>
        <translation>Прочтите сначала</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Остаётся открытым</translation>
    </message>
    <message>
        <source>The conclusions are in the clipboard.</source>
        <translation>Выводы скопированы в буфер обмена.</translation>
    </message>
    <message>
        <source>Save conclusions</source>
        <translation>Сохранить выводы</translation>
    </message>
    <message>
        <source>Markdown text (*.md)</source>
        <translation>Текст Markdown (*.md)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Текст (*.txt)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>All sentences as text</source>
        <translation>Все предложения как текст</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>As Markdown or text</source>
        <translation>Как Markdown или текст</translation>
    </message>
    <message>
        <source>Conclusions of the study</source>
        <translation>Выводы исследования</translation>
    </message>
</context>
<context>
    <name>pgduel::compare::EffectsPanel</name>
    <message>
        <source>Export picture…</source>
        <translation>Сохранить картинку…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Сохранить CSV…</translation>
    </message>
    <message>
        <source>Main effects and interactions</source>
        <translation>Главные эффекты и взаимодействия</translation>
    </message>
    <message>
        <source>Levels of the compared factor</source>
        <translation>Уровни сравниваемого фактора</translation>
    </message>
    <message>
        <source>Chart of the levels against the baseline level</source>
        <translation>График уровней против базового</translation>
    </message>
    <message>
        <source>Chart of the effects</source>
        <translation>График эффектов</translation>
    </message>
</context>
<context>
    <name>pgduel::compare::ExportDialog</name>
    <message>
        <source>On the screen</source>
        <translation>На экране</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>На бумаге</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Ширина в пикселях</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Высота в пикселях</translation>
    </message>
    <message>
        <source>Dots an inch</source>
        <translation>Точек на дюйм</translation>
    </message>
    <message>
        <source>Width in centimetres</source>
        <translation>Ширина в сантиметрах</translation>
    </message>
    <message>
        <source>Height in centimetres</source>
        <translation>Высота в сантиметрах</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Сохранить картинку</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>px</source>
        <translation>пикс.</translation>
    </message>
    <message>
        <source>cm at</source>
        <translation>см при</translation>
    </message>
    <message>
        <source>DPI</source>
        <translation>точек/дюйм</translation>
    </message>
    <message>
        <source>The picture will have %1 × %2 pixels.</source>
        <translation>Размер картинки: %1 × %2 пикселей.</translation>
    </message>
    <message>
        <source>%1 picture (*.%2)</source>
        <translation>Картинка %1 (*.%2)</translation>
    </message>
</context>
<context>
    <name>pgduel::compare::FactorView</name>
    <message>
        <source>Factors</source>
        <translation>Факторы</translation>
    </message>
    <message>
        <source>Framed: the levels that win. A click on a cell chooses its pair.</source>
        <translation>В рамке: выигрышные уровни. Щелчок по ячейке выбирает её пару.</translation>
    </message>
    <message>
        <source>This study has no factors: its experiments are compared pair by pair.</source>
        <translation>В этом исследовании нет факторов: эксперименты сравниваются попарно.</translation>
    </message>
    <message>
        <source>Compare the levels of</source>
        <translation>Сравнить уровни</translation>
    </message>
    <message>
        <source>against</source>
        <translation>против</translation>
    </message>
    <message>
        <source>Compared factor</source>
        <translation>Сравниваемый фактор</translation>
    </message>
    <message>
        <source>Baseline level</source>
        <translation>Базовый уровень</translation>
    </message>
    <message>
        <source>Heat map of the factors</source>
        <translation>Тепловая карта факторов</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>Сохранить картинку…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Сохранить CSV…</translation>
    </message>
</context>
<context>
    <name>pgduel::compare::FactsPanel</name>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n other difference(s):</source>
        <translation>
            <numerusform>Ещё %n отличие:</numerusform>
            <numerusform>Ещё %n отличия:</numerusform>
            <numerusform>Ещё %n отличий:</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else differs.</source>
        <translation>Больше ничем не отличаются.</translation>
    </message>
    <message>
        <source>Runs behind it</source>
        <translation>Прогоны, на которых это основано</translation>
    </message>
    <message>
        <source>What differs between these runs</source>
        <translation>Чем различаются эти прогоны</translation>
    </message>
    <message>
        <source>Facts of the comparison</source>
        <translation>Факты сравнения</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>The facts behind this verdict: method, runs, what was left out</source>
        <translation>Факты, на которых основан вывод: метод, прогоны, что не вошло</translation>
    </message>
    <message>
        <source>Runs, each as the geometric mean of its load steps:</source>
        <translation>Прогоны (среднее геометрическое по ступеням нагрузки):</translation>
    </message>
</context>
<context>
    <name>pgduel::compare::MatrixView</name>
    <message>
        <source>All pairs</source>
        <translation>Все пары</translation>
    </message>
    <message>
        <source>Differences of all pairs</source>
        <translation>Разницы всех пар</translation>
    </message>
    <message>
        <source>Click a cell, or press Enter on it, to choose this pair</source>
        <translation>Щелчок по ячейке или Enter на ней выбирает эту пару</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>Сохранить картинку…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Сохранить CSV…</translation>
    </message>
</context>
<context>
    <name>pgduel::compare::PairCharts</name>
    <message>
        <source>Copy picture</source>
        <translation>Копировать картинку</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>Сохранить картинку…</translation>
    </message>
    <message>
        <source>The charts are in the clipboard.</source>
        <translation>Графики скопированы в буфер обмена.</translation>
    </message>
</context>
<context>
    <name>pgduel::compare::PointTable</name>
    <message>
        <source>Table of the numbers</source>
        <translation>Таблица чисел</translation>
    </message>
</context>
<context>
    <name>pgduel::compare::PointWords</name>
    <message>
        <source>* Too few sampled waits: this point does not count for min, mean and max.</source>
        <translation>* Слишком мало наблюдённых ожиданий: точка не входит в минимум, среднее и максимум.</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Точка</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Сессии</translation>
    </message>
    <message>
        <source>Counts A</source>
        <translation>Отсчётов A</translation>
    </message>
    <message>
        <source>Counts B</source>
        <translation>Отсчётов B</translation>
    </message>
    <message>
        <source>%1 interval from</source>
        <translation>Интервал %1, от</translation>
    </message>
    <message>
        <source>%1 interval to</source>
        <translation>Интервал %1, до</translation>
    </message>
    <message>
        <source>Transactions/s asked for</source>
        <translation>Заданных транзакций/с</translation>
    </message>
    <message>
        <source>Difference of means of runs</source>
        <translation>Разница средних по прогонам</translation>
    </message>
    <message>
        <source>Geometric mean ratio of runs</source>
        <translation>Среднее геометрическое отношений прогонов</translation>
    </message>
</context>
<context>
    <name>pgduel::compare::ProgressView</name>
    <message>
        <source>Saved: %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Sentences and table are in the clipboard, as Markdown.</source>
        <translation>Предложения и таблица скопированы в буфер обмена как Markdown.</translation>
    </message>
    <message>
        <source>These experiments have no curves of transactions done: a finished run with samples of the speed is needed on each side.</source>
        <translation>У этих экспериментов нет кривых выполненных транзакций: на каждой стороне нужен завершённый прогон с замерами скорости.</translation>
    </message>
    <message>
        <source>What the lower chart shows</source>
        <translation>Что показывает нижний график</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>Сохранить картинку…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Sentences and table as Markdown</source>
        <translation>Предложения и таблица как Markdown</translation>
    </message>
    <message>
        <source>Speed-up by transactions done</source>
        <translation>Ускорение по числу выполненных транзакций</translation>
    </message>
</context>
<context>
    <name>pgduel::design::AlsoInFileSection</name>
    <message>
        <source>Also set in the file</source>
        <translation>Также задано в файле</translation>
    </message>
    <message>
        <source>These keys have no field on this page. They are kept as they are.</source>
        <translation>Для этих ключей на этой странице нет полей. Они сохраняются без изменений.</translation>
    </message>
</context>
<context>
    <name>pgduel::design::CommandSection</name>
    <message>
        <source>Program and arguments</source>
        <translation>Программа и аргументы</translation>
    </message>
    <message>
        <source>Started once for each load step, without a shell</source>
        <translation>Запускается один раз на каждую ступень нагрузки, без оболочки</translation>
    </message>
    <message>
        <source>Progress lines</source>
        <translation>Строки хода выполнения</translation>
    </message>
    <message>
        <source>pgbench, sysbench, or a regular expression with named groups such as (?&lt;tps&gt;…)</source>
        <translation>pgbench, sysbench или регулярное выражение с именованными группами, например (?&lt;tps&gt;…)</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>Filled in at each step: %1</source>
        <translation>Подставляется на каждой ступени: %1</translation>
    </message>
    <message>
        <source>The program finds the server through PGHOST, PGPORT, PGUSER, PGDATABASE and PGPASSWORD. An exit status other than 0 is a failed run.</source>
        <translation>Программа находит сервер по PGHOST, PGPORT, PGUSER, PGDATABASE и PGPASSWORD. Код возврата, отличный от 0, — неудачный прогон.</translation>
    </message>
</context>
<context>
    <name>pgduel::design::DatasetSection</name>
    <message>
        <source>Tables</source>
        <translation>Таблицы</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>pgbench tables: 100,000 accounts for each unit of scale</source>
        <translation>Таблицы pgbench: по 100&#xa0;000 счетов на каждую единицу масштаба</translation>
    </message>
    <message>
        <source>Before each run</source>
        <translation>Перед каждым прогоном</translation>
    </message>
    <message>
        <source>Prewarm the buffer cache</source>
        <translation>Прогреть буферный кеш</translation>
    </message>
    <message>
        <source>Tables and indexes are read into shared buffers before each run (pg_prewarm)</source>
        <translation>Таблицы и индексы перед каждым прогоном читаются в разделяемые буферы (pg_prewarm)</translation>
    </message>
    <message>
        <source>VACUUM and ANALYZE after loading</source>
        <translation>VACUUM и ANALYZE после загрузки</translation>
    </message>
    <message>
        <source>Checkpoint before each run</source>
        <translation>Контрольная точка перед каждым прогоном</translation>
    </message>
    <message>
        <source>about %1 on disk, %2 accounts</source>
        <translation>около %1 на диске, счетов: %2</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Набор данных</translation>
    </message>
</context>
<context>
    <name>pgduel::design::DesignPage::Parts</name>
    <message>
        <source>The plan&apos;s length can be told when load and plan are complete.</source>
        <translation>Длительность плана станет известна, когда нагрузка и план будут заданы полностью.</translation>
    </message>
    <message numerus="yes">
        <source>%n restart(s)</source>
        <translation>
            <numerusform>%n перезапуск</numerusform>
            <numerusform>%n перезапуска</numerusform>
            <numerusform>%n перезапусков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on disk</source>
        <translation>%1 на диске</translation>
    </message>
    <message>
        <source>An estimate: making the data set, and restoring it before each run, are in it.</source>
        <translation>Оценка: создание набора данных и возврат к нему перед каждым прогоном учтены.</translation>
    </message>
    <message>
        <source>This study has results, so its definition stays as it is. Edit a copy to try something else.</source>
        <translation>В этом исследовании есть результаты, поэтому его описание не меняется. Чтобы попробовать другое, правьте копию.</translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <translation>Править копию</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) in this study. %1</source>
        <translation>
            <numerusform>%n ошибка в этом исследовании. %1</numerusform>
            <numerusform>%n ошибки в этом исследовании. %1</numerusform>
            <numerusform>%n ошибок в этом исследовании. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Looks through the whole study without running anything</source>
        <translation>Проверяет всё исследование, ничего не запуская</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Carries out the plan</source>
        <translation>Выполняет план</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Отменить: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Вернуть: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>at most %1, %2</source>
        <comment>runs, duration</comment>
        <translation>самое большее %1, %2</translation>
    </message>
</context>
<context>
    <name>pgduel::design::DiffersSection</name>
    <message>
        <source>Baseline</source>
        <translation>Базовый вариант</translation>
    </message>
    <message>
        <source>The experiment that the others are compared with</source>
        <translation>Эксперимент, с которым сравниваются остальные</translation>
    </message>
    <message>
        <source>Add a factor</source>
        <translation>Добавить фактор</translation>
    </message>
    <message>
        <source>Add an experiment</source>
        <translation>Добавить эксперимент</translation>
    </message>
    <message>
        <source>Experiment %1</source>
        <translation>Эксперимент-%1</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) to compare</source>
        <translation>
            <numerusform>%n пара для сравнения</numerusform>
            <numerusform>%n пары для сравнения</numerusform>
            <numerusform>%n пар для сравнения</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Что различается</translation>
    </message>
    <message>
        <source>Nothing differs yet. Add a factor, a setting with two or more levels, or name experiments with settings of their own.</source>
        <translation>Пока ничего не различается. Добавьте фактор — параметр с двумя и более уровнями — или эксперименты с собственными параметрами.</translation>
    </message>
    <message>
        <source>+ Factor</source>
        <translation>+ Фактор</translation>
    </message>
    <message>
        <source>+ Experiment</source>
        <translation>+ Эксперимент</translation>
    </message>
</context>
<context>
    <name>pgduel::design::ExperimentEditor</name>
    <message>
        <source>Name of experiment %1</source>
        <translation>Имя эксперимента %1</translation>
    </message>
    <message>
        <source>Remove the experiment</source>
        <translation>Удалить эксперимент</translation>
    </message>
    <message>
        <source>Name of the experiment</source>
        <translation>Имя эксперимента</translation>
    </message>
    <message>
        <source>Remove this experiment</source>
        <translation>Удалить этот эксперимент</translation>
    </message>
</context>
<context>
    <name>pgduel::design::FactorEditor</name>
    <message>
        <source>Setting that differs</source>
        <translation>Различающийся параметр</translation>
    </message>
    <message>
        <source>Vary %1</source>
        <translation>Менять %1</translation>
    </message>
    <message>
        <source>Add a level</source>
        <translation>Добавить уровень</translation>
    </message>
    <message>
        <source>Remove the factor</source>
        <translation>Удалить фактор</translation>
    </message>
    <message>
        <source>Choose a setting…</source>
        <translation>Выбрать параметр…</translation>
    </message>
    <message>
        <source>+ Level</source>
        <translation>+ Уровень</translation>
    </message>
    <message>
        <source>Remove this factor</source>
        <translation>Удалить этот фактор</translation>
    </message>
    <message>
        <source>↻ restart</source>
        <translation>↻ перезапуск</translation>
    </message>
    <message>
        <source>A change of this setting takes a restart of the server</source>
        <translation>Для изменения этого параметра нужен перезапуск сервера</translation>
    </message>
</context>
<context>
    <name>pgduel::design::Fields</name>
    <message>
        <source>Change “%1”</source>
        <extracomment>an entry of the Undo menu; %1 is the name of a field</extracomment>
        <translation>Изменить «%1»</translation>
    </message>
</context>
<context>
    <name>pgduel::design::GroupRow</name>
    <message>
        <source>Name of group %1</source>
        <translation>Имя группы %1</translation>
    </message>
    <message>
        <source>Size of group %1</source>
        <translation>Размер группы %1</translation>
    </message>
    <message>
        <source>Unit of the size of group %1</source>
        <translation>Единица размера группы %1</translation>
    </message>
    <message>
        <source>Think time of group %1</source>
        <translation>Время обдумывания группы %1</translation>
    </message>
    <message>
        <source>Such as 50ms; empty: that of all sessions</source>
        <translation>Например, 50ms; пусто: как у всех сессий</translation>
    </message>
    <message>
        <source>Connection of group %1</source>
        <translation>Подключение группы %1</translation>
    </message>
    <message>
        <source>libpq connection string. Without a host, port or service its parameters are added to the server&apos;s</source>
        <translation>Строка подключения libpq. Без узла, порта и сервиса её параметры добавляются к подключению сервера</translation>
    </message>
    <message>
        <source>Remove the group</source>
        <translation>Удалить группу</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Имя группы</translation>
    </message>
    <message>
        <source>connection: the server&apos;s</source>
        <translation>подключение: как у сервера</translation>
    </message>
    <message>
        <source>think time: as all</source>
        <translation>обдумывание: общее</translation>
    </message>
    <message>
        <source>parts</source>
        <comment>share of sessions</comment>
        <translation>долей</translation>
    </message>
    <message>
        <source>sessions</source>
        <comment>number of sessions</comment>
        <translation>сессий</translation>
    </message>
    <message>
        <source>Remove group %1</source>
        <translation>Удалить группу %1</translation>
    </message>
    <message>
        <source>Remove this group</source>
        <translation>Удалить эту группу</translation>
    </message>
</context>
<context>
    <name>pgduel::design::HeaderSection</name>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>What is compared, in a few words</source>
        <translation>Что сравнивается, в нескольких словах</translation>
    </message>
    <message>
        <source>What should the comparison answer?</source>
        <translation>На какой вопрос должно ответить сравнение?</translation>
    </message>
</context>
<context>
    <name>pgduel::design::LevelRow</name>
    <message>
        <source>Level %1</source>
        <translation>Уровень %1</translation>
    </message>
    <message>
        <source>Remove the level</source>
        <translation>Удалить уровень</translation>
    </message>
    <message>
        <source>Remove level %1</source>
        <translation>Удалить уровень %1</translation>
    </message>
    <message>
        <source>Remove this level</source>
        <translation>Удалить этот уровень</translation>
    </message>
    <message>
        <source>a value, such as 25 % RAM, 512 MB or on</source>
        <translation>значение, например 25 % RAM, 512 MB или on</translation>
    </message>
</context>
<context>
    <name>pgduel::design::LoadCurve</name>
    <message>
        <source>Sessions over time</source>
        <translation>Сессии по времени</translation>
    </message>
    <message>
        <source>The load is drawn here as soon as it is complete</source>
        <translation>Нагрузка появится здесь, когда будет задана полностью</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Сессии</translation>
    </message>
    <message>
        <source>Warm-up: %1</source>
        <translation>Прогрев: %1</translation>
    </message>
    <message>
        <source>Transactions a second over time</source>
        <translation>Транзакции в секунду по времени</translation>
    </message>
    <message>
        <source>Transactions/s</source>
        <translation>Транзакций/с</translation>
    </message>
    <message>
        <source>%1 transactions/s</source>
        <translation>%1 транзакций/с</translation>
    </message>
</context>
<context>
    <name>pgduel::design::LoadSection</name>
    <message>
        <source>Course of the load</source>
        <translation>Ход нагрузки</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Сессии</translation>
    </message>
    <message>
        <source>From sessions</source>
        <translation>Сессий от</translation>
    </message>
    <message>
        <source>To sessions</source>
        <translation>Сессий до</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Ступеней</translation>
    </message>
    <message>
        <source>Transactions/s</source>
        <translation>Транзакций/с</translation>
    </message>
    <message>
        <source>Step, seconds</source>
        <translation>Ступень, секунд</translation>
    </message>
    <message>
        <source>How long each load step lasts</source>
        <translation>Сколько длится каждая ступень нагрузки</translation>
    </message>
    <message>
        <source>Warm-up, seconds</source>
        <translation>Прогрев, секунд</translation>
    </message>
    <message>
        <source>Load before the first step; it is not counted</source>
        <translation>Нагрузка перед первой ступенью; не учитывается</translation>
    </message>
    <message>
        <source>Discarded, seconds</source>
        <translation>Не учитывать, секунд</translation>
    </message>
    <message>
        <source>The first part of each step, which is not counted</source>
        <translation>Начало каждой ступени, которое не учитывается</translation>
    </message>
    <message>
        <source>Sessions of each step</source>
        <translation>Сессии каждой ступени</translation>
    </message>
    <message>
        <source>Whole numbers with commas between them, such as 5, 10, 20</source>
        <translation>Целые числа через запятую, например 5, 10, 20</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Нагрузка</translation>
    </message>
    <message>
        <source>Load by</source>
        <translation>Нагрузку создаёт</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>Темп</translation>
    </message>
    <message>
        <source>one</source>
        <translation>один</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>список</translation>
    </message>
    <message>
        <source>from … to</source>
        <translation>от … до</translation>
    </message>
    <message>
        <source>From transactions/s</source>
        <translation>От транзакций/с</translation>
    </message>
    <message>
        <source>To transactions/s</source>
        <translation>До транзакций/с</translation>
    </message>
    <message>
        <source>Transactions/s of each step</source>
        <translation>Транзакций/с на каждой ступени</translation>
    </message>
</context>
<context>
    <name>pgduel::design::PlanGridModel</name>
    <message>
        <source>Run %1: %2</source>
        <translation>Прогон %1: %2</translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation>Блок %1</translation>
    </message>
    <message>
        <source>Runs %1 to %2</source>
        <extracomment>numbers of the first and the last run of a row</extracomment>
        <translation>Прогоны с %1 по %2</translation>
    </message>
</context>
<context>
    <name>pgduel::design::PlanSection</name>
    <message>
        <source>Runs of each experiment</source>
        <translation>Прогонов каждого эксперимента</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>The same seed gives the same order on every machine</source>
        <translation>Одно и то же начальное число даёт один и тот же порядок на любой машине</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>План прогонов</translation>
    </message>
    <message>
        <source>Runs in order, block by block</source>
        <translation>Прогоны по порядку, блок за блоком</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Новое начальное число</translation>
    </message>
    <message>
        <source>Replicates</source>
        <translation>Повторы</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Начальное число</translation>
    </message>
    <message>
        <source>Run the baseline against itself too</source>
        <translation>Выполнять и базовый вариант против самого себя</translation>
    </message>
    <message>
        <source>Runs the baseline twice in every block: what the two differ by is the noise floor</source>
        <translation>Базовый вариант выполняется в каждом блоке дважды: разница между ними и есть уровень шума</translation>
    </message>
    <message>
        <source>The plan ends</source>
        <translation>План заканчивается</translation>
    </message>
    <message>
        <source>when the interval is narrow enough</source>
        <translation>когда интервал достаточно узок</translation>
    </message>
    <message>
        <source>within a time budget</source>
        <translation>в пределах лимита времени</translation>
    </message>
    <message>
        <source>after its replicates</source>
        <translation>после всех повторов</translation>
    </message>
    <message>
        <source>Interval, ± %</source>
        <translation>Интервал, ± %</translation>
    </message>
    <message>
        <source>Blocks are added until the confidence interval of every pair is this narrow</source>
        <translation>Блоки добавляются, пока доверительный интервал каждой пары не станет таким узким</translation>
    </message>
    <message>
        <source>At most, blocks</source>
        <translation>Самое большее, блоков</translation>
    </message>
    <message>
        <source>The plan ends here, however wide the interval is</source>
        <translation>Здесь план заканчивается при любой ширине интервала</translation>
    </message>
    <message>
        <source>Budget, hours</source>
        <translation>Лимит времени, часов</translation>
    </message>
    <message>
        <source>Replicates and the length of a step follow from it</source>
        <translation>Из него следуют число повторов и длина ступени</translation>
    </message>
</context>
<context>
    <name>pgduel::design::ScriptDialog</name>
    <message>
        <source>Edit the script</source>
        <translation>Править скрипт</translation>
    </message>
    <message>
        <source>Make the script an own one</source>
        <translation>Сделать скрипт своим</translation>
    </message>
    <message>
        <source>Script “%1”</source>
        <translation>Скрипт «%1»</translation>
    </message>
    <message>
        <source>pgbench&apos;s script language: SQL and commands such as \set. What is typed is checked at once.</source>
        <translation>Язык скриптов pgbench: SQL и команды, например \set. Текст проверяется сразу при вводе.</translation>
    </message>
    <message>
        <source>This script comes with pgDuel (%1) and stays as it is.</source>
        <translation>Этот скрипт входит в pgDuel (%1) и не меняется.</translation>
    </message>
    <message>
        <source>✓ No mistakes found</source>
        <translation>✓ Ошибок не найдено</translation>
    </message>
    <message>
        <source>Text of the script</source>
        <translation>Текст скрипта</translation>
    </message>
    <message>
        <source>Make it my own</source>
        <translation>Сделать своим</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>pgduel::design::ScriptRow</name>
    <message>
        <source>Name of script %1</source>
        <translation>Имя скрипта %1</translation>
    </message>
    <message>
        <source>Weight of script %1</source>
        <translation>Вес скрипта %1</translation>
    </message>
    <message>
        <source>Edit script %1</source>
        <translation>Править скрипт %1</translation>
    </message>
    <message>
        <source>Remove the script</source>
        <translation>Удалить скрипт</translation>
    </message>
    <message>
        <source>Name of the script</source>
        <translation>Имя скрипта</translation>
    </message>
    <message>
        <source>Text…</source>
        <translation>Текст…</translation>
    </message>
    <message>
        <source>Remove script %1</source>
        <translation>Удалить скрипт %1</translation>
    </message>
    <message>
        <source>Remove this script</source>
        <translation>Удалить этот скрипт</translation>
    </message>
    <message>
        <source>Group of script %1</source>
        <translation>Группа скрипта %1</translation>
    </message>
    <message>
        <source>every group</source>
        <translation>все группы</translation>
    </message>
    <message>
        <source>Share of the transactions or sessions</source>
        <translation>Доля транзакций или сессий</translation>
    </message>
</context>
<context>
    <name>pgduel::design::ScriptsSection</name>
    <message>
        <source>Protocol</source>
        <translation>Протокол</translation>
    </message>
    <message>
        <source>Weights share out</source>
        <translation>Веса распределяют</translation>
    </message>
    <message>
        <source>Own script</source>
        <translation>Свой скрипт</translation>
    </message>
    <message>
        <source>Add a script</source>
        <translation>Добавить скрипт</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Скрипты</translation>
    </message>
    <message>
        <source>+ Script</source>
        <translation>+ Скрипт</translation>
    </message>
    <message>
        <source>No script yet: add one of those that come with pgDuel, or write one.</source>
        <translation>Скриптов пока нет: добавьте один из входящих в pgDuel или напишите свой.</translation>
    </message>
</context>
<context>
    <name>pgduel::design::ServerSection</name>
    <message>
        <source>PostgreSQL</source>
        <translation>PostgreSQL</translation>
    </message>
    <message>
        <source>The programs of this installation are used. A folder with “postgres” in it can be typed in.</source>
        <translation>Используются программы этой установки. Можно ввести каталог, в котором есть «postgres».</translation>
    </message>
    <message>
        <source>Declared RAM</source>
        <translation>Объявленный объём RAM</translation>
    </message>
    <message>
        <source>What levels such as “25 % RAM” are reckoned from. Empty: the RAM of this machine.</source>
        <translation>От чего отсчитываются уровни вида «25 % RAM». Пусто: объём RAM этой машины.</translation>
    </message>
    <message>
        <source>Defeat the OS cache</source>
        <translation>Очищать кеш ОС</translation>
    </message>
    <message>
        <source>Data files are taken out of the operating system&apos;s cache, so that reads are real reads.</source>
        <translation>Файлы данных вытесняются из кеша операционной системы, чтобы чтение было настоящим.</translation>
    </message>
    <message>
        <source>the newest found</source>
        <translation>самая новая из найденных</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>a PostgreSQL installation: version, then its folder</extracomment>
        <translation>%1 в %2</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Сервер</translation>
    </message>
    <message>
        <source>this machine&apos;s: %1</source>
        <translation>этой машины: %1</translation>
    </message>
    <message>
        <source>this machine&apos;s</source>
        <translation>этой машины</translation>
    </message>
</context>
<context>
    <name>pgduel::design::SessionsSection</name>
    <message>
        <source>Add a group of sessions</source>
        <translation>Добавить группу сессий</translation>
    </message>
    <message>
        <source>Round trips</source>
        <translation>Обмен с сервером</translation>
    </message>
    <message>
        <source>Think time, ms</source>
        <translation>Время обдумывания, мс</translation>
    </message>
    <message>
        <source>Pause between two transactions of a session; it is in no latency</source>
        <translation>Пауза между двумя транзакциями сессии; ни в какую задержку она не входит</translation>
    </message>
    <message>
        <source>Latency limit, ms</source>
        <translation>Предел задержки, мс</translation>
    </message>
    <message>
        <source>A transaction that takes longer is late; under a rate one that cannot begin within it is skipped. 0: no limit</source>
        <translation>Транзакция, которая длится дольше, — опоздавшая; при заданном темпе та, что не может начаться за это время, пропускается. 0: без предела</translation>
    </message>
    <message>
        <source>Tries of a transaction</source>
        <translation>Попыток на транзакцию</translation>
    </message>
    <message>
        <source>How often a transaction is tried at most when an error allows it. 0: no limit</source>
        <translation>Сколько раз самое большее выполняется транзакция, если ошибка допускает повтор. 0: без предела</translation>
    </message>
    <message>
        <source>After an error</source>
        <translation>После ошибки</translation>
    </message>
    <message>
        <source>retry, count, abort or stop, also by SQLSTATE or its beginning: 40001=retry, 23=count, stop</source>
        <translation>retry, count, abort или stop, также по SQLSTATE или его началу: 40001=retry, 23=count, stop</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Группа %1</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Сессии</translation>
    </message>
    <message>
        <source>+ Group</source>
        <translation>+ Группа</translation>
    </message>
    <message>
        <source>conflicts tried again, others counted</source>
        <translation>конфликты повторяются, прочее считается</translation>
    </message>
    <message>
        <source>Each group has the scripts that name it and those of every group.</source>
        <translation>У каждой группы — скрипты, в которых она указана, и скрипты для всех групп.</translation>
    </message>
</context>
<context>
    <name>pgduel::design::SettingPicker</name>
    <message>
        <source>Choose a setting</source>
        <translation>Выбор параметра</translation>
    </message>
    <message>
        <source>Search in names and descriptions, for example “buffers” or “checkpoint”</source>
        <translation>Поиск в именах и описаниях, например «buffers» или «checkpoint»</translation>
    </message>
    <message>
        <source>Search for a setting</source>
        <translation>Поиск параметра</translation>
    </message>
    <message>
        <source>Settings found</source>
        <translation>Найденные параметры</translation>
    </message>
    <message>
        <source>No setting fits these words. Use fewer or shorter words.</source>
        <translation>Под эти слова не подходит ни один параметр. Укажите меньше слов или слова короче.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>pgduel::design::SettingRows</name>
    <message>
        <source>Remove the setting %1</source>
        <translation>Удалить параметр %1</translation>
    </message>
    <message>
        <source>Add the setting %1</source>
        <translation>Добавить параметр %1</translation>
    </message>
    <message>
        <source>+ Setting</source>
        <translation>+ Параметр</translation>
    </message>
    <message>
        <source>Add a setting</source>
        <translation>Добавить параметр</translation>
    </message>
</context>
<context>
    <name>pgduel::design::StartPage</name>
    <message>
        <source>the file is not there now</source>
        <translation>файла сейчас нет</translation>
    </message>
    <message>
        <source>Open the study “%1”</source>
        <translation>Открыть исследование «%1»</translation>
    </message>
    <message>
        <source>Open the template “%1”</source>
        <translation>Открыть шаблон «%1»</translation>
    </message>
    <message>
        <source>Only by comparing the figures in a race can one draw conclusions.</source>
        <translation>Только сравнив показатели в гонке, можно делать выводы.</translation>
    </message>
    <message>
        <source>Begin with a template</source>
        <translation>Начать с шаблона</translation>
    </message>
    <message>
        <source>Recent studies</source>
        <translation>Недавние исследования</translation>
    </message>
    <message>
        <source>A study file (.pgduel or .study.toml) can be dropped anywhere in this window.</source>
        <translation>Файл исследования (.pgduel или .study.toml) можно перетащить в любое место этого окна.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Empty study</source>
        <translation>Пустое исследование</translation>
    </message>
    <message>
        <source>Forget the missing files</source>
        <translation>Забыть отсутствующие файлы</translation>
    </message>
    <message>
        <source>No study yet</source>
        <translation>Исследований пока нет</translation>
    </message>
    <message>
        <source>Studies that you open or run stand here, newest first.</source>
        <translation>Здесь появляются открытые и запущенные исследования, сначала самые новые.</translation>
    </message>
</context>
<context>
    <name>pgduel::design::WordedSettings</name>
    <message>
        <source>Setting</source>
        <translation>Параметр</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Единица</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>A change takes</source>
        <translation>Для изменения нужно</translation>
    </message>
</context>
<context>
    <name>pgduel::run_page::MetricChart</name>
    <message>
        <source>One more chart</source>
        <translation>Ещё один график</translation>
    </message>
    <message>
        <source>Take this chart away</source>
        <translation>Убрать этот график</translation>
    </message>
    <message>
        <source>Metric of the chart: %1</source>
        <translation>Метрика графика: %1</translation>
    </message>
</context>
<context>
    <name>pgduel::run_page::PlanBox</name>
    <message>
        <source>Block %1: %2</source>
        <translation>Блок %1: %2</translation>
    </message>
    <message>
        <source>Runs of the plan</source>
        <translation>Прогоны плана</translation>
    </message>
</context>
<context>
    <name>pgduel::run_page::RunCharts</name>
    <message>
        <source>%1, earlier run</source>
        <translation>%1, тень соперника</translation>
    </message>
    <message>
        <source>Charts of the run</source>
        <translation>Графики прогона</translation>
    </message>
</context>
<context>
    <name>pgduel::run_page::RunHeader</name>
    <message>
        <source>By time</source>
        <translation>По времени</translation>
    </message>
    <message>
        <source>X axis: elapsed time instead of load steps</source>
        <translation>Ось X: время от начала прогона вместо ступеней нагрузки</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Остановка…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Ends the load now; what was measured is kept</source>
        <translation>Прекращает нагрузку сейчас; измеренное сохраняется</translation>
    </message>
    <message>
        <source>Do not pause</source>
        <translation>Без паузы</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Pause after run</source>
        <translation>Пауза после прогона</translation>
    </message>
    <message>
        <source>The run that is going on is finished first</source>
        <translation>Сначала завершится текущий прогон</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход выполнения</translation>
    </message>
    <message>
        <source>State of the plan</source>
        <translation>Состояние плана</translation>
    </message>
</context>
<context>
    <name>pgduel::run_page::RunPage</name>
    <message>
        <source>Before the first run</source>
        <translation>До первого прогона</translation>
    </message>
    <message>
        <source>Paused: the next run waits</source>
        <translation>Пауза: следующий прогон ожидает</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s) done</source>
        <translation>
            <numerusform>Выполнено: %1 из %n прогона</numerusform>
            <numerusform>Выполнено: %1 из %n прогонов</numerusform>
            <numerusform>Выполнено: %1 из %n прогонов</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has run yet</source>
        <translation>Прогонов ещё не было</translation>
    </message>
    <message>
        <source>When the plan runs, speed and waits are drawn here live, with the rival&apos;s earlier run beside them.</source>
        <translation>Во время выполнения плана здесь в реальном времени строятся графики скорости и ожиданий, рядом — тень соперника.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>План прогонов</translation>
    </message>
</context>
<context>
    <name>pgduel::run_page::StandingBox</name>
    <message>
        <source>first step</source>
        <translation>первая ступень</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>ещё не запускался</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 из %n ступени</numerusform>
            <numerusform>%1 из %n ступеней</numerusform>
            <numerusform>%1 из %n ступеней</numerusform>
        </translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Положение в гонке</translation>
    </message>
</context>
<context>
    <name>pgduel::shell::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Закрыть это сообщение</translation>
    </message>
</context>
<context>
    <name>pgduel::shell::ShortcutsSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Везде</translation>
    </message>
</context>
<context>
    <name>pgduel::shell::StatusLine</name>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>The computer stays awake</source>
        <translation>Компьютер не засыпает</translation>
    </message>
    <message>
        <source>What pgDuel itself costs: CPU of the load driver, and of the wait sampler</source>
        <translation>Затраты самого pgDuel: процессор генератора нагрузки и сборщика ожиданий</translation>
    </message>
</context>
<context>
    <name>pgduel::shell::StepButton</name>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a step of the work and how it stands, as in &quot;Run: done&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>pgduel::shell::StepRail</name>
    <message>
        <source>Steps of the work</source>
        <translation>Этапы работы</translation>
    </message>
</context>
</TS>
