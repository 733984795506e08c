import { describe, expect, it } from '@jest/globals';
import type { ReviewBias } from '@nukkad/contract/reviews/reviews';
import { screen, within } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { anEmployer } from '../../../test/hiring';
import { renderApp } from '../../../test/render-app';

const CALL = 'GET /api/admin/review-bias';
const aRow = (changes: Partial<ReviewBias> = {}): ReviewBias => ({
  ...{ month: '2026-11', side: 'worker', group: 'category', value: 'delivery', again: 9, answers: 12, gap: -14 },
  isMarked: true,
  ...changes,
});

function open(rows: ReviewBias[]) {
  const server = fakeServer({ 'GET /api/auth/user': () => anEmployer({ staffRole: 'support' }), [CALL]: () => rows });
  return { ...renderApp('/admin?section=review-bias'), queries: () => server.of(CALL).map(({ query }) => query) };
}

describe('shares of reviews by groups', () => {
  it('show each group in words, and mark those that require attention', async () => {
    open([aRow(), aRow({ group: 'language', value: 'kn', again: 30, answers: 33, gap: 4, isMarked: false })]);
    const works = within(await screen.findByRole('table', { name: 'Kind of work' }));
    expect(works.getByRole('row', { name: /^Delivery/ })).toHaveTextContent('9 of 12−14 pointsLook at this');
    const languages = within(screen.getByRole('table', { name: 'Language' }));
    expect(languages.getByRole('row', { name: /^ಕನ್ನಡ/ })).toHaveTextContent('30 of 33+4 points');
    expect(languages.queryByText('Look at this')).not.toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'City' })).not.toBeInTheDocument();
  });

  it('are requested for employers, and for another month', async () => {
    const { user, queries } = open([]);
    expect(await screen.findByText('No group has 10 answers in this month')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'About employers' }));
    const select = await screen.findByRole('combobox', { name: 'Month' });
    const [, earlier] = within(select).getAllByRole('option');
    await user.selectOptions(select, earlier!);
    await screen.findByText('No group has 10 answers in this month');
    expect(queries().at(-1)?.get('side')).toBe('employer');
    expect(queries().at(-1)?.get('month')).toBe((earlier as HTMLOptionElement).value);
  });
});
