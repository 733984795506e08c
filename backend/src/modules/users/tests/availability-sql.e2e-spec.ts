import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { IS_AVAILABLE, worksAt, worksThroughout } from '../availability-sql.js';
import type { UserEntity } from '../entities/user.entity.js';
import { saveAvailability } from './availability.factory.js';
import { saveUser } from './user.factory.js';

describe('who can be asked for instant work', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const holds = async (condition: string, userId: string): Promise<boolean> => {
    const rows: { holds: boolean }[] = await test.dataSource.query(
      `SELECT ${condition} AS holds FROM worker_availabilities a JOIN users u ON u.id = a.user_id WHERE u.id = $1`,
      [userId],
    );
    return rows[0]!.holds;
  };
  const worker = async (
    account: Partial<UserEntity>,
    fields: Parameters<typeof saveAvailability>[2] = {},
  ): Promise<string> => {
    const { id } = await saveUser(test.dataSource, account);
    await saveAvailability(test.dataSource, id, fields);
    return id;
  };

  it.each([
    ['is on', {}, {}, true],
    ['takes both sides', { role: 'both' }, {}, true],
    ['has weekly hours', {}, { weekMinutes: '{[0,1)}' }, true],
    ['is off', {}, { available: false }, false],
    ['came to its end a moment ago', {}, { endsAt: new Date(Date.now() - 1) }, false],
    ['hires only', { role: 'employer' }, {}, false],
    ['is suspended', { suspendedUntil: new Date(Date.now() + 1e6) }, {}, false],
    ['was suspended until a moment ago', { suspendedUntil: new Date(Date.now() - 1) }, {}, true],
    ['wants to go', { deletionDueAt: new Date(Date.now() + 1e6) }, {}, false],
    ['is erased', { erasedAt: new Date() }, {}, false],
  ] as [string, Partial<UserEntity>, Parameters<typeof saveAvailability>[2], boolean][])(
    'decides for a worker who %s',
    async (_name, account, fields, expected) => {
      expect(await holds(IS_AVAILABLE, await worker(account, fields))).toBe(expected);
    },
  );

  describe('at a moment of the week', () => {
    // 5 January 2025 was a Sunday
    it.each([
      ['the first minute of a Sunday', '{[0,1)}', '2025-01-05T00:00:00+05:30', true],
      ['the last moment of that minute', '{[0,1)}', '2025-01-05T00:00:59.999+05:30', true],
      ['the minute after', '{[0,1)}', '2025-01-05T00:01:00+05:30', false],
      ['the last minute of a Saturday', '{[10079,10080)}', '2025-01-04T23:59:30+05:30', true],
      ['the first minute of a week that ended', '{[10079,10080)}', '2025-01-05T00:00:00+05:30', false],
      ['Monday, nine', '{[1980,2520)}', '2025-01-06T09:00:00+05:30', true],
      ['Monday, a minute to nine', '{[1980,2520)}', '2025-01-06T08:59:59+05:30', false],
      ['Monday, six in the evening', '{[1980,2520)}', '2025-01-06T18:00:00+05:30', false],
      ['a Sunday in London that is Monday in India', '{[1440,1500)}', '2025-01-05T18:45:00Z', true],
      ['the second part', '{[0,60),[1980,2520)}', '2030-07-01T12:00:00+05:30', true],
      ['a week without hours', '{}', '2025-01-06T12:00:00+05:30', false],
      ['any time', null, '2025-01-06T03:00:00+05:30', true],
    ])('evaluates %s by the clock of India', async (_name, weekMinutes, moment, expected) => {
      const id = await worker({}, { weekMinutes });
      expect(await holds(worksAt(`'${moment}'::timestamptz`), id)).toBe(expected);
    });
  });

  describe('from the first minute of work to its last', () => {
    const NIGHT = '{[2760,3240)}'; // Monday 22:00 to Tuesday 06:00
    const WEEKEND_NIGHT = '{[0,360),[9960,10080)}'; // Saturday 22:00 to Sunday 06:00
    it.each([
      ['a shift that outlasts the night', NIGHT, '2025-01-07T05:30', '2025-01-07T13:30', false],
      ['a shift that begins before the hours', NIGHT, '2025-01-06T21:30', '2025-01-07T05:30', false],
      ['a shift of all hours', NIGHT, '2025-01-06T22:00', '2025-01-07T06:00', true],
      ['a minute more', NIGHT, '2025-01-06T22:00', '2025-01-07T06:01', false],
      ['a shift over the end of the week', WEEKEND_NIGHT, '2025-01-04T23:00', '2025-01-05T05:00', true],
      ['one that outlasts it there', WEEKEND_NIGHT, '2025-01-04T23:00', '2025-01-05T07:00', false],
      ['a gap between two parts', '{[1980,2160),[2220,2520)}', '2025-01-06T10:00', '2025-01-06T15:00', false],
      ['work of three days by its start', NIGHT, '2025-01-06T23:00', '2025-01-09T18:00', true],
      ['any time', null, '2025-01-06T03:00', '2025-01-06T20:00', true],
    ])('evaluates %s', async (_name, weekMinutes, start, end, expected) => {
      const id = await worker({}, { weekMinutes });
      const [from, until] = [start, end].map((moment) => `'${moment}+05:30'::timestamptz`);
      expect(await holds(worksThroughout(from!, until!), id)).toBe(expected);
    });
  });
});
