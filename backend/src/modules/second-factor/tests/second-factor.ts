import type { RecoveryCodes, SecondFactorSecret } from '@nukkad/contract/accounts/second-factor';
import type { StaffRole } from '@nukkad/contract/accounts/users';
import { Secret, TOTP } from 'otpauth';
import type { Test } from 'supertest';
import type { TestApp } from '../../../../test/app.js';
import { sentMessages } from '../../../../test/sent-messages.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { signIn } from '../../auth/tests/signed-in.js';

export const FACTOR = '/api/staff/second-factor';
/** A staff call without further requirements. */
export const STAFF_CALL = '/api/admin/queues';
const STEP_MS = 30_000;

/** One of the staff in one browser. */
export interface StaffBrowser {
  id: string;
  email: string;
  staffRole: StaffRole;
  get: (path: string) => Test;
  post: (path: string) => Test;
  /** Ages all that was done in this session. */
  leaveAlone: (minutes: number) => Promise<void>;
  /** Makes used codes of the app valid once more. */
  forgetUsedCodes: () => Promise<void>;
}

/** Signs a staff member in, without the second factor; with `account`, the same account in another browser. */
export async function staffBrowser(test: TestApp, account?: StaffBrowser): Promise<StaffBrowser> {
  const { id, email } = account ?? (await saveUser(test.dataSource, { staffRole: 'support' }));
  const cookie = await signIn(test.app, { id, staffRole: 'support' }, { factor: false });
  const sessions: { id: string }[] = await test.dataSource.query(
    `SELECT id FROM sessions WHERE user_id = $1 ORDER BY created_at DESC, auth_time DESC LIMIT 1`,
    [id],
  );
  return {
    ...{ id, email, staffRole: 'support' },
    get: (path) => test.api.get(path).set('Cookie', cookie),
    post: (path) => test.api.post(path).set('Cookie', cookie),
    leaveAlone: async (minutes) => {
      await test.dataSource.query(
        `UPDATE sessions SET auth_time = auth_time - $2::interval, second_factor_at = second_factor_at - $2::interval,
           staff_seen_at = staff_seen_at - $2::interval WHERE id = $1`,
        [sessions[0]?.id, `${minutes} minutes`],
      );
    },
    forgetUsedCodes: async () => {
      await test.dataSource.query(`UPDATE staff_second_factors SET last_step = 0 WHERE user_id = $1`, [id]);
    },
  };
}

/** Returns the code that the app shows now, or `steps` time steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Sets up the second factor. The current code counts as unused. */
export async function setUp(staff: StaffBrowser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await staff.post(FACTOR).expect(201)).body as SecondFactorSecret;
  const confirmed = await staff
    .post(`${FACTOR}/confirmation`)
    .send({ code: codeOf(secret) })
    .expect(200);
  await staff.forgetUsedCodes();
  return { secret, ...(confirmed.body as RecoveryCodes) };
}

/** Returns the subjects of mails about the second factor to this address, oldest first. */
export async function factorMailsTo(test: TestApp, email: string): Promise<string[]> {
  await test.runTasks();
  return (await sentMessages(test, { channel: 'email', to: email })).map(({ subject }) => subject);
}
