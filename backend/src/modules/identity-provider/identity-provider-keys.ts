import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'oidc-provider';
import type { Secrets } from '../../common/security/secrets.js';
import type { AppConfig } from '../../config/environment.js';
import { PROVIDER_ALGORITHM } from '../auth/auth.public.js';

function newSigningKey(): JWK {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    ...(privateKey.export({ format: 'jwk' }) as JWK),
    kid: randomBytes(8).toString('base64url'),
    alg: PROVIDER_ALGORITHM,
    use: 'sig',
  };
}

/** The key that signs the embedded provider's tokens. */
export const signingKey = (secrets: Secrets): Promise<JWK> => secrets.get('oidc-signing-key', newSigningKey);

/** The keys that sign the provider's cookies: the first signs, all verify. */
export async function cookieKeys(secrets: Secrets, config: AppConfig): Promise<string[]> {
  if (config.SESSION_KEYS.length > 0) return config.SESSION_KEYS;
  return [await secrets.get('oidc-cookie-key', () => randomBytes(32).toString('base64url'))];
}
