import { seedInstantWork, seedDemoMarket, seedStaffWork } from './support/market';
import { expect, test } from './support/product';

test('the demonstration seeker and employer meet, once for all tests of screens', async ({ open, baseURL }) => {
  const seeker = (await open({ as: 'seeker' })).context();
  const employer = (await open({ as: 'employer' })).context();
  await seedDemoMarket(seeker.request, employer.request, baseURL ?? '');
  await seedInstantWork(seeker.request, employer.request, baseURL ?? '');
  const suspended = (await open({ as: 'suspended' })).context();
  const people = { seeker: seeker.request, employer: employer.request, suspended: suspended.request };
  await seedStaffWork(people, baseURL ?? '');
  const interviews = await seeker.request.get('/api/interview-requests');
  expect(await interviews.json()).toHaveLength(5);
  const requests = await seeker.request.get('/api/job-requests');
  expect((await requests.json()).map(({ status }: { status: string }) => status)).toEqual([
    'pending',
    'pending',
    'accepted',
  ]);
});
