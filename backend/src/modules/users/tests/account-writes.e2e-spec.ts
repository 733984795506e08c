import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { AccountStandingRepository } from '../account-standing.repository.js';
import { AccountDeletionRepository } from '../account-deletion.repository.js';
import type { UserEntity } from '../entities/user.entity.js';
import { JoinedAccountRepository } from '../joined-account.repository.js';
import { PendingContactRepository } from '../pending-contact.repository.js';
import { UserRepository } from '../user.repository.js';
import { saveUser } from './user.factory.js';

/** Repositories that write accounts. */
interface Repositories {
  users: UserRepository;
  standing: AccountStandingRepository;
  deletions: AccountDeletionRepository;
  pending: PendingContactRepository;
  joined: JoinedAccountRepository;
}
type Account = UserEntity & { email: string };
/** A write to the account `own`, for which both accounts fulfil its other conditions. */
type Write = (repositories: Repositories, tx: EntityManager, own: Account, third: Account) => Promise<unknown>;

const UNVERIFIED = { emailVerifiedAt: null };
const NEW_PHONE = '+919812345678';
const SIGN_UP = {
  ...{ firstName: 'Uma', lastName: 'Das', phone: NEW_PHONE, phoneVerifiedAt: null, passwordHash: 'new' },
};

const WRITES: [string, Partial<UserEntity>, Write][] = [
  ['replaceUnverified', UNVERIFIED, ({ users }, tx, { id }) => users.replaceUnverified(tx, id, SIGN_UP)],
  ['confirmEmail', UNVERIFIED, ({ users }, tx, { id }) => users.confirmEmail(tx, id)],
  ['replaceUnverifiedOwner', UNVERIFIED, ({ users }, tx, { id }) => users.replaceUnverifiedOwner(tx, id)],
  ['confirmPhone', { phoneVerifiedAt: null }, ({ users }, tx, { id, phone }) => users.confirmPhone(tx, id, phone!)],
  ['rehash', { passwordHash: 'old' }, ({ users }, tx, { id }) => users.rehash(tx, id, 'old', 'new')],
  ['replacePassword', { passwordHash: 'old' }, ({ users }, tx, { id }) => users.replacePassword(tx, id, 'old', 'new')],
  ['addSide', {}, ({ users }, tx, { id }) => users.addSide(tx, id, 'employer')],
  [
    'setName',
    { needsName: true },
    ({ users }, tx, { id }) => users.setName(tx, id, { firstName: 'Uma', lastName: '' }),
  ],
  ['setStaffRole', {}, ({ standing }, tx, { email }) => standing.setStaffRole(tx, email, 'support')],
  ['setTexts', {}, ({ users }, tx, { id }) => users.setTexts(tx, id, { city: 'Mysuru' })],
  ['setSuspendedUntil', {}, ({ standing }, tx, { id }) => standing.setSuspendedUntil(tx, id, new Date())],
  ['scheduleDeletion', {}, ({ deletions }, tx, { id }) => deletions.scheduleDeletion(tx, id)],
  ['undo', { deletionDueAt: new Date('2100-01-01') }, ({ deletions }, tx, { id }) => deletions.undo(tx, id)],
  ['finish', { deletionDueAt: new Date('2020-01-01') }, ({ deletions }, tx, { id }) => deletions.finish(tx, id)],
  ['set (address)', {}, ({ pending }, tx, { id }) => pending.set(tx, id, 'email', 'new@example.com')],
  ['set (number)', {}, ({ pending }, tx, { id }) => pending.set(tx, id, 'phone', NEW_PHONE)],
  [
    'applyEmail',
    { pendingEmail: 'next@example.com' },
    ({ pending }, tx, { id }) => pending.applyEmail(tx, id, 'next@example.com'),
  ],
  ['applyPhone', { pendingPhone: NEW_PHONE }, ({ pending }, tx, { id }) => pending.applyPhone(tx, id, NEW_PHONE)],
  ['removePhone', {}, ({ pending }, tx, { id }) => pending.removePhone(tx, id)],
  ['join', {}, ({ joined }, tx, { id: from }, { id: into }) => joined.join(tx, { from, into }, { firstName: 'Uma' })],
];

describe('writes of accounts', () => {
  let test: TestApp;
  let repositories: Repositories;
  beforeAll(async () => {
    test = await createTestApp();
    const get = <T>(type: new (...parts: never[]) => T): T => test.app.get<T>(type, { strict: false });
    repositories = {
      ...{ users: get(UserRepository), standing: get(AccountStandingRepository) },
      ...{ deletions: get(AccountDeletionRepository) },
      ...{ pending: get(PendingContactRepository), joined: get(JoinedAccountRepository) },
    };
  });
  afterAll(() => test.close());

  const undone = new Error('undone');

  it.each(WRITES)('%s changes its account, and no other', async (_name, state, write) => {
    const [own, other, third] = [
      await saveUser(test.dataSource, state),
      await saveUser(test.dataSource, state),
      await saveUser(test.dataSource),
    ];
    const changes: boolean[] = [];
    await test.dataSource
      .transaction(async (tx) => {
        const rowOf = async ({ id }: Account): Promise<object[]> =>
          tx.query('SELECT u.* FROM users u WHERE id = $1', [id]);
        const before = [await rowOf(own), await rowOf(other)] as const;
        await write(repositories, tx, own, third);
        const after = [await rowOf(own), await rowOf(other)] as const;
        for (const at of [0, 1] as const) changes.push(JSON.stringify(after[at]) !== JSON.stringify(before[at]));
        throw undone;
      })
      .catch((error: unknown) => expect(error).toBe(undone));
    expect(changes).toEqual([true, false]);
  });
});
