import { afterEach, describe, expect, it } from '@jest/globals';
import type { SalaryStat } from '@nukkad/contract/jobs/insights';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { screen, within } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';
import { positionStore } from '../../entities/position/model/position-store';

const STATS: SalaryStat[] = [
  {
    category: 'cleaning',
    jobs: 7,
    withinKm: 20,
    minimum: 80,
    lowerQuartile: 90.4,
    median: 95,
    upperQuartile: 110,
    maximum: 117.5,
  },
  {
    category: 'delivery',
    jobs: 90,
    withinKm: 6.4,
    minimum: 95,
    lowerQuartile: 96,
    median: 118,
    upperQuartile: 143,
    maximum: 5000,
  },
];

afterEach(() => positionStore.reset());

async function open(answer: Answer = () => STATS, user: Partial<CurrentUser> = {}) {
  const server = fakeServer({ 'GET /api/auth/user': () => aSeeker(user), 'GET /api/salary-stats': answer });
  const app = renderApp('/?section=salary');
  await screen.findByRole('heading', { level: 1, name: 'Salary' });
  return { ...app, server };
}

describe('the salaries', () => {
  it('are a table, the best paid first, with the number of jobs behind each', async () => {
    const { server } = await open();
    const table = within(
      await screen.findByRole('table', { name: 'Pay an hour by kind of work, the best paid first' }),
    );
    expect(table.getAllByRole('columnheader').map((head) => head.textContent?.replace(/₹.*/, ''))).toEqual([
      ...['Kind of work', 'What jobs pay an hour', 'Typical', 'Based on'],
    ]);
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Delivery', 'Cleaning']);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['₹96–143 an hour', 'Typical: ₹118 an hour', '90 jobs within 6.4 km'],
      ['₹90–110 an hour', 'Typical: ₹95 an hour', '7 jobs'],
    ]);
    expect(Object.fromEntries(server.of('GET /api/salary-stats')[0]?.query ?? [])).toEqual({
      latitude: '12.9716',
      longitude: '77.5946',
    });
    expect(screen.getByText(/counts as 26 days of 8 hours.*fewer than 5 such jobs/)).toBeVisible();
  });

  it('are drawn on one scale, with the same values in words', async () => {
    await open();
    const table = within(await screen.findByRole('table'));
    const [delivery, cleaning] = table.getAllByRole('img');
    const part = (bar: HTMLElement | undefined) =>
      Number.parseFloat(getComputedStyle(bar?.querySelector('[data-range]') as HTMLElement).left);
    // the scale ends at 250: 143 and half of it, rounded up to a mark
    expect(part(delivery)).toBeCloseTo(38.4);
    expect(part(cleaning)).toBeCloseTo(36.2, 0);
    expect(delivery).toHaveAccessibleName('Usually ₹96–₹143. Lowest ₹95, highest ₹5,000.');
  });

  it.each([
    [
      ['cleaning'],
      null,
      'Cleaning, within 20 km',
      '₹90–110 an hour',
      'At 4 hours a day that is about ₹9,900 a month, at 8 hours about ₹19,800.',
      95,
    ],
    [
      [],
      null,
      'Delivery, within 20 km',
      '₹96–143 an hour',
      'At 4 hours a day that is about ₹12,300 a month, at 8 hours about ₹24,500.',
      118,
    ],
    [['cleaning'], 80, 'Cleaning, within 20 km', '₹90–110 an hour', 'You can ask for more.', 80],
    [['cleaning'], 100, 'Cleaning, within 20 km', '₹90–110 an hour', 'Your pay matches what jobs usually pay.', 100],
    [['cleaning'], 120, 'Cleaning, within 20 km', '₹90–110 an hour', 'Few jobs pay what you want.', 120],
  ])('begin with the pay of %j, for a user who expects %s', async (liked, rate, kind, pay, month, least) => {
    await open(() => STATS, { preferredCategories: liked as CurrentUser['preferredCategories'], expectedRate: rate });
    const region = await screen.findByRole('region', { name: 'Jobs near you usually pay' });
    const lead = within(region);
    expect(lead.getByText(kind)).toBeVisible();
    expect(region).toHaveTextContent(pay);
    expect(region).toHaveTextContent(month);
    expect(lead.queryByText(`You want ₹${rate}`) !== null).toBe(rate !== null);
    expect(lead.getByRole('link', { name: `See jobs that pay ₹${least} an hour or more` })).toHaveAttribute(
      'href',
      `/?section=ai-jobs&kind=${liked[0] ?? 'delivery'}&pay=${least}`,
    );
  });

  it('show that too few jobs state their pay', async () => {
    await open(() => []);
    expect(await screen.findByText('Not enough jobs nearby to show pay')).toBeVisible();
    expect(screen.getByText(/at least 5 open jobs of one kind within 20 km/)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('show a failure to load, and retry', async () => {
    const { user, server } = await open(() => problem(500, 'Oops'));
    expect(await screen.findByText('These numbers did not load')).toBeVisible();
    server.answer('GET /api/salary-stats', () => STATS);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('are worded in Kannada', async () => {
    await i18n.changeLanguage('kn');
    fakeServer({ 'GET /api/auth/user': () => aSeeker(), 'GET /api/salary-stats': () => STATS });
    renderApp('/?section=salary');
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('rowheader', { name: 'ಡೆಲಿವರಿ' })).toBeVisible();
    expect(table.getByText(/ಗಂಟೆಗೆ ₹118/)).toBeVisible();
  });
});
