import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LOCALES } from '@nukkad/contract/languages';
import type { Format } from '../../src/shared/i18n/format';

/** Numbers that vary: a text with one of them is rendered for each of `NUMBERS`. */
const VARYING = ['count', 'number', 'joined', 'counted', 'shown'];
const NUMBERS = [0, 1, 2, 120_000] as const;

/** Numbers that are limits and settings of the product, or parts of a whole. */
const FIXED: Readonly<Record<string, number>> = {
  ...{
    all: 10,
    applied: 20,
    attempts: 12,
    asked: 40,
    broadcast: 2,
    declared: 50,
    faded: 10,
    halving: 30,
    newcomers: 15,
    prior: 8,
    hotDays: 7,
    hotLooks: 5,
    km: 20,
    last: 7,
  },
  ...{
    days: 3,
    acknowledgedHours: 24,
    closed: 2,
    newApplication: 3,
    rejected: 2,
    shortlisted: 2,
    times: 3,
    appealDays: 14,
    answerHours: 24,
    decidedDays: 7,
    orderHours: 3,
    filled: 2,
    found: 7,
    free: 2,
    hours: 48,
    least: 5,
    length: 50,
    limit: 10,
    matched: 1,
    max: 20,
    megapixels: 24,
    maximum: 5000,
    minimum: 3,
    minutes: 10,
    most: 20,
    openings: 3,
    percent: 5,
    sent: 5,
  },
  ...{ of: 9, oneSkill: 40, payAll: 150, payMet: 60, payNothing: 50, points: 13, radius: 20, score: 72, size: 1 },
  ...{ twoSkills: 70, value: 800, workDays: 26, workHours: 8, shortDay: 4, fullDay: 8, year: 2027 },
  ...{ agePart: 50, perApplicant: 2, seenBy: 12, step: 2 },
  ...{ again: 8, min: 5, seconds: 30, years: 8 },
};
/** Amounts of money. */
const AMOUNTS = [
  ...['amount', 'daily', 'expected', 'from', 'fullPay', 'middle', 'pay', 'rate', 'reward', 'shortPay', 'to', 'usual'],
  ...['outside', 'proposed', 'reserved', 'returned', 'stated', 'toEmployer', 'toPay', 'total', 'toWorker', 'wage'],
  ...['fee', 'freeUpTo', 'tax', 'warnFrom'],
];
const MOMENTS = ['at', 'clock', 'date', 'day', 'month', 'starts', 'time', 'until', 'weekday', 'when'];
/** Parameters with words and names: all others. */
const WORDS = [
  ...[
    'action',
    'address',
    'applicant',
    'brand',
    'browser',
    'category',
    'city',
    'code',
    'codes',
    'company',
    'direction',
    'distance',
    'duration',
    'email',
    'ends',
  ],
  ...[
    'field',
    'fields',
    'fromPart',
    'kinds',
    'host',
    'link',
    'level',
    'login',
    'message',
    'mode',
    'gstin',
    'name',
    'network',
    'note',
    'often',
    'other',
    'own',
    'part',
    'parts',
  ],
  ...[
    'names',
    'reply',
    'people',
    'phone',
    'place',
    'reason',
    'reporter',
    'seeker',
    'sender',
    'signsIn',
    'slot',
    'soon',
    'status',
    'system',
    'text',
    'title',
  ],
  ...['channel', 'posted', 'queue', 'reference', 'seen', 'since', 'skill', 'source', 'state', 'zone'],
  ...['partner', 'practice', 'ending'],
  ...['agreed', 'by', 'caseAnswer', 'caseDecision', 'caseId', 'claimed', 'got', 'owed', 'paid', 'result'],
  ...['appealId', 'decision', 'due', 'kind', 'location', 'toPart', 'urgency', 'waiting', 'where', 'why', 'words'],
];

/**
 * Smallest possible number of a text, for texts that are shown only from some number on: a truncated list, a mail about
 * news, a length.
 */
const LEAST: Readonly<Record<string, number>> = {
  ...{
    'instant-work/jobs:found': 1,
    'instant-work/jobs:peopleFound': 1,
    'instant-work/jobs:open': 1,
    'instant-work/jobs:thinkingNow': 1,
  },
  ...{ 'instant-work/jobs:waves.asked': 1, 'instant-work/jobs:waves.silent': 1, 'instant-work/jobs:left.days': 2 },
  ...{
    'instant-work/jobs:cancel.accepted': 1,
    'instant-work/jobs:cancel.thinking': 1,
    'instant-work/job-form:people': 1,
  },
  ...{ 'instant-work/job-form:regulars.namesMore': 1 },
  ...{ 'messaging:digest.subject': 1, 'messaging:digest.line': 1, 'job-search:nearby.part': 2, 'job:list.end': 2 },
  ...{ 'interview:list.all': 2, 'employer-dashboard:jobs.all': 2, 'rewards:people.newest': 2 },
  ...{ 'instant-work/requests:over': 1, 'instant-work/requests:unread': 1, 'dashboard:sections.waiting': 1 },
  ...{ 'employer-dashboard:waiting.interviews': 1, 'interviews/request:hot.views': 1 },
  ...{ 'signup:verification.placeholder': 2, 'ai-jobs/details:reason.skills.some': 1, 'manage-job:match.skillsOf': 1 },
  ...{ 'manage-job:match.skills.fits': 1, 'manage-job:match.skills.some': 1 },
};
/** Parameters with another meaning in some texts. */
const SAMPLES: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  'instant-work/jobs:found': { found: 1 },
  'instant-work/jobs:peopleFound': { found: 1 },
  'shared:format.timeRange': { from: '12', to: '2' },
  'shared:format.timeRangeParts': { from: '11:59', to: '12:30' },
  'shared:format.date': { date: 17 },
  'shared:format.dateYear': { date: 17 },
  'calendar:span': { from: '16.11.', to: '22.11.' },
  'interviews:together.requests.sms': { asked: 3 },
  'salary:basis': { days: 26, hours: 8 },
  'payment:price.tax': { percent: 18 },
  'payment:rules.late': { percent: 50 },
  'instant-work/job-form:securePay.due.later': { hours: 2 },
  'profile:notifications.sms.applications': { from: '8', until: '9' },
  'info:referral.text': { reward: 100 },
  'info:referral.reward.text': { reward: 100 },
  'profile:reviews.text': { days: 180 },
  'admin:reviewCases.unsafeCount': { days: 90 },
  'engagements:attendance.tooEarly': { from: '16:30' },
  'engagements:attendance.endTooEarly': { from: '16:30' },
  'pricing:pricing.faq.referral.answer': { reward: 100 },
  'papers:year.period': { from: '1 April 2026', to: '31 March 2027' },
  'papers:year.below': { percent: 0.1 },
  'papers:year.near': { percent: 0.1 },
  'papers:year.above': { percent: 0.1 },
  'admin:money.incomeTax.text': { from: '1 April' },
};

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Friday, 20 November 2026, half past twelve in India. */
const NOW = new Date('2026-11-20T12:30:00+05:30');
const THEN = new Date('2026-11-17T16:30:00+05:30');

type Texts = Readonly<Record<string, string>>;

function flatten(value: unknown, path = ''): Texts {
  if (typeof value === 'string') return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value as object).map(([key, child]) => flatten(child, path ? `${path}.${key}` : key)),
  ) as Texts;
}

export const readTexts = (folder: string, language: Language): Texts =>
  flatten(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')));

/** The folder of every namespace of the server. */
export function serverLocaleFolders(): Record<string, string> {
  const source = join(__dirname, '../../../backend/src');
  const folders: Record<string, string> = { errors: join(source, 'common/i18n/locales') };
  for (const name of readdirSync(join(source, 'modules'))) {
    const folder = join(source, 'modules', name, 'locales');
    if (existsSync(folder)) folders[name] = folder;
  }
  return folders;
}

export const parametersOf = (text: string): string[] => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name = '']) => name);

/** Returns the parameters without a declared kind. */
export function unknownParameters(texts: Texts): string[] {
  const known = new Set([...VARYING, ...Object.keys(FIXED), ...AMOUNTS, ...MOMENTS, ...WORDS]);
  return Object.values(texts)
    .flatMap(parametersOf)
    .filter((name) => !known.has(name));
}

/** The plural forms of each key that has some: key → forms. */
export function pluralForms(texts: Texts): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const key of Object.keys(texts)) {
    const [, form] = PLURAL.exec(key) ?? [];
    const stem = key.replace(PLURAL, '');
    if (form) forms.set(stem, [...(forms.get(stem) ?? []), form]);
  }
  return forms;
}

/** Returns every key, plural forms as one, with a number, an amount or a moment; and whether its number varies. */
export function keysWithNumbers(texts: Texts): Map<string, boolean> {
  const keys = new Map<string, boolean>();
  for (const [key, text] of Object.entries(texts)) {
    const names = parametersOf(text);
    const varies = PLURAL.test(key) || names.some((name) => VARYING.includes(name));
    const stem = key.replace(PLURAL, '');
    if (varies || names.some((name) => !WORDS.includes(name))) keys.set(stem, varies || keys.get(stem) === true);
  }
  return keys;
}

/** The numbers that `key` (`namespace:path`) is rendered for. */
export const numbersOf = (key: string): number[] => NUMBERS.filter((number) => number >= (LEAST[key] ?? 0));

/** Returns sample parameters of the text `key`: moments in the words of its language, words as ‹their name›. */
export function sampleParameters(
  key: string,
  texts: Texts,
  language: Language,
  format: Format,
  number: number,
): Record<string, unknown> {
  const label = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'Asia/Kolkata' }).format(THEN);
  const samples: Record<string, unknown> = {
    ...Object.fromEntries(WORDS.map((name) => [name, `‹${name}›`])),
    ...FIXED,
    ...Object.fromEntries(AMOUNTS.map((name) => [name, format.rupees(120_000)])),
    ...{ at: format.when(THEN, undefined, NOW), clock: '12:30', date: format.day(THEN, NOW) },
    day: label({ dateStyle: 'full' }),
    ...{ month: label({ month: 'long' }), weekday: label({ weekday: 'long' }), when: format.relative(THEN, NOW) },
    ...{ time: format.when(THEN, undefined, NOW), starts: format.when(THEN, undefined, NOW) },
    until: format.when(THEN, undefined, NOW),
    ...Object.fromEntries(VARYING.map((name) => [name, format.number(number)])),
    count: number,
    ...SAMPLES[key],
  };
  const path = key.slice(key.indexOf(':') + 1);
  const forms = Object.entries(texts).filter(([name]) => name.replace(PLURAL, '') === path);
  const used = new Set(['count', ...forms.flatMap(([, text]) => parametersOf(text))]);
  return Object.fromEntries(Object.entries(samples).filter(([name]) => used.has(name)));
}
