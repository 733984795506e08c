import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { statusListPath } from '@nukkad/contract/work-records/work-record-rules';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { makeRecord, readStatusList, workerOf } from './record-verifier.js';

describe('getStatusList', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await emptyDatabase(test.dataSource);
  });
  afterAll(() => test.close());

  const payloadOf = async (list: number) =>
    JSON.parse(Buffer.from((await readStatusList(test, list)).split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string;
      iat: number;
      exp: number;
      status_list: { bits: number; lst: string };
    };

  it('returns a signed list of at least 10,000 entries for a day, before the first record as well', async () => {
    const { headers } = await test.api.get(statusListPath(0)).expect(200);
    expect(headers['content-type']).toMatch(/^application\/statuslist\+jwt/);
    const { sub, iat, exp, status_list: body } = await payloadOf(0);
    expect(sub.endsWith(statusListPath(0))).toBe(true);
    expect(exp - iat).toBe(86_400);
    const bits = inflateSync(Buffer.from(body.lst, 'base64url'));
    expect(bits.length * 8).toBeGreaterThanOrEqual(10_000);
    expect(bits.every((byte) => byte === 0)).toBe(true);
  });

  it('sets the bit of a revoked record, and of no other', async () => {
    const pair = await workerOf(test);
    const [record] = [await makeRecord(pair), await makeRecord(pair)];
    await pair.worker.post(`/api/work-records/${record?.id}/revoke`).expect(200);
    const [row] = (await test.dataSource.query('SELECT position FROM work_records WHERE id = $1', [record?.id])) as {
      position: number;
    }[];
    const bits = inflateSync(Buffer.from((await payloadOf(0)).status_list.lst, 'base64url'));
    const set = [...bits].flatMap((byte, at) =>
      Array.from({ length: 8 }, (_, bit) => ((byte >> bit) & 1 ? [at * 8 + bit] : [])).flat(),
    );
    expect(set).toEqual([row?.position]);
  });

  it('starts another list once half of the entries are used, and returns 404 for a list that was not started', async () => {
    await test.api.get(statusListPath(1)).expect(404);
    await test.dataSource.query(
      `INSERT INTO work_record_statuses (list, position, key_id, expires_at)
       SELECT 0, at, 'key', now() + interval '1 day' FROM generate_series(0, 32767) at ON CONFLICT DO NOTHING`,
    );
    const record = await makeRecord(await workerOf(test));
    const rows: object[] = await test.dataSource.query('SELECT list FROM work_records WHERE id = $1', [record.id]);
    expect(rows).toEqual([{ list: 1 }]);
    await test.api.get(statusListPath(1)).expect(200);
  });
});
