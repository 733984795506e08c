import type { APIRequestContext, APIResponse } from '@playwright/test';
import { DEMO_PASSWORD } from '@nukkad/contract/accounts/auth';
import { expect } from '@playwright/test';
import type { Outbox } from './outbox';

/** The answer to the question for a name; null leaves it unanswered. */
export type NameAnswer = { firstName: string; lastName: string } | { skip: true } | null;

export type SignInRole = 'job-seeker' | 'employer';

const headers = { 'x-requested-with': 'fetch' };

/** Returns the address of a started sign-in, which is the base of its forms. */
async function beginSignIn(request: APIRequestContext, role: SignInRole): Promise<string> {
  const page = await request.get('/api/login', { params: { role } });
  expect(page.status(), page.url()).toBe(200);
  return page.url();
}

async function expectSession(request: APIRequestContext, login: string, last: APIResponse): Promise<void> {
  const account = await request.get('/api/auth/user');
  expect(account.status(), `sign-in of ${login}, which ended at ${last.url()} with ${last.status()}`).toBe(200);
}

/**
 * Signs an account in with its password, a demonstration account by default, by the requests that the provider's pages send. The
 * session belongs to the context of the requests.
 */
export async function signInByPassword(
  request: APIRequestContext,
  role: SignInRole,
  login: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  const base = await beginSignIn(request, role);
  const form = { login, password, proof: '' };
  await expectSession(request, login, await request.post(base, { headers, form }));
}

/**
 * Creates an account, or signs it in, with a code sent to its address or number, and submits its name: by requests
 * alone. For journeys that are not about signing in. `codes` is the number of codes that the address has received by
 * then.
 */
export async function signInByCode(
  request: APIRequestContext,
  outbox: Outbox,
  { role, login, name, codes = 1 }: { role: SignInRole; login: string; name: NameAnswer; codes?: number },
): Promise<void> {
  const base = await beginSignIn(request, role);
  const asked = await request.post(`${base}/code`, { headers, form: { login, proof: '' } });
  expect(asked.status(), `a code for ${login}`).toBe(200);
  const code = await outbox.codeTo(login, codes);
  await expectSession(
    request,
    login,
    await request.post(`${base}/verify`, { headers, form: { login, proof: '', code } }),
  );
  if (name === null) return;
  const named = await request.post('/api/user/name', { headers, data: name });
  expect(named.status(), `the name of ${login}`).toBeLessThan(300);
}
