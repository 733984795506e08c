import { decodeBase64url, encodeBase64url, parseJson, verifyEs256 } from './platform.js';
import type { RecordKey } from './work-records.js';

/** Characters of an ES256 signature in Base64url. */
export const SIGNATURE_LENGTH = 86;

/** A signed token (RFC 7515), read and not yet verified. */
export interface SignedToken {
  text: string;
  header: Readonly<Record<string, unknown>>;
  payload: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the object in a part of a token; null if it contains none. */
export function readPart(part: string): Record<string, unknown> | null {
  try {
    const value = parseJson(decodeBase64url(part));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Reads a token of three parts; null when it is none. */
export function readToken(text: string): SignedToken | null {
  const [header = '', payload = '', signature, ...rest] = text.split('.');
  if (signature === undefined || rest.length > 0) return null;
  const read = { header: readPart(header), payload: readPart(payload) };
  return read.header && read.payload ? { text, header: read.header, payload: read.payload } : null;
}

/** Returns the bytes of a text; null for any spelling other than the encoder's: the last character has unused bits. */
function decodeCanonical(text: string): Uint8Array | null {
  try {
    const bytes = decodeBase64url(text);
    return encodeBase64url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

/**
 * Returns whether the token is signed by the key. Rejects if the platform has no cryptography, which reveals nothing
 * about the token.
 */
export async function isSignedBy({ text }: SignedToken, key: RecordKey): Promise<boolean> {
  const at = text.lastIndexOf('.');
  const signature = decodeCanonical(text.slice(at + 1));
  return signature !== null && verifyEs256(text.slice(0, at), signature, key);
}
