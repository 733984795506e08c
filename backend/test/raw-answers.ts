import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@jest/globals';

/** A response as received, without decompression. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The received bytes. */
  body: Buffer;
}

/** Size in bytes from which a text is compressed. */
export const LARGE_BYTES = 1000;
const TEXT = /^(text\/|image\/svg|application\/(javascript|json|manifest\+json|problem\+json|xml|yaml))/;
const UNPACK: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };
const ENCODINGS = Object.keys(UNPACK);

/** Asks the server at `origin` for `path`. */
export const receive = (origin: string, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    get(new URL(path, origin), { headers, agent: false }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
    }).on('error', reject);
  });

export const typeOf = ({ headers }: RawAnswer): string | undefined => headers['content-type']?.toLowerCase();

/** Receives the same response uncompressed and in every encoding. Expects that the decoded contents are equal. */
export async function receiveEveryForm(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Record<string, RawAnswer>> {
  const plain = await receive(origin, path, headers);
  expect([path, plain.status, plain.headers['content-encoding']]).toEqual([path, 200, undefined]);
  const forms: Record<string, RawAnswer> = { plain };
  if (!TEXT.test(plain.headers['content-type'] ?? '') || plain.body.length <= LARGE_BYTES) return forms;
  for (const encoding of ENCODINGS) {
    const form = await receive(origin, path, { ...headers, 'accept-encoding': encoding });
    expect([path, form.headers['content-encoding']]).toEqual([path, encoding]);
    expect([path, form.headers.vary]).toEqual([path, 'Accept-Encoding']);
    expect([path, typeOf(form)]).toEqual([path, typeOf(plain)]);
    expect([path, form.headers['cache-control']]).toEqual([path, plain.headers['cache-control']]);
    expect(form.body.length).toBeLessThan(plain.body.length);
    expect(UNPACK[encoding]?.(form.body).equals(plain.body)).toBe(true);
    forms[encoding] = form;
  }
  return forms;
}
