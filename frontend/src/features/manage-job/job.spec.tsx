import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { conflict, fakeServer, problem } from '../../../test/fake-server';
import { anOwnJob, employerAnswers, inDays } from '../../../test/hiring';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';
import { openJob, summary, toast } from './testing/open-job';

describe('the job on its Manage page', () => {
  it('is shown with its status, live figures and its text on request', async () => {
    const job = anOwnJob({ viewCount: 1500, applicationCount: 3, hiredCount: 1, expiresAt: inDays(40) });
    const { user } = await openJob(job);
    expect(summary().getByText('Active')).toBeVisible();
    const figure = (label: string) => summary().getByText(label, { selector: 'dt' }).nextElementSibling;
    expect(figure('Views')).toHaveTextContent('1,500');
    expect(figure('Applications')).toHaveTextContent('3');
    expect(figure('Hired')).toHaveTextContent('1');
    expect(summary().getByText('Koramangala, Bengaluru')).toBeVisible();
    expect(document.title).toBe('Waiter for the evening · Nukkad');
    await user.click(summary().getByRole('button', { name: 'Job details' }));
    expect(summary().getByText('₹120–150 an hour')).toBeVisible();
    expect(summary().getByText(/Serve ten tables/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/employer');
  });

  it.each([
    ['of another account', '10000000-0000-4000-8000-999999999999', 404],
    ['with an id that is none', 'nonsense', 400],
  ])('%s does not exist', async (_name, id, status) => {
    const server = fakeServer({
      ...employerAnswers([anOwnJob()]),
      [`GET /api/my-jobs/${id}`]: () => problem(status, 'No'),
    });
    // the server refuses an invalid id
    server.permitInvalid(`GET /api/my-jobs/${id}`);
    renderApp(`/employer/jobs/${id}`);
    expect(await screen.findByText('Job not found')).toBeVisible();
    expect(server.calls.filter(({ call }) => call.includes(id))).toHaveLength(1);
  });

  it('can be reloaded after a failure', async () => {
    const job = anOwnJob();
    const server = fakeServer({
      ...employerAnswers([job]),
      [`GET /api/my-jobs/${job.id}`]: () => problem(500, 'Broken'),
    });
    const { user } = renderApp(`/employer/jobs/${job.id}`);
    expect(await screen.findByText('The job did not load')).toBeVisible();
    server.answer(`GET /api/my-jobs/${job.id}`, () => job);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: job.title })).toBeVisible();
  });
});

describe('changing the job', () => {
  it('pauses it at once', async () => {
    const job = anOwnJob();
    const paused = { ...job, status: 'paused' as const, isActive: false };
    const { user, server, changes } = await openJob(job, [], { [`PATCH /api/jobs/${job.id}`]: () => paused });
    server.answer(`GET /api/my-jobs/${job.id}`, () => paused);
    await user.click(summary().getByRole('button', { name: 'Pause' }));
    await toast('Job paused');
    expect(changes()).toEqual([{ status: 'paused', updatedAt: job.updatedAt }]);
    expect(await summary().findByText('Paused')).toBeVisible();
    expect(summary().getByRole('button', { name: 'Reopen' })).toBeVisible();
  });

  it.each([
    ['Close job', 'Close this job?', 'Yes, close it', 'closed', 'Job closed'],
    ['Mark as filled', 'Mark this job as filled?', 'Yes, it is filled', 'filled', 'Marked as filled'],
  ])('%s requires a confirmation', async (action, question, yes, status, done) => {
    const job = anOwnJob();
    const { user, changes } = await openJob(job, [], { [`PATCH /api/jobs/${job.id}`]: () => job });
    await user.click(summary().getByRole('button', { name: action }));
    await user.click(within(await screen.findByRole('dialog', { name: question })).getByText('Not now'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes()).toEqual([]);
    await user.click(summary().getByRole('button', { name: action }));
    await user.click(await screen.findByRole('button', { name: yes }));
    await toast(done);
    expect(changes()).toEqual([{ status, updatedAt: job.updatedAt }]);
  });

  it.each([
    ['closed', 28, 'Reopen', 'Job reopened'],
    ['expired', -1, 'Reopen', 'Job reopened'],
    ['open', 3, 'Renew for 30 days', 'Job renewed'],
    ['open', 28, 'Renew for 30 days', 'Job renewed'],
  ] as const)('reopens a job that is %s', async (status, days, action, done) => {
    const job = anOwnJob({ status, isActive: status === 'open', expiresAt: inDays(days) });
    const { user, changes } = await openJob(job, [], { [`PATCH /api/jobs/${job.id}`]: () => job });
    await user.click(summary().getByRole('button', { name: action }));
    await toast(done);
    expect(changes()).toEqual([{ status: 'open', updatedAt: job.updatedAt }]);
  });

  it('does not reopen a job that was closed meanwhile: it shows the present job, from which the next change starts', async () => {
    const job = anOwnJob({ expiresAt: inDays(3) });
    const current = { ...job, status: 'closed' as const, isActive: false, updatedAt: inDays(-1) };
    const { user, server, changes } = await openJob(job, [], {
      [`PATCH /api/jobs/${job.id}`]: () => conflict('Someone changed this job while you were editing.', current),
    });
    server.answer(`GET /api/my-jobs/${job.id}`, () => current);
    await user.click(summary().getByRole('button', { name: 'Renew for 30 days' }));
    expect(await toast('That did not work')).toHaveTextContent('Someone changed this job while you were editing.');
    expect(changes()).toEqual([{ status: 'open', updatedAt: job.updatedAt }]);
    expect(await summary().findByText('Closed')).toBeVisible();
    server.answer(`PATCH /api/jobs/${job.id}`, () => ({ ...current, status: 'open', isActive: true }));
    await user.click(summary().getByRole('button', { name: 'Reopen' }));
    await toast('Job reopened');
    expect(changes()[1]).toEqual({ status: 'open', updatedAt: current.updatedAt });
  });

  it('twice in a row starts from the result of the first change', async () => {
    const job = anOwnJob();
    const paused = { ...job, status: 'paused' as const, isActive: false, updatedAt: inDays(0) };
    const { user, server, changes } = await openJob(job, [], { [`PATCH /api/jobs/${job.id}`]: () => paused });
    // the reload of the job does not complete
    server.answer(`GET /api/my-jobs/${job.id}`, () => new Promise(() => undefined));
    await user.click(summary().getByRole('button', { name: 'Pause' }));
    await user.click(await summary().findByRole('button', { name: 'Reopen' }));
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]).toEqual({ status: 'open', updatedAt: paused.updatedAt });
  });

  it('shows the reason of a refusal', async () => {
    const job = anOwnJob();
    const { user } = await openJob(job, [], {
      [`PATCH /api/jobs/${job.id}`]: () => problem(409, "You can't make this change now."),
    });
    await user.click(summary().getByRole('button', { name: 'Pause' }));
    expect(await toast('That did not work')).toHaveTextContent("You can't make this change now.");
  });
});

it('shows its texts in Kannada', async () => {
  await i18n.changeLanguage('kn');
  const job = anOwnJob();
  fakeServer(employerAnswers([job]));
  renderApp(`/employer/jobs/${job.id}`);
  expect(await screen.findByText('ಇನ್ನೂ ಅರ್ಜಿ ಬಂದಿಲ್ಲ')).toBeVisible();
  expect(screen.getByRole('button', { name: 'ನಿಲ್ಲಿಸಿ' })).toBeVisible();
});
