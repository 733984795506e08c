import { describe, expect, it } from '@jest/globals';
import type { PendingReview, ReviewSummary } from '@nukkad/contract/reviews/reviews';
import { waitFor, within } from '@testing-library/react';
import { outage } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { anEngagementReview, anOwnReview } from '../../../test/reviews';
import { loadTexts } from '../../shared/i18n/i18n';
import { openMenu } from './testing/open-menu';

const nothing: ReviewSummary = { worker: null, employer: null };
const day = (text: string): string => `${text}T06:30:00.000Z`;
const work: PendingReview = {
  ...{ engagementId: anEngagementReview().engagementId, side: 'worker', title: 'Helper', company: 'Udupi Upahara' },
  ...{
    otherName: '',
    startsAt: day('2026-11-20'),
    endsAt: day('2026-11-20'),
    closesAt: day('2026-11-27'),
    again: null,
  },
};

async function open(summary: ReviewSummary, pending: readonly PendingReview[] = []) {
  await loadTexts('review');
  let review = anEngagementReview({ side: 'worker' });
  let waiting = pending;
  const answers = `/api/engagements/${work.engagementId}/review`;
  const opened = await openMenu(aSeeker(), {
    'GET /api/reviews/summary/me': () => summary,
    'GET /api/reviews/pending': () => waiting,
    [`GET ${answers}`]: () => review,
    [`PUT ${answers}`]: ({ body }) => {
      waiting = [];
      review = { ...review, mine: anOwnReview(body as object) };
      return review;
    },
  });
  await opened.select('Reviews');
  return opened;
}

describe('Reviews in the profile menu', () => {
  it('shows the line that others read, and until when each answer counts', async () => {
    const { menu } = await open({
      worker: {
        line: { shown: 'share', again: 5, of: 6 },
        answers: [
          { again: true, facts: { came_on_time: 'yes' }, countsUntil: day('2027-05-20') },
          { again: false, facts: {}, countsUntil: null },
        ],
      },
      employer: null,
    });
    const part = within(await menu.findByRole('region', { name: 'As a worker' }));
    expect(part.getByText('5 of 6 would hire again')).toBeVisible();
    expect(part.getByText(/^Counts until: .*20 May/)).toBeVisible();
    expect(part.getByText('Counted together with other answers, without a date')).toBeVisible();
    expect(menu.queryByRole('region', { name: 'As an employer' })).not.toBeInTheDocument();
  });

  it('answers for waiting work in its place, which stays while it is answered', async () => {
    const { menu, user, server } = await open(nothing, [work]);
    expect(await menu.findByText('Helper · Udupi Upahara')).toBeVisible();
    await user.click(menu.getByRole('button', { name: 'Answer' }));
    await user.click(await menu.findByRole('button', { name: 'No' }));
    expect(await menu.findByRole('radiogroup', { name: 'Paid on time' })).toBeVisible();
    await waitFor(() => expect(server.of('GET /api/reviews/pending')).toHaveLength(2));
    expect(menu.getByText('Helper · Udupi Upahara')).toBeVisible();
  });

  it('shows that there are no answers yet', async () => {
    const { menu } = await open(nothing);
    expect(await menu.findByText('Nobody has answered about you yet.')).toBeVisible();
  });

  it('offers another try after a failure', async () => {
    await loadTexts('review');
    const { menu, user, select, server } = await openMenu(aSeeker(), {
      'GET /api/reviews/summary/me': () => outage(),
      'GET /api/reviews/pending': () => [],
    });
    await select('Reviews');
    expect(await menu.findByText('The reviews did not load')).toBeVisible();
    server.answer('GET /api/reviews/summary/me', () => nothing);
    await user.click(menu.getByRole('button', { name: 'Try again' }));
    expect(await menu.findByText('Nobody has answered about you yet.')).toBeVisible();
  });
});
