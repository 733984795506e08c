import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import type { UserEntity } from '../entities/user.entity.js';
import { type NewsPreferences, NewsPreferencesReadModel } from '../news-preferences.read-model.js';
import { indianTime, saveUser } from './user.factory.js';

const HOUR_MS = 3_600_000;

describe('permission and time for news', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const contact = async (fields: Partial<UserEntity> = {}): Promise<NewsPreferences | null> => {
    const { id } = await saveUser(test.dataSource, fields);
    return test.app.get(NewsPreferencesReadModel).getPreferences(id);
  };

  it('allow both channels at any time by default', async () => {
    expect(await contact()).toMatchObject({ mayMail: true, mayText: true, quietUntil: null });
  });

  it('follow the setting of each channel', async () => {
    expect(await contact({ mailNews: false })).toMatchObject({ mayMail: false, mayText: true });
    expect(await contact({ textNews: false })).toMatchObject({ mayMail: true, mayText: false });
  });

  it('exclude texts while the number is not verified', async () => {
    expect(await contact({ phoneVerifiedAt: null })).toMatchObject({ mayText: false });
  });

  it('exclude accounts with a scheduled deletion', async () => {
    expect(await contact({ deletionDueAt: new Date() })).toMatchObject({ mayMail: false, mayText: false });
  });

  it.each([
    ['began an hour ago', -1, 3],
    ['began yesterday and end this day', -20, 2],
    ['begin and end around the day’s end', -2, 13],
  ])('wait for the end of quiet hours that %s', async (_name, from, until) => {
    const found = await contact({ quietHours: true, quietFrom: indianTime(from), quietUntil: indianTime(until) });
    const wait = Number(found?.quietUntil) - Date.now();
    expect(wait).toBeGreaterThan((until - 0.02) * HOUR_MS);
    expect(wait).toBeLessThanOrEqual(until * HOUR_MS);
  });

  it('do not wait outside quiet hours, nor when these are off', async () => {
    const later = { quietFrom: indianTime(2), quietUntil: indianTime(9) };
    expect(await contact({ quietHours: true, ...later })).toMatchObject({ quietUntil: null });
    const now = { quietFrom: indianTime(-2), quietUntil: indianTime(9) };
    expect(await contact({ quietHours: false, ...now })).toMatchObject({ quietUntil: null });
  });
});
