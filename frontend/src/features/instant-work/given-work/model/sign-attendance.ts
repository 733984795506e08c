import type { SignAttendance } from '@nukkad/contract/attendance/attendance';

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

const bytesOf = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Signs with the key of a shift, in base64url. Rejects in a browser without cryptography, such as without HTTPS. */
export async function makeSigner(key: string): Promise<SignAttendance> {
  // oxlint-disable-next-line local/supported-api -- over plain http the digits of the worker take the place of this code
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), ALGORITHM, false, ['sign']);
  return async (text) => {
    // oxlint-disable-next-line local/supported-api -- as above
    const signed = new Uint8Array(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text)));
    return btoa(String.fromCharCode(...signed))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  };
}
