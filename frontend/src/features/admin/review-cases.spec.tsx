import { describe, expect, it } from '@jest/globals';
import type { ReviewCase } from '@nukkad/contract/reviews/reviews';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { anEmployer } from '../../../test/hiring';
import { minutesAway } from '../../../test/instant-jobs';
import { renderApp } from '../../../test/render-app';

const review: NonNullable<ReviewCase['review']> = {
  ...{ id: 'c0000000-0000-4000-8000-000000000002', engagementId: 'e0000000-0000-4000-8000-000000000001' },
  ...{ author: 'worker', status: 'revealed', again: false, facts: { paid_on_time: 'no' }, note: 'I waited long.' },
  ...{ reply: 'The bank was shut.', title: 'Delivery helper', startsAt: minutesAway(-900), endsAt: minutesAway(-660) },
  changedAt: minutesAway(-90),
  record: { paid_on_time: 'yes' },
};
const aReviewCase = (changes: Partial<ReviewCase> = {}): ReviewCase => ({
  ...{ id: 'c0000000-0000-4000-8000-000000000001', kind: 'reported', status: 'open', openedAt: minutesAway(-60) },
  ...{ reportReason: 'untrue', reportText: 'I paid the same day.', review, employerId: null, unsafeAnswers: null },
  ...{ outcome: null, reason: '', decidedAt: null, appeal: '', appealedBy: null, appealedAt: null, mayDecide: true },
  ...changes,
});

function open(reviewCase: ReviewCase) {
  const call = `POST /api/admin/review-cases/${reviewCase.id}/decision` as const;
  let isOpen = true;
  const server = fakeServer({
    'GET /api/auth/user': () => anEmployer({ staffRole: 'support' }),
    'GET /api/admin/review-cases': () => (isOpen ? [reviewCase] : []),
    [call]: () => {
      isOpen = false;
      return { ...reviewCase, status: 'decided', outcome: 'removed', mayDecide: false };
    },
  });
  return { ...renderApp('/admin?section=review-cases'), bodies: () => server.of(call).map(({ body }) => body) };
}

describe('reviews that the staff decide about', () => {
  it('show the answers with the record of the work, the report and the reply, and are removed with a reason', async () => {
    const { user, bodies } = open(aReviewCase());
    expect(await screen.findByText('I waited long.')).toBeVisible();
    expect(screen.getByText('The record of this work says: yes.')).toBeVisible();
    expect(screen.getByText('Reply: The bank was shut.')).toBeVisible();
    expect(screen.getByText('I paid the same day.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'The record says otherwise.');
    await user.click(screen.getByRole('button', { name: 'Remove the review' }));
    await waitFor(() =>
      expect(bodies()).toEqual([
        { state: 'open', decision: 'remove', reason: 'The record says otherwise.', reviewChangedAt: review.changedAt },
      ]),
    );
    expect(await screen.findByText('No reviews here')).toBeVisible();
  });

  it('about an unsafe place name the employer and offer no removal', async () => {
    open(
      aReviewCase({
        ...{ kind: 'unsafe', review: null, reportReason: null, reportText: '', unsafeAnswers: 3 },
        employerId: 'e0000000-0000-4000-8000-000000000009',
      }),
    );
    expect(await screen.findByText('3 workers in 90 days')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the account' })).toHaveAttribute(
      'href',
      '/admin?section=users&user=e0000000-0000-4000-8000-000000000009',
    );
    expect(screen.queryByRole('button', { name: 'Remove the review' })).not.toBeInTheDocument();
  });

  it('show only the outcome and the appeal when another person decided', async () => {
    open(
      aReviewCase({
        ...{ status: 'appealed', outcome: 'removed', reason: 'It names a third person.', mayDecide: false },
        ...{ appeal: 'It names nobody.', appealedBy: 'worker' },
      }),
    );
    expect(await screen.findByText('It names nobody.')).toBeVisible();
    expect(screen.getByText('It names a third person.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Reason' })).not.toBeInTheDocument();
  });
});
