import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { insertRow } from '../../../../test/insert-row.js';
import type { AccountDetails } from '../account-details.js';
import { UserEntity } from '../entities/user.entity.js';

const HOUR_MS = 3_600_000;
let made = 0;

/** Encryption of the application that uses a data source; other tests store plain text, as an earlier release does. */
const detailsOf = new WeakMap<DataSource, AccountDetails>();

/** Makes `saveUser` encrypt the accounts that it stores by a data source, and decrypt those that it returns. */
export const encryptSavedUsers = (dataSource: DataSource, details: AccountDetails): void =>
  void detailsOf.set(dataSource, details);

/** Builds an unsaved account: by default a job seeker with verified mailbox and phone. */
export function buildUser(fields: Partial<UserEntity> = {}): Partial<UserEntity> {
  made++;
  return {
    email: `person${made}@example.com`,
    emailVerifiedAt: new Date(),
    phone: `+9198${String(10_000_000 + made)}`,
    phoneVerifiedAt: new Date(),
    role: 'job_seeker',
    firstName: 'Asha',
    lastName: `Rao${made}`,
    ...fields,
  };
}

async function save(dataSource: DataSource, fields: Partial<UserEntity>): Promise<UserEntity> {
  const repository = dataSource.getRepository(UserEntity);
  const details = detailsOf.get(dataSource);
  const id = fields.id ?? randomUUID();
  const user = buildUser({ ...fields, id });
  const saved = await insertRow(repository, details?.seal(id, user) ?? user);
  return Object.assign(saved, details?.open(id, saved));
}

/** Stores an account built by `buildUser`; by default it has an address. */
export const saveUser = (
  dataSource: DataSource,
  fields: Partial<UserEntity> = {},
): Promise<UserEntity & { email: string }> => save(dataSource, fields) as Promise<UserEntity & { email: string }>;

/** Stores an account that was made with a phone number and has no address. */
export const savePhoneUser = (
  dataSource: DataSource,
  fields: Partial<UserEntity> = {},
): Promise<UserEntity & { email: null; phone: string }> =>
  save(dataSource, { ...fields, email: null, emailVerifiedAt: null }) as Promise<
    UserEntity & { email: null; phone: string }
  >;

/** The clock in India `hours` from now, HH:MM. */
export const indianTime = (hours: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' }).format(
    new Date(Date.now() + hours * HOUR_MS),
  );

/** Wishes of an account that has quiet hours at any time of the day that a test runs: they began an hour ago. */
export const quietNow = (): Pick<UserEntity, 'quietHours' | 'quietFrom' | 'quietUntil'> => ({
  quietHours: true,
  quietFrom: indianTime(-1),
  quietUntil: indianTime(1),
});
