import { EVENT_POSITION } from '@nukkad/contract/platform/events';

/**
 * Position of a reader: all events of transactions before `xid` have been read, and none written after `at`
 * (microseconds since 1970, by the database's clock). Both are decimal numbers.
 */
export interface EventPosition {
  xid: string;
  at: string;
}

/** Returns the position as a stream's message id. */
export const writePosition = (position: EventPosition): string => `${position.xid}-${position.at}`;

/** Returns the position of a message id; null if it contains none. */
export function readPosition(text: string): EventPosition | null {
  const [, xid, at] = EVENT_POSITION.exec(text) ?? [];
  return xid !== undefined && at !== undefined ? { xid, at } : null;
}
