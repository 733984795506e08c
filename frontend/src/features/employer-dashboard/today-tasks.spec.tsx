import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../../test/fake-server';
import { anOwnJob, aReceivedRequest, employerAnswers } from '../../../test/hiring';
import { givenWork } from '../../../test/instant-jobs';
import { fixToday } from '../../../test/today';
import { openDashboard, evening, morning } from './testing/open-employer-dashboard';

// a Friday, half past three in India
fixToday('2026-11-20T10:00:00Z');

/** Runs the functions that were scheduled for each minute. */
function runMinutely(intervals: jest.Mock): void {
  for (const [run, delay] of intervals.mock.calls as [() => void, number][]) if (delay === 60_000) run();
}

describe('the pending tasks of the employer', () => {
  const today = async () => within(await screen.findByRole('region', { name: 'Today' }));
  const rows = async () => (await today()).getAllByRole('listitem').map((row) => row.textContent);

  it('are at the top, each with its link', async () => {
    const lost = anOwnJob({ title: 'Helper', locationStatus: 'unresolved', latitude: null, longitude: null });
    await openDashboard([evening, lost], {
      'GET /api/received-interview-requests': () => [aReceivedRequest(), aReceivedRequest({ taken: true })],
    });
    const waiting = await today();
    await waitFor(() => expect(waiting.getAllByRole('link')).toHaveLength(3));
    // the two new applications, the request and the place
    expect(waiting.getByText('4 waiting')).toBeVisible();
    const asks = 'Answer One person wants an interview, Asha Rao · Waiter for the evening';
    expect(waiting.getByRole('link', { name: asks })).toHaveAttribute('href', '/employer#interview-requests');
    expect(waiting.getByRole('link', { name: 'Open Place not found, Helper' })).toHaveAttribute(
      'href',
      `/employer/jobs/${lost.id}`,
    );
    expect(waiting.getByRole('link', { name: 'Open 2 new applications, Waiter' })).toHaveAttribute(
      'href',
      `/employer/jobs/${evening.id}#applications`,
    );
  });

  it('request the missing pay of a job, one tap from the notice', async () => {
    const silent = anOwnJob({ title: 'Helper', minRate: null, maxRate: null });
    await openDashboard([silent]);
    const link = await (await today()).findByRole('link', { name: 'Add pay Pay is missing, Helper' });
    expect(link).toHaveAttribute('href', `/employer/jobs/${silent.id}?edit=pay`);
  });

  it('begin with the interviews of the day by the hour, then the pending proposals of invitations', async () => {
    const job = { id: evening.id, title: 'Waiter', company: 'Udupi Upahara' };
    const at = (time: string, changes: Parameters<typeof aReceivedRequest>[0] = {}) =>
      aReceivedRequest({ status: 'confirmed', confirmedTime: `2026-11-20T${time}:00+05:30`, job, ...changes });
    const applicationId = '20000000-0000-4000-8000-000000000001';
    const proposal = {
      time: '2026-11-21T16:00:00+05:30',
      by: 'seeker' as const,
      place: null,
      phone: null,
      message: null,
    };
    const theirs = aReceivedRequest({ askedBy: 'employer', job, applicationId, proposal });
    const waits = aReceivedRequest({ askedBy: 'employer', job, proposal: { ...proposal, by: 'employer' } });
    await openDashboard([evening], {
      'GET /api/received-interview-requests': () => [
        ...[theirs, waits, at('18:30', { type: 'phone' }), at('16:00', { applicationId }), at('09:00')],
        at('17:00', { taken: true }),
      ],
    });
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    expect(await rows()).toEqual([
      expect.stringMatching(/^4pmAsha Rao is comingWaiterOpen/),
      expect.stringMatching(/^6:30pmCall Asha RaoWaiterOpen/),
      expect.stringMatching(/^NewAsha Rao wants another timeWaiter · Tomorrow, 4 pmAnswer/),
      expect.stringMatching(/^New2 new applicationsWaiterOpen/),
    ]);
    const [visit] = (await today()).getAllByRole('link');
    expect(visit).toHaveAttribute('href', `/employer/jobs/${evening.id}?application=${applicationId}`);
  });

  it.each([
    ['stays open', (intervals: jest.Mock) => runMinutely(intervals)],
    ['becomes visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('are those of the next day on a page that %s over midnight', async (_what, wake) => {
    const intervals = jest.spyOn(window, 'setInterval');
    try {
      const tomorrow = { status: 'confirmed' as const, confirmedTime: '2026-11-21T16:00:00+05:30' };
      await openDashboard([morning], { 'GET /api/received-interview-requests': () => [aReceivedRequest(tomorrow)] });
      expect(await (await today()).findByText('Friday, 20 November')).toBeVisible();
      expect((await today()).queryByRole('listitem')).not.toBeInTheDocument();
      jest.setSystemTime(new Date('2026-11-20T18:31:00Z'));
      act(() => void wake(intervals as unknown as jest.Mock));
      expect((await today()).getByText('Saturday, 21 November')).toBeVisible();
      expect(await rows()).toEqual([expect.stringMatching(/^4pmAsha Rao is coming/)]);
    } finally {
      intervals.mockRestore();
    }
  });

  it('count all items, also at jobs without a row', async () => {
    const jobs = Array.from({ length: 8 }, (_, index) =>
      anOwnJob({ title: `Job ${index}`, newApplicationCount: index }),
    );
    const { server } = await openDashboard(jobs, {
      'GET /api/received-interview-requests': () => [aReceivedRequest()],
    });
    const waiting = await today();
    expect(await waiting.findByText('29 waiting')).toBeVisible();
    // the rows cover the request and 1, 2, 3 and 4 applications
    expect(waiting.getByRole('link', { name: '18 more in your jobs' })).toHaveAttribute('href', '/employer#own-jobs');
    expect(server.of('GET /api/my-jobs/summary')).toHaveLength(1);
  });

  describe('with instant work', () => {
    const at = (hour: string, day = '20') => `2026-11-${day}T${hour}:00:00+05:30`;
    const work = (changes: Parameters<typeof givenWork>[0]) =>
      givenWork({ title: 'Helper', startsAt: at('17'), endsAt: at('20'), ...changes });

    it.each([
      ['before the arrival', work({}), /^5pmManju K\. is comingHelperOpen/],
      ['after a late start', work({ startsAt: at('14') }), /^2pmManju K\. is comingHelperOpen/],
      ['at work', work({ status: 'started', startsAt: at('14') }), /^2pmManju K\. is at workHelper · .*Open/],
      [
        'after a reported start',
        work({ startsAt: at('15'), claim: { phase: 'start', by: 'worker', at: at('15') } }),
        /^3pmManju K\. says the work has begunHelper.*Answer/,
      ],
      [
        "after a reported end of yesterday's work",
        work({
          ...{ status: 'started', startsAt: at('15', '19') },
          claim: { phase: 'end', by: 'worker', at: at('18', '19') },
        }),
        /^NewManju K\. says the work is doneHelper.*Answer/,
      ],
      ['before the payment', work({ status: 'done', startsAt: at('15', '18') }), /^Pay Manju K\.Helper.*Open/],
    ])('name the worker %s', async (_who, given, row) => {
      const { server } = await openDashboard([], { 'GET /api/engagements': () => [given] });
      expect(await rows()).toEqual([expect.stringMatching(row)]);
      expect((await today()).getByText('1 waiting')).toBeVisible();
      expect((await today()).queryByText(/Nothing to do/)).not.toBeInTheDocument();
      expect((await today()).getByRole('link')).toHaveAttribute(
        'href',
        `/instant-requests?tab=post&engagement=${given.id}`,
      );
      expect(Object.fromEntries(server.of('GET /api/engagements')[0]?.query ?? [])).toMatchObject({
        ...{ side: 'employer', state: 'due' },
      });
    });

    it('are sorted by the hour among the interviews, and exclude later days', async () => {
      const visit = aReceivedRequest({ status: 'confirmed', confirmedTime: at('18') });
      await openDashboard([morning], {
        'GET /api/received-interview-requests': () => [visit],
        'GET /api/engagements': () => [work({}), work({ startsAt: at('19') }), work({ startsAt: at('09', '21') })],
      });
      expect(await rows()).toEqual([
        expect.stringMatching(/^5pmManju/),
        expect.stringMatching(/^6pmAsha/),
        expect.stringMatching(/^7pmManju/),
      ]);
    });
  });

  it.each(['GET /api/engagements', 'GET /api/received-interview-requests', 'GET /api/my-jobs/summary'])(
    'do not claim to be empty while %s fails',
    async (call) => {
      const { user, server } = await openDashboard([morning], { [call]: () => problem(500, 'Broken') });
      const waiting = await today();
      expect(await waiting.findByRole('alert')).toHaveTextContent('We could not load everything for today');
      expect(waiting.queryByText(/Nothing to do/)).not.toBeInTheDocument();
      server.answer(call, employerAnswers([morning])[call]!);
      await user.click(waiting.getByRole('button', { name: 'Try again' }));
      expect(await waiting.findByText('Nothing to do now. 1 job is open.')).toBeVisible();
    },
  );

  it('show that nothing is pending', async () => {
    await openDashboard([morning]);
    expect(await (await today()).findByText('Nothing to do now. 1 job is open.')).toBeVisible();
  });

  it('are absent for an employer without jobs', async () => {
    await openDashboard();
    await screen.findByText('No active jobs');
    expect(screen.queryByRole('region', { name: 'Today' })).not.toBeInTheDocument();
  });

  it('precede the form, and the figures come last', async () => {
    await openDashboard([evening]);
    await screen.findByRole('region', { name: 'Today' });
    const order = [...document.querySelectorAll('main h2, main ul[aria-label="Your figures"]')].map(
      (part) => part.getAttribute('aria-label') ?? part.textContent,
    );
    expect(order).toEqual([
      ...[
        'Today',
        'Your Active Jobs',
        'Request Your Next Hire',
        'Interview requests',
        'Recent Messages',
        'Your figures',
      ],
    ]);
  });
});
