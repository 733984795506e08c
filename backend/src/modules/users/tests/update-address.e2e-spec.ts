import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import type { UserEntity } from '../entities/user.entity.js';
import { saveUser } from './user.factory.js';

const HOME = { street: '12, 4th Cross', city: 'Bengaluru', state: 'Karnataka', zipCode: '560001', country: 'India' };

describe('updateAddress', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const update = async (user: UserEntity, body: object) =>
    test.api
      .patch('/api/user/address')
      .set('Cookie', await signIn(test.app, user))
      .send(body);
  const resident = () => saveUser(test.dataSource, HOME);

  it('leaves absent fields unchanged', async () => {
    const { status, body } = await update(await resident(), { city: 'Mysuru' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...HOME, city: 'Mysuru' });
  });

  it('clears null fields, and resets the country to India', async () => {
    const { body } = await update(await saveUser(test.dataSource, { ...HOME, country: 'Nepal' }), {
      street: null,
      zipCode: null,
      country: null,
    });
    expect(body).toMatchObject({ ...HOME, street: '', zipCode: '' });
  });

  it('sets fields with a value, without surrounding blanks', async () => {
    const user = await saveUser(test.dataSource);
    const { body } = await update(user, { ...HOME, street: `  ${HOME.street} ` });
    expect(body).toMatchObject(HOME);
    const [row]: object[] = await test.dataSource.query(
      `SELECT street, city, state, zip_code AS "zipCode", country FROM users WHERE id = $1`,
      [user.id],
    );
    const encrypted: unknown = expect.stringMatching(/^v1\./);
    expect(row).toEqual({ ...HOME, street: encrypted, zipCode: encrypted });
  });

  it('updates the open pages of the account', async () => {
    const user = await resident();
    await update(user, { city: 'Mysuru' });
    const topics: object[] = await test.dataSource.query('SELECT topic FROM events WHERE user_id = $1', [user.id]);
    expect(topics).toEqual([{ topic: 'user' }]);
  });
});
