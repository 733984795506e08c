import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { type AppConfig, ConfigurationError } from '../config/environment.js';
import { STAFF_ROLES } from '@nukkad/domain/users';
import { grantStaffRole } from '../modules/users/users.public.js';

const USAGE = `Use: staff grant EMAIL ${STAFF_ROLES.join('|')}, or: staff revoke EMAIL.`;

/** `staff grant EMAIL ROLE` and `staff revoke EMAIL`. Throws ConfigurationError with what to do instead. */
export async function changeStaff(
  config: AppConfig,
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const [action, email, wanted] = args;
  const role = STAFF_ROLES.find((known) => known === wanted) ?? null;
  const understood = action === 'grant' ? role !== null : action === 'revoke' && wanted === undefined;
  if (!understood || !email) throw new ConfigurationError(USAGE);
  const app = await NestFactory.createApplicationContext(AppModule.with({ ...config, ROLE: 'api' }), { logger: false });
  try {
    const known = await grantStaffRole(app, email, action === 'grant' ? role : null);
    if (!known) throw new ConfigurationError(`No account has the address ${email}.`);
    say(role ? `${email} is now ${role}` : `${email} is no longer staff`);
  } finally {
    await app.close();
  }
}
