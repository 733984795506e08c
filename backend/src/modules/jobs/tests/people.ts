import type { Test } from 'supertest';
import type { Api } from '../../../../test/contracted-api.js';
import type { TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import type { UserEntity } from '../../users/users.public.js';
import { saveUser } from '../../users/tests/user.factory.js';

/** A signed-in account and its way to call. */
export interface Person extends Api {
  user: Awaited<ReturnType<typeof saveUser>>;
  id: string;
}

async function person(test: TestApp, fields: Partial<UserEntity>): Promise<Person> {
  const user = await saveUser(test.dataSource, fields);
  const cookie = await signIn(test.app, user);
  const signed =
    (call: (path: string) => Test) =>
    (path: string): Test =>
      call(path).set('Cookie', cookie);
  const { get, post, patch, put, delete: remove } = test.api;
  return {
    user,
    id: user.id,
    get: signed(get),
    post: signed(post),
    patch: signed(patch),
    put: signed(put),
    delete: signed(remove),
  };
}

export const seeker = (test: TestApp, fields: Partial<UserEntity> = {}): Promise<Person> =>
  person(test, { role: 'job_seeker', ...fields });
export const employer = (test: TestApp, fields: Partial<UserEntity> = {}): Promise<Person> =>
  person(test, { role: 'employer', ...fields });
export const bothSides = (test: TestApp): Promise<Person> => person(test, { role: 'both' });

const DAY_MS = 86_400_000;

/** The moment so many days from now. */
export const fromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** An id without any row. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';
