import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveEngagement } from '../../engagements/tests/engagement.factory.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { saveAvailability } from '../../users/tests/availability.factory.js';

const HOUSE = { latitude: 12.978, longitude: 77.601 };
const NOTHING_SAID = { preferredCategories: [], skills: [] };

describe('getSuggestedKinds', () => {
  let test: TestApp;
  let owner: Person;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  const applyFor = async (worker: Person, category: 'retail' | 'cleaning', status: 'submitted' | 'withdrawn') => {
    const { id } = await saveJob(test.dataSource, { employerId: owner.id, category });
    await saveApplication(test.dataSource, { jobId: id, seekerId: worker.id, status });
  };
  const kindsOf = async (worker: Person) =>
    (await worker.get('/api/user/availability/kinds').expect(200)).body.categories as string[];
  const switchOn = (worker: Person) => worker.patch('/api/user/availability').send({ available: true, ...HOUSE });

  it('suggests nothing for a new account, which must choose before it switches on', async () => {
    const worker = await seeker(test, NOTHING_SAID);
    expect(await kindsOf(worker)).toEqual([]);
    const { body } = await switchOn(worker).expect(400);
    expect(body.errors[0].field).toBe('categories');
  });

  it.each([
    ['categories of the profile', { preferredCategories: ['delivery' as const], skills: [] }, ['delivery']],
    ['skills of a profile without categories', { preferredCategories: [], skills: ['waiter'] }, ['food_service']],
  ])('suggests the %s, and switches on for them', async (_name, profile, kinds) => {
    const worker = await seeker(test, profile);
    expect(await kindsOf(worker)).toEqual(kinds);
    const { body } = await switchOn(worker).expect(200);
    expect(body.availability).toMatchObject({ available: true, categories: kinds });
  });

  it('suggests kinds of open applications, and switches on for them', async () => {
    const worker = await seeker(test, NOTHING_SAID);
    await applyFor(worker, 'retail', 'submitted');
    await applyFor(worker, 'cleaning', 'withdrawn');
    expect(await kindsOf(worker)).toEqual(['retail']);
    const { body } = await switchOn(worker).expect(200);
    expect(body.availability).toMatchObject({ available: true, categories: ['retail'] });
  });

  it('suggests completed work and not booked work', async () => {
    const worker = await seeker(test, NOTHING_SAID);
    const sides = { workerId: worker.id, employerId: owner.id };
    const past = new Date(Date.now() - 86_400_000);
    await saveEngagement(test.dataSource, { ...sides, status: 'done', category: 'cleaning', startsAt: past });
    await saveEngagement(test.dataSource, { ...sides, status: 'booked', category: 'delivery' });
    expect(await kindsOf(worker)).toEqual(['cleaning']);
  });

  it('combines the profile with the history, and prefers a stored choice', async () => {
    const worker = await seeker(test, { preferredCategories: ['delivery'], skills: [] });
    await applyFor(worker, 'retail', 'submitted');
    expect((await kindsOf(worker)).sort()).toEqual(['delivery', 'retail']);
    await saveAvailability(test.dataSource, worker.id, { available: false, categories: ['cleaning'] });
    const { body } = await switchOn(worker).expect(200);
    expect(body.availability.categories).toEqual(['cleaning']);
  });

  it('allows only accounts that look for work', async () => {
    await owner.get('/api/user/availability/kinds').expect(403);
  });
});
