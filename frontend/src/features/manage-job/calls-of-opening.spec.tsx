import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aPageOf, anOwnJob, aReceivedApplication, employerAnswers, inDays } from '../../../test/hiring';
import { toManageJob } from '../../entities/hiring/paths';
import { card, openJob } from './testing/open-job';

// jsdom has no layout
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

/** Calls that every page of a signed-in employer makes: the account, and the count of the bell. */
const OF_EVERY_PAGE = ['GET /api/auth/user', 'GET /api/notifications'];

/**
 * Opens Manage on one application and waits until it is complete; returns the calls of the screen, in alphabetical
 * order.
 */
async function callsOfOpening(jobs: number, behindFirstPage = false): Promise<string[]> {
  const own = Array.from({ length: jobs }, () => anOwnJob({ applicationCount: 30 }));
  const job = own.at(-1)!; // the oldest job would be on the last page of the list of jobs
  const applicant = { ...aReceivedApplication().applicant, firstName: 'Ravi', lastName: 'Das' };
  const applications = Array.from({ length: 30 }, (_, index) =>
    aReceivedApplication({ status: 'viewed', applicant, createdAt: inDays(-1 - index) }),
  );
  const place = behindFirstPage ? 25 : 3;
  const named = { ...applications[place]!, applicant: { ...applicant, firstName: 'Asha', lastName: 'Rao' } };
  applications[place] = named;
  const { server } = await openJob(
    job,
    applications,
    { ...employerAnswers(own), [`GET /api/jobs/${job.id}/applications`]: ({ query }) => aPageOf(applications, query) },
    new URL(toManageJob(job.id, named.id), 'http://localhost').search,
  );
  expect((await card('Asha Rao')).getByRole('button', { name: /^Asha Rao/ })).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(server.of(`GET /api/applications/${named.id}/match`)).toHaveLength(1));
  await screen.findByRole('region', { name: 'Interview requests' });
  const isUnread = ({ call, query }: (typeof server.calls)[number]) =>
    call === 'GET /api/conversations' && !query.has('jobId');
  await waitFor(() =>
    expect(server.calls.some((call) => call.call.endsWith('conversations') && !isUnread(call))).toBe(true),
  );
  return server.calls
    .filter((call) => !isUnread(call))
    .map(({ call }) => call.replaceAll(job.id, 'JOB').replaceAll(named.id, 'NAMED'))
    .filter((call) => !OF_EVERY_PAGE.includes(call))
    .sort();
}

/** Calls that return the job and the application on the screen. */
const FOUND_BY = ['GET /api/jobs/JOB/applications', 'GET /api/my-jobs/JOB'];
/** Calls for further information about them. */
const ABOUT_THEM = [
  'GET /api/applications/NAMED/match',
  'GET /api/conversations',
  'GET /api/jobs/JOB/activity',
  'GET /api/received-interview-requests',
];

describe('opening Manage on one application', () => {
  it.each([1, 500])('needs two calls for the job and the application, with %i jobs', async (jobs) => {
    const calls = await callsOfOpening(jobs);
    expect(calls.filter((call) => !ABOUT_THEM.includes(call))).toEqual(FOUND_BY);
    expect(calls).toEqual([...FOUND_BY, ...ABOUT_THEM].sort());
  });

  it('needs one more call for an application behind the first page, which is requested by its id', async () => {
    const calls = await callsOfOpening(500, true);
    expect(calls.filter((call) => !ABOUT_THEM.includes(call))).toEqual(['GET /api/applications/NAMED', ...FOUND_BY]);
  });
});
