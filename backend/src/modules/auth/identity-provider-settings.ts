import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../common/security/secrets.js';
import type { AppConfig } from '../../config/environment.js';

/** Path of the embedded identity provider on this server. */
export const PROVIDER_PATH = '/oidc';
/** The one client of the embedded provider. */
export const PROVIDER_CLIENT_ID = 'web';
/** Algorithm of the embedded provider's tokens. */
export const PROVIDER_ALGORITHM = 'ES256';
/** Name of the parameter that passes the side of a new account to the embedded provider. */
export const SIDE_PARAMETER = 'account_role';

/**
 * Name of the parameter with which the application requests a sign-in without another proof, for a browser that has
 * just verified a mailbox.
 */
export const ONCE_PARAMETER = 'after_sign_up';

export const providerIssuer = (config: AppConfig): string => `${config.publicUrl}${PROVIDER_PATH}`;
export const loginCallbackUrl = (config: AppConfig): string => `${config.publicUrl}/api/login/callback`;
export const afterLogoutUrl = (config: AppConfig): string => `${config.publicUrl}/`;

/** The secret that the application shows to the embedded provider. */
export const providerClientSecret = (secrets: Secrets): Promise<string> =>
  secrets.get('oidc-client-secret', () => randomBytes(32).toString('base64url'));
