import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ATTENDANCE_PAUSE_SECONDS, ATTENDANCE_TRIES } from '@nukkad/contract/attendance/attendance';
import { WORK_CODE_PAUSE_SECONDS, WORK_CODE_TRIES } from '@nukkad/contract/instant-work/engagements';
import { WORK_RECORDS_PER_DAY } from '@nukkad/contract/work-records/work-record-rules';
import { RELAXED_FACTOR } from '../src/common/http/rate-limits.js';
import { bothSides, type Person } from '../src/modules/jobs/tests/people.js';
import { createTestApp, type TestApp } from './app.js';
import { LIMIT_ROWS, type LimitRow } from './effects/limit-rows.js';

const SOURCES = join(import.meta.dirname, '../src');

/** A limit as the sources declare it. */
const LIMIT = /name: '([a-z-]+)', limit: ([^,]+), seconds: ([^,}]+?)(?:, [^}]*)? \}/g;
const CONSTANTS: Record<string, number> = {
  ...{ HOUR: 3600, WORK_CODE_TRIES, WORK_CODE_PAUSE_SECONDS },
  ...{ ATTENDANCE_TRIES, ATTENDANCE_PAUSE_SECONDS, WORK_RECORDS_PER_DAY },
};
/** Returns the value of a product of numbers and constants. */
const numberOf = (source: string): number =>
  source
    .split('*')
    .map((factor) => CONSTANTS[factor.trim()] ?? Number(factor.replaceAll('_', '')))
    .reduce((product, factor) => product * factor);

describe('the limits of calls', () => {
  let test: TestApp;
  /** Requests so far: each names another address or number. */
  let number = 0;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  /** Returns the uses allowed in the window: an IP address without strict limits represents many people. */
  const mostOf = ({ key, most }: LimitRow): number => (key === 'IP address' ? most * RELAXED_FACTOR : most);

  /** Sets this number of uses of the limit, all of them this many seconds ago. */
  const setUses = (name: string, count: number, seconds: number) =>
    test.dataSource.query(
      `UPDATE rate_limits SET hits = array_fill(clock_timestamp() - make_interval(secs => $3), ARRAY[$2::int])
       WHERE key LIKE $1 || ':%'`,
      [name, count, seconds],
    );

  const requests = LIMIT_ROWS.flatMap((row) =>
    Object.entries(row.calls).map(([operation, request]) => ({ name: row.name, operation, row, request })),
  );
  it.each(requests)('$name counts $operation up to its number within its window', async ({ name, row, request }) => {
    await test.dataSource.query('DELETE FROM rate_limits');
    const [person, other] = [await bothSides(test), await bothSides(test)];
    const call = async (caller: Person) => {
      const { status, headers } = await request({ test, person: caller, number: number++ });
      return status === 429 ? Number(headers['retry-after']) : 0;
    };
    const refused = async () => (await call(person)) > 0;
    expect(await refused()).toBe(false);
    await setUses(name, mostOf(row) - 1, 0);
    expect(await refused()).toBe(false);
    const wait = await call(person);
    expect(wait).toBeGreaterThan(row.seconds * 0.9 - 5);
    expect(wait).toBeLessThanOrEqual(row.seconds);
    // an account has its own uses; an address or a block of numbers shares them among all its users
    expect((await call(other)) > 0).toBe(row.key !== 'account');
    await setUses(name, mostOf(row), row.seconds * 0.95);
    expect(await refused()).toBe(true);
    await setUses(name, mostOf(row), row.seconds + 1);
    expect(await refused()).toBe(false);
  });

  it('each have a row, with requests or with the spec that tests it', () => {
    const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && !path.includes('/tests/'),
    );
    const inSources = sources.flatMap((path) =>
      [...readFileSync(join(SOURCES, path), 'utf8').matchAll(LIMIT)].map(([, name, most, seconds]) => ({
        name: name!,
        most: numberOf(most!),
        seconds: numberOf(seconds!),
      })),
    );
    const sorted = (limits: readonly { name: string; most: number; seconds: number }[]): string[] =>
      [...new Set(limits.map(({ name, most, seconds }) => `${name}: ${most} in ${seconds} s`))].toSorted();
    expect(sorted(LIMIT_ROWS)).toEqual(sorted(inSources));
    const untested = LIMIT_ROWS.filter(({ calls, testedBy }) => Object.keys({ ...calls, ...testedBy }).length === 0);
    expect(untested).toEqual([]);
    const specs = LIMIT_ROWS.flatMap(({ testedBy = {} }) =>
      Object.values(testedBy).map((spec) => `modules/${spec.replace('/', '/tests/')}.e2e-spec.ts`),
    );
    const missing = specs.filter((spec) => !existsSync(join(SOURCES, spec)));
    expect(missing).toEqual([]);
  });
});
