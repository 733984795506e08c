import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { AppModule } from '../app.module.js';
import { type AppConfig, ConfigurationError } from '../config/environment.js';
import { STAFF_ROLES } from '@nukkad/contract/accounts/users';
import { resetSecondFactor } from '../modules/second-factor/second-factor.public.js';
import { grantStaffRole } from '../modules/users/users.public.js';

const USAGE = `Use: staff grant EMAIL ${STAFF_ROLES.join('|')}, staff revoke EMAIL, or: staff reset-factor EMAIL.`;

/** A change in the application; returns its result, or null if no account has the address. */
type Change = (app: INestApplicationContext, email: string) => Promise<string | null>;

const grant =
  (role: (typeof STAFF_ROLES)[number] | null): Change =>
  async (app, email) => {
    if (!(await grantStaffRole(app, email, role))) return null;
    return role ? `${email} is now ${role}` : `${email} is no longer staff`;
  };

const resetFactor: Change = async (app, email) => {
  const outcome = await resetSecondFactor(app, email);
  if (outcome === 'no account') return null;
  return outcome === 'reset' ? `${email} sets up a new second factor` : `${email} has no second factor`;
};

/** Returns the change that the arguments of the command request; null if they are invalid. */
function changeOf(action: string | undefined, wanted: string | undefined): Change | null {
  const role = STAFF_ROLES.find((known) => known === wanted);
  if (action === 'grant') return role ? grant(role) : null;
  if (wanted !== undefined) return null;
  if (action === 'revoke') return grant(null);
  return action === 'reset-factor' ? resetFactor : null;
}

/**
 * Runs `staff grant EMAIL ROLE`, `staff revoke EMAIL` or `staff reset-factor EMAIL`. Throws ConfigurationError with the
 * correct usage.
 */
export async function changeStaff(
  config: AppConfig,
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const [action, email, wanted] = args;
  const change = changeOf(action, wanted);
  if (!change || !email) throw new ConfigurationError(USAGE);
  const app = await NestFactory.createApplicationContext(AppModule.with({ ...config, ROLE: 'api' }), { logger: false });
  try {
    const said = await change(app, email);
    if (said === null) throw new ConfigurationError(`No account has the address ${email}.`);
    say(said);
  } finally {
    await app.close();
  }
}
