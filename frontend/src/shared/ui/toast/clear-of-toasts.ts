import { serverNow } from '../../clock/server-clock';

/** Milliseconds after its creation for which an element is new: the duration of the toast about it. */
const FRESH_MS = 15_000;

/** Attribute of elements that no toast may cover. */
export const CLEAR_OF_TOASTS = { 'data-fresh': '' } as const;

/** Returns the attributes of an element created at `createdAt` (ISO 8601): while it is new, no toast covers it. */
export const clearOfToasts = (createdAt: string): Partial<typeof CLEAR_OF_TOASTS> =>
  Math.abs(serverNow() - Date.parse(createdAt)) < FRESH_MS ? CLEAR_OF_TOASTS : {};
