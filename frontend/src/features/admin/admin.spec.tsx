import { describe, expect, it } from '@jest/globals';
import { AUDIT_ACTIONS } from '@nukkad/contract/platform/audit';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { anEmployer } from '../../../test/hiring';
import { aCorrection, aPayCase } from '../../../test/instant-jobs';
import { clockFieldOf } from '../../entities/engagement/model/clock-field';
import { renderApp } from '../../../test/render-app';

const NOW = new Date().toISOString();
const appeal = {
  ...{ id: 'a0000000-0000-4000-8000-000000000001', engagementId: 'e0000000-0000-4000-8000-000000000001' },
  ...{ title: 'Delivery helper', kind: 'no_show', reason: 'Nobody came.', text: 'I was there.', by: 'worker' },
  ...{ status: 'open', createdAt: NOW, decidedAt: null, decision: null },
  proofs: [{ phase: 'start', shownAt: NOW, receivedAt: NOW }],
};
const letter = {
  ...{ id: 'd0000000-0000-4000-8000-000000000001', task: 'jobs.tell', queue: 'notifications', createdAt: NOW },
  ...{ gaveUpAt: NOW, reason: 'too many attempts', attempts: 12, channel: null, text: null },
};

function open(address: string, staffRole: 'support' | 'admin' | null, answers: Record<string, Answer> = {}) {
  const server = fakeServer({ 'GET /api/auth/user': () => anEmployer({ staffRole }), ...answers });
  return { ...renderApp(address), server };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the staff page', () => {
  it('does not exist for an account without a staff role', async () => {
    open('/admin', null);
    expect(await heading('404')).toBeVisible();
  });

  it('shows support staff everything but the audit log', async () => {
    open('/admin?section=audit-log', 'support', { 'GET /api/admin/support-requests': () => [] });
    expect(await heading('Support desk')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Audit log' })).not.toBeInTheDocument();
    expect(await screen.findByText('No requests here')).toBeVisible();
  });

  it('shows in its menu the number of pending decisions about money, once the second factor is verified', async () => {
    const { server } = open('/admin', 'support', {
      'GET /api/admin/support-requests': () => [],
      'GET /api/admin/money-desk/waiting': () => ({ contests: 2, money: 3 }),
    });
    expect(await screen.findByRole('link', { name: /Money desk.*3 waiting/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Contested hours.*2 waiting/ })).toBeVisible();
    expect(server.of('GET /api/admin/money-desk/waiting')).toHaveLength(1);
  });

  it('sends the decision about an appeal with its reason, and asks for the reason first', async () => {
    const { user, server } = open('/admin?section=work-appeals', 'support', {
      'GET /api/admin/appeals': () => [appeal],
      [`POST /api/admin/appeals/${appeal.id}/decision`]: () => ({ ...appeal, status: 'upheld' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Accept the appeal' }));
    expect(screen.getByText('Please write a reason')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'The gate was closed.');
    await user.click(screen.getByRole('button', { name: 'Accept the appeal' }));
    await waitFor(() =>
      expect(server.of(`POST /api/admin/appeals/${appeal.id}/decision`).map(({ body }) => body)).toEqual([
        { decision: 'upheld', reason: 'The gate was closed.' },
      ]),
    );
  });

  it('decides the remaining debt of a pay case', async () => {
    const payCase = {
      ...aPayCase({ answer: 'I paid in cash.', status: 'answered' }),
      ...{ engagementId: appeal.engagementId, title: 'Delivery helper', currency: 'INR', startsAt: NOW, endsAt: NOW },
      ...{ startedAt: NOW, endedAt: NOW, endedBy: 'employer', dueFrom: 480, dueTo: 480, paidAmount: 480, paidAt: NOW },
      ...{ mayDecide: true, mayAppealUntil: undefined, proofs: appeal.proofs },
    };
    const CALL = `POST /api/admin/pay-cases/${payCase.id}/decision`;
    const { user, server } = open('/admin?section=pay-cases', 'support', {
      'GET /api/admin/pay-cases': () => [payCase],
      [CALL]: () => ({ ...payCase, status: 'decided', owedAmount: 180, mayDecide: false }),
    });
    expect(await screen.findByText('₹300 of ₹480')).toBeVisible();
    expect(screen.getByText('Scanned the code to start')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Still to be paid' })).toHaveValue('180');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'The receipt shows it.');
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    await waitFor(() =>
      expect(server.of(CALL).map(({ body }) => body)).toEqual([
        { state: payCase.status, owedAmount: 180, reason: 'The receipt shows it.' },
      ]),
    );
  });

  it('decides contested working times', async () => {
    const { mayAppealUntil: _mayAppealUntil, ...proposed } = aCorrection({ status: 'contested', answer: 'We closed.' });
    const correction = {
      ...{ ...proposed, engagementId: appeal.engagementId, title: 'Delivery helper', startsAt: NOW, endsAt: NOW },
      ...{ mayDecide: true, proofs: appeal.proofs },
      otherWork: [{ title: 'Shop helper', startedAt: proposed.startedAt, endedAt: null }],
    };
    const CALL = `POST /api/admin/time-corrections/${correction.id}/decision`;
    const { user, server } = open('/admin?section=time-corrections', 'support', {
      'GET /api/admin/time-corrections': () => [correction],
      [CALL]: () => ({ ...correction, status: 'decided', mayDecide: false }),
    });
    expect(await screen.findByText('We closed.')).toBeVisible();
    expect(screen.getByText(/^Shop helper/)).toBeVisible();
    expect(screen.getByText(/overlap with other recorded work/)).toBeVisible();
    expect(screen.getByLabelText('Start')).toHaveValue(clockFieldOf(correction.startedAt));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'The gate shows it.');
    await user.click(screen.getByRole('button', { name: 'Decide the times' }));
    await waitFor(() =>
      expect(server.of(CALL).map(({ body }) => body)).toMatchObject([
        { state: 'contested', reason: 'The gate shows it.' },
      ]),
    );
  });

  it('shows the reason of a refused decision, and retains the typed reason', async () => {
    const { user } = open('/admin?section=work-appeals', 'support', {
      'GET /api/admin/appeals': () => [appeal],
      [`POST /api/admin/appeals/${appeal.id}/decision`]: () => problem(409, 'This appeal was decided already'),
    });
    expect(await screen.findByText('Scanned the code to start')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'No proof.');
    await user.click(screen.getByRole('button', { name: 'Reject the appeal' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This appeal was decided already');
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('No proof.');
  });

  it('reruns a failed task', async () => {
    const { user, server } = open('/admin?section=dead-letters', 'support', {
      'GET /api/admin/dead-letters': () => [letter],
      [`POST /api/admin/dead-letters/${letter.id}/retry`]: () => ({ retried: 1, left: 0 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Run again' }));
    expect(await screen.findByText('1 task runs again')).toBeInTheDocument();
    expect(server.of(`POST /api/admin/dead-letters/${letter.id}/retry`)).toHaveLength(1);
  });

  it('shows the waiting tasks of each queue and their delay', async () => {
    open('/admin?section=queues', 'support', {
      'GET /api/admin/queues': () => [
        { queue: 'expiry', waiting: 1200, running: 2, overdueSeconds: 4.2, deadLetters: 3 },
        { queue: 'default', waiting: 0, running: 0, overdueSeconds: null, deadLetters: 0 },
      ],
    });
    const list = within(await screen.findByRole('list', { name: 'Queues' }));
    const queues = list.getAllByRole('listitem').map((item) => item.textContent);
    expect(queues).toEqual([
      'expiryWaiting1,200Running2Late by4 secondsFailed3',
      'defaultWaiting0Running0Late byOn timeFailed0',
    ]);
  });

  it('shows administrators the actions of staff, and a single action when filtered', async () => {
    const entry = {
      ...{ id: 'c0000000-0000-4000-8000-000000000001', at: NOW, actorId: null, actorName: null },
      ...{ action: 'staff.granted', subjectKind: 'user', subjectId: null, detail: { role: 'support' } },
    };
    const { user, server } = open('/admin?section=audit-log', 'admin', {
      'GET /api/admin/audit-entries': () => [entry],
    });
    expect(await screen.findByText(/Operator, command line/)).toBeVisible();
    expect(screen.getByText('role: support')).toBeVisible();
    const names = within(screen.getByRole('combobox', { name: 'Action' })).getAllByRole('option');
    expect(names).toHaveLength(AUDIT_ACTIONS.length + 1);
    for (const name of names) expect(name).not.toHaveTextContent('audit.actions');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Suspended an account');
    await waitFor(() =>
      expect(server.of('GET /api/admin/audit-entries').at(-1)?.query.get('action')).toBe('user.suspended'),
    );
  });
});
