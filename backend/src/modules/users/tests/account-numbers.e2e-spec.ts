import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { findTablesWith } from '../../../../test/stored-texts.js';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { EncryptedColumns } from '../../../common/security/encrypted-columns.js';
import { PersonalTexts } from '../../../common/security/personal-texts.js';
import { isEncrypted } from '../../../common/security/pii-cipher.js';
import { Browser } from '../../auth/tests/browser.js';
import { receiveCode } from '../../auth/tests/sign-in-journey.js';
import { formOf } from '../../auth/tests/sign-up-form.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { PhoneIdentities } from '../phone-identities.js';
import { UserRepository } from '../user.repository.js';
import { digestOf, readStoredUsers } from './stored-users.js';

interface StoredNumber {
  phone: string;
  phone_digest: string | null;
}

describe('the phone number of an account', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  afterEach(() => void jest.restoreAllMocks());

  let made = 0;
  const newNumber = (): string => `+9194${String(10_000_000 + ++made * 30_011)}`;
  const findOwner = (phone: string): Promise<string | null> =>
    test.app.get(PhoneIdentities, { strict: false }).find(test.dataSource.manager, phone);
  const columns = (): EncryptedColumns => test.app.get(EncryptedColumns, { strict: false });
  const readNumber = async (id: string): Promise<StoredNumber | undefined> => {
    const rows: StoredNumber[] = await test.dataSource.query('SELECT phone, phone_digest FROM users WHERE id = $1', [
      id,
    ]);
    return rows[0];
  };
  const insertWithPhone = (phone: string): Promise<string> =>
    test.app
      .get(UserRepository, { strict: false })
      .insertWithPhone(test.dataSource.manager, { phone, role: 'job_seeker', language: 'en' });
  const signUp = (phone: string): Promise<string> =>
    test.dataSource.transaction(
      async (tx) =>
        (await test.app.get(PhoneIdentities, { strict: false }).findOwner(tx, phone)) ??
        (await test.app
          .get(UserRepository, { strict: false })
          .insertWithPhone(tx, { phone, role: 'job_seeker', language: 'en' })),
    );
  /** Stores a number as a process of the previous release does. */
  const storeAsEarlierRelease = (person: Person, phone: string): Promise<unknown> =>
    test.dataSource.query('UPDATE users SET phone = $2 WHERE id = $1', [person.id, phone]);
  const insertAsEarlierRelease = (phone: string): Promise<unknown> =>
    test.dataSource.query(
      `INSERT INTO users (id, phone, phone_verified_at, role) VALUES ($1, $2, now(), 'job_seeker')`,
      [randomUUID(), phone],
    );
  /** Makes the application write as within the first hour after the migration. */
  const beginEncryptionLater = (): void =>
    void jest.spyOn(test.app.get(PersonalTexts, { strict: false }), 'isEncrypting').mockReturnValue(false);

  it('is in no table as plain text, and its owner reads and exports it', async () => {
    const [current, next] = [newNumber(), newNumber()];
    const form = formOf({ phone: current });
    await test.api.post('/api/auth/signup').send(form).expect(201);
    const person = await seeker(test, { phone: current });
    await person.put('/api/whatsapp').send({ wording: '2026-11' });
    await person.patch('/api/user/profile').send({ phone: next }).expect(200);
    expect(await findTablesWith(test.dataSource, [current, next])).toEqual([]);

    const { body } = await person.get('/api/auth/user').expect(200);
    expect(body).toMatchObject({ phone: current, pendingPhone: next });
    const { data } = (await person.get('/api/user/export').expect(200)).body;
    expect(data.account).toMatchObject([{ phone: current, pending_phone: next }]);
    expect(data.account[0]).not.toHaveProperty('phone_digest');
    expect(await readStoredUsers(test, 'email = $1', [form.email])).toMatchObject([{ phone: current }]);
  });

  it('is in no table as plain text while the sign-in page suggests it', async () => {
    const [suggested, verified] = [newNumber(), newNumber()];
    const page = await new Browser(test.url).open(`/api/login?phone=${encodeURIComponent(suggested)}`);
    expect(page.text).toContain(`value="${suggested}"`);

    // the right to sign in after a sign-up has ended: the page suggests the number that this browser verified
    const browser = new Browser(test.url);
    await browser.call('POST', '/api/auth/send-phone-sign-up-code', { phone: verified });
    const code = await receiveCode(test, verified);
    const answer = await browser.call('POST', '/api/auth/sign-up-with-phone', {
      ...{ phone: verified, code, name: 'Asha Rao', side: 'job_seeker' },
    });
    expect(answer.status).toBe(200);
    await test.dataSource.query(
      `UPDATE one_time_sign_ins SET expires_at = clock_timestamp() WHERE user_id = ANY (SELECT id FROM users WHERE phone_digest = $1)`,
      [digestOf(test, verified)],
    );
    const { text } = await browser.open('/api/login?role=job-seeker&after=sign-up');
    expect(text).toContain(`value="${verified}"`);
    expect(await findTablesWith(test.dataSource, [suggested.slice(1), verified.slice(1)])).toEqual([]);
  });

  it('is found after a process of an earlier release changed it, before and after it gets its digest', async () => {
    const [former, current] = [newNumber(), newNumber()];
    const person = await seeker(test, { phone: former });
    expect(await findOwner(former)).toBe(person.id);
    await storeAsEarlierRelease(person, current);
    expect(await readNumber(person.id)).toEqual({ phone: current, phone_digest: null });
    expect([await findOwner(former), await findOwner(current)]).toEqual([null, person.id]);

    expect(await columns().addDigests()).toBe(1);
    expect(await readNumber(person.id)).toEqual({ phone: current, phone_digest: digestOf(test, current) });
    expect(await findOwner(current)).toBe(person.id);

    expect(await columns().encryptPlainTexts()).toBe(1);
    const stored = await readNumber(person.id);
    expect(isEncrypted(stored?.phone ?? '')).toBe(true);
    expect(stored?.phone_digest).toBe(digestOf(test, current));
    expect([await findOwner(former), await findOwner(current)]).toEqual([null, person.id]);
    expect((await person.get('/api/auth/user').expect(200)).body.phone).toBe(current);
  });

  it('loses its digest when a process of an earlier release removes the number', async () => {
    const person = await seeker(test, { phone: newNumber() });
    await test.dataSource.query('UPDATE users SET phone = NULL, phone_verified_at = NULL WHERE id = $1', [person.id]);
    expect(await readNumber(person.id)).toEqual({ phone: null, phone_digest: null });
  });

  it('is stored as plain text with its digest before encryption begins', async () => {
    beginEncryptionLater();
    const phone = newNumber();
    const id = await insertWithPhone(phone);
    expect(await readNumber(id)).toEqual({ phone, phone_digest: digestOf(test, phone) });
    expect(await findOwner(phone)).toBe(id);
  });

  it.each([
    ['before encryption begins, also in an earlier release', true],
    ['after encryption began', false],
  ])('belongs to one account without an address %s', async (_when, isBefore) => {
    if (isBefore) beginEncryptionLater();
    const phone = newNumber();
    await insertWithPhone(phone);
    await expect(insertWithPhone(phone)).rejects.toThrow('users_phone');
    if (isBefore) await expect(insertAsEarlierRelease(phone)).rejects.toThrow('users_phone_alone');
  });

  it('belongs to the one account that an earlier release made with it, also for two sign-ups at once', async () => {
    const phone = newNumber();
    await insertAsEarlierRelease(phone);
    const owner = await findOwner(phone);
    expect(owner).not.toBeNull();
    expect(await Promise.all([signUp(phone), signUp(phone)])).toEqual([owner, owner]);
  });

  it('of two accounts, from an earlier release that still runs, leaves the second one plain, logs it once and continues', async () => {
    const logged = jest.spyOn(test.app.get(AppLogger, { strict: false }), 'error').mockReturnValue();
    const [phone, other] = [newNumber(), newNumber()];
    const first = await insertWithPhone(phone);
    await insertAsEarlierRelease(phone);
    await insertAsEarlierRelease(other);
    await columns().addDigests();
    await columns().encryptPlainTexts();
    const [second] = await readStoredUsers(test, 'phone = $1', [phone]);
    expect(second).toMatchObject({ phone, phone_digest: null });
    expect(logged.mock.calls).toEqual([
      [{ event: 'personal-text.digest-taken', column: 'users.phone', count: 1, keys: second?.['id'] }],
    ]);
    expect((await readNumber(first))?.phone_digest).toBe(digestOf(test, phone));
    expect(await readStoredUsers(test, 'phone_digest = $1', [digestOf(test, other)])).toHaveLength(1);
    await test.dataSource.query('DELETE FROM users WHERE phone = $1', [phone]);
  });

  it('belongs to one account after two sign-ups at once', async () => {
    const phone = newNumber();
    const [one, other] = await Promise.all([signUp(phone), signUp(phone)]);
    expect(one).toBe(other);
    expect(await readStoredUsers(test, 'phone_digest = $1', [digestOf(test, phone)])).toHaveLength(1);
  });

  it('is absent, and still found by its digest, if no key decrypts it', async () => {
    const phone = newNumber();
    const person = await seeker(test, { phone });
    await test.dataSource.query('UPDATE users SET phone = $2 WHERE id = $1', [
      ...[person.id, `v1.000000000000.${'A'.repeat(60)}`],
    ]);
    expect((await person.get('/api/auth/user').expect(200)).body.phone).toBeNull();
    expect(await findOwner(phone)).toBe(person.id);
  });

  it('is removed together with its digest from an account that gets another owner', async () => {
    const phone = newNumber();
    const person = await seeker(test, { phone });
    await test.app.get(UserRepository, { strict: false }).replaceUnverifiedOwner(test.dataSource.manager, person.id);
    expect(await findOwner(phone)).toBe(person.id); // a verified mailbox is not replaced
    await test.dataSource.query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [person.id]);
    await test.app.get(UserRepository, { strict: false }).replaceUnverifiedOwner(test.dataSource.manager, person.id);
    expect(await readNumber(person.id)).toEqual({ phone: null, phone_digest: null });
  });
});
