import { isEncrypted, type PiiCipher, UndecipherableError } from '../../common/security/pii-cipher.js';

/**
 * Name of the address or number that the application suggests for a sign-in. The provider stores it in the parameters of
 * an interaction, and again in the details of its prompt.
 */
const HINT = 'login_hint';

/** Returns a copy of a payload in which `change` was applied to each hint. */
function mapHints(value: unknown, change: (hint: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => mapHints(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]: [string, unknown]) => [
      name,
      name === HINT && typeof item === 'string' && item !== '' ? change(item) : mapHints(item, change),
    ]),
  );
}

/** Encrypts the hints of a payload for the database. `context` names its row. */
export async function sealHints<Payload extends object>(
  cipher: PiiCipher,
  context: string,
  payload: Payload,
): Promise<Payload> {
  await cipher.prepare();
  return mapHints(payload, (hint) => cipher.encryptNow(hint, context)) as Payload;
}

/**
 * Returns a stored payload with its hints. A hint from an earlier release is plain. A hint that no key decrypts is
 * absent: the page then suggests nothing.
 */
export async function openHints<Payload extends object>(
  cipher: PiiCipher,
  context: string,
  payload: Payload,
): Promise<Payload> {
  await cipher.prepare();
  return mapHints(payload, (hint) => {
    if (!isEncrypted(hint)) return hint;
    try {
      return cipher.decryptNow(hint, context);
    } catch (error) {
      if (error instanceof UndecipherableError) return undefined;
      throw error;
    }
  }) as Payload;
}
