import { describe, expect, it } from '@jest/globals';
import type { HireHint } from '@nukkad/api-client/generated/api.gen';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, conflict, fakeServer, refusedFields } from '../../../test/fake-server';
import { aHireHint, anOwnJob, employerAnswers, inDays } from '../../../test/hiring';
import { renderApp } from '../../../test/render-app';
import { openJob, summary, toast } from './testing/open-job';

describe('editing the job', () => {
  const job = anOwnJob();
  const patch = `PATCH /api/jobs/${job.id}`;
  const sheet = async () => within(await screen.findByRole('dialog', { name: 'Edit job' }));
  const start = async (answers: Record<string, Answer>) => {
    const opened = await openJob(job, [], answers);
    await opened.user.click(summary().getByRole('button', { name: 'Edit' }));
    return opened;
  };

  it('sends the changes, with the version that it started from', async () => {
    const { user, changes } = await start({ [patch]: () => job });
    const form = await sheet();
    expect(form.getByLabelText('Category')).toHaveValue('food_service');
    fireEvent.input(form.getByLabelText('Job title'), { target: { value: 'Waiter by night' } });
    fireEvent.input(form.getByLabelText('Minimum pay'), { target: { value: '' } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await toast('Job saved');
    expect(changes()).toEqual([{ title: 'Waiter by night', minRate: null, updatedAt: job.updatedAt }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('sends nothing without changes, or with errors', async () => {
    const { user, changes } = await start({});
    const form = await sheet();
    fireEvent.input(form.getByLabelText('Job title'), { target: { value: ' ' } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please fill this in')).toBeVisible();
    fireEvent.input(form.getByLabelText('Job title'), { target: { value: job.title } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes()).toEqual([]);
  });

  it('shows the reason of a refused field at the field, which gets the focus', async () => {
    const errors = [
      { field: 'elsewhere', message: 'x' },
      { field: 'company', message: 'This name is reserved.' },
      { field: 'description', message: 'Remove the phone number.' },
    ];
    const { user } = await start({ [patch]: () => refusedFields('Please check the fields.', errors) });
    const form = await sheet();
    fireEvent.input(form.getByLabelText('Job title'), { target: { value: 'Waiter by night' } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('This name is reserved.')).toBeVisible();
    expect(form.getByText('Remove the phone number.')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Company')).toHaveFocus());
  });

  it('loses nothing if the job changed meanwhile: it shows the difference and can be saved again', async () => {
    const current = {
      ...job,
      ...{ title: 'Head waiter', company: 'Taj', status: 'closed', isActive: false, updatedAt: inDays(-1) },
    };
    const { user, server, changes } = await start({
      [patch]: () => conflict('Someone changed this job while you were editing.', current),
    });
    const form = await sheet();
    fireEvent.input(form.getByLabelText('Job title'), { target: { value: 'Waitress' } });
    fireEvent.input(form.getByLabelText('Description'), { target: { value: 'Serve twelve tables.' } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/Someone changed this job while you were editing. It is now: Closed./)).toBeVisible();
    expect(form.getByLabelText('Job title')).toHaveValue('Waitress');
    expect(form.getByLabelText('Description')).toHaveValue('Serve twelve tables.');
    expect(form.getByLabelText('Company')).toHaveValue('Taj');
    expect(form.getByText('Job title, now:').nextElementSibling).toHaveTextContent('Head waiter');
    server.answer(patch, () => current);
    await user.click(form.getByRole('button', { name: 'Save mine' }));
    await toast('Job saved');
    expect(changes()[1]).toEqual({
      ...{ title: 'Waitress', description: 'Serve twelve tables.', updatedAt: current.updatedAt },
    });
  });

  it('can adopt the other change', async () => {
    const current = { ...job, title: 'Head waiter', updatedAt: inDays(-1) };
    const { user, server, changes } = await start({
      [patch]: () => conflict('Changed.', current),
    });
    const form = await sheet();
    fireEvent.input(form.getByLabelText('Job title'), { target: { value: 'Waitress' } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await user.click(await form.findByRole('button', { name: 'Use this instead' }));
    expect(form.getByLabelText('Job title')).toHaveValue('Head waiter');
    server.answer(patch, () => current);
    await user.click(form.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes()).toHaveLength(1);
  });

  it('is in the address, and Back closes it', async () => {
    const { router } = await start({});
    await sheet();
    expect(router.state.location.search).toBe('?edit=job');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
  });

  it('opens from a shared address, and is closed without leaving the job', async () => {
    fakeServer({ ...employerAnswers([job]), [`GET /api/jobs/${job.id}/applications`]: () => [] });
    const { user, router } = renderApp(`/employer/jobs/${job.id}?edit=job`);
    const form = await sheet();
    expect(form.getByLabelText('Job title')).toHaveValue(job.title);
    await user.click(form.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: `/employer/jobs/${job.id}`, search: '' }),
    );
  });

  it('does not open at an address that names no part of a job', async () => {
    await openJob(job, [], {}, '?edit=nonsense');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not replace a copy: duplicating opens the form filled in', async () => {
    await openJob(job);
    expect(summary().getByRole('link', { name: 'Duplicate' })).toHaveAttribute('href', `/employer?copy=${job.id}`);
  });
});

it('offers no range of pay below the minimum wage of the place', async () => {
  const job = anOwnJob({ rateType: 'hourly' });
  const minimumWage: HireHint['minimumWage'] = {
    ...{ state: 'Karnataka', zone: 'I', skillClass: 'skilled', daily: 960, effectiveFrom: '2026-04-01' },
    ...{ source: 'A gazette', sourceDate: '2026-03-20', confirmed: true },
  };
  const { user } = await openJob(job, [], {
    'GET /api/hire-hint': () => aHireHint({ seekers: 'under_5', minimumWage }),
  });
  await user.click(summary().getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit job' }));
  const lowest = () =>
    within(form.getByRole('group', { name: 'Choose the pay' }))
      .getAllByRole('button')
      .map(({ textContent }) => Number(/₹([\d,]+)/.exec(textContent ?? '')?.[1]))[0] ?? 0;
  expect(lowest()).toBeLessThan(120);
  await waitFor(() => expect(lowest()).toBeGreaterThanOrEqual(120));
});

describe('a job that states no pay', () => {
  const silent = anOwnJob({ minRate: null, maxRate: null });
  const patch = `PATCH /api/jobs/${silent.id}`;

  it('asks for it, and starts the edit at the pay', async () => {
    const { user, changes } = await openJob(silent, [], { [patch]: () => ({ ...silent, minRate: 150 }) });
    const asked = within(screen.getByRole('region', { name: 'Say what you pay' }));
    await user.click(asked.getByRole('button', { name: 'Add the pay' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit job' }));
    await waitFor(() => expect(form.getByLabelText('Minimum pay')).toHaveFocus());
    await user.keyboard('150');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await toast('Job saved');
    expect(changes()).toEqual([{ minRate: 150, updatedAt: silent.updatedAt }]);
  });

  it('opens at the pay by its address', async () => {
    fakeServer({ ...employerAnswers([silent]), [`GET /api/jobs/${silent.id}/applications`]: () => [] });
    renderApp(`/employer/jobs/${silent.id}?edit=pay`);
    const form = within(await screen.findByRole('dialog', { name: 'Edit job' }));
    await waitFor(() => expect(form.getByLabelText('Minimum pay')).toHaveFocus());
  });

  it.each([
    ['states a minimum or a maximum', { minRate: null }],
    ['is not open', { minRate: null, maxRate: null, status: 'paused' as const, isActive: false }],
  ])('is not asked for it while it %s', async (_what, changes) => {
    await openJob(anOwnJob(changes));
    expect(screen.queryByRole('region', { name: 'Say what you pay' })).not.toBeInTheDocument();
  });
});
