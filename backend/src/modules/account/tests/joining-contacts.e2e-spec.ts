import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { EncryptedColumns } from '../../../common/security/encrypted-columns.js';
import { seeker } from '../../jobs/tests/people.js';
import { joiningOf } from './joining.js';

/** Other accounts: one that signs in by its number alone, and one by its address alone. */
const OTHERS = [
  ['number', { email: null, emailVerifiedAt: null }],
  ['address', { phone: null, phoneVerifiedAt: null }],
] as const;

describe('the contact of an account to be joined', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const readDestination = async (userId: string): Promise<string> => {
    const rows: { destination: string }[] = await test.dataSource.query(
      'SELECT destination FROM account_joinings WHERE user_id = $1',
      [userId],
    );
    return rows[0]?.destination ?? '';
  };

  it.each(OTHERS)('is encrypted when it is the %s, and the accounts are joined once', async (_contact, contacts) => {
    const [other, person] = [await seeker(test, contacts), await seeker(test)];
    const steps = joiningOf(test, person, other.user.email ?? String(other.user.phone));
    await steps.verify();
    expect(await readDestination(person.id)).toMatch(/^v1\./);
    const answers = await Promise.all([steps.join(), steps.join()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each(OTHERS)('is read as plain text when an earlier release stored the %s', async (_contact, contacts) => {
    const [other, person] = [await seeker(test, contacts), await seeker(test)];
    const contact = other.user.email ?? String(other.user.phone);
    const steps = joiningOf(test, person, contact);
    await steps.verify();
    await test.dataSource.query('UPDATE account_joinings SET destination = $2 WHERE user_id = $1', [
      person.id,
      contact,
    ]);
    await steps.join().expect(200);
  });

  it('is encrypted later when an earlier release stored it, and still joins the accounts', async () => {
    const [other, person] = [await seeker(test, OTHERS[0][1]), await seeker(test)];
    const steps = joiningOf(test, person, String(other.user.phone));
    await steps.verify();
    await test.dataSource.query('UPDATE account_joinings SET destination = $2 WHERE user_id = $1', [
      ...[person.id, other.user.phone],
    ]);
    await test.app.get(EncryptedColumns, { strict: false }).encryptPlainTexts();
    expect(await readDestination(person.id)).toMatch(/^v1\./);
    await steps.join().expect(200);
  });
});

describe('joining accounts of which one has a number that no key decrypts', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const storePhone = (id: string, stored: unknown): Promise<unknown> =>
    test.dataSource.query('UPDATE users SET phone = $2 WHERE id = $1', [id, stored]);

  it.each(['remaining', 'other'])('is refused until the key is known again: the %s account', async (which) => {
    const [other, person] = [await seeker(test), await seeker(test)];
    const steps = joiningOf(test, person, other.user.email);
    await steps.verify();
    const { id } = which === 'other' ? other : person;
    const [before] = (await test.dataSource.query('SELECT phone FROM users WHERE id = $1', [id])) as [
      { phone: string },
    ];
    const lost = `v1.0123456789ab.${'A'.repeat(60)}`;
    await storePhone(id, lost);
    await steps.join().expect(503);
    expect(await test.dataSource.query('SELECT phone, joined_into FROM users WHERE id = $1', [id])).toEqual([
      { phone: lost, joined_into: null },
    ]);

    await storePhone(id, before.phone);
    const { body } = await steps.join().expect(200);
    expect(body).toMatchObject({ id: person.id, email: other.user.email, phone: person.user.phone });
  });
});
