import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import type { SuspensionEntity } from '../entities/suspension.entity.js';
import { inDays, saveSuspension, SUSPEND } from './suspension.factory.js';

const PATH = '/api/admin/suspension-appeals';

describe('GET /api/admin/suspension-appeals', () => {
  let test: TestApp;
  let staff: Person;
  let colleague: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM suspensions');
    staff = await seeker(test, { staffRole: 'support' });
    colleague = await seeker(test, { staffRole: 'support', firstName: 'Meena', lastName: 'Iyer' });
  });
  const appealed = async (daysAgo: number, fields: Partial<SuspensionEntity> = {}) =>
    saveSuspension(test.dataSource, {
      userId: (await seeker(test, { firstName: 'Asha', lastName: 'Rao' })).id,
      ...{ suspendedBy: colleague.id, appealText: 'It was not me.', appealState: 'open', startsAt: inDays(-30) },
      ...{ appealedAt: inDays(-daysAgo), ...fields },
    });

  it('returns the account, the reason, the author and the appeal of a suspension', async () => {
    const { id, userId } = await appealed(1);
    expect((await staff.get(PATH).expect(200)).body).toMatchObject([
      {
        ...{ id, user: { id: userId, name: 'Asha Rao' }, reason: 'fraud', text: SUSPEND.text, mayDecide: true },
        ...{ suspendedBy: { id: colleague.id, name: 'Meena Iyer' }, liftedAt: null },
        appeal: { text: 'It was not me.', state: 'open', note: null, decidedAt: null },
      },
    ]);
    expect((await colleague.get(PATH).expect(200)).body).toMatchObject([{ id, mayDecide: false }]);
  });

  it('lists open appeals by default, newest first, in pages', async () => {
    const [old, fresh, middle] = [await appealed(9), await appealed(1), await appealed(5)];
    const rejected = await appealed(7, { appealState: 'rejected', decidedAt: new Date(), decisionNote: 'No.' });
    await saveSuspension(test.dataSource, { userId: (await seeker(test)).id });
    const ids = async (query: string) =>
      ((await staff.get(`${PATH}${query}`).expect(200)).body as { id: string }[]).map(({ id }) => id);
    expect(await ids('')).toEqual([fresh.id, middle.id, old.id]);
    expect(await ids('?state=rejected')).toEqual([rejected.id]);
    expect(await ids('?state=upheld')).toEqual([]);
    const first = await staff.get(`${PATH}?limit=2`).expect(200);
    const next = /<(.*)>/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    expect((await staff.get(next).expect(200)).body).toMatchObject([{ id: old.id }]);
    const cursor = new URL(next, 'http://localhost').searchParams.get('cursor');
    await staff.get(`${PATH}?state=upheld&cursor=${cursor}`).expect(400);
  });
});
