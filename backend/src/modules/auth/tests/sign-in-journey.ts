import type { TestApp } from '../../../../test/app.js';
import { sentMessages } from '../../../../test/sent-messages.js';
import { PasswordHasher } from '../password-hasher.js';
import { savePhoneUser, saveUser } from '../../users/tests/user.factory.js';
import type { UserEntity } from '../../users/users.public.js';
import { Browser, type Screen } from './browser.js';

export const PASSWORD = 'monsoon-bicycle-42';

/** Stores an account that signs in with PASSWORD. */
export async function saveMember(
  test: TestApp,
  fields: Partial<UserEntity> = {},
): Promise<UserEntity & { email: string }> {
  const passwordHash = await test.app.get(PasswordHasher, { strict: false }).hash(PASSWORD);
  return saveUser(test.dataSource, { passwordHash, ...fields });
}

/** Stores an account without an address that signs in with PASSWORD as well. */
export async function savePhoneMember(test: TestApp): Promise<UserEntity & { phone: string }> {
  const passwordHash = await test.app.get(PasswordHasher, { strict: false }).hash(PASSWORD);
  return savePhoneUser(test.dataSource, { passwordHash });
}

/** Works off the tasks and returns the newest code that was sent to `recipient`. */
export async function receiveCode(test: TestApp, recipient: string): Promise<string> {
  await test.runTasks();
  const newest = (await sentMessages(test, { to: recipient })).at(-1);
  const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
  if (!code) throw new Error(`no code was sent to ${recipient}`);
  return code;
}

/** Signs in through the provider's pages; returns the browser and where it landed. */
export async function signInByPassword(
  test: TestApp,
  login: string,
  { query = '', password = PASSWORD }: { query?: string; password?: string } = {},
): Promise<{ browser: Browser; landed: Screen }> {
  const browser = new Browser(test.url);
  const form = await browser.open(`/api/login${query}`);
  return { browser, landed: await browser.press(form, 'Sign in', { login, password }) };
}

/** Requests a code on the page and returns the page with the field for it. */
export async function atTheCode(browser: Browser, login: string, query = ''): Promise<Screen> {
  return browser.press(await browser.open(`/api/login${query}`), 'Send code', { login });
}

/** Signs in with a code, sent to `sentTo` if its spelling differs; returns the browser and its last page. */
export async function signInByCode(
  test: TestApp,
  login: string,
  query = '',
  browser = new Browser(test.url),
  sentTo = login,
): Promise<{ browser: Browser; landed: Screen }> {
  const page = await atTheCode(browser, login, query);
  const landed = await browser.press(page, 'Sign in', { code: await receiveCode(test, sentTo) });
  return { browser, landed };
}

/** Returns the signed-in account of a browser; null when there is none. */
export async function currentUser(browser: Browser): Promise<Record<string, unknown> | null> {
  const answer = await browser.call('GET', '/api/auth/user');
  return answer.status === 200 ? (JSON.parse(answer.text) as Record<string, unknown>) : null;
}
