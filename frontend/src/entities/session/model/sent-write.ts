import type { WriteRequest } from '@nukkad/api-client/base-query';

/** A sent write, in a form that can be stored. */
export interface SentWrite {
  url: string;
  method: string;
  /** The JSON body; undefined without a body, or if the body contains a file. */
  body: unknown;
  /** Whether the body contains a file, which cannot be stored. */
  hasFile: boolean;
  /** The Idempotency-Key: with it the write has one effect, however often it is sent. */
  key: string;
}

export function sentWriteOf({ url, method = '', body, headers }: WriteRequest): SentWrite {
  const hasFile = body instanceof FormData;
  const key = new Headers(headers as HeadersInit | undefined).get('Idempotency-Key') ?? '';
  return { url, method: method.toUpperCase(), body: hasFile ? undefined : (body as unknown), hasFile, key };
}
