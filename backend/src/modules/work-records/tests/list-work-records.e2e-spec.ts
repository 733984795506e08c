import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WorkRecordList } from '@nukkad/contract/work-records/work-records';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours } from '../../engagements/tests/engagement.factory.js';
import { seeker } from '../../jobs/tests/people.js';
import { makeRecord, workerOf } from './record-verifier.js';

describe('listWorkRecords', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns the content of a new record, and marks records with other work as outdated', async () => {
    const pair = await workerOf(test);
    const read = async (): Promise<WorkRecordList> =>
      (await pair.worker.get('/api/work-records').expect(200)).body as WorkRecordList;
    expect(await read()).toMatchObject({ facts: { name: 'Asha Rao', kept: 1 }, records: [] });
    const { id } = await makeRecord(pair);
    expect((await read()).records).toMatchObject([{ id, outdated: false }]);
    await pair.book({ status: 'done', startsAt: inHours(-30) });
    expect(await read()).toMatchObject({ facts: { kept: 2 }, records: [{ id, outdated: true }] });
  });

  it('returns no facts and no records before the first done shift', async () => {
    const { body } = await (await seeker(test)).get('/api/work-records').expect(200);
    expect(body).toEqual({ facts: null, records: [] });
  });
});
