import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { inHours, saveAppeal } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const PATH = '/api/admin/appeals';

describe('GET /api/admin/appeals', () => {
  let test: TestApp;
  let pair: Pair;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM engagements');
    pair = await pairOf(test);
    staff = await seeker(test, { staffRole: 'support' });
  });
  const appeal = async (hours: number, fields: Parameters<typeof saveAppeal>[2] = {}) => {
    const id = await pair.book({ status: 'no_show', startsAt: inHours(-hours) });
    return saveAppeal(test.dataSource, await pair.row(id), { createdAt: inHours(-hours), ...fields });
  };

  it('returns the statements of both sides without their identities', async () => {
    const { id, engagementId } = await appeal(3);
    const { body } = await staff.get(PATH).expect(200);
    expect(body).toMatchObject([
      {
        ...{
          id,
          engagementId,
          title: 'Delivery helper',
          kind: 'no_show',
          reason: 'Nobody came.',
          text: 'I was there.',
        },
        ...{ by: 'worker', status: 'open', decidedAt: null, decision: null },
      },
    ]);
    const text = JSON.stringify(body);
    for (const { user } of [pair.worker, pair.owner]) {
      for (const detail of [user.email, user.phone, user.id]) expect(text).not.toContain(detail);
    }
  });

  it('lists open appeals by default, newest first, in pages', async () => {
    const [old, fresh, middle] = [await appeal(30), await appeal(10), await appeal(20)];
    const decided = await appeal(40, { status: 'rejected', decision: 'No.', decidedAt: new Date() });
    const ids = async (query: string) =>
      ((await staff.get(`${PATH}${query}`).expect(200)).body as { id: string }[]).map(({ id }) => id);
    expect(await ids('')).toEqual([fresh.id, middle.id, old.id]);
    expect(await ids('?status=rejected')).toEqual([decided.id]);
    expect(await ids('?status=upheld')).toEqual([]);
    const first = await staff.get(`${PATH}?limit=2`).expect(200);
    const next = /<(.*)>/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    expect((await staff.get(next).expect(200)).body).toMatchObject([{ id: old.id }]);
    const cursor = new URL(next, 'http://localhost').searchParams.get('cursor');
    await staff.get(`${PATH}?status=upheld&cursor=${cursor}`).expect(400);
  });
});
