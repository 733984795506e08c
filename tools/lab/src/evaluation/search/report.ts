import { formatTable } from '@nukkad/tools/reports/text-table';
import type { QualityTarget } from './quality-targets.js';
import { gradeOf } from './labels.js';
import { type Judged, type Measure, MEASURES, namesWork, over, worthOf } from './measures.js';
import { LANGUAGES, QUERY_CLASSES, type QueryClass, type Works } from './search-set.js';

/** The responses of one search to all queries. */
export interface Outcome {
  name: string;
  judged: readonly Judged[];
}

const NAMES: Readonly<Record<Measure, string>> = {
  first: 'success@1',
  firstThree: 'success@3',
  precision: 'precision@5',
  ndcg: 'nDCG@10',
  none: 'no result',
  wrongInThree: 'wrong in first 3',
  falsePositive: 'false positives',
  atPlace: 'place honoured',
  allMet: 'several parts met',
  conditionsMet: 'conditions met',
};
const figure = (value: number | null): string => (value === null ? '-' : value.toFixed(3));
const SHOWN = 3;

/** Returns every measure of the queries of a class. */
const measuresOfClass = ({ judged }: Outcome, name: QueryClass): (number | null)[] => {
  const ofClass = judged.filter(({ query }) => query.class === name);
  return MEASURES.map((measure) => over(ofClass, measure));
};

/**
 * Returns every figure, by search; those of the first search by class; then the value of the answers by class and by
 * language.
 */
export function tables(outcomes: readonly Outcome[]): string[] {
  const measures = formatTable([
    ['all queries', 'asked', ...outcomes.map(({ name }) => name)],
    ...MEASURES.map((measure) => [
      NAMES[measure],
      String(outcomes[0]!.judged.filter((each) => each[measure] !== null).length),
      ...outcomes.map(({ judged }) => figure(over(judged, measure))),
    ]),
  ]);
  const groups = (head: string, names: readonly string[], isIn: (judged: Judged, name: string) => boolean): string =>
    formatTable([
      [head, 'queries', ...outcomes.map(({ name }) => name)],
      ...names.map((name) => {
        const of = ({ judged }: Outcome): Judged[] => judged.filter((each) => isIn(each, name));
        return [name, String(of(outcomes[0]!).length), ...outcomes.map((outcome) => figure(worthOf(of(outcome))))];
      }),
    ]);
  const [own] = outcomes;
  return [
    measures,
    formatTable([
      [`${own!.name}, by class`, ...MEASURES.map((measure) => NAMES[measure])],
      ...QUERY_CLASSES.map((name) => [name, ...measuresOfClass(own!, name).map(figure)]),
    ]),
    groups('right first, or rightly nothing', QUERY_CLASSES, ({ query }, name) => query.class === name),
    groups(
      'right first, where work is named',
      [...LANGUAGES, 'misspelt', 'all'],
      (judged, name) =>
        namesWork(judged) &&
        (name === 'all' || (name === 'misspelt' ? judged.query.misspelt : judged.query.language === name)),
    ),
  ];
}

/** Returns the targets, and whether they are met. */
export const verdicts = (targets: readonly QualityTarget[]): string =>
  formatTable([
    ['held to', 'measured', 'target', ''],
    ...targets.map(({ name, value, target, met }) => [name, figure(value), target, met ? 'met' : 'MISSED']),
  ]);

/** Returns whether a query failed in a way that counts. */
const isPoor = (judged: Judged): boolean =>
  judged.failed ||
  judged.falsePositive === 1 ||
  [judged.first, judged.atPlace, judged.allMet, judged.conditionsMet].includes(0);

/** Returns each failed query, with the first results and their quality. */
export function failures(judged: readonly Judged[], works: Works): string[] {
  return judged.filter(isPoor).map((each) => {
    const { query, answers } = each;
    const wrong = MEASURES.filter(
      (measure) => MEASURES_OF_FAILURE.includes(measure) && isWrong(measure, each[measure]),
    );
    const asked = [query.class, query.language, query.works.join('/') || '-', query.place?.name].filter(Boolean);
    const shown = answers
      .slice(0, SHOWN)
      .map(
        (answer) =>
          `\n      ${gradeOf(query, answer, works)}  ${answer.id} ${answer.work}: ${answer.title} (${answer.location})`,
      );
    const what = each.failed ? 'failed' : wrong.map((measure) => NAMES[measure]).join(', ');
    const text = JSON.stringify(query.text.slice(0, 80));
    return `${query.id} ${text} [${asked.join(', ')}] ${what}${shown.join('') || '\n      nothing'}`;
  });
}

const MEASURES_OF_FAILURE: readonly Measure[] = ['first', 'falsePositive', 'atPlace', 'allMet', 'conditionsMet'];
const isWrong = (measure: Measure, value: number | null): boolean => value === (measure === 'falsePositive' ? 1 : 0);

/** Returns the figures as data: of each search by measure, and the responses to each query. */
export const asData = (outcomes: readonly Outcome[], targets: readonly QualityTarget[]): object => ({
  searches: Object.fromEntries(
    outcomes.map(({ name, judged }) => [
      name,
      {
        ...Object.fromEntries(MEASURES.map((measure) => [measure, over(judged, measure)])),
        byClass: Object.fromEntries(
          QUERY_CLASSES.map((each) => [each, worthOf(judged.filter(({ query }) => query.class === each))]),
        ),
        measuresByClass: Object.fromEntries(
          QUERY_CLASSES.map((each) => {
            const values = measuresOfClass({ name, judged }, each);
            return [each, Object.fromEntries(MEASURES.map((measure, index) => [measure, values[index]]))];
          }),
        ),
        queries: judged.map(({ query, answers, failed, ...measured }) => ({
          id: query.id,
          text: query.text,
          answers: answers.map(({ id }) => id),
          failed,
          ...measured,
        })),
      },
    ]),
  ),
  targets,
});
