import type { INestApplicationContext } from '@nestjs/common';
import type { StaffRole } from '@nukkad/contract/accounts/users';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../../../config/config.module.js';
import type { AppConfig } from '../../../config/environment.js';
import { cookieName } from '../cookies.js';
import { Sessions } from '../sessions.js';
import { StaffSessions } from '../../second-factor/staff-sessions.js';
import { hashToken } from '../token.js';

/**
 * Opens a session for an account; returns its Cookie header. Staff sessions have the second factor, unless an option
 * says otherwise.
 */
export async function signIn(
  app: INestApplicationContext,
  user: { id: string; staffRole?: StaffRole | null },
  { factor = true } = {},
): Promise<string> {
  const { manager } = app.get(DataSource);
  const token = await app.get(Sessions, { strict: false }).open(manager, user.id);
  if (user.staffRole && factor) await app.get(StaffSessions, { strict: false }).admit(manager, hashToken(token));
  return `${cookieName(app.get<AppConfig>(APP_CONFIG), 'sid')}=${token}`;
}

/** Makes a signed-in account an administrator with a verified second factor. */
export async function makeAdmin(dataSource: DataSource, userId: string): Promise<void> {
  await dataSource.query(`UPDATE users SET staff_role = 'admin' WHERE id = $1`, [userId]);
  await dataSource.query(`UPDATE sessions SET second_factor_at = clock_timestamp() WHERE user_id = $1`, [userId]);
}
