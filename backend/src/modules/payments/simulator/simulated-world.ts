import { createHmac, randomBytes } from 'node:crypto';
import type { Notes, SimulatedState } from './simulated-state.js';

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** An error response of the provider, in the provider's format. */
export class SimulatedRefusal extends Error {
  constructor(
    readonly status: number,
    readonly description: string,
    readonly reason = 'input_validation_failed',
  ) {
    super(description);
  }

  get body(): object {
    const code = this.status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR';
    return {
      error: { code, description: this.description, source: 'business', step: 'NA', reason: this.reason, metadata: {} },
    };
  }
}

/** The state together with the virtual clock, for all code that changes it. */
export interface SimulatedWorld {
  state: SimulatedState;
  /** Seconds since 1970 of the virtual clock. */
  now: number;
}

export const newId = (kind: string): string => `${kind}_${randomBytes(11).toString('base64url').replace(/[-_]/g, 'x')}`;

/** Returns the object of an id; throws the provider's refusal when there is none. */
export function findIn<T>(objects: Record<string, T>, id: string): T {
  const found = objects[id];
  if (!found) throw new SimulatedRefusal(400, 'The id provided does not exist');
  return found;
}

/** A whole number of paise from a request; throws the provider's refusal otherwise. */
export function amountOf(value: unknown, least = 100): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw new SimulatedRefusal(400, 'The amount must be an integer.');
  }
  if (value < least) throw new SimulatedRefusal(400, 'The amount must be at least INR 1.00');
  return value;
}

export const notesOf = (value: unknown): Notes =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)]))
    : {};

export const sign = (body: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Seconds by which a reordered delivery, and the copies of a burst, are delayed. */
const REORDERED_SECONDS = 2;
const BURST = 20;

/** Emits an event about an object, by the delivery mode of the state. */
export function emitEvent({ state, now }: SimulatedWorld, name: string, kind: string, object: object): void {
  if (state.webhooksOff || state.delivery === 'lost') return;
  const payload = { [kind]: { entity: object } };
  const body = JSON.stringify({ entity: 'event', event: name, contains: [kind], payload, created_at: now });
  const waits = state.delivery === 'reorder' && state.events.every(({ due_at }) => due_at <= now);
  const event = {
    id: newId('evt'),
    body,
    signature: sign(body, state.secret),
    created_at: now,
    due_at: waits ? now + REORDERED_SECONDS : now,
    attempts: 0,
  };
  const copies = { dup: 2, burst: BURST }[state.delivery as string] ?? 1;
  for (let copy = 0; copy < copies; copy++) state.events.push({ ...event });
}
