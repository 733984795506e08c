import { callEarly } from '@nukkad/api-client/early-calls';
import {
  conversationsAddress,
  FIRST_ADDRESSES,
  hotJobsAddress,
  jobsAddress,
  seekerStatsAddress,
} from '@nukkad/api-client/first-addresses';
import type { CurrentUser } from '@nukkad/api-client/generated/api.gen';
import type { Position } from '@nukkad/domain/geo';
import { SEARCH_RADIUS_KM } from '@nukkad/domain/limits';
import { PAGE_ACCOUNT_HEADER } from '@nukkad/domain/page-account';
import { positionStore } from '../shared/position/position-store';

/** The calls of a page whose answers are drawn first, by addresses as the application writes them; those of a place need one. */
interface FirstCalls {
  anywhere: readonly string[];
  around?: (position: Position) => readonly string[];
}

const { account, bell, jobRequests, interviews, applications, firstApplications } = FIRST_ADDRESSES;

/** What each section of a seeker draws first. */
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
    anywhere: [applications],
    around: (position) => [jobsAddress(position, SEARCH_RADIUS_KM, 'sort=match')],
  },
  applications: { anywhere: [firstApplications, interviews] },
};
const DASHBOARDS: ReadonlySet<string> = new Set(['/', '/job-seeker']);

/** What the dashboard of an employer draws first. */
const EMPLOYER: readonly string[] = [
  FIRST_ADDRESSES.jobsSummary,
  FIRST_ADDRESSES.activeJobs,
  FIRST_ADDRESSES.receivedInterviews,
  FIRST_ADDRESSES.dueEngagements,
  conversationsAddress('employer'),
  bell,
];

/** The calls of the page at an address for an account; none where the page draws something else first. */
function firstCallsOf({ pathname, search }: Location, { role, availability }: CurrentUser): FirstCalls | undefined {
  const parameters = new URLSearchParams(search);
  const section = parameters.get('section') ?? 'request-interview';
  parameters.delete('section');
  // a search, a place or a sheet that the address names changes what is asked for
  if (parameters.size > 0) return undefined;
  if (pathname === '/employer' && role !== 'job_seeker') return { anywhere: EMPLOYER };
  if (!DASHBOARDS.has(pathname) || role === 'employer') return undefined;
  const { anywhere = [], around } = SECTIONS[section] ?? {};
  const requests = availability.available ? [jobRequests] : [];
  return { ...(around && { around }), anywhere: [...anywhere, ...requests, conversationsAddress('job_seeker'), bell] };
}

/** Calls `take` with the position that searches start from, in the moment in which it is known: before a page asks around it. */
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
 * Sends the first calls of a signed-in page while the application is on its way: a slow phone evaluates its scripts for longer than these
 * calls take. The account decides about the others, so it is asked for before them.
 */
export async function sendFirstCalls(language: string): Promise<void> {
  const headers = { 'Accept-Language': language };
  const answer = await callEarly(account, { ...headers, [PAGE_ACCOUNT_HEADER]: null });
  if (!answer.ok) return;
  const user = (await answer.json()) as CurrentUser;
  // these accounts are shown something else
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
