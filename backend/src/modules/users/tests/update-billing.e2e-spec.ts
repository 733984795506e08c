import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import type { UserEntity } from '../entities/user.entity.js';
import { saveUser } from './user.factory.js';

const BILLS = {
  billingEmail: 'bills@example.com',
  billingName: 'Rao Stores',
  billingAddress: '7, Market Road',
  billingCity: 'Mysuru',
  billingState: 'Karnataka',
  billingZip: '570001',
  billingCountry: 'India',
};

describe('updateBilling', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const update = async (user: UserEntity, body: object) =>
    test.api
      .patch('/api/user/billing')
      .set('Cookie', await signIn(test.app, user))
      .send(body);
  const payer = () => saveUser(test.dataSource, BILLS);

  it('leaves absent fields unchanged', async () => {
    const { status, body } = await update(await payer(), { billingName: 'Rao & Sons' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...BILLS, billingName: 'Rao & Sons' });
  });

  it('clears null fields', async () => {
    const { body } = await update(await payer(), { billingEmail: null, billingCountry: null });
    expect(body).toMatchObject({ ...BILLS, billingEmail: '' });
  });

  it('sets fields with a value, also an empty address for mails', async () => {
    const user = await saveUser(test.dataSource);
    expect((await update(user, { ...BILLS, billingEmail: 'Bills@Example.com ' })).body).toMatchObject(BILLS);
    expect((await update(user, { ...BILLS, billingEmail: '' })).body).toMatchObject({ ...BILLS, billingEmail: '' });
    const [row]: object[] = await test.dataSource.query(
      `SELECT billing_name, billing_zip, billing_email FROM users WHERE id = $1`,
      [user.id],
    );
    const encrypted: unknown = expect.stringMatching(/^v1\./);
    expect(row).toEqual({ billing_name: encrypted, billing_zip: encrypted, billing_email: '' });
  });

  it('returns 400 for an address that is none', async () => {
    const user = await payer();
    expect((await update(user, { billingEmail: 'nobody' })).status).toBe(400);
    expect((await update(user, {})).body).toMatchObject(BILLS);
  });
});
