import { describe, expect, it } from '@jest/globals';
import type { StaffContest } from '@nukkad/contract/payments/staff-contests';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, problem } from '../../../test/fake-server';
import { anEmployer } from '../../../test/hiring';
import { minutesAway } from '../../../test/instant-jobs';
import { renderApp } from '../../../test/render-app';

/** Hours that their employer contests, with an answer of the worker. */
const aStaffContest = (changes: Partial<StaffContest> = {}): StaffContest => ({
  ...{ id: 'c0000000-0000-4000-8000-000000000001', engagementId: 'e0000000-0000-4000-8000-000000000001' },
  ...{ title: 'Delivery helper', state: 'answered', openedBy: 'employer', openedAt: minutesAway(-600) },
  worker: { owed: '60000', hours: 4, text: 'It was four hours.' },
  employer: { owed: '45000', hours: 3, text: 'It was three hours.' },
  ...{ undisputed: '45000', ceiling: '60000', proposed: null, proposalReason: '', appealedBy: null, owed: null },
  ...{ decisionReason: '', startsAt: minutesAway(-900), endsAt: minutesAway(-660), startedAt: minutesAway(-900) },
  ...{ endedAt: null, endedBy: null, claimPhase: 'end', claimBy: 'worker', claimAt: minutesAway(-660) },
  ...{ dueAt: minutesAway(600), isOverdue: false, mayDecide: true, proofs: [] },
  ...changes,
});
const appealed = aStaffContest({
  ...{ state: 'appealed', appealedBy: 'worker', proposed: '45000', proposalReason: 'The gate shows it.' },
  ...{ isOverdue: true },
});

function open(contest: StaffContest) {
  const call = `POST /api/admin/contests/${contest.id}/decision` as const;
  let isOpen = true;
  const server = fakeServer({
    'GET /api/auth/user': () => anEmployer({ staffRole: 'support' }),
    'GET /api/admin/contests': () => (isOpen ? [contest] : []),
    [call]: () => {
      isOpen = false;
      return contest.title === 'Moved' ? problem(409, 'This payment has changed.') : { ...contest, state: 'proposed' };
    },
  });
  const bodies = () => server.of(call).map(({ body }) => body);
  return { ...renderApp('/admin?section=contests'), bodies };
}
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('contested hours of the staff', () => {
  it('open with both figures, and are proposed for a sum between them with a reason', async () => {
    const { user, bodies } = open(aStaffContest());
    const row = await screen.findByRole('link', { name: /Delivery helper/ });
    expect(row).toHaveTextContent('Worker: ₹600 · Employer: ₹450');
    expect(row).not.toHaveTextContent('Late');
    await user.click(row);
    const shown = await sheet('Delivery helper');
    expect(shown.getByText('4 hours')).toBeVisible();
    expect(shown.getByText('It was three hours.')).toBeVisible();
    expect(shown.getByText('We tell both sides. They have 2 days to accept or appeal.')).toBeVisible();
    const sum = shown.getByRole('textbox', { name: 'For the worker, in rupees' });
    await user.type(sum, '601');
    expect(shown.getByText('Enter an amount from ₹450 to ₹600')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Middle: ₹525' }));
    expect(sum).toHaveValue('525');
    await user.type(shown.getByRole('textbox', { name: 'Reason' }), 'The gate shows it.');
    await user.click(shown.getByRole('button', { name: 'Send proposal' }));
    await waitFor(() => expect(bodies()).toEqual([{ state: 'answered', owed: '52500', reason: 'The gate shows it.' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('No contested hours here')).toBeVisible();
  });

  it('show a mark when they are appealed and late, and are decided finally', async () => {
    const { user } = open(appealed);
    const row = await screen.findByRole('link', { name: /Delivery helper/ });
    expect(row).toHaveTextContent(/^LateAppeal/);
    await user.click(row);
    const shown = await sheet('Delivery helper');
    expect(shown.getByText('₹450 · The gate shows it.')).toBeVisible();
    expect(shown.getByText('This decides it for good. We tell both sides.')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Decide for good' })).toBeVisible();
  });

  it('ask for another person where this one made the proposal or worked', async () => {
    const { user } = open({ ...appealed, mayDecide: false });
    await user.click(await screen.findByRole('link', { name: /Delivery helper/ }));
    const shown = await sheet('Delivery helper');
    expect(shown.getByText('Someone else on the team must decide this.')).toBeVisible();
    expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('disappear from the list with a reason when they changed meanwhile', async () => {
    const { user } = open(aStaffContest({ title: 'Moved' }));
    await user.click(await screen.findByRole('link', { name: /Moved/ }));
    const shown = await sheet('Moved');
    await user.click(shown.getByRole('button', { name: 'Worker: ₹600' }));
    await user.type(shown.getByRole('textbox', { name: 'Reason' }), 'The gate shows it.');
    await user.click(shown.getByRole('button', { name: 'Send proposal' }));
    expect(await screen.findByText('This payment has changed.')).toBeVisible();
    expect(await screen.findByText('No contested hours here')).toBeVisible();
  });
});
