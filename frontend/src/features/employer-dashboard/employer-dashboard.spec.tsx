import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, problem } from '../../../test/fake-server';
import { anEmployer, anOwnJob, employerAnswers, jobAnswers } from '../../../test/hiring';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { fixToday } from '../../../test/today';
import { i18n } from '../../shared/i18n/i18n';
import { openDashboard, block, figure, evening, morning, paused, closed } from './testing/open-employer-dashboard';

// a Friday, half past three in India
fixToday('2026-11-20T10:00:00Z');

describe('the statistics of the employer dashboard', () => {
  const counted = async (label: string, count: string) =>
    waitFor(async () => expect(await figure(label)).toHaveTextContent(`${count}${label}`));

  it('show the figures of the server', async () => {
    await openDashboard([evening, morning, paused]);
    await counted('Active Jobs', '2');
    await counted('Applications', '1,204');
    await counted('Profile Views', '47');
    await counted('Hired', '1');
  });

  it('show a dash, never a number, while they are unknown', async () => {
    await openDashboard([], { 'GET /api/employer-stats': () => problem(500, 'Broken') });
    await waitFor(() => expect(screen.getAllByRole('img', { name: 'Not known right now' })).toHaveLength(4));
  });

  it.each([
    ['Applications', "We don't count withdrawn ones.", ['Cook', 'Waiter', 'Cleaner'], '#applications'],
    ['Profile Views', 'Each person counts once a day for each job', ['Waiter', 'Cleaner', 'Cook'], ''],
    ['Hired', 'People you hired for each job.', ['Waiter'], '?status=hired'],
  ])('open their breakdown: %s', async (label, sentence, titles, behind) => {
    const { user } = await openDashboard([evening, morning, paused]);
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
    const { user, router } = await openDashboard([evening]);
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
    const { user, router } = await openDashboard([evening], {}, '?figure=profileViews');
    const sheet = within(await screen.findByRole('dialog', { name: 'Profile Views' }));
    expect(await sheet.findByRole('link', { name: 'Waiter' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/employer', search: '' }));
  });

  it('retain the hash of the address, which does not move the focus when they close', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const { user, router } = await openDashboard([evening], {}, '#own-jobs');
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
    await openDashboard([evening], {}, `?figure=${name}`);
    expect(await figure('Hired')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('show an empty breakdown with a message', async () => {
    const { user } = await openDashboard();
    await user.click(await figure('Hired'));
    expect(await screen.findByText('Nothing to count yet.')).toBeVisible();
  });

  it('lead to the list of active jobs', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const { user } = await openDashboard([evening]);
    await block('Your Active Jobs');
    await user.click(await figure('Active Jobs'));
    expect(scroll).toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Your Active Jobs' })).toHaveFocus();
  });
});

it('has a bell beside the profile menu', async () => {
  await openDashboard([evening]);
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
});

describe('the job list of the employer dashboard', () => {
  it('shows active jobs with their count, each with a link to manage it', async () => {
    await openDashboard([evening, morning, paused]);
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
    const { user } = await openDashboard([evening, paused, closed]);
    const jobs = await block('Your Active Jobs');
    await user.click(await jobs.findByRole('button', { name: 'Paused and past jobs (2)' }));
    expect(await jobs.findByRole('link', { name: 'Manage Cleaner' })).toBeVisible();
    expect(jobs.getByText('Paused')).toBeVisible();
    expect(jobs.getByText('Closed')).toBeVisible();
  });

  it('show five first, then all', async () => {
    const many = Array.from({ length: 7 }, (_, index) => anOwnJob({ title: `Job ${index}` }));
    const { user } = await openDashboard(many);
    const jobs = await block('Your Active Jobs');
    await waitFor(() => expect(jobs.getAllByRole('link')).toHaveLength(5));
    await user.click(jobs.getByRole('button', { name: 'Show all 7' }));
    await waitFor(() => expect(jobs.getAllByRole('link')).toHaveLength(7));
  });

  it('links to the form if there is no job', async () => {
    await openDashboard();
    expect(await (await block('Your Active Jobs')).findByText('No active jobs')).toBeVisible();
  });

  it('retries a failed request', async () => {
    const { user, server } = await openDashboard([], { 'GET /api/my-jobs/summary': () => problem(500, 'Broken') });
    const jobs = await block('Your Active Jobs');
    expect(await jobs.findByRole('alert')).toHaveTextContent('Your jobs did not load');
    for (const [call, answer] of Object.entries(jobAnswers([evening]))) server.answer(call, answer);
    await user.click(jobs.getByRole('button', { name: 'Try again' }));
    expect(await jobs.findByRole('link', { name: 'Manage Waiter' })).toBeVisible();
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
