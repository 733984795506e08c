// The parts of the web platform that browsers and Node share. This library is compiled with the types of neither.

interface ByteStream {
  getReader: () => { read: () => Promise<{ done: boolean; value?: Uint8Array }>; cancel: () => Promise<void> };
}
interface CryptoKey {
  readonly type: string;
}
declare const crypto: {
  subtle: {
    digest: (algorithm: string, data: Uint8Array) => Promise<ArrayBuffer>;
    importKey: (
      ...[format, key, algorithm, extractable, usages]: ['jwk', object, object, boolean, readonly string[]]
    ) => Promise<CryptoKey>;
    verify: (algorithm: object, key: CryptoKey, signature: Uint8Array, data: Uint8Array) => Promise<boolean>;
  };
};
declare const atob: (text: string) => string;
declare const btoa: (text: string) => string;
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean; ignoreBOM?: boolean },
) => { decode: (bytes: Uint8Array) => string };
declare const Response: new (body: Uint8Array) => {
  body: { pipeThrough: (transform: unknown) => ByteStream } | null;
};
declare const DecompressionStream: new (format: 'deflate') => unknown;

/** Decodes a text in Base64url. Throws for other texts. */
export const decodeBase64url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

export const encodeBase64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Returns whether the signature of the text was made by the key: ECDSA with P-256 and SHA-256 (ES256 of RFC 7518). */
export async function verifyEs256(
  text: string,
  signature: Uint8Array,
  key: { x: string; y: string },
): Promise<boolean> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const jwk = { kty: 'EC', crv: 'P-256', x: key.x, y: key.y };
  const imported = await crypto.subtle.importKey('jwk', jwk, curve, false, ['verify']);
  const data = new TextEncoder().encode(text);
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, imported, signature, data);
}

/** Returns the SHA-256 digest of a text in UTF-8. */
export const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Parses JSON in UTF-8 bytes. Throws for other bytes. */
export const parseJson = (bytes: Uint8Array): unknown =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)) as unknown;

/** Decompresses zlib data. Stops and throws as soon as the result exceeds `limit` bytes, before it is buffered. */
export async function inflate(data: Uint8Array, limit: number): Promise<Uint8Array> {
  const stream = new Response(data).body?.pipeThrough(new DecompressionStream('deflate'));
  if (!stream) throw new RangeError('no data');
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const chunk = read.value ?? new Uint8Array();
    size += chunk.length;
    if (size > limit) {
      await reader.cancel();
      throw new RangeError(`more than ${limit} bytes after decompression`);
    }
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  chunks.reduce((at, chunk) => {
    whole.set(chunk, at);
    return at + chunk.length;
  }, 0);
  return whole;
}
