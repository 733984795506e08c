import { withDigits } from '@nukkad/contract/typing/number-words';
import type { SearchCondition } from '@nukkad/contract/matching/search-readings';

/** A time or a number of hours in a text, and what it says of the work; where it stands (UTF-16, end excluded). */
export interface WorkingTime {
  conditions: SearchCondition[];
  start: number;
  end: number;
}

const BORDER = String.raw`(?![\p{L}\p{M}\p{N}])`;
const MORNING = 'am|a\\.m\\.?|morning|subah|bellige|belige|belagge|सुबह|ಬೆಳಿಗ್ಗೆ|ಬೆಳಗ್ಗೆ';
const EVENING = 'pm|p\\.m\\.?|evening|shaam|sham|sanje|raat|night|ratri|शाम|रात|ಸಂಜೆ|ರಾತ್ರಿ';
const CLOCK = String.raw`(?:(${MORNING}|${EVENING})\s*)?(\d{1,2})(?:[:.](\d{2}))?\s*(?:(?:baje|बजे|o'?clock|gante|ಗಂಟೆ)\s*)?(${MORNING}|${EVENING})?`;
const UNTIL = String.raw`\s*(?:-|–|to|till|until|se|से|rinda|ರಿಂದ)\s*`;
const SPAN = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}.,])${CLOCK}${UNTIL}${CLOCK}${BORDER}`, 'giu');
const HOURS = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.,₹/])(\d{1,2})(?:(?:\s*(?:-|to)\s*|\s+)\d{1,2})?\s*(?:hours?|hrs?|ghante|ghanta|ghnte|घंटे|घंटा|ಗಂಟೆಗಳ|ಗಂಟೆ|gante|gantegalu|hour)(?:\s*(?:a|per|in a|every|daily|har|roz|रोज़|रोज|हर)?\s*(?:day|din|daily|roz|दिन|ದಿನ|dina))?${BORDER}`,
  'giu',
);
/** Words before and behind an hour that make it the end of a range. */
const BEFORE_END = String.raw`(?:before|by|till|until|up ?to)\s+`;
const BEHIND_END = String.raw`(?:[sk]e (?:pehle|pahle|pahale)|(?:से|के) पहले|tak|तक|\p{L}?\p{M}*(?:ವರೆಗೆ|ವರೆಗೂ|ರವರೆಗೆ|ಯವರೆಗೆ|ಒಳಗೆ|ಯೊಳಗೆ|ರೊಳಗೆ)|ತನಕ|(?:ಗಿಂತ )?(?:ಮೊದಲು|ಮುಂಚೆ)|varege|tanaka|olage|modalu|munche)`;
/** An hour alone, and the words that make it the beginning or the end of a range. */
const ONE_END = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:(${BEFORE_END})|(?:after|from)\s+)?(?:(${MORNING}|${EVENING})\s*)?(\d{1,2})(?:[:.]\d{2})?\s*(?:(?:baje|बजे|o'?clock|ಗಂಟೆ)\s*)?(${MORNING}|${EVENING})?\s*(?:(${BEHIND_END})|ke baad|के बाद|se|से|nantara|ನಂತರ)?${BORDER}(?!\s*(?:hours?|hrs?|ghante|ghanta|घंटे|घंटा|ಗಂಟೆಗಳ))`,
  'giu',
);

const PART_DAY_HOURS = 6;
const EARLY_UNTIL = 8;
const NIGHT_FROM = 20;
const NIGHT_ENDS = 23;
const LATE_UNTIL = 5;
const EARLY_ENDS = 9;

/** The hour of a day, 0 to 24; null where nothing tells the morning from the evening. */
function hourOf(hour: number, sign: string | undefined): number | null {
  if (hour > 24) return null;
  if (!sign) return hour > 12 ? hour : null;
  const isMorning = new RegExp(`^(?:${MORNING})$`, 'iu').test(sign);
  if (isMorning) return hour % 12;
  const isNight = /^(?:raat|night|ratri|रात|ರಾತ್ರಿ)$/iu.test(sign);
  return isNight && (hour <= 5 || hour === 12) ? (hour % 12) + 24 : (hour % 12) + 12;
}

function conditionsOfSpan(from: number | null, until: number | null): SearchCondition[] {
  const conditions: SearchCondition[] = [];
  if (from !== null && from < EARLY_UNTIL) conditions.push('early_morning');
  if (from !== null && from >= 16 && from < NIGHT_FROM) conditions.push('evening');
  const startsLate = from !== null && from >= NIGHT_FROM;
  const endsLate = until !== null && from !== null && from >= 12 && (until >= NIGHT_ENDS || until <= EARLY_UNTIL);
  if (startsLate || endsLate) conditions.push('night');
  return conditions;
}

/** What work that ends by an hour is called; the hour at which it begins is not told. */
function conditionsOfEnd(until: number): SearchCondition[] {
  if (until >= NIGHT_ENDS || until <= LATE_UNTIL) return ['night'];
  return until <= EARLY_ENDS ? ['early_morning'] : [];
}

/**
 * The times of the day and the hours a day that a text names: "5 am to 2 pm", "4 hours", "सुबह 7 से 12", "after 6 pm", "before 10 pm". In an
 * advertisement a time alone says nothing: "open till 2 am".
 */
export function workingTimes(text: string, isAdvertised = false): WorkingTime[] {
  const times: WorkingTime[] = [];
  const plain = withDigits(text);
  const add = (match: RegExpExecArray, conditions: SearchCondition[]): void => {
    const lead = match[0].length - match[0].trimStart().length;
    const [start, end] = [match.index + lead, match.index + match[0].trimEnd().length];
    if (times.some((time) => start < time.end && end > time.start)) return;
    times.push({ conditions, start, end });
  };
  for (const match of plain.matchAll(SPAN)) {
    const [, beforeFrom, from, , afterFrom, beforeUntil, until, , afterUntil] = match;
    const ends = hourOf(Number(until), beforeUntil ?? afterUntil);
    const sign = beforeFrom ?? afterFrom;
    // "6 to 9 pm" and "7 to 10 morning": the sign of the end goes for both
    const shared = sign ?? (Number(from) < Number(until) ? (beforeUntil ?? afterUntil) : undefined);
    add(match, conditionsOfSpan(hourOf(Number(from), shared), ends));
  }
  for (const match of isAdvertised ? [] : plain.matchAll(ONE_END)) {
    const [, beforeEnd, before, hour, after, behindEnd] = match;
    if (!before && !after) continue;
    const at = hourOf(Number(hour), before ?? after);
    const isEnd = beforeEnd !== undefined || behindEnd !== undefined;
    if (at === null) add(match, []);
    else add(match, isEnd ? conditionsOfEnd(at) : conditionsOfSpan(at, null));
  }
  for (const match of plain.matchAll(HOURS)) add(match, Number(match[1]) <= PART_DAY_HOURS ? ['part_day'] : []);
  return times;
}
