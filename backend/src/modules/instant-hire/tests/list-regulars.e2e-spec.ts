import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { type EngagementFields, saveEngagement } from '../../engagements/tests/engagement.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { inHours, saveInstantJob } from './instant-hire.factory.js';

describe('listRegulars', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    owner = await employer(test);
  });

  const worked = async (worker: Person, fields: EngagementFields = {}) => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
    const startsAt = inHours(-30);
    const sides = { workerId: worker.id, employerId: owner.id, instantJobId: job.id };
    await saveEngagement(test.dataSource, { ...sides, status: 'done', startsAt, ...fields });
  };
  const list = async () => (await owner.get('/api/instant-jobs/regulars').expect(200)).body as { name: string }[];

  it('lists workers with completed work for the employer, latest first, with its number', async () => {
    const [often, once] = [await seeker(test), await seeker(test)];
    await worked(once, { startsAt: inHours(-50) });
    await worked(often, { startsAt: inHours(-80) });
    await worked(often);
    expect(await list()).toEqual([
      { name: nameOf(often), category: 'delivery', lastWorkedAt: expect.any(String), jobs: 2 },
      { name: nameOf(once), category: 'delivery', lastWorkedAt: expect.any(String), jobs: 1 },
    ]);
  });

  it('excludes workers who are not wanted again, did not come, are leaving, or worked long ago', async () => {
    await worked(await seeker(test), { askAgain: false });
    await worked(await seeker(test), { status: 'no_show' });
    await worked(await seeker(test, { deletionDueAt: inHours(24) }));
    await worked(await seeker(test), { startsAt: inHours(-24 * 190) });
    expect(await list()).toEqual([]);
  });

  it('lists for each employer only their own regulars', async () => {
    await worked(await seeker(test));
    const { body } = await (await employer(test)).get('/api/instant-jobs/regulars').expect(200);
    expect(body).toEqual([]);
  });
});

const nameOf = ({ user }: Person): string => `${user.firstName} ${user.lastName}`;
