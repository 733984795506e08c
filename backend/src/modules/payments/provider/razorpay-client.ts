import type { z } from 'zod';
import { callProvider, traceHeaders } from '../../../common/observability/tracing.js';
import { renewTurn } from './kept-turn.js';
import { ProviderError } from './payment-provider.js';
import { FailureSchema } from './razorpay-schemas.js';

/** Timeout of a call in milliseconds; its task retries later. */
const TIMEOUT_MS = 10_000;
/** Connection errors before the request was sent. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
]);
/**
 * Statuses of refusals that do not concern the request: wrong credentials and too many calls. The same call may succeed
 * later.
 */
const NOT_JUDGED = new Set([401, 403, 408, 425, 429]);

/** Matches the description of a refusal caused by the main balance. The provider has no code for it. */
const LACKS_BALANCE = /(enough|insufficient) balance/i;

export interface RazorpayAccess {
  /** Address of the API, known once the simulator listens. */
  baseUrl: () => Promise<string>;
  keyId: string;
  keySecret: string;
  timeoutMs?: number;
  /** Seconds after a lost response within which the call may still have its effect; none, if it is not given. */
  lateSeconds?: number;
  /** Whether calls that change something are permitted now; always, if it is not given. */
  mayWrite?: () => Promise<boolean>;
}

interface RazorpayCall {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  path: string;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

/**
 * Calls the provider: with a timeout, with validated responses, and with errors that state whether a call may be
 * repeated.
 */
export class RazorpayClient {
  constructor(private readonly access: RazorpayAccess) {}

  call<T extends z.ZodType>(schema: T, call: RazorpayCall): Promise<z.output<T>> {
    return callProvider('payments', call.method, () => this.request(schema, call));
  }

  private async request<T extends z.ZodType>(schema: T, call: RazorpayCall): Promise<z.output<T>> {
    if (call.method !== 'GET' && !((await this.access.mayWrite?.()) ?? true))
      throw new ProviderError('retry', 'payments are paused, or the database is a copy that no operator has confirmed');
    if (call.method !== 'GET' && !(await renewTurn()))
      throw new ProviderError('retry', 'another process has taken over the calls about this payment');
    const { status, text } = await this.send(call);
    const isRead = call.method === 'GET';
    const failed = isRead ? 'retry' : 'unknown';
    const lateSeconds = isRead ? 0 : (this.access.lateSeconds ?? 0);
    if (NOT_JUDGED.has(status)) throw new ProviderError('retry', `answered with ${status}`, status);
    if (status >= 500) throw new ProviderError(failed, `answered with ${status}`, status, lateSeconds);
    const body = parseJson(text);
    if (status >= 400) {
      const description = FailureSchema.safeParse(body).data?.error.description ?? `answered with ${status}`;
      throw new ProviderError(LACKS_BALANCE.test(description) ? 'uncovered' : 'refused', description, status);
    }
    const parsed = schema.safeParse(body);
    if (!parsed.success) {
      throw new ProviderError(
        failed,
        `answered in an unknown shape: ${parsed.error.issues[0]?.path.join('.')}`,
        status,
        lateSeconds,
      );
    }
    return parsed.data;
  }

  private async send({ method, path, query = {}, body, headers = {} }: RazorpayCall) {
    const url = new URL(path, await this.access.baseUrl());
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const { keyId, keySecret, timeoutMs = TIMEOUT_MS } = this.access;
    try {
      const response = await fetch(url, {
        method,
        headers: {
          Authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
          ...(body ? { 'Content-Type': 'application/json' } : {}),
          ...traceHeaders(),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      const code = (error as { cause?: { code?: string } }).cause?.code ?? '';
      const reason = code || (error as Error).name;
      if (method === 'GET' || NOT_SENT.has(code)) throw new ProviderError('retry', reason);
      throw new ProviderError('unknown', reason, null, this.access.lateSeconds);
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
