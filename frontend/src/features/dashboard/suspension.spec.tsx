import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { anEmployer, employerAnswers } from '../../../test/hiring';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';

const ENDS = new Date(Date.now() + 2 * 86_400_000).toISOString();
const suspension = {
  ...{ reason: 'fraud', text: 'The shop does not exist.', startsAt: new Date().toISOString(), endsAt: ENDS },
  appeal: null as object | null,
};
const APPEAL = 'POST /api/user/suspension/appeal';
const appealed = (changes: object = {}) => ({
  ...suspension,
  appeal: { text: 'It moved.', createdAt: suspension.startsAt, state: 'open', note: null, decidedAt: null, ...changes },
});

function open(path: string, answers: Record<string, Answer> = {}) {
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker({ suspendedUntil: ENDS }),
    'GET /api/user/suspension': () => suspension,
    ...answers,
  });
  return { ...renderApp(path), server };
}
const notice = async () => within(await screen.findByRole('region', { name: /^Your account is suspended until / }));

describe('the notice of a suspension', () => {
  it.each([
    ['/job-seeker?section=rewards', {}],
    ['/employer', { ...employerAnswers(), 'GET /api/auth/user': () => anEmployer({ suspendedUntil: ENDS }) }],
  ])('appears on the dashboard %s with reason, text and end', async (path, answers) => {
    open(path, answers);
    const shown = await notice();
    expect(shown.getByText('Reason: fraud')).toBeVisible();
    expect(shown.getByText('The shop does not exist.')).toBeVisible();
  });

  it('is beside no form for a new job, which a suspended employer cannot post', async () => {
    open('/employer', { ...employerAnswers(), 'GET /api/auth/user': () => anEmployer({ suspendedUntil: ENDS }) });
    await notice();
    expect(await screen.findByRole('heading', { name: 'Your Active Jobs' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit Hire Request' })).not.toBeInTheDocument();
  });

  it('accepts one appeal, and requires its text', async () => {
    let current: object = suspension;
    const { user, server } = open('/job-seeker?section=rewards', {
      'GET /api/user/suspension': () => current,
      [APPEAL]: () => {
        current = appealed();
        return Response.json(current, { status: 201 });
      },
    });
    const shown = await notice();
    await user.click(shown.getByRole('button', { name: 'Send appeal' }));
    expect(shown.getByText('Please write why')).toBeVisible();
    await user.type(shown.getByRole('textbox', { name: 'Your appeal' }), 'It moved.');
    await user.click(shown.getByRole('button', { name: 'Send appeal' }));
    expect(await shown.findByText('We have your appeal and will tell you what we decide.')).toBeVisible();
    expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
    expect(server.of(APPEAL).map(({ body }) => body)).toEqual([{ text: 'It moved.' }]);
  });

  it('retains the typed text of a refused appeal, and shows the reason', async () => {
    const { user } = open('/job-seeker?section=rewards', {
      [APPEAL]: () => problem(409, 'You have already appealed against this.'),
    });
    const shown = await notice();
    await user.type(shown.getByRole('textbox', { name: 'Your appeal' }), 'It moved.');
    await user.click(shown.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText('You have already appealed against this.')).toBeInTheDocument();
    expect(shown.getByRole('textbox', { name: 'Your appeal' })).toHaveValue('It moved.');
  });

  it('shows why an appeal was not accepted', async () => {
    open('/job-seeker?section=rewards', {
      'GET /api/user/suspension': () => appealed({ state: 'rejected', note: 'Nobody knows it.' }),
    });
    const shown = await notice();
    expect(shown.getByText('We looked at your appeal and did not accept it.')).toBeVisible();
    expect(shown.getByText('Nobody knows it.')).toBeVisible();
  });

  it('is absent, and not requested, without a suspension', async () => {
    const { server } = open('/job-seeker?section=rewards', { 'GET /api/auth/user': () => aSeeker() });
    await screen.findByRole('heading', { level: 1, name: 'Rewards' });
    await waitFor(() => expect(screen.queryByRole('region', { name: /suspended/ })).not.toBeInTheDocument());
    expect(server.of('GET /api/user/suspension')).toEqual([]);
  });
});
