import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, conflict, fakeServer } from '../../../test/fake-server';
import { anEmployer } from '../../../test/hiring';
import { renderApp } from '../../../test/render-app';

const ID = 'f1000000-0000-4000-8000-000000000001';
const SENDER = { id: 'f1000000-0000-4000-8000-000000000002', name: 'Ravi Shetty' };
const REPORTER = { id: 'f1000000-0000-4000-8000-000000000003', name: 'Asha Rao' };
const NOW = new Date().toISOString();
const report = {
  ...{ id: ID, state: 'open', reason: 'asks_for_money', note: 'At the gate.', text: 'Bring 500.', jobTitle: 'Cook' },
  ...{ sender: SENDER, reporter: REPORTER, createdAt: NOW, decidedAt: null, decisionNote: null },
};
const said = (id: number, senderId: string, text: string, changes: object = {}) => ({
  ...{ id: `f2000000-0000-4000-8000-00000000000${id}`, senderId, text, held: [], hidden: false, reported: false },
  ...{ createdAt: NOW, ...changes },
});
const conversation = {
  ...report,
  messages: [
    said(1, REPORTER.id, 'When do I start?'),
    said(2, SENDER.id, 'Bring 500.', { reported: true }),
    said(3, SENDER.id, 'Call 98450.', { held: ['phone_number'] }),
  ],
};
const review = {
  ...{ id: ID, kind: 'job', jobId: SENDER.id, title: 'Waiter', company: 'Udupi', description: 'Only girls.' },
  pay: { minRate: 90, maxRate: 110, rateType: 'hourly', currency: 'INR' },
  ...{ requiredSkills: ['Billing'], reasons: ['sex', 'reported'], state: 'open', decision: null, createdAt: NOW },
  ...{ reports: [{ reason: 'unsafe', text: 'Odd hours.', createdAt: NOW }], decidedAt: null },
};

function open(address: string, answers: Record<string, Answer> = {}) {
  const server = fakeServer({ 'GET /api/auth/user': () => anEmployer({ staffRole: 'support' }), ...answers });
  return { ...renderApp(address), server };
}

describe('reported messages', () => {
  const DECIDE = `POST /api/admin/message-reports/${ID}/decision`;
  const inSheet = async () => within(await screen.findByRole('dialog', { name: 'Ravi Shetty' }));

  it('are listed with reporter and reason, and open with the surrounding messages', async () => {
    const { user, server, router } = open('/admin?section=message-reports', {
      'GET /api/admin/message-reports': () => [report],
      [`GET /api/admin/message-reports/${ID}`]: () => conversation,
    });
    const row = await screen.findByRole('link', { name: /Ravi Shetty, about “Cook”/ });
    expect(row).toHaveTextContent('Reported by Asha Rao: asks for money');
    expect(server.of('GET /api/admin/message-reports')[0]?.query.get('state')).toBe('open');
    await user.click(row);
    const sheet = await inSheet();
    const messages = within(await sheet.findByRole('list', { name: 'Messages around it' })).getAllByRole('listitem');
    expect(messages).toHaveLength(3);
    expect(messages[1]).toHaveTextContent('Bring 500.');
    expect(messages[1]).toHaveAttribute('aria-current', 'true');
    expect(messages[2]).toHaveTextContent('Held back');
    expect(sheet.getByRole('link', { name: 'Account of Ravi Shetty' })).toHaveAttribute(
      'href',
      `/admin?section=users&user=${SENDER.id}`,
    );
    expect(router.state.location.search).toBe(`?section=message-reports&report=${ID}`);
  });

  it('are hidden with a note for the team', async () => {
    const { user, server } = open(`/admin?section=message-reports&report=${ID}`, {
      'GET /api/admin/message-reports': () => [report],
      [`GET /api/admin/message-reports/${ID}`]: () => conversation,
      [DECIDE]: () => ({ ...report, state: 'hidden' }),
    });
    const sheet = await inSheet();
    await user.type(await sheet.findByRole('textbox', { name: 'Note' }), 'Asks for money.');
    await user.click(sheet.getByRole('button', { name: 'Hide the message' }));
    await waitFor(() =>
      expect(server.of(DECIDE).map(({ body }) => body)).toEqual([{ decision: 'hidden', note: 'Asks for money.' }]),
    );
  });

  it('show the decision of a faster member of staff', async () => {
    let current: object = conversation;
    const { user } = open(`/admin?section=message-reports&report=${ID}`, {
      'GET /api/admin/message-reports': () => [report],
      [`GET /api/admin/message-reports/${ID}`]: () => current,
      [DECIDE]: () => {
        current = { ...conversation, state: 'dismissed', decisionNote: 'A joke.' };
        return conflict('Someone has already decided about this message.', current);
      },
    });
    const sheet = await inSheet();
    await user.click(await sheet.findByRole('button', { name: 'Hide the message' }));
    expect(await screen.findByText('Someone has already decided about this message.')).toBeInTheDocument();
    expect(await sheet.findByText('Kept · Note: A joke.')).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Hide the message' })).not.toBeInTheDocument();
  });
});

describe('jobs to review', () => {
  const DECIDE = `POST /api/admin/job-reviews/${ID}/decision`;

  it('show the text and the pay of the job, the doubtful passages, and the reports', async () => {
    open('/admin?section=job-reviews', { 'GET /api/admin/job-reviews': () => [review] });
    const row = within(await screen.findByRole('list', { name: 'Jobs to review' })).getByRole('listitem');
    const words = ['Waiter', 'Udupi', '₹90–110 an hour', 'Only girls.', 'asks for women or men', 'unsafe “Odd hours.”'];
    for (const word of words) expect(row).toHaveTextContent(word);
  });

  it.each([
    ['lead to the page of the job', { kind: 'job' }, [`/jobs/${SENDER.id}`]],
    ['lead to no page of instant work, which has none', { kind: 'instant_job' }, []],
    ['lead to no page of a job that was taken down', { state: 'removed', decision: 'Unfair.' }, []],
  ])('%s', async (_case, changes, links) => {
    open('/admin?section=job-reviews', { 'GET /api/admin/job-reviews': () => [{ ...review, ...changes }] });
    const row = within(await screen.findByRole('list', { name: 'Jobs to review' })).getByRole('listitem');
    expect(
      within(row)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(links);
  });

  it('are taken down with a required reason', async () => {
    const { user, server } = open('/admin?section=job-reviews', {
      'GET /api/admin/job-reviews': () => [review],
      [DECIDE]: () => ({ ...review, state: 'removed' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Take the job down' }));
    expect(screen.getByText('Please write a reason')).toBeVisible();
    expect(server.of(DECIDE)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Open it to everybody.');
    await user.click(screen.getByRole('button', { name: 'Take the job down' }));
    await waitFor(() =>
      expect(server.of(DECIDE).map(({ body }) => body)).toEqual([
        { decision: 'remove', reason: 'Open it to everybody.' },
      ]),
    );
  });

  it('show the reason after the decision', async () => {
    const { server } = open('/admin?section=job-reviews&status=kept', {
      'GET /api/admin/job-reviews': () => [{ ...review, state: 'kept', decision: 'Fine.' }],
    });
    expect(await screen.findByText('Decision: Fine.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep the job' })).not.toBeInTheDocument();
    expect(server.of('GET /api/admin/job-reviews')[0]?.query.get('state')).toBe('kept');
  });
});
