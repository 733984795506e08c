import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { recordedOf, saveSuspension } from './suspension.factory.js';

const PATH = '/api/admin/users';

describe('GET /api/admin/users', () => {
  let test: TestApp;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp();
    await saveUser(test.dataSource, {
      ...{ email: 'kavya.nair@shop.example', phone: '+919845011122', firstName: 'Kavya', lastName: 'Nair' },
    });
    await saveUser(test.dataSource, { email: 'lakshmi@kavya.example', firstName: 'लक्ष्मी', lastName: 'देवी' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    staff = await seeker(test, { staffRole: 'support' });
  });
  const found = async (search: string): Promise<string[]> => {
    const { body } = await staff.get(`${PATH}?search=${encodeURIComponent(search)}`).expect(200);
    return (body as { email: string }[]).map(({ email }) => email).sort();
  };
  const [KAVYA, LAKSHMI] = ['kavya.nair@shop.example', 'lakshmi@kavya.example'];

  it.each([
    ['an address', 'KAVYA.NAIR@shop.example', [KAVYA]],
    ['a part of addresses and of a name', 'kavya', [KAVYA, LAKSHMI]],
    ['first and last name', 'kavya nair', [KAVYA]],
    ['a name in another script', 'लक्ष्मी', [LAKSHMI]],
    ['a number with its spaces', '+91 98450 11122', [KAVYA]],
    ['a number as it is dialled', '098450 11122', [KAVYA]],
    ['a number with code and zero', '\u202a+91 098450-11122\u202c', [KAVYA]],
    ['a number in Kannada digits', '೯೮೪೫೦ ೧೧೧೨೨', [KAVYA]],
    ['a part of an encrypted number', '11122', []],
    ['signs that stand for any text', '%%%', []],
    ['signs that stand for any letter', '___', []],
  ])('finds accounts by %s', async (_what, search, emails) => {
    expect(await found(search)).toEqual(emails);
  });

  it('finds an account without an address by its number, and calls it by that until it has a name', async () => {
    const phone = '+919845033344';
    await saveUser(test.dataSource, { email: null, emailVerifiedAt: null, phone, firstName: '', lastName: '' });
    const { body } = await staff.get(`${PATH}?search=98450 33344`).expect(200);
    expect(body).toMatchObject([{ email: null, phone, name: phone }]);
  });

  it('returns distinguishing fields, with the exact address first', async () => {
    const exact = await saveUser(test.dataSource, { email: 'zz@kav.example' });
    await saveUser(test.dataSource, { email: 'a.zz@kav.example' });
    const { endsAt } = await saveSuspension(test.dataSource, { userId: exact.id });
    const { body, headers } = await staff.get(`${PATH}?search=zz@kav.example`).expect(200);
    expect(body).toHaveLength(2);
    expect((body as object[])[0]).toEqual({
      ...{ id: exact.id, name: `${exact.firstName} ${exact.lastName}`, email: exact.email, phone: exact.phone },
      ...{ role: 'job_seeker', staffRole: null, createdAt: exact.createdAt.toISOString() },
      suspendedUntil: endsAt.toISOString(),
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('returns at most twenty accounts, without deleted ones', async () => {
    for (let n = 0; n < 22; n++) await saveUser(test.dataSource, { lastName: 'Manyfold' });
    expect(await found('manyfold')).toHaveLength(20);
    await test.dataSource.query(`UPDATE users SET erased_at = now() WHERE last_name = 'Manyfold'`);
    expect(await found('manyfold')).toEqual([]);
  });

  it('shows the newest of more than twenty, the newest first', async () => {
    const made: string[] = [];
    for (let day = 0; day < 22; day++) {
      const createdAt = new Date(Date.UTC(2026, 0, 1 + day));
      made.push((await saveUser(test.dataSource, { lastName: 'Numerous', createdAt })).id);
    }
    const { body } = await staff.get(`${PATH}?search=numerous`).expect(200);
    expect((body as { id: string }[]).map(({ id }) => id)).toEqual(made.toReversed().slice(0, 20));
  });

  it('records the search and the number of results, without the search text', async () => {
    await found('kavya');
    await found('nobody is called this');
    expect(await recordedOf(test.dataSource, staff.id)).toEqual(
      [2, 0].map((count) => ({ action: 'users.searched', kind: null, id: null, detail: { found: count } })),
    );
  });

  it.each(['', 'ab', '  ab ', '+9'])('rejects a search for %j, and records nothing', async (search) => {
    await staff.get(`${PATH}?search=${encodeURIComponent(search)}`).expect(400);
    await staff.get(PATH).expect(400);
    expect(await recordedOf(test.dataSource, staff.id)).toEqual([]);
  });
});
