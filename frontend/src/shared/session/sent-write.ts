import type { WriteRequest } from '@nukkad/api-client/base-query';

/** A write as it went out, in a form that can be kept. */
export interface SentWrite {
  url: string;
  method: string;
  /** What was sent as JSON; undefined when nothing was, or when it held a file. */
  body: unknown;
  /** Whether the body held a file, which cannot be kept. */
  hasFile: boolean;
  /** The Idempotency-Key: with it the write has one effect, however often it is sent. */
  key: string;
}

export function sentWriteOf({ url, method = '', body, headers }: WriteRequest): SentWrite {
  const hasFile = body instanceof FormData;
  const key = new Headers(headers as HeadersInit | undefined).get('Idempotency-Key') ?? '';
  return { url, method: method.toUpperCase(), body: hasFile ? undefined : (body as unknown), hasFile, key };
}
