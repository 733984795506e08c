import { wordsOfList } from './lexicon/compiled-lexicon.js';
import type { WordList } from './lexicon/lexicon-data.js';
import { conditionPhrases, isToldByName, tokensOfWork } from './condition-phrases.js';
import type { JobType } from '@nukkad/contract/jobs/jobs';
import { payInText } from './pay-in-text.js';
import { type Token, tokensOf } from './query-tokens.js';
import { SEARCH_CONDITIONS, type SearchCondition } from '@nukkad/contract/matching/search-readings';
import { normaliseText } from './text-normalisation.js';
import { workingTimes } from './working-times.js';

/** What a job says of itself. */
export interface AdvertisedJob {
  title: string;
  description: string;
  requiredSkills: readonly string[];
  jobType: JobType;
  hoursPerWeek: number | null;
}

const TOKENS_MAX = 400;
/** Hours a week up to which work takes a part of the day. */
const PART_DAY_HOURS = 30;
/** Rupees a day up to which a rate by the day is a wage that is paid daily, and no fee for a day's work. */
const DAILY_WAGE_MAX = 1500;
const setOf = (list: WordList): ReadonlySet<string> => new Set(wordsOfList(list).map(normaliseText));
/** Words beside a condition that take it back: "Sunday off", "khana nahi", "no bike needed". */
const OFF = setOf('day_off');
const NOT_AFTER = setOf('taken_back_after');
const NOT_BEFORE = setOf('taken_back_before');
/** Ways to say "from home" that say nothing of work, unlike "work from home". */
const FROM_HOME = setOf('from_home');
/** Words beside them that tell a way and not where the work is done: "from home to school", "pick up from home". */
const WAY = setOf('way');
const OFF_REACH = 3;

const sentencesOf = ({ title, description, requiredSkills }: AdvertisedJob): string[] =>
  [title, ...requiredSkills, ...description.split(/[!?।;\n]|\.(?=\s|$)/u)].filter((sentence) => sentence.trim() !== '');

/** Whether the words beside a phrase take it back. */
function isTakenBack(tokens: readonly Token[], from: number, to: number, condition: SearchCondition): boolean {
  const around = (reach: number): string[] => [
    ...tokens.slice(Math.max(0, from - reach), from).map(({ word }) => word),
    ...tokens.slice(to, to + reach).map(({ word }) => word),
  ];
  if (condition === 'weekend' && around(OFF_REACH).some((word) => OFF.has(word))) return true;
  const phrase = tokens.slice(from, to).map(({ word }) => word);
  if (FROM_HOME.has(phrase.join(' ')) && around(OFF_REACH).some((word) => WAY.has(word))) return true;
  if (NOT_BEFORE.has(tokens[from - 1]?.word ?? '')) return true;
  return NOT_AFTER.has(tokens[to]?.word ?? '');
}

/**
 * The conditions of SEARCH_CONDITIONS that a job meets by its own words, its times and its hours, in the order of that list.
 * What it does not say it does not meet.
 */
export function conditionsOfJob(job: AdvertisedJob): SearchCondition[] {
  const met = new Set<SearchCondition>();
  for (const sentence of sentencesOf(job)) {
    const tokens = tokensOf(sentence, TOKENS_MAX);
    const ofWork = tokensOfWork(tokens);
    const times = workingTimes(sentence, true);
    const isOfTime = ({ start, end }: Token): boolean => times.some((time) => start < time.end && end > time.start);
    const isFree = (index: number): boolean => !isOfTime(tokens[index]!);
    for (const { conditions, from, to } of conditionPhrases(tokens, isFree, true)) {
      const isName = ofWork.slice(from, to).some(Boolean);
      for (const condition of conditions) {
        if (isName && !isToldByName(condition, ofWork.slice(from, to))) continue;
        if (!isTakenBack(tokens, from, to, condition)) met.add(condition);
      }
    }
    for (const { conditions } of times) for (const condition of conditions) met.add(condition);
    const pay = payInText(sentence, tokens);
    if (pay?.per === 'day' && pay.rate <= DAILY_WAGE_MAX) met.add('daily_pay');
  }
  if (job.jobType === 'part_time' || (job.hoursPerWeek !== null && job.hoursPerWeek <= PART_DAY_HOURS)) {
    met.add('part_day');
  }
  return SEARCH_CONDITIONS.filter((condition) => met.has(condition));
}
