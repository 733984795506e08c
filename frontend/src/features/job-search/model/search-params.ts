import { FAMILIES, type Family } from '@nukkad/contract/jobs/job-categories';
import { LOCATION_MAX, SEARCH_TEXT_MAX } from '@nukkad/contract/limits';
import { JOB } from '../../../entities/job/hooks/useJobParam';

/** A search. `location` is a typed place without a chosen suggestion; empty means around the position. */
export interface AskedJobs {
  text: string;
  location: string;
}

export type View = 'list' | 'nearby';

const [TEXT, LOCATION, VIEW, KIND] = ['q', 'where', 'view', 'kind'] as const;
/** Parameter that names a job of the chosen mark in the view of the jobs nearby. */
export const MARK_PARAM = 'mark';

export const EMPTY_SEARCH: AskedJobs = { text: '', location: '' };

/** Returns the search in an address. */
export const askedIn = (address: URLSearchParams): AskedJobs => ({
  text: (address.get(TEXT) ?? '').trim().slice(0, SEARCH_TEXT_MAX),
  location: (address.get(LOCATION) ?? '').trim().slice(0, LOCATION_MAX),
});

/** Returns the view of the results in an address. */
export const viewIn = (address: URLSearchParams): View => (address.get(VIEW) === 'nearby' ? 'nearby' : 'list');

const isFamily = (value: string | null): value is Family => value !== null && Object.hasOwn(FAMILIES, value);

/** Returns the only visible family of work in an address; null if all are visible. */
export function familyIn(address: URLSearchParams): Family | null {
  const value = address.get(KIND);
  return isFamily(value) ? value : null;
}

function withParameter(address: URLSearchParams, name: string, value: string): void {
  if (value) address.set(name, value);
  else address.delete(name);
}

/**
 * Returns the address with this search and all else unchanged, without a chosen mark, because other jobs have other
 * marks.
 */
export function withAsked(address: URLSearchParams, { text, location }: AskedJobs): URLSearchParams {
  const next = new URLSearchParams(address);
  withParameter(next, TEXT, text);
  withParameter(next, LOCATION, location);
  next.delete(MARK_PARAM);
  return next;
}

/** Returns the address with this view, without a chosen mark, and all else unchanged. */
export function withView(address: URLSearchParams, view: View): URLSearchParams {
  const next = new URLSearchParams(address);
  withParameter(next, VIEW, view === 'list' ? '' : view);
  next.delete(MARK_PARAM);
  return next;
}

/** Returns the address with only one visible family, or all, without a chosen mark, and all else unchanged. */
export function withFamily(address: URLSearchParams, family: Family | null): URLSearchParams {
  const next = new URLSearchParams(address);
  withParameter(next, KIND, family ?? '');
  next.delete(MARK_PARAM);
  return next;
}

/** Returns the address that shows the position of a job among the jobs nearby, instead of its details. */
export function withMark(address: URLSearchParams, id: string): URLSearchParams {
  const next = withView(address, 'nearby');
  next.set(MARK_PARAM, id);
  next.delete(JOB);
  return next;
}
