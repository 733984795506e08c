import { onServerDate, type ServerDate } from '@nukkad/api-client/base-query';

/** The header counts whole seconds: the moment it names began up to so long before the answer. */
const RESOLUTION_MS = 1000;

/** How far the server's clock is ahead of the device's, in milliseconds. */
let ahead = 0;

/**
 * Learns from one answer how far the device's clock is off. The answer was made between sending and receiving, so it
 * says only that the difference lies within a span; a difference that fits stays as it is, so that times do not jitter.
 */
export function syncServerClock({ date, sent, received }: ServerDate): void {
  const moment = Date.parse(date ?? '');
  // a clock that was put back during the call says nothing
  if (Number.isNaN(moment) || received < sent) return;
  const [least, most] = [moment - received, moment + RESOLUTION_MS - sent];
  ahead = Math.min(Math.max(ahead, least), most);
}

/** Learns from every answer from now on. */
export const followServerClock = (): void => onServerDate(syncServerClock);

/** The moment by the server's clock (milliseconds since 1970); by the device's own until the server has answered. */
export const serverNow = (): number => Date.now() + ahead;
