import type { UserRole } from '@nukkad/contract/accounts/users';
import type { Test } from 'supertest';
import type { TestApp } from '../app.js';
import { signIn } from '../../src/modules/auth/tests/signed-in.js';
import { saveSuspension } from '../../src/modules/moderation/tests/suspension.factory.js';
import { saveUser } from '../../src/modules/users/tests/user.factory.js';

/** Every kind of caller, in the order of the columns of the matrix. */
export const CALLERS = [
  /** Without a session. */
  'guest',
  /** A job seeker who is not party to the resource. */
  'seeker',
  /** An employer who is not party to the resource. */
  'employer',
  /** An account with both roles that is not party to the resource. */
  'bothRoles',
  /** The job seeker who is party to the resource: the applicant, the worker, the owner of an account's own data. */
  'worker',
  /** The employer who is party to the resource: the owner of the job, the other side of the conversation. */
  'owner',
  /** Support staff, also an employer, with a confirmed second factor. */
  'support',
  /** An administrator, also a job seeker, with a confirmed second factor. */
  'admin',
  /** Support staff without the second factor. */
  'unverifiedStaff',
  /** A suspended account with both roles. */
  'suspended',
  /** An account with both roles and a pending deletion. */
  'leaving',
] as const;
export type Caller = (typeof CALLERS)[number];

/** The market side and the staff role of each signed-in caller. */
export const ROLES: Record<Exclude<Caller, 'guest'>, { role: UserRole; staffRole?: 'support' | 'admin' }> = {
  seeker: { role: 'job_seeker' },
  employer: { role: 'employer' },
  bothRoles: { role: 'both' },
  worker: { role: 'job_seeker' },
  owner: { role: 'employer' },
  support: { role: 'employer', staffRole: 'support' },
  admin: { role: 'job_seeker', staffRole: 'admin' },
  unverifiedStaff: { role: 'employer', staffRole: 'support' },
  suspended: { role: 'both' },
  leaving: { role: 'both' },
};

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** A caller with an account, or the guest, with an empty `id`. */
export interface SignedCaller {
  id: string;
  cookie: string | undefined;
  call(method: Method, path: string): Test;
}

/** Creates the accounts of the matrix; all have an unconfirmed email address and phone number. */
export async function saveCallers(test: TestApp): Promise<Record<Caller, SignedCaller>> {
  const callers = {} as Record<Caller, SignedCaller>;
  for (const [index, caller] of CALLERS.entries()) callers[caller] = await saveCaller(test, caller, index);
  return callers;
}

async function saveCaller(test: TestApp, caller: Caller, index: number): Promise<SignedCaller> {
  if (caller === 'guest') return { id: '', cookie: undefined, call: (method, path) => test.api[method](path) };
  const user = await saveUser(test.dataSource, {
    ...ROLES[caller],
    pendingEmail: `${caller.toLowerCase()}-new@example.com`,
    pendingPhone: `+91984504000${index % 10}`,
    deletionDueAt: caller === 'leaving' ? new Date(Date.now() + 86_400_000) : null,
  });
  if (caller === 'suspended') await saveSuspension(test.dataSource, { userId: user.id });
  return openSession(test, caller, user.id);
}

/** Signs in the account of a caller, and returns the caller with the new session. */
export async function openSession(test: TestApp, caller: Exclude<Caller, 'guest'>, id: string): Promise<SignedCaller> {
  const { staffRole = null } = ROLES[caller];
  const cookie = await signIn(test.app, { id, staffRole }, { factor: caller !== 'unverifiedStaff' });
  return { id, cookie, call: (method, path) => test.api[method](path).set('Cookie', cookie) };
}
