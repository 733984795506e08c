import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { REGULARS_DAYS } from '@nukkad/contract/instant-work/instant-jobs';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { employer, type Person } from '../../jobs/tests/people.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { RegularsReadModel, WORKER_RECORD } from '../engagements.public.js';
import { type EngagementFields, inHours, saveEngagement } from './engagement.factory.js';

describe('the regulars of an employer', () => {
  let test: TestApp;
  let owner: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    owner = await employer(test);
  });
  const worker = async (firstName: string) => (await saveUser(test.dataSource, { firstName, lastName: '' })).id;
  const worked = (workerId: string, days: number, fields: EngagementFields = {}) =>
    saveEngagement(test.dataSource, {
      ...{ workerId, employerId: owner.id, status: 'done', startsAt: inHours(-days * 24), ...fields },
    });
  const regulars = () => test.app.get(RegularsReadModel).listRegulars(test.dataSource.manager, owner.id);

  it('are workers with completed work, latest work first, with their last work', async () => {
    const [asha, ravi] = [await worker('Asha'), await worker('Ravi')];
    await worked(asha, 40, { category: 'cleaning' });
    const last = await worked(asha, 3, { category: 'delivery' });
    await worked(ravi, 2);
    expect(await regulars()).toEqual([
      { workerId: ravi, name: 'Ravi', category: 'delivery', lastWorkedAt: expect.any(Date), jobs: 1 },
      { workerId: asha, name: 'Asha', category: 'delivery', lastWorkedAt: last.endedAt, jobs: 2 },
    ]);
    expect(await test.app.get(RegularsReadModel).listIds(test.dataSource.manager, owner.id)).toEqual([ravi, asha]);
  });

  it.each<[string, EngagementFields, number]>([
    ['worked too long ago', {}, REGULARS_DAYS + 1],
    ['did not come', { status: 'no_show' }, 2],
    ['called off', { status: 'cancelled' }, 2],
    ['is at work for the first time', { status: 'started' }, 0.01],
    ['would not be asked again', { askAgain: false }, 2],
  ])('exclude a worker who %s', async (_what, fields, days) => {
    await worked(await worker('Asha'), days, fields);
    expect(await regulars()).toEqual([]);
  });

  it('follow the employer’s latest answer', async () => {
    const [asha, ravi] = [await worker('Asha'), await worker('Ravi')];
    await worked(asha, 9, { askAgain: false });
    await worked(asha, 5, { askAgain: true });
    await worked(asha, 3);
    await worked(ravi, 9, { askAgain: true });
    await worked(ravi, 5, { askAgain: false });
    expect((await regulars()).map(({ name }) => name)).toEqual(['Asha']);
  });

  it('exclude deleted accounts, accounts due for deletion, and workers of other employers', async () => {
    const [gone, leaving, other] = [await worker('Gone'), await worker('Leaving'), await worker('Other')];
    await worked(gone, 2);
    await worked(leaving, 2);
    await worked(other, 2, { employerId: (await employer(test)).id });
    await test.dataSource.query('UPDATE users SET erased_at = now() WHERE id = $1', [gone]);
    await test.dataSource.query('UPDATE users SET deletion_due_at = now() WHERE id = $1', [leaving]);
    expect(await regulars()).toEqual([]);
  });

  it('have their engagements counted by one query for many workers', async () => {
    const [asha, ravi, newcomer] = [await worker('Asha'), await worker('Ravi'), await worker('New')];
    for (const days of [1, 2, 3]) await worked(asha, days);
    await worked(ravi, 4, { status: 'no_show' });
    await worked(ravi, 6, { status: 'cancelled', breach: 'late_cancellation', breachBy: 'worker' });
    await worked(ravi, 8, { status: 'no_show', breachBy: 'employer' });
    await worked(ravi, 95, { status: 'no_show' });
    await worked(ravi, 96);
    const records: unknown = await test.dataSource.query(
      `SELECT c.id, record.kept, record.breached FROM unnest($1::uuid[]) WITH ORDINALITY AS c (id, place)
       CROSS JOIN LATERAL (${WORKER_RECORD('c.id')}) record ORDER BY c.place`,
      [[asha, ravi, newcomer]],
    );
    expect(records).toEqual([
      { id: asha, kept: 3, breached: 0 },
      { id: ravi, kept: 0, breached: 2 },
      { id: newcomer, kept: 0, breached: 0 },
    ]);
  });
});
