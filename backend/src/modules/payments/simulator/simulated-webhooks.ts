import type { SimulatedEvent, SimulatedState } from './simulated-state.js';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from './simulated-world.js';

/** Pauses between the attempts of one event; the last one repeats until a day is over. */
const PAUSES_SECONDS = [5, MINUTE_SECONDS, 5 * MINUTE_SECONDS, 30 * MINUTE_SECONDS, 2 * HOUR_SECONDS, 6 * HOUR_SECONDS];

/** Removes and returns the due events for sending. Copies of one event are sent together. */
export function takeDueEvents(state: SimulatedState, now: number): SimulatedEvent[] {
  const due = state.events.filter(({ due_at }) => due_at <= now);
  state.events = state.events.filter(({ due_at }) => due_at > now);
  return due;
}

/** Schedules a rejected event for a retry; after a day of retries webhooks are switched off. */
export function retryEvent(state: SimulatedState, event: SimulatedEvent, now: number): void {
  if (now - event.created_at >= DAY_SECONDS) {
    state.webhooksOff = true;
    state.events = [];
    return;
  }
  const pause = PAUSES_SECONDS[Math.min(event.attempts, PAUSES_SECONDS.length - 1)] ?? 0;
  state.events.push({ ...event, attempts: event.attempts + 1, due_at: now + pause });
}
