import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anOwnJob } from '../../../test/hiring';
import { openJob } from './testing/open-job';

it('plots what came of the job day by day, in words and as a table too', async () => {
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
