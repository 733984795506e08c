import { DEMO_PASSWORD } from '@nukkad/contract/accounts/auth';
import type { EntityManager } from 'typeorm';
import type { PasswordHasher } from '../modules/auth/auth.public.js';
import { UserEntity } from '../modules/users/users.public.js';

const DOMAIN = 'demo.nukkad.test';
const EMPLOYERS = 24;
/** The first seekers have a verified phone. */
const SEEKERS_WITH_PHONE = 2;
const EMPLOYER_PHONE = '+919000000101';

const SEEKERS = [
  ['Asha', 'Rao'],
  ['Imran', 'Khan'],
  ['Lakshmi', 'Gowda'],
  ['Rahul', 'Verma'],
  ['Fatima', 'Sheikh'],
  ['Manjunath', 'Hegde'],
  ['Pooja', 'Sharma'],
  ['Joseph', 'Dsouza'],
] as const;

/** Accounts of the demonstration. */
export interface DemoPeople {
  /** The account that a newcomer signs in with, then the others. */
  seekers: UserEntity[];
  employers: UserEntity[];
}

/** Makes the accounts: three with a password that the sign-in page names, the others without any way to sign in. */
export async function saveDemoPeople(tx: EntityManager, hasher: PasswordHasher): Promise<DemoPeople> {
  const passwordHash = await hasher.hash(DEMO_PASSWORD);
  const account = (fields: Partial<UserEntity> & { email: string }): Partial<UserEntity> => ({
    emailVerifiedAt: new Date(),
    needsName: false,
    passwordHash: null,
    ...fields,
  });
  const save = (people: Partial<UserEntity>[]): Promise<UserEntity[]> =>
    tx.save(
      UserEntity,
      people.map((fields) => tx.create(UserEntity, fields)),
    );

  const seekers = await save(
    SEEKERS.map(([firstName, lastName], index) =>
      account({
        email: index === 0 ? `seeker@${DOMAIN}` : `seeker-${index}@${DOMAIN}`,
        role: 'job_seeker',
        firstName,
        lastName,
        ...(index === 0 ? { passwordHash } : {}),
        ...(index < SEEKERS_WITH_PHONE ? { phone: `+91900000000${index + 1}`, phoneVerifiedAt: new Date() } : {}),
      }),
    ),
  );
  const employers = await save(
    Array.from({ length: EMPLOYERS }, (_, index) =>
      account({
        email: index === 0 ? `employer@${DOMAIN}` : `employer-${index}@${DOMAIN}`,
        role: 'employer',
        firstName: index === 0 ? 'Ravi' : 'Demo',
        lastName: index === 0 ? 'Kumar' : `Employer ${index}`,
        // whom they hire can call them
        ...(index === 0 ? { passwordHash, phone: EMPLOYER_PHONE, phoneVerifiedAt: new Date() } : {}),
      }),
    ),
  );
  await save([
    account({
      email: `support@${DOMAIN}`,
      role: 'job_seeker',
      staffRole: 'support',
      firstName: 'Meera',
      lastName: 'Nair',
      passwordHash,
    }),
  ]);
  return { seekers, employers };
}
