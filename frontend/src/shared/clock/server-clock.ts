import { onServerDate, type ServerDate } from '@nukkad/api-client/base-query';

/** Resolution of the header in milliseconds: its time is rounded down to whole seconds. */
const RESOLUTION_MS = 1000;

/** Offset of the server's clock from the device's, in milliseconds. */
let ahead = 0;

/**
 * Adjusts the offset of the device's clock by one response. The response was created between sending and receiving, so
 * it only bounds the offset; an offset within the bounds is retained, so that times do not jitter.
 */
export function syncServerClock({ date, sent, received }: ServerDate): void {
  const moment = Date.parse(date ?? '');
  // a clock that was set back during the call is unusable
  if (Number.isNaN(moment) || received < sent) return;
  const [least, most] = [moment - received, moment + RESOLUTION_MS - sent];
  ahead = Math.min(Math.max(ahead, least), most);
}

/** Adjusts the offset by every response from now on. */
export const followServerClock = (): void => onServerDate(syncServerClock);

/**
 * Returns the present moment by the server's clock (milliseconds since 1970); by the device's own clock until the
 * server has responded.
 */
export const serverNow = (): number => Date.now() + ahead;
