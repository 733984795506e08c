import { describe, expect, it, jest } from '@jest/globals';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { anEmployer, anOwnJob, aReceivedRequest, employerAnswers, jobAnswers } from '../../../test/hiring';
import { givenWork } from '../../../test/instant-jobs';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { fixToday } from '../../../test/today';
import { i18n } from '../../shared/i18n/i18n';

// a Friday, half past three in India
fixToday('2026-11-20T10:00:00Z');

async function open(jobs: readonly OwnJob[] = [], answers: Record<string, Answer> = {}, search = '') {
  const server = fakeServer({ ...employerAnswers(jobs), ...answers });
  const app = renderApp(`/employer${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Employer Dashboard', hidden: true });
  return { ...app, server };
}
const block = async (name: string) => within(await screen.findByRole('region', { name }));
const figure = (label: string) => screen.findByRole('button', { name: new RegExp(`${label}$`) });

const evening = anOwnJob({
  title: 'Waiter',
  applicationCount: 3,
  newApplicationCount: 2,
  hiredCount: 1,
  viewCount: 40,
});
const morning = anOwnJob({ title: 'Cook', applicationCount: 1200, viewCount: 2 });
const paused = anOwnJob({ title: 'Cleaner', status: 'paused', isActive: false, applicationCount: 1, viewCount: 5 });
const closed = anOwnJob({ title: 'Rider', status: 'closed', isActive: false });

describe('the statistics of the employer dashboard', () => {
  const counted = async (label: string, count: string) =>
    waitFor(async () => expect(await figure(label)).toHaveTextContent(`${count}${label}`));

  it('show the figures of the server', async () => {
    await open([evening, morning, paused]);
    await counted('Active Jobs', '2');
    await counted('Applications', '1,204');
    await counted('Profile Views', '47');
    await counted('Hired', '1');
  });

  it('show a dash, never a number, while they are unknown', async () => {
    await open([], { 'GET /api/employer-stats': () => problem(500, 'Broken') });
    await waitFor(() => expect(screen.getAllByRole('img', { name: 'Not known right now' })).toHaveLength(4));
  });

  it.each([
    ['Applications', "We don't count withdrawn ones.", ['Cook', 'Waiter', 'Cleaner'], '#applications'],
    ['Profile Views', 'Each person counts once a day for each job', ['Waiter', 'Cleaner', 'Cook'], ''],
    ['Hired', 'People you hired for each job.', ['Waiter'], '?status=hired'],
  ])('open their breakdown: %s', async (label, sentence, titles, behind) => {
    const { user } = await open([evening, morning, paused]);
    await user.click(await figure(label));
    const sheet = within(await screen.findByRole('dialog', { name: label }));
    expect(sheet.getByText(sentence, { exact: false })).toBeVisible();
    await sheet.findByRole('link', { name: titles[0]! });
    expect(sheet.getAllByRole('link').map((link) => link.textContent)).toEqual(titles);
    expect(sheet.getByRole('link', { name: 'Waiter' })).toHaveAttribute(
      'href',
      `/employer/jobs/${evening.id}${behind}`,
    );
  });

  it('name their breakdown in the address, and Back and its own button close it', async () => {
    const { user, router } = await open([evening]);
    await user.click(await figure('Hired'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Hired' }));
    expect(router.state.location.search).toBe('?figure=hired');
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
    await user.click(await figure('Applications'));
    await screen.findByRole('dialog', { name: 'Applications' });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ pathname: '/employer', search: '' });
  });

  it('open from a shared address, and are closed without leaving the page', async () => {
    const { user, router } = await open([evening], {}, '?figure=profileViews');
    const sheet = within(await screen.findByRole('dialog', { name: 'Profile Views' }));
    expect(await sheet.findByRole('link', { name: 'Waiter' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/employer', search: '' }));
  });

  it('retain the hash of the address, which does not move the focus when they close', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const { user, router } = await open([evening], {}, '#own-jobs');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your Active Jobs' })).toHaveFocus());
    const hired = await figure('Hired');
    await user.click(hired);
    await screen.findByRole('dialog', { name: 'Hired' });
    expect(router.state.location).toMatchObject({ search: '?figure=hired', hash: '#own-jobs' });
    scroll.mockClear();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ search: '', hash: '#own-jobs' });
    expect(hired).toHaveFocus();
    expect(scroll).not.toHaveBeenCalled();
  });

  it.each(['activeJobs', 'rating'])('show the page alone when the address names no sum: %s', async (name) => {
    await open([evening], {}, `?figure=${name}`);
    expect(await figure('Hired')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('show an empty breakdown with a message', async () => {
    const { user } = await open();
    await user.click(await figure('Hired'));
    expect(await screen.findByText('Nothing to count yet.')).toBeVisible();
  });

  it('lead to the list of active jobs', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const { user } = await open([evening]);
    await block('Your Active Jobs');
    await user.click(await figure('Active Jobs'));
    expect(scroll).toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Your Active Jobs' })).toHaveFocus();
  });
});

it('has a bell beside the profile menu', async () => {
  await open([evening]);
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
});

describe('the job list of the employer dashboard', () => {
  it('shows active jobs with their count, each with a link to manage it', async () => {
    await open([evening, morning, paused]);
    const jobs = await block('Your Active Jobs');
    expect(await jobs.findByRole('link', { name: 'Manage Waiter' })).toHaveAttribute(
      'href',
      `/employer/jobs/${evening.id}`,
    );
    expect(jobs.getAllByRole('heading', { level: 3 }).map((job) => job.textContent)).toEqual(['Waiter', 'Cook']);
    expect(jobs.getByText('2', { selector: 'span' })).toBeVisible();
    expect(jobs.getByText(/3 applications/)).toHaveTextContent('3 applications · 2 new');
  });

  it('shows paused and past jobs behind a button, with their status', async () => {
    const { user } = await open([evening, paused, closed]);
    const jobs = await block('Your Active Jobs');
    await user.click(await jobs.findByRole('button', { name: 'Paused and past jobs (2)' }));
    expect(await jobs.findByRole('link', { name: 'Manage Cleaner' })).toBeVisible();
    expect(jobs.getByText('Paused')).toBeVisible();
    expect(jobs.getByText('Closed')).toBeVisible();
  });

  it('show five first, then all', async () => {
    const many = Array.from({ length: 7 }, (_, index) => anOwnJob({ title: `Job ${index}` }));
    const { user } = await open(many);
    const jobs = await block('Your Active Jobs');
    await waitFor(() => expect(jobs.getAllByRole('link')).toHaveLength(5));
    await user.click(jobs.getByRole('button', { name: 'Show all 7' }));
    await waitFor(() => expect(jobs.getAllByRole('link')).toHaveLength(7));
  });

  it('links to the form if there is no job', async () => {
    await open();
    expect(await (await block('Your Active Jobs')).findByText('No active jobs')).toBeVisible();
  });

  it('retries a failed request', async () => {
    const { user, server } = await open([], { 'GET /api/my-jobs/summary': () => problem(500, 'Broken') });
    const jobs = await block('Your Active Jobs');
    expect(await jobs.findByRole('alert')).toHaveTextContent('Your jobs did not load');
    for (const [call, answer] of Object.entries(jobAnswers([evening]))) server.answer(call, answer);
    await user.click(jobs.getByRole('button', { name: 'Try again' }));
    expect(await jobs.findByRole('link', { name: 'Manage Waiter' })).toBeVisible();
  });
});

/** Runs the functions that were scheduled for each minute. */
function runMinutely(intervals: jest.Mock): void {
  for (const [run, delay] of intervals.mock.calls as [() => void, number][]) if (delay === 60_000) run();
}

describe('the pending tasks of the employer', () => {
  const today = async () => within(await screen.findByRole('region', { name: 'Today' }));
  const rows = async () => (await today()).getAllByRole('listitem').map((row) => row.textContent);

  it('are at the top, each with its link', async () => {
    const lost = anOwnJob({ title: 'Helper', locationStatus: 'unresolved', latitude: null, longitude: null });
    await open([evening, lost], {
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
    await open([silent]);
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
    await open([evening], {
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
      await open([morning], { 'GET /api/received-interview-requests': () => [aReceivedRequest(tomorrow)] });
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
    const { server } = await open(jobs, { 'GET /api/received-interview-requests': () => [aReceivedRequest()] });
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
      const { server } = await open([], { 'GET /api/engagements': () => [given] });
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
      await open([morning], {
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
      const { user, server } = await open([morning], { [call]: () => problem(500, 'Broken') });
      const waiting = await today();
      expect(await waiting.findByRole('alert')).toHaveTextContent('We could not load everything for today');
      expect(waiting.queryByText(/Nothing to do/)).not.toBeInTheDocument();
      server.answer(call, employerAnswers([morning])[call]!);
      await user.click(waiting.getByRole('button', { name: 'Try again' }));
      expect(await waiting.findByText('Nothing to do now. 1 job is open.')).toBeVisible();
    },
  );

  it('show that nothing is pending', async () => {
    await open([morning]);
    expect(await (await today()).findByText('Nothing to do now. 1 job is open.')).toBeVisible();
  });

  it('are absent for an employer without jobs', async () => {
    await open();
    await screen.findByText('No active jobs');
    expect(screen.queryByRole('region', { name: 'Today' })).not.toBeInTheDocument();
  });

  it('precede the form, and the figures come last', async () => {
    await open([evening]);
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

describe('an account that only looks for work', () => {
  it.each(['/employer', '/employer/jobs/10000000-0000-4000-8000-000000000001'])(
    'gets one line and one button on %s, and makes no call except that of the bell',
    async (path) => {
      const server = fakeServer({ 'GET /api/auth/user': () => aSeeker() });
      renderApp(path);
      expect(await screen.findByRole('button', { name: 'Start hiring' })).toBeVisible();
      expect(screen.queryByRole('form')).not.toBeInTheDocument();
      await screen.findByRole('button', { name: 'Notifications' });
      expect(server.calls.map(({ call }) => call)).toEqual(['GET /api/auth/user', 'GET /api/notifications']);
    },
  );

  it('gets the dashboard once it hires as well', async () => {
    const both = anEmployer({ role: 'both' });
    const server = fakeServer({
      ...employerAnswers(),
      'GET /api/auth/user': () => aSeeker(),
      'POST /api/user/roles': () => both,
    });
    const { user } = renderApp('/employer');
    const start = await screen.findByRole('button', { name: 'Start hiring' });
    server.answer('GET /api/auth/user', () => both);
    await user.click(start);
    expect(await screen.findByRole('form', { name: 'Request Your Next Hire' })).toBeVisible();
    expect(server.of('POST /api/user/roles')[0]?.body).toEqual({ role: 'employer' });
  });
});

it('shows its texts in Kannada', async () => {
  await i18n.changeLanguage('kn');
  fakeServer(employerAnswers([morning]));
  renderApp('/employer');
  expect(await screen.findByRole('heading', { level: 1, name: 'ಕೆಲಸ ಕೊಡುವವರ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್' })).toBeVisible();
  expect(await screen.findByText('1,200 ಅರ್ಜಿಗಳು')).toBeVisible();
  await waitFor(async () => expect(await figure('ಅರ್ಜಿಗಳು')).toHaveTextContent('1,200'));
});
