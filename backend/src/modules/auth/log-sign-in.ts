import type { AppLogger } from '../../common/observability/app-logger.js';
import type { LoginName } from './login-name.js';

/** How a person signs in: with a password or a code, through an external provider, or once after a sign-up. */
type SignInWay = 'password' | LoginName['channel'] | 'provider' | 'sign-up';

/** Logs the result of a sign-in. The entry names neither the person nor the address. */
export function logSignIn(logger: AppLogger, result: 'accepted' | 'refused' | 'throttled', way: SignInWay): void {
  logger.info({ event: `sign-in.${result}`, way });
}
