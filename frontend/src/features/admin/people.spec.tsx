import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, conflict, fakeServer, problem } from '../../../test/fake-server';
import { anEmployer } from '../../../test/hiring';
import { renderApp } from '../../../test/render-app';

const ID = 'f0000000-0000-4000-8000-000000000001';
const STAFF = { id: 'f0000000-0000-4000-8000-000000000002', name: 'Meena Iyer' };
const NOW = new Date().toISOString();
const SOON = new Date(Date.now() + 3 * 86_400_000).toISOString();
const summary = {
  ...{ id: ID, name: 'Asha Rao', email: 'asha@example.com', phone: '+919845011122', role: 'job_seeker' },
  ...{ staffRole: null, createdAt: NOW, suspendedUntil: null as string | null },
};
const account = {
  ...summary,
  ...{ emailVerified: true, phoneVerified: false, language: 'hi', deletionDueAt: null },
  ...{ suspension: null as object | null },
  counts: { jobs: 0, instantJobs: 0, applications: 12, reportsAbout: 3, reportsMade: 1, suspensions: 0 },
};
const suspension = {
  ...{ id: STAFF.id, user: { id: ID, name: 'Asha Rao' }, reason: 'fraud', text: 'The shop does not exist.' },
  ...{ startsAt: NOW, endsAt: SOON, suspendedBy: STAFF, liftedAt: null, mayDecide: true },
  appeal: { text: 'It was not me.', createdAt: NOW, state: 'open', note: null, decidedAt: null },
};

function open(address: string, answers: Record<string, Answer> = {}) {
  const server = fakeServer({ 'GET /api/auth/user': () => anEmployer({ staffRole: 'support' }), ...answers });
  return { ...renderApp(address), server };
}

describe('accounts', () => {
  const inSheet = async () => within(await screen.findByRole('dialog', { name: 'Asha Rao' }));

  it('are searched with at least three characters, and open at an address of their own', async () => {
    const { user, server, router } = open('/admin?section=users', {
      'GET /api/admin/users': () => [{ ...summary, suspendedUntil: SOON }],
      [`GET /api/admin/users/${ID}`]: () => account,
    });
    const field = await screen.findByRole('textbox', { name: 'Email, full phone number or name' });
    await user.type(field, 'as{Enter}');
    expect(screen.getByText('Type at least 3 characters')).toBeVisible();
    expect(server.of('GET /api/admin/users')).toEqual([]);
    await user.type(field, 'ha{Enter}');
    const row = await screen.findByRole('link', { name: /Asha Rao/ });
    expect(row).toHaveTextContent('Suspended');
    expect(server.of('GET /api/admin/users').map(({ query }) => query.get('search'))).toEqual(['asha']);
    await user.click(row);
    const facts = await inSheet();
    expect(await facts.findByText('+919845011122 (not verified)')).toBeVisible();
    expect(facts.getByText('Applications').nextSibling).toHaveTextContent('12');
    expect(router.state.location.search).toBe(`?section=users&q=asha&user=${ID}`);
  });

  it('show a message when no account is found', async () => {
    open('/admin?section=users&q=nobody', { 'GET /api/admin/users': () => [] });
    expect(await screen.findByText('No account found')).toBeVisible();
  });

  it('are suspended with a reason, a text and a number of days, which are all required', async () => {
    let current: object = account;
    const { user, server } = open(`/admin?section=users&user=${ID}`, {
      [`GET /api/admin/users/${ID}`]: () => current,
      [`POST /api/admin/users/${ID}/suspension`]: () => {
        current = { ...account, suspendedUntil: SOON, suspension };
        return Response.json(suspension, { status: 201 });
      },
    });
    const sheet = await inSheet();
    await user.click(await sheet.findByRole('button', { name: 'Suspend' }));
    expect(await sheet.findByText('Please choose a reason')).toBeVisible();
    expect(sheet.getByText('Please write at least 10 characters')).toBeVisible();
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Reason' }), 'fraud');
    await user.type(sheet.getByRole('textbox', { name: 'What the person reads' }), 'The shop does not exist.');
    const days = sheet.getByRole('textbox', { name: 'For how many days' });
    await user.clear(days);
    await user.type(days, '400');
    await user.click(sheet.getByRole('button', { name: 'Suspend' }));
    expect(await sheet.findByText('Between 1 and 365 days')).toBeVisible();
    await user.clear(days);
    await user.type(days, '30');
    await user.click(sheet.getByRole('button', { name: 'Suspend' }));
    expect(await sheet.findByRole('button', { name: 'End the suspension' })).toBeVisible();
    expect(server.of(`POST /api/admin/users/${ID}/suspension`).map(({ body }) => body)).toEqual([
      { reason: 'fraud', text: 'The shop does not exist.', days: 30 },
    ]);
  });

  it('retain the typed text with a message when another member of staff was faster', async () => {
    const { user } = open(`/admin?section=users&user=${ID}`, {
      [`GET /api/admin/users/${ID}`]: () => account,
      [`POST /api/admin/users/${ID}/suspension`]: () => conflict('This account is already suspended.', suspension),
    });
    const sheet = await inSheet();
    await user.selectOptions(await sheet.findByRole('combobox', { name: 'Reason' }), 'fraud');
    await user.type(sheet.getByRole('textbox', { name: 'What the person reads' }), 'The shop does not exist.');
    await user.click(sheet.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('This account is already suspended.')).toBeInTheDocument();
    expect(sheet.getByRole('textbox', { name: 'What the person reads' })).toHaveValue('The shop does not exist.');
  });

  it('are reopened after a confirmation', async () => {
    let current: object = { ...account, suspendedUntil: SOON, suspension };
    const { user, server } = open(`/admin?section=users&user=${ID}`, {
      [`GET /api/admin/users/${ID}`]: () => current,
      [`DELETE /api/admin/users/${ID}/suspension`]: () => {
        current = account;
        return new Response(null, { status: 204 });
      },
    });
    const sheet = await inSheet();
    expect(await sheet.findByText(/fraud/)).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'End the suspension' }));
    expect(server.of(`DELETE /api/admin/users/${ID}/suspension`)).toEqual([]);
    const question = within(await screen.findByRole('dialog', { name: 'End this suspension?' }));
    await user.click(question.getByRole('button', { name: 'End the suspension' }));
    await waitFor(() => expect(server.of(`DELETE /api/admin/users/${ID}/suspension`)).toHaveLength(1));
    expect(await (await inSheet()).findByRole('button', { name: 'Suspend' })).toBeVisible();
  });

  it.each([
    ['of the staff', { ...account, staffRole: 'admin' }],
    ['of one’s own', { ...account, id: anEmployer().id }],
  ])('%s cannot be suspended', async (_whose, shown) => {
    open(`/admin?section=users&user=${shown.id}`, { [`GET /api/admin/users/${shown.id}`]: () => shown });
    const sheet = await inSheet();
    expect(await sheet.findByText('asha@example.com', { selector: 'dd' })).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
  });
});

describe('appeals against suspensions', () => {
  const ADDRESS = '/admin?section=suspension-appeals';
  const DECIDE = `POST /api/admin/suspensions/${suspension.id}/appeal-decision`;

  it('are accepted with or without a note', async () => {
    const { user, server } = open(ADDRESS, {
      'GET /api/admin/suspension-appeals': () => [suspension],
      [DECIDE]: () => suspension,
    });
    expect(await screen.findByText('Appeal: It was not me.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', `/admin?section=users&user=${ID}`);
    await user.click(screen.getByRole('button', { name: 'Accept and end the suspension' }));
    await waitFor(() => expect(server.of(DECIDE).map(({ body }) => body)).toEqual([{ upheld: true, note: '' }]));
  });

  it('show the reason of a refusal, and retain the note', async () => {
    const { user, server } = open(ADDRESS, {
      'GET /api/admin/suspension-appeals': () => [suspension],
      [DECIDE]: () => problem(409, 'This appeal has already been decided.'),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'No proof.');
    await user.click(screen.getByRole('button', { name: 'Reject the appeal' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This appeal has already been decided.');
    expect(server.of(DECIDE).map(({ body }) => body)).toEqual([{ upheld: false, note: 'No proof.' }]);
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('No proof.');
  });

  it('must be decided by staff other than the author of the suspension', async () => {
    open(ADDRESS, { 'GET /api/admin/suspension-appeals': () => [{ ...suspension, mayDecide: false }] });
    expect(await screen.findByText('You suspended this account. Someone else decides.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reject the appeal' })).not.toBeInTheDocument();
  });

  it('show the note after the decision', async () => {
    const { server } = open(`${ADDRESS}&status=rejected`, {
      'GET /api/admin/suspension-appeals': () => [
        { ...suspension, mayDecide: false, appeal: { ...suspension.appeal, state: 'rejected', note: 'No proof.' } },
      ],
    });
    expect(await screen.findByText('Note: No proof.')).toBeVisible();
    expect(server.of('GET /api/admin/suspension-appeals')[0]?.query.get('state')).toBe('rejected');
  });
});
