import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { WorkRecord } from '@nukkad/contract/work-records/work-records';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import type { Pair } from '../../engagements/tests/engagement-pair.js';
import { seeker } from '../../jobs/tests/people.js';
import { PersonalDataRegistry } from '../../users/users.public.js';
import { DeleteExpiredRecordsUseCase } from '../delete-expired-records.use-case.js';
import { makeRecord, verify, workerOf } from './record-verifier.js';

describe('revokeWorkRecord', () => {
  let test: TestApp;
  let pair: Pair;
  let record: WorkRecord;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await workerOf(test);
    record = await makeRecord(pair);
  });
  const path = (): string => `/api/work-records/${record.id}/revoke`;

  it('revokes one record and its summary for good, and no other record', async () => {
    const other = await makeRecord(pair);
    const first = await pair.worker.post(path()).expect(200);
    expect(first.body).toMatchObject({ id: record.id, status: 'revoked', revokedAt: expect.any(String) });
    expect((await pair.worker.post(path()).expect(200)).body).toEqual(first.body);
    for (const text of [record.credential, record.summary]) {
      expect(await verify(test, text)).toEqual({ finding: 'revoked' });
    }
    expect(await verify(test, other.credential)).toMatchObject({ finding: 'genuine' });
  });

  it('returns 404 for the record of another worker, which stays valid', async () => {
    await (await seeker(test)).post(path()).expect(404);
    expect(await verify(test, record.credential)).toMatchObject({ finding: 'genuine' });
  });

  it('returns 409 for a record that has expired', async () => {
    await test.dataSource.query(
      `UPDATE work_record_statuses s SET expires_at = now() - interval '1 second'
       FROM work_records r WHERE r.id = $1 AND s.list = r.list AND s.position = r.position`,
      [record.id],
    );
    const { body } = await pair.worker.post(path()).expect(409);
    expect(body).toMatchObject({ code: 'work-records.over' });
  });

  it('is executed by the erasure of the account, and the entry remains until it expires', async () => {
    const earlier = await makeRecord(pair);
    await pair.worker.post(`/api/work-records/${earlier.id}/revoke`).expect(200);
    await test.dataSource.query(
      `UPDATE work_record_statuses s SET revoked_at = now() - interval '10 days'
       FROM work_records r WHERE r.id = $1 AND s.list = r.list AND s.position = r.position`,
      [earlier.id],
    );
    await test.dataSource.transaction(async (tx) => {
      const registry = test.app.get(PersonalDataRegistry, { strict: false });
      for (const holder of registry.listHolders()) await holder.erase?.(tx, pair.worker.id);
      await tx.query('DELETE FROM work_records WHERE worker_id = $1', [pair.worker.id]);
    });
    await test.app.get(DeleteExpiredRecordsUseCase, { strict: false }).execute();
    expect(await verify(test, record.credential)).toEqual({ finding: 'revoked' });
    // a record that was revoked before keeps its time
    const kept: object[] = await test.dataSource.query(
      `SELECT FROM work_record_statuses WHERE revoked_at < now() - interval '9 days'`,
    );
    expect(kept).toHaveLength(1);
  });
});
