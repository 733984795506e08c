import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@nukkad/contract/accounts/auth';
import type { Outbox } from './outbox';
import { settled } from './settled';
import type { Words } from './words';

/** Returns a new email address. */
export const newEmail = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@example.test`;

/** Returns a new Indian mobile number, in the form that people type and in the form that the network requires. */
export function newPhone(): { typed: string; sent: string } {
  const digits = `9${String(randomInt(1e9)).padStart(9, '0')}`;
  return { typed: `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`, sent: `+91${digits}` };
}

/** Signs in with a password on the provider's page, which must be open. */
export async function givePassword(page: Page, t: Words, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel(t('auth:signIn.login'), { exact: true }).fill(email);
  await page.getByLabel(t('auth:signIn.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth:signIn.signIn') }).click();
}

/**
 * Signs in with a code by mail on the provider's page, which creates the account; the form submits itself with the last
 * digit of the code.
 */
export async function giveCode(page: Page, t: Words, outbox: Outbox, email: string): Promise<void> {
  await page.getByLabel(t('auth:signIn.login'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('auth:signIn.sendCode') }).click();
  await page.getByLabel(t('auth:signIn.code'), { exact: true }).fill(await outbox.codeTo(email));
}

/** Submits the question for the name, which an account without a name gets on its first page. */
export async function answerNameQuestion(page: Page, t: Words, first: string, last: string): Promise<void> {
  const field = page.getByLabel(t('dashboard/account:name.first'));
  await field.waitFor();
  // the question is below the lists of the page and moves while they are drawn
  await settled(page);
  await field.fill(first);
  await page.getByLabel(t('dashboard/account:name.last')).fill(last);
  await page.getByRole('button', { name: t('dashboard/account:name.save') }).click();
  await field.waitFor({ state: 'detached' });
}
