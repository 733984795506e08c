import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../common/security/secrets.js';
import type { AppConfig } from '../../config/environment.js';

/** Where the embedded identity provider lives on this server. */
export const PROVIDER_PATH = '/oidc';
/** The one client of the embedded provider. */
export const PROVIDER_CLIENT_ID = 'web';
/** Algorithm of the embedded provider's tokens. */
export const PROVIDER_ALGORITHM = 'ES256';
/** The parameter by which a sign-in tells the embedded provider what a new account becomes. */
export const SIDE_PARAMETER = 'account_role';

/** The parameter by which the application asks to sign in whoever has just verified a mailbox in this browser. */
export const ONCE_PARAMETER = 'after_sign_up';

export const providerIssuer = (config: AppConfig): string => `${config.publicUrl}${PROVIDER_PATH}`;
export const loginCallbackUrl = (config: AppConfig): string => `${config.publicUrl}/api/login/callback`;
export const afterLogoutUrl = (config: AppConfig): string => `${config.publicUrl}/`;

/** The secret that the application shows to the embedded provider. */
export const providerClientSecret = (secrets: Secrets): Promise<string> =>
  secrets.get('oidc-client-secret', () => randomBytes(32).toString('base64url'));
