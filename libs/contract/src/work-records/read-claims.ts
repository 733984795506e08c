import { RECORD_ALGORITHM, WORK_RECORD_TYPE } from './work-record-rules.js';
import type { RecordedShift, RecordKey, SummaryClaims, WorkRecordClaims, WorkRecordIssuer } from './work-records.js';

/*
 * Readers of what a verification gets from outside. They accept what the schemas of `work-records.ts` accept, without the library of the
 * schemas, which is heavier than the page that a stranger opens on a cheap phone. A spec compares both.
 */

type Json = Readonly<Record<string, unknown>>;
/** Returns the value in its type; throws a TypeError for every other value. */
type Reader<Value> = (value: unknown) => Value;

const INT32_MAX = 2_147_483_647;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const OCCUPATION = /^[a-z_]{1,40}$/;
const MOMENT =
  /^(\d{4}-(?:0[1-9]|1[0-2])-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

function refuse(expected: string): never {
  throw new TypeError(`not ${expected}`);
}

const readObject: Reader<Json> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : refuse('an object');
const readText: Reader<string> = (value) => (typeof value === 'string' ? value : refuse('a text'));
const readCount: Reader<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= INT32_MAX ? value : refuse('a count');
const readHours: Reader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : refuse('hours');
const matching =
  (pattern: RegExp, expected: string): Reader<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : refuse(expected);
const readMonth = matching(MONTH, 'a month');
const readOccupation = matching(OCCUPATION, 'a kind of work');
/** Returns whether a month has this day; "2026-02-30" is parsed as a day of March. */
function isDay(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}
const readMoment: Reader<string> = (value) => {
  const [, date] = typeof value === 'string' ? (MOMENT.exec(value) ?? []) : [];
  return date !== undefined && isDay(date) ? (value as string) : refuse('a moment');
};
const oneOf =
  <const Value extends string>(...known: readonly Value[]): Reader<Value> =>
  (value) =>
    known.find((one) => one === value) ?? refuse(known.join(' or '));
const listOf =
  <Value>(read: Reader<Value>): Reader<Value[]> =>
  (value) =>
    Array.isArray(value) ? value.map((entry) => read(entry)) : refuse('a list');
const pairOf =
  <First, Second>(first: Reader<First>, second: Reader<Second>): Reader<[First, Second]> =>
  (value) =>
    Array.isArray(value) && value.length === 2 ? [first(value[0]), second(value[1])] : refuse('a pair');
/** The named value where there is one. */
const optional = <Name extends string, Value>(
  object: Json,
  name: Name,
  read: Reader<Value>,
): Partial<Record<Name, Value>> =>
  object[name] === undefined ? {} : ({ [name]: read(object[name]) } as Partial<Record<Name, Value>>);

const readOccupationHours: Reader<{ occupation: string; hours: number }> = (value) => {
  const { occupation, hours } = readObject(value);
  return { occupation: readOccupation(occupation), hours: readHours(hours) };
};

/** One shift of a record; throws a TypeError for anything else. */
export const readRecordedShift: Reader<RecordedShift> = (value) => {
  const shift = readObject(value);
  return {
    ...{ ...readOccupationHours(shift), month: readMonth(shift['month']) },
    ...optional(shift, 'area', (given) => {
      const area = readObject(given);
      return { en: readText(area['en']), ...optional(area, 'hi', readText), ...optional(area, 'kn', readText) };
    }),
    ...optional(shift, 'employer', readText),
    ...optional(shift, 'place', readText),
    ...optional(shift, 'pay', (given) => {
      const { amount, currency } = readObject(given);
      return { amount: readText(amount), currency: oneOf('INR', 'USD')(currency) };
    }),
  };
};

/** Null for what a reader refuses. */
function orNull<Value>(read: Reader<Value>, value: unknown): Value | null {
  try {
    return read(value);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** The claims of a record whose disclosures are put in; null for anything else. */
export const readRecordClaims = (value: unknown): WorkRecordClaims | null =>
  orNull((given) => {
    const claims = readObject(given);
    const status = readObject(readObject(claims['status'])['status_list']);
    return {
      ...{ iss: readText(claims['iss']), iat: readCount(claims['iat']), exp: readCount(claims['exp']) },
      ...{ vct: oneOf(WORK_RECORD_TYPE)(claims['vct']), name: readText(claims['name']) },
      status: { status_list: { idx: readCount(status['idx']), uri: readText(status['uri']) } },
      ...{ from: readMonth(claims['from']), to: readMonth(claims['to']), kept: readCount(claims['kept']) },
      ...optional(claims, 'hours', listOf(readOccupationHours)),
      ...optional(claims, 'again', (counts) => {
        const { yes, of } = readObject(counts);
        return { yes: readCount(yes), of: readCount(of) };
      }),
      shifts: listOf(readRecordedShift)(claims['shifts']),
    };
  }, value);

/** The claims of a summary; null for anything else. */
export const readSummaryClaims = (value: unknown): SummaryClaims | null =>
  orNull((given) => {
    const claims = readObject(given);
    return {
      ...{ iss: readText(claims['iss']), iat: readCount(claims['iat']), exp: readCount(claims['exp']) },
      ...{ n: readText(claims['n']), m: pairOf(readMonth, readMonth)(claims['m']), k: readCount(claims['k']) },
      h: listOf(pairOf(readOccupation, readHours))(claims['h']),
      ...optional(claims, 'a', pairOf(readCount, readCount)),
      s: pairOf(readCount, readCount)(claims['s']),
    };
  }, value);

const readKey: Reader<RecordKey> = (value) => {
  const key = readObject(value);
  return {
    ...{ kty: oneOf('EC')(key['kty']), crv: oneOf('P-256')(key['crv']) },
    ...{ x: readText(key['x']), y: readText(key['y']), kid: readText(key['kid']) },
    ...{ alg: oneOf(RECORD_ALGORITHM)(key['alg']), use: oneOf('sig')(key['use']) },
  };
};

/** The issuer of records; null for anything else. */
export const readRecordIssuer = (value: unknown): WorkRecordIssuer | null =>
  orNull((given) => {
    const issuer = readObject(given);
    return {
      ...{ issuer: readText(issuer['issuer']), now: readMoment(issuer['now']) },
      jwks: { keys: listOf(readKey)(readObject(issuer['jwks'])['keys']) },
      ...optional(issuer, 'withdrawn', listOf(readText)),
      ...optional(issuer, 'lists', (lists) => readCount(lists) || refuse('a number of lists')),
    };
  }, value);
