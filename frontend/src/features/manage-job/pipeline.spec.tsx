import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, refusedField } from '../../../test/fake-server';
import { anOwnJob, aReceivedApplication, employerAnswers } from '../../../test/hiring';
import { renderApp } from '../../../test/render-app';
import { card, openJob, toast } from './testing/open-job';

describe('the pipeline', () => {
  const job = anOwnJob({
    applicationCount: 3,
    pipeline: { submitted: 2, viewed: 0, shortlisted: 1, hired: 0, rejected: 0, withdrawn: 0 },
  });
  const asha = aReceivedApplication();
  const ravi = aReceivedApplication({ applicant: { ...asha.applicant, firstName: 'Ravi', lastName: 'Das' } });
  const hired = aReceivedApplication({
    ...{ status: 'hired', applicant: { ...asha.applicant, firstName: 'Meena', lastName: 'Nair' } },
  });
  const byStatus: Answer = ({ query }) =>
    [asha, ravi, hired].filter(({ status }) => !query.get('status') || status === query.get('status'));
  const openPipeline = (answers: Record<string, Answer> = {}) =>
    openJob(job, [asha, ravi, hired], { [`GET /api/jobs/${job.id}/applications`]: byStatus, ...answers });

  it('shows one step at a time, with the number of applications at each', async () => {
    const { user } = await openPipeline();
    await card('Meena Nair');
    const steps = within(screen.getByRole('group', { name: 'Show applications' }));
    expect(steps.getAllByRole('button').map((step) => step.textContent)).toEqual([
      ...['All3', 'New2', 'Viewed0', 'Shortlisted1', 'Hired0', 'Rejected0'],
    ]);
    await user.click(steps.getByRole('button', { name: 'New 2' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Meena Nair' })).not.toBeInTheDocument());
    await card('Asha Rao');
    await user.click(steps.getByRole('button', { name: /^Viewed/ }));
    expect(await screen.findByText('Nobody at this step')).toBeVisible();
    expect(steps.getByRole('button', { name: /^Viewed/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('begins at the step that the address names', async () => {
    const server = fakeServer({ ...employerAnswers([job]), [`GET /api/jobs/${job.id}/applications`]: byStatus });
    renderApp(`/employer/jobs/${job.id}?status=hired`);
    await card('Meena Nair');
    expect(screen.queryByRole('article', { name: 'Asha Rao' })).not.toBeInTheDocument();
    expect(server.of(`GET /api/jobs/${job.id}/applications`)[0]?.query.get('status')).toBe('hired');
  });

  it('retains an opened application until another step is chosen, although it is no longer new', async () => {
    const now = new Map([asha, ravi, hired].map((application) => [application.id, application]));
    const view = `PATCH /api/applications/${asha.id}`;
    const { user, server, list } = await openPipeline({
      [`GET /api/jobs/${job.id}/applications`]: ({ query }) =>
        [...now.values()].filter(({ status }) => !query.get('status') || status === query.get('status')),
      [`GET /api/applications/${asha.id}`]: () => now.get(asha.id),
      [view]: () => {
        now.set(asha.id, { ...asha, status: 'viewed' });
        return now.get(asha.id);
      },
    });
    await user.click(screen.getByRole('button', { name: 'New 2' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Meena Nair' })).not.toBeInTheDocument());
    const opened = await card('Asha Rao');
    await user.click(opened.getByRole('button', { name: /^Asha Rao/ }));
    const note = opened.getByLabelText('Your note');
    fireEvent.input(note, { target: { value: 'Speaks Tamil.' } });
    expect(await opened.findByText('Viewed')).toBeVisible();
    // it is requested separately after the list has loaded without it; an earlier click would join the pending request
    await waitFor(() => expect(server.of(`GET /api/applications/${asha.id}`)).not.toEqual([]));
    const asked = server.of(list).filter(({ query }) => query.get('status') === 'submitted').length;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() =>
      expect(server.of(list).filter(({ query }) => query.get('status') === 'submitted').length).toBeGreaterThan(asked),
    );
    expect(note).toBeVisible();
    expect(note).toHaveValue('Speaks Tamil.');
    await user.click(screen.getByRole('button', { name: /^All/ }));
    await card('Meena Nair');
    await user.click(screen.getByRole('button', { name: /^New/ }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Asha Rao' })).not.toBeInTheDocument());
    await card('Ravi Das');
  });

  it('moves an application by its menu, without opening it', async () => {
    const { user, answersTo } = await openPipeline({ [`PATCH /api/applications/${asha.id}`]: () => asha });
    await user.click((await card('Asha Rao')).getByRole('button', { name: 'Move Asha Rao' }));
    const menu = within(await screen.findByRole('menu', { name: 'Move Asha Rao' }));
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['ShortlistS', 'HireH', 'RejectR']);
    await user.keyboard('{Enter}');
    await toast('Asha Rao is shortlisted');
    expect(answersTo(asha)).toEqual([{ status: 'shortlisted' }]);
  });

  it('moves it by a key while it has the focus, and asks before the end', async () => {
    const { user, answersTo } = await openPipeline({ [`PATCH /api/applications/${asha.id}`]: () => asha });
    const title = (await card('Asha Rao')).getByRole('button', { name: /^Asha Rao/ });
    expect(title).toHaveAttribute('aria-keyshortcuts', 'S H R');
    title.focus();
    await user.keyboard('x{Control>}s{/Control}s');
    await toast('Asha Rao is shortlisted');
    expect(answersTo(asha)).toEqual([{ status: 'shortlisted' }]);
    await user.keyboard('r');
    const sheet = within(await screen.findByRole('dialog', { name: 'Reject Asha Rao?' }));
    await user.selectOptions(sheet.getByLabelText('Reason (optional)'), 'Too far from home');
    await user.click(sheet.getByRole('button', { name: 'Yes, reject' }));
    await toast('Asha Rao is rejected');
    expect(answersTo(asha)[1]).toEqual({ status: 'rejected', reason: 'too_far' });
    expect((await card('Meena Nair')).queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });

  it("shows the server's refusal of several rejections at the message, and retains the reason", async () => {
    const refused = 'Workers never pay for a job.';
    const { user } = await openPipeline({
      [`POST /api/jobs/${job.id}/applications/reject`]: () => refusedField('message', refused),
    });
    await user.click((await card('Asha Rao')).getByRole('checkbox', { name: 'Select Asha Rao' }));
    await user.click(await screen.findByRole('button', { name: 'Reject…' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.selectOptions(sheet.getByLabelText('Reason'), 'The job has been filled');
    await user.click(sheet.getByRole('button', { name: 'Yes, reject' }));
    const message = sheet.getByLabelText('Message (optional)');
    await waitFor(() => expect(message).toHaveAccessibleDescription(refused));
    expect(sheet.getByLabelText('Reason')).toHaveValue('position_filled');
  });

  it('rejects several applications for one reason', async () => {
    const reject = `POST /api/jobs/${job.id}/applications/reject`;
    const { user, server } = await openPipeline({ [reject]: () => ({ rejected: [asha.id], unchanged: [ravi.id] }) });
    await user.click((await card('Asha Rao')).getByRole('checkbox', { name: 'Select Asha Rao' }));
    await user.click((await card('Ravi Das')).getByRole('checkbox', { name: 'Select Ravi Das' }));
    expect((await card('Meena Nair')).queryByRole('checkbox')).not.toBeInTheDocument();
    const selected = within(await screen.findByRole('group', { name: 'Selected applications' }));
    expect(selected.getByText('2 selected')).toBeVisible();
    await user.click(selected.getByRole('button', { name: 'Reject…' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Reject 2 applications?' }));
    await user.click(sheet.getByRole('button', { name: 'Yes, reject' }));
    expect(sheet.getByText('Please choose a reason')).toBeVisible();
    expect(server.of(reject)).toHaveLength(0);
    await user.selectOptions(sheet.getByLabelText('Reason'), 'The job has been filled');
    await user.click(sheet.getByRole('button', { name: 'Yes, reject' }));
    expect(await toast('1 application rejected')).toHaveTextContent('1 already had a decision and stays as it is.');
    expect(server.of(reject)[0]?.body).toEqual({ applicationIds: [asha.id, ravi.id], reason: 'position_filled' });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected applications' })).not.toBeInTheDocument());
  });

  it('shows an applicant with picture and reasons in favour, and stores a note', async () => {
    const known = aReceivedApplication({
      ...{ status: 'viewed', note: 'Speaks Tamil.' },
      applicant: {
        ...asha.applicant,
        ...{ bio: 'Cooked in Mysuru.', profileImageUrl: '/api/avatars/1' },
        ...{ skills: ['Billing', 'Hindi'], expectedRate: 120, preferredCategories: ['food_service'] },
      },
    });
    const match = {
      matchScore: 61,
      matchReasons: [
        { code: 'skills', points: 20, max: 30, params: { matched: ['billing'], required: 2 } },
        { code: 'pay', points: 25, max: 25, params: { hourlyPay: 135, expected: 120 } },
        { code: 'category', points: 12, max: 12, params: { category: 'food_service' } },
        { code: 'hours', points: 2, max: 8, params: { hoursPerWeek: 48 } },
        { code: 'recent', points: 5, max: 13, params: { days: 2 } },
      ],
    };
    const { user, server } = await openJob(job, [known], {
      [`GET /api/applications/${known.id}/match`]: () => match,
      [`PUT /api/applications/${known.id}/note`]: () => known,
    });
    const shown = await card('Asha Rao');
    await user.click(shown.getByRole('button', { name: /^Asha Rao/ }));
    expect(shown.getByRole('presentation')).toHaveAttribute('src', '/api/avatars/1');
    expect(shown.getByText('Cooked in Mysuru.')).toBeVisible();
    expect(shown.getByText('Billing, Hindi')).toBeVisible();
    expect(shown.getByText('₹120 an hour')).toBeVisible();
    const parts = within(await shown.findByRole('region', { name: 'Why Asha Rao could be right' }));
    expect(parts.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      'Has 1 of the 2 skills you need.',
      'Wants ₹120 an hour. You pay ₹135.',
      'Wants this kind of work.',
    ]);
    const note = shown.getByLabelText('Your note');
    expect(note).toHaveValue('Speaks Tamil.');
    expect(shown.queryByRole('button', { name: 'Save note' })).not.toBeInTheDocument();
    fireEvent.input(note, { target: { value: 'Speaks Tamil and Telugu.' } });
    await user.click(shown.getByRole('button', { name: 'Save note' }));
    await toast('Note saved');
    expect(server.of(`PUT /api/applications/${known.id}/note`)[0]?.body).toEqual({ note: 'Speaks Tamil and Telugu.' });
  });

  it.each(['hired', 'rejected', 'withdrawn'] as const)('does not evaluate an applicant who is %s', async (status) => {
    const over = aReceivedApplication({ status, ...(status === 'rejected' && { reason: 'no_answer' }) });
    const match = `GET /api/applications/${over.id}/match`;
    const { user, server } = await openJob(job, [over], {
      [match]: () => ({
        ...{ matchScore: 61 },
        matchReasons: [{ code: 'category', points: 12, max: 12, params: { category: 'food_service' } }],
      }),
    });
    const shown = await card('Asha Rao');
    await user.click(shown.getByRole('button', { name: /^Asha Rao/ }));
    expect(shown.getByLabelText('Your note')).toBeVisible();
    expect(shown.queryByRole('region', { name: 'Why Asha Rao could be right' })).not.toBeInTheDocument();
    expect(server.of(match)).toEqual([]);
    if (status !== 'rejected') return;
    expect(shown.getByText(/Closed after 7 days/)).toBeVisible();
    expect(shown.getByText('No reply')).toBeVisible();
  });
});
