import { describe, expect, it } from '@jest/globals';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, problem } from '../../../test/fake-server';
import { aCorrection, givenWork, instantAnswers, minutesAway } from '../../../test/instant-jobs';
import { renderApp } from '../../../test/render-app';
import { clockFieldOf } from './model/clock-field';

const done = {
  status: 'done',
  hours: 4,
  dueFrom: 560,
  dueTo: 560,
  startedAt: minutesAway(-360),
  endedAt: minutesAway(-120),
} as const;

/** Opens finished work of an employer; the fake server returns it with its changes. */
async function openWork(changes: Partial<Engagement>) {
  let work = givenWork({ ...done, ...changes });
  const at = (call = '') => `${call === '' ? 'GET' : 'POST'} /api/engagements/${work.id}${call && `/${call}`}`;
  const server = fakeServer({
    ...instantAnswers(),
    [at()]: () => work,
    [`GET /api/engagements/${work.id}/payee`]: () => ({ name: 'Manju K.', upiId: null, link: null, usableFrom: null }),
  });
  const app = renderApp(`/instant-requests?tab=post&engagement=${work.id}`);
  const sheet = within(await screen.findByRole('dialog', { name: work.other.name }));
  const part = within(await sheet.findByRole('region', { name: 'Working times' }));
  const after = (call: string, result: Partial<Engagement>) =>
    server.answer(at(call), () => (work = { ...work, ...result }));
  const refuse = (call: string, detail: string) => server.answer(at(call), () => problem(409, detail));
  return { ...app, part, after, refuse, bodies: (call: string) => server.of(at(call)).map(({ body }) => body) };
}

describe('the times of finished work', () => {
  it('can be corrected with a reason until a time that is shown', async () => {
    const { part, user, after, bodies } = await openWork({ mayCorrectUntil: minutesAway(600) });
    expect(part.getByText(/^You can say so until:/)).toBeVisible();
    await user.click(part.getByRole('button', { name: 'The times are wrong' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Working times' }));
    expect(sheet.getByLabelText('Start')).toHaveValue(clockFieldOf(done.startedAt));
    const end = minutesAway(-60);
    fireEvent.change(sheet.getByLabelText('End'), { target: { value: clockFieldOf(minutesAway(-400)) } });
    await user.click(sheet.getByRole('button', { name: 'Send the times' }));
    expect(sheet.getByText('Enter a start and a later end')).toBeVisible();
    fireEvent.change(sheet.getByLabelText('End'), { target: { value: clockFieldOf(end) } });
    await user.click(sheet.getByRole('button', { name: 'Send the times' }));
    expect(sheet.getByText('Please write what is wrong')).toBeVisible();
    await user.type(sheet.getByLabelText('What is wrong?'), 'It was longer.');
    after('times', { correction: aCorrection({ by: 'employer' }), mayCorrectUntil: undefined });
    await user.click(sheet.getByRole('button', { name: 'Send the times' }));
    await waitFor(() => expect(bodies('times')).toHaveLength(1));
    expect(bodies('times')[0]).toMatchObject({ reason: 'It was longer.' });
    expect(await part.findByText(/^Manju K\. can answer until:/)).toBeVisible();
  });

  it('that the worker proposed are agreed with one tap', async () => {
    const correction = aCorrection();
    const { part, user, after, bodies } = await openWork({ correction });
    expect(part.getByText(/^Manju K\. says the work had other times\./)).toBeVisible();
    expect(part.getByText('I stayed an hour longer.', { exact: false })).toBeVisible();
    expect(part.getByText(/^With these times the pay is ₹/)).toBeVisible();
    after('times/answer', { correction: { ...correction, status: 'agreed' } });
    await user.click(part.getByRole('button', { name: 'These times are right' }));
    expect(await part.findByText('You both agree. These times count.')).toBeVisible();
    expect(bodies('times/answer')).toEqual([{ agrees: true }]);
    expect(part.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are contested with a reason, and a refusal of the server is shown', async () => {
    const correction = aCorrection();
    const { part, user, refuse, bodies } = await openWork({ correction });
    refuse('times/answer', 'This has moved on. Look at it again.');
    await user.click(part.getByRole('button', { name: 'They are not right' }));
    expect(part.getByText('Please write what happened')).toBeVisible();
    await user.type(part.getByLabelText('Why are they not right?'), 'We closed at six.');
    await user.click(part.getByRole('button', { name: 'They are not right' }));
    expect(await part.findByText('This has moved on. Look at it again.')).toBeVisible();
    expect(bodies('times/answer')).toEqual([{ agrees: false, text: 'We closed at six.' }]);
  });

  it('that the staff decided can be appealed against until a time that is shown', async () => {
    const decided = { status: 'decided', decidedFrom: minutesAway(-360), decidedTo: minutesAway(-90) } as const;
    const correction = aCorrection({
      ...{ ...decided, decision: 'The gate shows it.', decidedAt: minutesAway(-5), mayAppealUntil: minutesAway(600) },
    });
    const { part, user, after, bodies } = await openWork({ correction });
    expect(part.getByText('The gate shows it.', { exact: false })).toBeVisible();
    after('times/appeal', { correction: { ...correction, status: 'appealed', appealBy: 'employer' } });
    await user.type(part.getByLabelText('Why is the decision wrong?'), 'The gate is wrong.');
    await user.click(part.getByRole('button', { name: 'Appeal' }));
    expect(await part.findByText(/^There was an appeal\./)).toBeVisible();
    expect(bodies('times/appeal')).toEqual([{ text: 'The gate is wrong.' }]);
  });
});
