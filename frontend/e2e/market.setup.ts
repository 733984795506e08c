import { arrangeMarket } from './support/market';
import { expect, test } from './support/product';

test('the demonstration seeker and employer meet, once for all tests of screens', async ({ open, baseURL }) => {
  const seeker = (await open({ as: 'seeker' })).context();
  const employer = (await open({ as: 'employer' })).context();
  await arrangeMarket(seeker.request, employer.request, baseURL ?? '');
  const interviews = await seeker.request.get('/api/interview-requests');
  expect(await interviews.json()).toHaveLength(4);
});
