import { callEarly } from '@nukkad/api-client/early-calls';
import {
  conversationsAddress,
  FIRST_ADDRESSES,
  hotJobsAddress,
  jobsAddress,
  seekerStatsAddress,
} from '@nukkad/api-client/first-addresses';
import type { CurrentUser } from '@nukkad/api-client/generated/api.gen';
import type { Position } from '@nukkad/contract/places/geo';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { PAGE_ACCOUNT_HEADER } from '@nukkad/contract/accounts/page-account';
import { positionStore } from '../entities/position/model/position-store';

/**
 * The first calls that a page draws, by their addresses in the application; calls around a place require a position.
 */
interface FirstCalls {
  anywhere: readonly string[];
  around?: (position: Position) => readonly string[];
}

const { account, bell, jobRequests, interviews, applications, firstApplications } = FIRST_ADDRESSES;

/** The first calls that each section of a seeker draws. */
const SECTIONS: Partial<Record<string, FirstCalls>> = {
  'request-interview': {
    anywhere: [interviews],
    around: (position) => [
      jobsAddress(position, SEARCH_RADIUS_KM, 'sort=distance&limit=8'),
      hotJobsAddress(position),
      seekerStatsAddress(position),
    ],
  },
  'job-search': {
    anywhere: [applications],
    around: (position) => [jobsAddress(position, SEARCH_RADIUS_KM, 'sort=distance&limit=100')],
  },
  'ai-jobs': {
    anywhere: [applications, interviews],
    around: (position) => [jobsAddress(position, SEARCH_RADIUS_KM, 'sort=match')],
  },
  applications: { anywhere: [firstApplications, interviews] },
};
const DASHBOARDS: ReadonlySet<string> = new Set(['/', '/job-seeker']);

/** The first calls that the dashboard of an employer draws. */
const EMPLOYER: readonly string[] = [
  FIRST_ADDRESSES.jobsSummary,
  FIRST_ADDRESSES.activeJobs,
  FIRST_ADDRESSES.receivedInterviews,
  FIRST_ADDRESSES.dueEngagements,
  conversationsAddress('employer'),
  bell,
];

/**
 * Returns the first calls of the page at an address for an account; undefined if the page draws other content first.
 */
function firstCallsOf({ pathname, search }: Location, { role, availability }: CurrentUser): FirstCalls | undefined {
  const parameters = new URLSearchParams(search);
  const section = parameters.get('section') ?? 'request-interview';
  parameters.delete('section');
  // a search, a place or a sheet in the address changes the calls
  if (parameters.size > 0) return undefined;
  if (pathname === '/employer' && role !== 'job_seeker') return { anywhere: EMPLOYER };
  if (!DASHBOARDS.has(pathname) || role === 'employer') return undefined;
  const { anywhere = [], around } = SECTIONS[section] ?? {};
  const requests = availability.available ? [jobRequests] : [];
  return { ...(around && { around }), anywhere: [...anywhere, ...requests, conversationsAddress('job_seeker'), bell] };
}

/** Calls `take` with the position of searches as soon as it is known, before a page requests data around it. */
function takePosition(take: (position: Position) => void): void {
  let isTaken = false;
  const read = (): void => {
    const { position } = positionStore.state();
    if (!position || isTaken) return;
    isTaken = true;
    stop();
    take(position);
  };
  const stop = positionStore.subscribe(read);
  void positionStore.start();
  read();
}

/**
 * Sends the first calls of a signed-in page while the application loads: a slow phone needs more time to evaluate its
 * scripts than these calls need to complete. The account comes first, because the other calls depend on it.
 */
export async function sendFirstCalls(language: string): Promise<void> {
  const headers = { 'Accept-Language': language };
  const answer = await callEarly(account, { ...headers, [PAGE_ACCOUNT_HEADER]: null });
  if (!answer.ok) return;
  const user = (await answer.json()) as CurrentUser;
  // these accounts see another page
  if (user.deletionDueAt || user.suspendedUntil) return;
  const calls = firstCallsOf(location, user);
  if (!calls) return;
  const send = (addresses: readonly string[]): void => {
    for (const address of addresses)
      callEarly(address, { ...headers, [PAGE_ACCOUNT_HEADER]: user.id }).catch(() => undefined);
  };
  const { anywhere, around } = calls;
  if (around) takePosition((position) => send(around(position)));
  send(anywhere);
}
