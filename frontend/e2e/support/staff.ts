import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import type { StaffRole } from '@nukkad/contract/accounts/users';
import { Secret, TOTP } from 'otpauth';
import type { Words } from './words';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Gives an account a role of the staff, as the operator does. */
export async function grantStaffRole(email: string, role: StaffRole): Promise<void> {
  const dataDir = process.env['E2E_DATA_DIR'] ?? process.env['DATA_DIR'];
  if (!dataDir) throw new Error('Set DATA_DIR to the data directory of the product that runs at E2E_BASE_URL.');
  await promisify(execFile)(process.execPath, [join(ROOT, 'tools/bin/staff.mjs'), 'grant', email, role], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

/** Types a code of the authenticator app, whose last digit is enough. */
async function typeCode(page: Page, t: Words, code: string): Promise<void> {
  await page.getByLabel(t('admin:factor.code.app')).click();
  await page.keyboard.type(code);
}

/** Enters the next code of the authenticator app with this key: the present one has been used. */
export async function enterSecondFactor(page: Page, t: Words, key: string): Promise<void> {
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await typeCode(page, t, app.generate({ timestamp: Date.now() + app.period * 1000 }));
}

/** Sets up the authenticator app of a new member of staff. Returns its key. */
export async function setUpSecondFactor(page: Page, t: Words): Promise<string> {
  await page.getByRole('button', { name: t('admin:factor.setUp.start') }).click();
  const key = await page.getByLabel(t('admin:factor.setUp.key')).inputValue();
  const secret = key.replaceAll(' ', '');
  await typeCode(page, t, new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page
    .getByRole('list', { name: t('admin:factor.recovery.list') })
    .getByRole('listitem')
    .nth(9)
    .waitFor();
  await page.getByRole('button', { name: t('admin:factor.recovery.kept') }).click();
  return secret;
}

/** Sets up the authenticator app of the staff account of a session, by the calls of its page. */
export async function setUpFactorByRequest(staff: APIRequestContext): Promise<void> {
  const headers = { 'x-requested-with': 'fetch' };
  const begun = await staff.post('/api/staff/second-factor', { headers });
  if (begun.status() !== 201) throw new Error(`No second factor was begun: ${await begun.text()}`);
  const { secret } = (await begun.json()) as { secret: string };
  const code = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate();
  const confirmed = await staff.post('/api/staff/second-factor/confirmation', { headers, data: { code } });
  if (!confirmed.ok()) throw new Error(`The second factor was not confirmed: ${await confirmed.text()}`);
}

/** Suspends the account of one session by the session of a member of staff. */
export async function suspendOwnAccount(
  own: APIRequestContext,
  staff: APIRequestContext,
  origin: string,
): Promise<void> {
  const { id } = (await (await own.get('/api/auth/user')).json()) as { id: string };
  const headers = { origin, 'x-requested-with': 'fetch' };
  const data = { reason: 'asks_for_money', text: 'You asked three people for a registration fee.', days: 14 };
  const answer = await staff.post(`/api/admin/users/${id}/suspension`, { headers, data });
  if (answer.status() !== 201) throw new Error(`The account was not suspended: ${await answer.text()}`);
}
