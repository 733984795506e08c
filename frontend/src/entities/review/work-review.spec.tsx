import { describe, expect, it } from '@jest/globals';
import { REVIEW_TRANSITIONS } from '@nukkad/contract/reviews/review-rules';
import type { EngagementReview } from '@nukkad/contract/reviews/reviews';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, outage, refusedField } from '../../../test/fake-server';
import { anEmployer } from '../../../test/hiring';
import { makeWrapper } from '../../../test/render-app';
import { anEngagementReview, anOtherReview, anOwnReview } from '../../../test/reviews';
import { loadTexts } from '../../shared/i18n/i18n';
import { ReviewParts, WorkReview } from './components/WorkReview';

/** Opens the reviews of one engagement; the fake server stores each submitted review and returns it from then on. */
async function open(changes: Partial<EngagementReview>) {
  let review = anEngagementReview(changes);
  const at = `/api/engagements/${review.engagementId}/review`;
  const [mine, theirs] = [anOwnReview().id, anOtherReview().id];
  const server = fakeServer({
    'GET /api/auth/user': () => anEmployer(),
    [`GET ${at}`]: () => review,
    [`PUT ${at}`]: ({ body }) => {
      review = { ...review, mine: anOwnReview(body as object) };
      return review;
    },
    [`POST /api/reviews/${theirs}/reply`]: ({ body }) => {
      const { text } = body as { text: string };
      review = { ...review, theirs: anOtherReview({ reply: text, mayReplyUntil: null }) };
      return review;
    },
    [`POST /api/reviews/${theirs}/report`]: () => review,
    [`POST /api/reviews/${mine}/appeal`]: () => review,
  });
  await loadTexts('review');
  const Wrapper = makeWrapper();
  render(
    <Wrapper>
      <WorkReview engagementId={review.engagementId} name="Manju K." />
    </Wrapper>,
  );
  await waitFor(() => expect(server.of(`GET ${at}`)).not.toEqual([]));
  return { server, sent: () => server.of(`PUT ${at}`).map(({ body }) => body), at };
}

it('reports answers that did not load, and offers another try', async () => {
  const review = anEngagementReview();
  const at = `GET /api/engagements/${review.engagementId}/review` as const;
  const server = fakeServer({ 'GET /api/auth/user': () => anEmployer(), [at]: () => outage() });
  await loadTexts('review');
  render(<WorkReview engagementId={review.engagementId} name="Manju K." isPending />, { wrapper: makeWrapper() });
  expect(screen.getByRole('progressbar')).toBeVisible();
  expect(await screen.findByText('The answers did not load')).toBeVisible();
  server.answer(at, () => review);
  await press('Try again');
  expect(await screen.findByText('Would you work with Manju K. again?')).toBeVisible();
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the review of work', () => {
  it('stores the first answer with one tap and all facts with the second', async () => {
    const { sent } = await open({});
    await press('Yes');
    await press('Yes to all');
    const all = { came_on_time: 'yes', did_the_work: 'yes', took_care: 'yes', was_polite: 'yes' };
    await waitFor(() =>
      expect(sent()).toEqual([
        { again: true, facts: {}, note: '', isFinished: false },
        { again: true, facts: all, note: '', isFinished: true },
      ]),
    );
    expect(await screen.findByText(/Manju K\. can read it when you have both answered/)).toBeVisible();
  });

  it('fills in what the record of the work contains, and sends it only with the finished answers', async () => {
    const { sent } = await open({ record: { came_on_time: 'no' } });
    await press('Yes');
    const fact = within(await screen.findByRole('radiogroup', { name: 'Came on time' }));
    expect(fact.getByRole('radio', { name: 'No' })).toBeChecked();
    expect(screen.getByText('Filled in from the record of this work.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes to all' })).not.toBeInTheDocument();
    await press('Done');
    await waitFor(() =>
      expect(sent()).toEqual([
        { again: true, facts: {}, note: '', isFinished: false },
        { again: true, facts: { came_on_time: 'no' }, note: '', isFinished: true },
      ]),
    );
  });

  it('prefers the answer of the author to that of the record', async () => {
    const { sent } = await open({ mine: anOwnReview(), record: { came_on_time: 'no' } });
    const fact = within(await screen.findByRole('radiogroup', { name: 'Came on time' }));
    await userEvent.click(fact.getByRole('radio', { name: 'Yes' }));
    expect(screen.queryByText('Filled in from the record of this work.')).not.toBeInTheDocument();
    await press('Done');
    await waitFor(() => expect(sent()).toMatchObject([{ facts: { came_on_time: 'yes' }, isFinished: true }]));
  });

  it('does not offer “Yes to all” after a “No”', async () => {
    await open({ mine: anOwnReview({ again: false }) });
    expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes to all' })).not.toBeInTheDocument();
  });

  it('asks a worker about pay, the description of the work and safety', async () => {
    await open({ side: 'worker', mine: anOwnReview() });
    await screen.findByRole('radiogroup', { name: 'Paid what was agreed' });
    expect(screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Paid what was agreed',
      'Paid on time',
      'The work was as described',
      'The place was safe, and I was treated with respect',
    ]);
  });

  it('sends single facts and a note, and retains the note when the server refuses it', async () => {
    const { server, sent, at } = await open({ mine: anOwnReview({ again: false }) });
    const fact = await screen.findByRole('radiogroup', { name: 'Came on time' });
    fireEvent.click(within(fact).getByLabelText('No'));
    await press('Add a note');
    fireEvent.change(screen.getByLabelText('Note (optional)'), { target: { value: 'Call 98450 12345' } });
    server.answer(`PUT ${at}`, () => refusedField('note', 'Remove the phone number.'));
    await press('Done');
    expect(await screen.findByText('Remove the phone number.')).toBeVisible();
    expect(screen.getByLabelText('Note (optional)')).toHaveValue('Call 98450 12345');
    expect(sent()).toEqual([
      { again: false, facts: { came_on_time: 'no' }, note: 'Call 98450 12345', isFinished: true },
    ]);
  });

  it('allows the author to delete a stored note', async () => {
    const { sent } = await open({ mine: anOwnReview({ note: 'He left early.' }) });
    const note = await screen.findByLabelText('Note (optional)');
    expect(note).toHaveValue('He left early.');
    fireEvent.change(note, { target: { value: '' } });
    expect(note).toHaveValue('');
    await press('Done');
    await waitFor(() => expect(sent()).toEqual([{ again: true, facts: {}, note: '', isFinished: true }]));
  });

  it('informs each side of a shift with several workers about the readers of the answer', async () => {
    const mine = anOwnReview({ isFinished: true });
    const Wrapper = makeWrapper();
    await loadTexts('review');
    const shown = (changes: Partial<EngagementReview>) => (
      <ReviewParts review={anEngagementReview({ isGrouped: true, mine, ...changes })} name="Manju K." />
    );
    const { rerender } = render(shown({ side: 'worker' }), { wrapper: Wrapper });
    expect(screen.getByText(/Nobody sees who said what/)).toBeVisible();
    expect(screen.queryByText(/can read it/)).not.toBeInTheDocument();
    rerender(shown({ side: 'employer' }));
    expect(screen.getByText(/^Manju K\. can read it after:/)).toBeVisible();
    rerender(shown({ side: 'worker', mine: anOwnReview() }));
    expect(screen.queryByRole('button', { name: 'Add a note' })).not.toBeInTheDocument();
  });

  it('allows the author to change finished answers until they are shown', async () => {
    await open({ mine: anOwnReview({ isFinished: true }) });
    await press('Change');
    expect(await screen.findByRole('button', { name: 'Yes', pressed: true })).toBeVisible();
  });

  it.each([
    ['the work is not settled', { state: 'not_open' as const, mine: anOwnReview(), mayReview: false }],
    ['this side may not answer', { mayReview: false }],
  ])('draws nothing while %s', (_state, changes) => {
    const Wrapper = makeWrapper();
    const { rerender } = render(<ReviewParts review={anEngagementReview()} name="Manju K." />, { wrapper: Wrapper });
    expect(screen.getByRole('button', { name: 'Yes' })).toBeVisible();
    rerender(<ReviewParts review={anEngagementReview(changes)} name="Manju K." />);
    expect(screen.queryByRole('button', { name: /Yes|Change/ })).not.toBeInTheDocument();
  });

  it('shows the record of the work beside an answer that differs from it', async () => {
    await open({
      state: 'revealed',
      mine: anOwnReview({ facts: { came_on_time: 'no', was_polite: 'yes' } }),
      record: { came_on_time: 'yes' },
    });
    const part = await screen.findByRole('region', { name: 'Your answer' });
    expect(within(part).getAllByText(/The record of this work says/)).toHaveLength(1);
    expect(screen.getByText('There is no answer from Manju K. to read.')).toBeVisible();
  });

  it('does not reveal which worker of a shift answered, and explains this', async () => {
    await open({ state: 'revealed', isGrouped: true });
    expect(await screen.findByText(/Nobody sees who said what/)).toBeVisible();
    expect(screen.queryByText('There is no answer from Manju K. to read.')).not.toBeInTheDocument();
  });

  it('sends one reply and shows it in the place of the form', async () => {
    const theirs = anOtherReview({ note: 'The kitchen was very hot.' });
    const { server } = await open({ state: 'revealed', theirs });
    await press('Reply');
    await press('Send reply');
    expect(screen.getByText('Write your reply.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Your reply'), { target: { value: 'We have a fan now.' } });
    await press('Send reply');
    expect(await screen.findByText('We have a fan now.')).toBeVisible();
    expect(server.of(`POST /api/reviews/${theirs.id}/reply`).map(({ body }) => body)).toEqual([
      { text: 'We have a fan now.' },
    ]);
    expect(screen.queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
  });

  it('reports a review with a reason', async () => {
    const theirs = anOtherReview();
    const { server } = await open({ state: 'revealed', theirs });
    await press('Report');
    expect(screen.getByRole('button', { name: 'Send to our team' })).toBeDisabled();
    await press('Not true');
    await press('Send to our team');
    await waitFor(() =>
      expect(server.of(`POST /api/reviews/${theirs.id}/report`).map(({ body }) => body)).toEqual([
        { reason: 'untrue', text: '' },
      ]),
    );
  });

  it('shows a decision with its reason, and sends the one appeal', async () => {
    const decision = {
      ...({ status: 'decided', outcome: 'removed', reason: 'It names a third person.', decidedAt: null } as const),
      mayAppealUntil: new Date(Date.now() + 1e9).toISOString(),
    };
    const mine = anOwnReview({ isFinished: true, status: 'removed', decision });
    const { server } = await open({ state: 'revealed', mine });
    expect(await screen.findByText('Our team removed the answer.')).toBeVisible();
    expect(screen.getByText('Reason: It names a third person.')).toBeVisible();
    await press('I do not agree');
    fireEvent.change(screen.getByLabelText('Why is this decision wrong?'), { target: { value: 'It names nobody.' } });
    await press('Ask another person to decide');
    await waitFor(() =>
      expect(server.of(`POST /api/reviews/${mine.id}/appeal`).map(({ body }) => body)).toEqual([
        { text: 'It names nobody.' },
      ]),
    );
    expect(REVIEW_TRANSITIONS.removed).toContain('revealed');
  });
});
