import { describe, expect, it } from '@jest/globals';
import type { SecurePayment } from '@nukkad/contract/payments/secure-payments';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../test/fake-server';
import { anEmployer } from '../../../test/hiring';
import { givenWork, minutesAway } from '../../../test/instant-jobs';
import { aContest, aReservedPayment } from '../../../test/payments';
import { makeWrapper } from '../../../test/render-app';
import { loadTexts } from '../../shared/i18n/i18n';
import { ContestPart } from './components/ContestPart';

async function open(changes: Partial<SecurePayment>) {
  const securePayment = aReservedPayment(changes);
  const work = givenWork({ status: 'done', minRate: 150, maxRate: 150, securePayment });
  const at = (step: string) => `POST /api/engagements/${work.id}/contest${step}`;
  const steps = ['', '/answer', '/withdrawal', '/acceptance', '/appeal'];
  const server = fakeServer({
    'GET /api/auth/user': () => anEmployer(),
    ...Object.fromEntries(steps.map((step) => [at(step), () => work])),
  });
  await loadTexts('secure-pay', 'payment', 'engagement');
  const Wrapper = makeWrapper();
  render(
    <Wrapper>
      <ContestPart work={work} payment={securePayment} name="Manju K." />
    </Wrapper>,
  );
  return { bodies: (step: string) => server.of(at(step)).map(({ body }) => body) };
}

/** Returns the texts of the live regions of the page, including those of the frame. */
const told = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('contesting the hours', () => {
  it('states the ceiling before hours are typed, and then the amount beyond it', async () => {
    await open({ mayContestUntil: minutesAway(60) });
    await press('The hours are not right');
    expect(told()).toContain('Secure Pay can pay at most ₹600');
    fireEvent.change(screen.getByLabelText('Hours worked'), { target: { value: '5' } });
    expect(told()).toContain('That is ₹750. Secure Pay can pay at most ₹600');
    fireEvent.change(screen.getByLabelText('Hours worked'), { target: { value: '3.5' } });
    expect(told()).toMatch(/^That is ₹525\.\s*$/);
  });

  it('sends hours in quarters with a reason, and refuses others', async () => {
    const { bodies } = await open({ mayContestUntil: minutesAway(60) });
    await press('The hours are not right');
    fireEvent.change(screen.getByLabelText('Hours worked'), { target: { value: '3.4' } });
    await press('Send');
    expect(screen.getByText(/Enter the hours in quarters/)).toBeVisible();
    fireEvent.change(screen.getByLabelText('Hours worked'), { target: { value: '3.5' } });
    await press('Send');
    expect(screen.getByText('Please write what happened')).toBeVisible();
    await press('Work ended earlier.');
    await press('Send');
    await waitFor(() => expect(bodies('')).toEqual([{ hours: 3.5, reason: 'Work ended earlier.' }]));
  });

  it('is not offered after its deadline', async () => {
    await open({});
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('contested hours', () => {
  it('require an answer of the other side, and show the immediate payment', async () => {
    const { bodies } = await open({ state: 'contested', contest: aContest({ mayAnswer: true }) });
    expect(screen.getByText('Manju K. says: 4 hours, ₹600.')).toBeVisible();
    expect(screen.getByText('₹525 is not in question and is being paid now.')).toBeVisible();
    expect(told()).toMatch(/Please answer by/);
    fireEvent.change(screen.getByLabelText('Why are they wrong?'), { target: { value: 'There was a break.' } });
    await press('These hours are wrong');
    await waitFor(() => expect(bodies('/answer')).toEqual([{ agrees: false, text: 'There was a break.' }]));
  });

  it.each([
    [{ by: 'employer', mayWithdraw: true }, 'Take it back', '/withdrawal'],
    [{ state: 'proposed', proposed: '56250', mayAccept: true, mayAppeal: true }, 'Accept', '/acceptance'],
    [{ state: 'proposed', proposed: '56250', mayAccept: true, mayAppeal: true }, 'Appeal', '/appeal'],
  ] as const)('that are %j offer "%s"', async (contest, action, step) => {
    const { bodies } = await open({ state: 'contested', contest: aContest(contest) });
    await press(action);
    await waitFor(() => expect(bodies(step)).toHaveLength(1));
  });

  it("show both sides the reason of the staff's proposal and decision", async () => {
    const reasons = { proposalReason: 'The gate shows it.', decisionReason: 'The photo shows it.' };
    await open({ contest: aContest({ state: 'closed', proposed: '56250', ...reasons }) });
    expect(screen.getByText('Our team wrote: The gate shows it.')).toBeVisible();
    expect(screen.getByText('Our team wrote: The photo shows it.')).toBeVisible();
  });

  it.each(['decided', 'closed', 'withdrawn', 'accepted'] as const)('that are %s require no action', async (state) => {
    await open({ contest: aContest({ state }) });
    expect(told()).toContain('This is decided.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
