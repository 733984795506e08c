import type { JobRequest } from '@nukkad/api-client/generated/api.gen';
import { useState } from 'react';

interface Arrivals {
  /** The last processed response of the server. */
  of: readonly JobRequest[] | undefined;
  /** Status of each request in the previous list. */
  known: ReadonlyMap<string, JobRequest['status']>;
  /** Ids of requests that arrived while the page was open, newest first. */
  came: readonly string[];
  /** The latest request. */
  newest: JobRequest | null;
}

const NONE: Arrivals = { of: undefined, known: new Map(), came: [], newest: null };

/**
 * Returns whether a request is new: it was not listed, or an opening of a filled job became free; not if its worker
 * undid an answer.
 */
const isNew =
  (known: Arrivals['known']) =>
  ({ id, status }: JobRequest): boolean =>
    status === 'pending' && [undefined, 'filled'].includes(known.get(id));

function next(before: Arrivals, requests: readonly JobRequest[]): Arrivals {
  const first = before.of === undefined;
  const fresh = first ? [] : requests.filter(isNew(before.known));
  return {
    of: requests,
    known: new Map(requests.map(({ id, status }) => [id, status])),
    came: [...fresh.map(({ id }) => id), ...before.came.filter((id) => fresh.every((other) => other.id !== id))],
    newest: fresh[0] ?? before.newest,
  };
}

/**
 * Tracks the requests that arrived while the page was open, which are listed first; `newest` is announced to screen
 * readers.
 */
export function useRequestArrivals(requests: readonly JobRequest[] | undefined): Pick<Arrivals, 'came' | 'newest'> {
  const [arrivals, setArrivals] = useState(NONE);
  if (requests === undefined || requests === arrivals.of) return arrivals;
  const now = next(arrivals, requests);
  setArrivals(now);
  return now;
}

/** Returns the requests in display order: new arrivals first, the rest in the order of the server. */
export function inOrderOfArrival(requests: readonly JobRequest[], came: readonly string[]): JobRequest[] {
  const place = ({ id }: JobRequest): number => (came.includes(id) ? came.indexOf(id) : came.length);
  return requests.toSorted((a, b) => place(a) - place(b));
}
