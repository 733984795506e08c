import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anOwnJob } from '../../../test/hiring';
import { openJob } from './testing/open-job';

it('plots the activity of the job day by day, in words and as a table too', async () => {
  const job = anOwnJob();
  const days = Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, index + 1)).toISOString().slice(0, 10),
    views: index === 3 ? 1200 : 0,
    applications: index === 4 ? 2 : 0,
  }));
  const { user } = await openJob(job, [], { [`GET /api/jobs/${job.id}/activity`]: () => days });
  const activity = within(await screen.findByRole('region', { name: 'The last 30 days' }));
  expect(await activity.findByText('1,200 views')).toBeVisible();
  expect(activity.getByText('2 applications')).toBeVisible();
  await user.click(activity.getByRole('button', { name: 'Day by day' }));
  const rows = within(activity.getByRole('table', { name: 'The last 30 days' })).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toHaveTextContent('02');
  expect(rows[2]).toHaveTextContent('1,2000');
});

it('draws every bar by its number, the highest of each kind the highest', async () => {
  const job = anOwnJob();
  const counts = [
    [100, 40],
    [0, 4],
    [25, 0],
  ] as const;
  const days = counts.map(([views, applications], index) => ({ day: `2026-01-0${index + 1}`, views, applications }));
  await openJob(job, [], { [`GET /api/jobs/${job.id}/activity`]: () => days });
  const activity = await screen.findByRole('region', { name: 'The last 30 days' });
  await within(activity).findByText('125 views');
  const bars = (kind: string) => [...activity.querySelectorAll(`svg [data-bar="${kind}"]`)];
  const numbers = (kind: string, name: string) => bars(kind).map((bar) => Number(bar.getAttribute(name)));
  const plotHeight = Number(activity.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[3]);

  const [most = 0, quarter = 0] = numbers('views', 'height');
  expect(bars('views')).toHaveLength(2);
  expect(most).toBeGreaterThan(plotHeight / 2);
  expect(quarter).toBeCloseTo(most / 4);
  expect(numbers('views', 'y')).toEqual([plotHeight - most, plotHeight - quarter]);

  const [forty = 0, four = 0] = numbers('applications', 'height');
  expect(bars('applications')).toHaveLength(2);
  expect(four).toBeCloseTo(forty / 10);
  // neither kind hides the other
  expect(forty + most).toBeLessThan(plotHeight);
});
