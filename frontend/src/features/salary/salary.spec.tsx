import { afterEach, describe, expect, it } from '@jest/globals';
import type { SalaryStat } from '@nukkad/domain/insights';
import { screen, within } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';
import { positionStore } from '../../shared/position/position-store';

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

async function open(answer: Answer = () => STATS) {
  const server = fakeServer({ 'GET /api/auth/user': () => aSeeker(), 'GET /api/salary-stats': answer });
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
      ...['Kind of work', 'What jobs pay an hour', 'In the middle', 'From'],
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
      [
        'Half of the jobs pay ₹96–₹143.The lowest pays ₹95, the highest ₹5,000.',
        '₹118 an hour about ₹24,500 a month',
        '90 jobs within 6.4 km',
      ],
      [
        'Half of the jobs pay ₹90–₹110.The lowest pays ₹80, the highest ₹118.',
        '₹95 an hour about ₹19,800 a month',
        '7 jobs',
      ],
    ]);
    expect(Object.fromEntries(server.of('GET /api/salary-stats')[0]?.query ?? [])).toEqual({
      latitude: '12.9716',
      longitude: '77.5946',
    });
    expect(screen.getByText(/counts as 26 days of 8 hours.*fewer than 5 such jobs/)).toBeVisible();
  });

  it('are drawn on one scale: the box holds the middle half, the mark is the middle', async () => {
    await open();
    const table = await screen.findByRole('table');
    const [delivery, cleaning] = [...table.querySelectorAll('svg[height="28"]')];
    const box = (plot: Element | undefined) => {
      const rect = plot?.querySelector('rect');
      return [rect?.getAttribute('x'), rect?.getAttribute('width')].map((text) =>
        Math.round(Number.parseFloat(text ?? '')),
      );
    };
    // the scale ends at 250: 143 and half of it, rounded up to a mark
    expect(box(delivery)).toEqual([38, 19]);
    expect(box(cleaning)).toEqual([36, 8]);
    expect(delivery?.querySelector('path')).not.toBeNull();
    expect(cleaning?.querySelector('path')).toBeNull();
  });

  it('say when too few jobs state their pay', async () => {
    await open(() => []);
    expect(await screen.findByText('Not enough jobs near here to say')).toBeVisible();
    expect(screen.getByText(/at least 5 open jobs of one kind within 20 km/)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('say when they could not be loaded, and try again', async () => {
    const { user, server } = await open(() => problem(500, 'Oops'));
    expect(await screen.findByText('The figures could not be loaded')).toBeVisible();
    server.answer('GET /api/salary-stats', () => STATS);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('speak Kannada', async () => {
    await i18n.changeLanguage('kn');
    fakeServer({ 'GET /api/auth/user': () => aSeeker(), 'GET /api/salary-stats': () => STATS });
    renderApp('/?section=salary');
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('rowheader', { name: 'ಡೆಲಿವರಿ' })).toBeVisible();
    expect(table.getByText('ಗಂಟೆಗೆ ₹118')).toBeVisible();
  });
});
