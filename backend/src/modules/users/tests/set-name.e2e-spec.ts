import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import type { UserEntity } from '../entities/user.entity.js';
import { saveUser } from './user.factory.js';

describe('setName', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const nameless = () => saveUser(test.dataSource, { firstName: '', lastName: '', needsName: true });
  const set = async (user: UserEntity, body: object) =>
    test.api
      .post('/api/user/name')
      .set('Cookie', await signIn(test.app, user))
      .send(body);
  const stored = async (id: string): Promise<unknown> =>
    (
      (await test.dataSource.query('SELECT first_name, last_name, needs_name FROM users WHERE id = $1', [
        id,
      ])) as unknown[]
    )[0];

  it.each([
    [
      { firstName: ' Asha ', lastName: 'Rao' },
      { first_name: 'Asha', last_name: 'Rao', needs_name: false },
    ],
    [{ firstName: 'ಆಶಾ' }, { first_name: 'ಆಶಾ', last_name: '', needs_name: false }],
    [{ skip: true }, { first_name: '', last_name: '', needs_name: false }],
  ])('accepts the name %j, for this account alone', async (body, row) => {
    const [user, other] = [await nameless(), await nameless()];
    const { status, body: answer } = await set(user, body);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ id: user.id, needsName: false, firstName: row.first_name });
    expect(await stored(user.id)).toEqual(row);
    expect(await stored(other.id)).toEqual({ first_name: '', last_name: '', needs_name: true });
  });

  it('retains an existing name when the question is skipped', async () => {
    const user = await saveUser(test.dataSource, { firstName: 'Asha', lastName: 'Rao', needsName: true });
    await set(user, { skip: true });
    expect(await stored(user.id)).toEqual({ first_name: 'Asha', last_name: 'Rao', needs_name: false });
  });

  it.each([
    {},
    { firstName: '  ' },
    { firstName: 'a'.repeat(81) },
    { firstName: 'A\u0007' },
    { firstName: 'https://evil.example/win' },
    { firstName: 'Call 98000 00000' },
    { firstName: 'Asha', lastName: 'Pay 500 on UPI abc@ybl' },
    { skip: false },
    { skip: true, firstName: 'Asha' },
    { firstName: 'Asha', email: 'x@example.com' },
  ])('rejects the name %j', async (body) => {
    const user = await nameless();
    expect((await set(user, body)).status).toBe(400);
    expect(await stored(user.id)).toMatchObject({ needs_name: true });
  });
});
