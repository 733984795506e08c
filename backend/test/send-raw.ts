import { randomUUID } from 'node:crypto';
import type { Problem } from '@nukkad/contract/problem';
import type { TestApp } from './app.js';

/** The status of an answer, and the fields that its problem names. */
export interface RawAnswer {
  status: number;
  fields: string[];
}

/** Sends JSON to an address without encoding it, unlike supertest; `body` may break the contract. */
export async function sendRaw(
  { url }: Pick<TestApp, 'url'>,
  cookie: string,
  { method, address, body }: { method: string; address: string; body?: unknown },
): Promise<RawAnswer> {
  const response = await fetch(url + address, {
    method,
    redirect: 'manual',
    // calls that may cost money ask for a key
    headers: {
      ...{ cookie, 'content-type': 'application/json', 'x-requested-with': 'fetch' },
      'idempotency-key': randomUUID(),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  // the stream of events has no end
  if (!isProblem) await response.body?.cancel();
  const { errors = [] }: Partial<Problem> = isProblem ? ((await response.json()) as Problem) : {};
  return { status: response.status, fields: errors.map(({ field }) => field) };
}
