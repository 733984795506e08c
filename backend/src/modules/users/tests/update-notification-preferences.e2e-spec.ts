import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import type { UserEntity } from '../entities/user.entity.js';
import { saveUser } from './user.factory.js';

const AT_FIRST = {
  mail: true,
  text: true,
  quietHours: false,
  quietFrom: '21:00',
  quietUntil: '08:00',
  urgentWorkInQuietHours: false,
};

describe('updateNotificationPreferences', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const update = async (user: UserEntity, body: object) =>
    test.api
      .patch('/api/user/notification-preferences')
      .set('Cookie', await signIn(test.app, user))
      .send(body);

  it('leaves absent fields unchanged', async () => {
    const { status, body } = await update(await saveUser(test.dataSource), {});
    expect(status).toBe(200);
    expect(body.notifications).toEqual(AT_FIRST);
  });

  it('sets fields with a value', async () => {
    const user = await saveUser(test.dataSource);
    const { body } = await update(user, { mail: false, quietHours: true, quietFrom: '22:30' });
    expect(body.notifications).toEqual({ ...AT_FIRST, mail: false, quietHours: true, quietFrom: '22:30' });
    const [row]: object[] = await test.dataSource.query(
      `SELECT mail_news, text_news, quiet_hours, quiet_from, quiet_until FROM users WHERE id = $1`,
      [user.id],
    );
    expect(row).toEqual({
      mail_news: false,
      text_news: true,
      quiet_hours: true,
      quiet_from: '22:30',
      quiet_until: '08:00',
    });
  });

  it('allows offers of urgent work in quiet hours, and leaves the hours unchanged', async () => {
    const user = await saveUser(test.dataSource, { quietHours: true });
    const { body } = await update(user, { urgentWorkInQuietHours: true });
    expect(body.notifications).toEqual({ ...AT_FIRST, quietHours: true, urgentWorkInQuietHours: true });
    const [row]: object[] = await test.dataSource.query(
      `SELECT quiet_hours, urgent_work_in_quiet_hours FROM users WHERE id = $1`,
      [user.id],
    );
    expect(row).toEqual({ quiet_hours: true, urgent_work_in_quiet_hours: true });
  });

  it.each([{ quietFrom: '24:00' }, { quietFrom: '9:00' }, { quietFrom: '08:00' }, { quietUntil: '21:00' }])(
    'returns 400 for the body %j',
    async (body) => {
      const user = await saveUser(test.dataSource);
      expect((await update(user, body)).status).toBe(400);
      expect((await update(user, {})).body.notifications).toEqual(AT_FIRST);
    },
  );
});
