import { snapToGrid } from '../places/geo.js';

/** Searches that one person may have saved. */
export const SAVED_SEARCHES_MAX = 20;
/** Maximum length of a saved search's name. */
export const SAVED_SEARCH_NAME_MAX = 60;
/** Days without being opened or changed after which a saved search ends. */
export const SAVED_SEARCH_DAYS = 90;
/** Hours between two notices to one person about new jobs of saved searches. */
export const SAVED_SEARCH_NOTICE_HOURS = 24;
/** Jobs that a mail about new jobs lists. */
export const SAVED_SEARCH_MAIL_JOBS = 5;

/** `active`: new jobs are notified. `paused`: by its owner. `ended`: not opened for SAVED_SEARCH_DAYS. */
export const SAVED_SEARCH_STATES = ['active', 'paused', 'ended'] as const;

/** The parameters of a search: absent and null are equivalent. */
interface Asked {
  search: string;
  category?: string | null | undefined;
  jobType?: string | null | undefined;
  minPay?: number | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  /** Kilometres. */
  radius: number;
}

/**
 * Returns the key by which two searches are equal: the text without regard to case and spaces, the filters, and the
 * 0.01° cell of the position. A text of at most some 400 characters.
 */
export function savedSearchKey({
  search,
  category,
  jobType,
  minPay,
  latitude: lat,
  longitude: lon,
  radius,
}: Asked): string {
  const cell = lat == null || lon == null ? null : snapToGrid({ latitude: lat, longitude: lon });
  const text = search.trim().replace(/\s+/g, ' ').toLowerCase();
  return JSON.stringify([
    ...[text, category ?? null, jobType ?? null, minPay ?? null],
    ...[cell && cell.latitude, cell && cell.longitude, radius],
  ]);
}

/** The parameters by which the address of AI Jobs narrows its list. */
export const AI_JOBS_PARAMETERS = {
  search: 'q',
  category: 'kind',
  jobType: 'type',
  minPay: 'pay',
  placeId: 'near',
} as const;

/**
 * Returns the front end's path to the results of a search. The path contains a position only as the id of the chosen
 * place, or not at all.
 */
export function savedSearchAddress(search: {
  [K in keyof typeof AI_JOBS_PARAMETERS]?: string | number | null | undefined;
}): string {
  const asked = Object.entries(AI_JOBS_PARAMETERS).flatMap(([field, parameter]) => {
    const value = search[field as keyof typeof AI_JOBS_PARAMETERS];
    return value == null || value === '' ? [] : [`&${parameter}=${encodeURIComponent(value)}`];
  });
  return `/job-seeker?section=ai-jobs${asked.join('')}`;
}
