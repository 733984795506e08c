import type { JobRequest } from '@nukkad/api-client/generated/api.gen';
import { useState } from 'react';

interface Arrivals {
  /** The answer of the server that was looked at last. */
  of: readonly JobRequest[] | undefined;
  /** How each request stood then. */
  known: ReadonlyMap<string, JobRequest['status']>;
  /** Ids of requests that came while the page was open, the newest first. */
  came: readonly string[];
  /** The request that came last. */
  newest: JobRequest | null;
}

const NONE: Arrivals = { of: undefined, known: new Map(), came: [], newest: null };

/** A request is new when it was not there, and again when a place of a filled job comes free; not when its worker takes an answer back. */
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

/** Requests that arrived while the page was open stand before those that were there; `newest` is for those who listen. */
export function useRequestArrivals(requests: readonly JobRequest[] | undefined): Pick<Arrivals, 'came' | 'newest'> {
  const [arrivals, setArrivals] = useState(NONE);
  if (requests === undefined || requests === arrivals.of) return arrivals;
  const now = next(arrivals, requests);
  setArrivals(now);
  return now;
}

/** The requests in the order in which they are shown: what came while the page was open first, the rest as the server has it. */
export function inOrderOfArrival(requests: readonly JobRequest[], came: readonly string[]): JobRequest[] {
  const place = ({ id }: JobRequest): number => (came.includes(id) ? came.indexOf(id) : came.length);
  return requests.toSorted((a, b) => place(a) - place(b));
}
