import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ISSUER_PATH } from '@nukkad/contract/work-records/work-record-rules';
import type { WorkRecordIssuer } from '@nukkad/contract/work-records/work-records';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { RotateRecordKeysUseCase } from '../rotate-record-keys.use-case.js';
import { makeRecord, verify, workerOf } from './record-verifier.js';

const DAY_MS = 86_400_000;

describe('getWorkRecordIssuer', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await emptyDatabase(test.dataSource);
  });
  afterAll(() => test.close());

  const keysOf = async (): Promise<string[]> =>
    ((await test.api.get(ISSUER_PATH).expect(200)).body as WorkRecordIssuer).jwks.keys.map(({ kid }) => kid);
  const rotate = (isStolen = false) => test.app.get(RotateRecordKeysUseCase, { strict: false }).execute({ isStolen });
  const passDays = (days: number): Promise<unknown> =>
    test.dataSource.query(`UPDATE work_record_keys SET signs_from = signs_from - make_interval(days => $1)`, [days]);

  it('returns one key from the first call, the same to all, without its private part', async () => {
    const [first, second] = await Promise.all([keysOf(), keysOf()]);
    expect(first).toHaveLength(1);
    expect(second).toEqual(first);
    const { body } = await test.api.get(ISSUER_PATH).expect(200);
    expect((body as WorkRecordIssuer).jwks.keys[0]).not.toHaveProperty('d');
    const [row] = (await test.dataSource.query('SELECT private_key_encrypted AS text FROM work_record_keys')) as {
      text: string;
    }[];
    expect(row?.text).toMatch(/^v1\./);
  });

  it('returns the next key for a week before it signs, and the former one until its records have expired', async () => {
    const [former = ''] = await keysOf();
    const pair = await workerOf(test);
    const record = await makeRecord(pair);
    const outcome = await rotate();
    expect(outcome).toMatchObject({ kind: 'added' });
    if (outcome.kind !== 'added') throw new Error('no key was added');
    expect(Math.round((outcome.signsFrom.getTime() - Date.now()) / DAY_MS)).toBe(7);
    expect(await rotate()).toEqual({ kind: 'waiting' });
    expect(await keysOf()).toEqual([outcome.keyId, former]);
    const keyOf = (text: string): string =>
      (JSON.parse(Buffer.from(text.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;
    expect(keyOf((await makeRecord(pair)).summary)).toBe(former);
    await passDays(8);
    const later = await makeRecord(pair);
    expect(keyOf(later.summary)).toBe(outcome.keyId);
    for (const text of [record.credential, later.credential]) {
      expect(await verify(test, text)).toMatchObject({ finding: 'genuine' });
    }
    await passDays(366);
    expect(await keysOf()).toEqual([outcome.keyId]);
  });

  it('names a stolen key as withdrawn, and revokes what it signed', async () => {
    const pair = await workerOf(test);
    const record = await makeRecord(pair);
    const before = await keysOf();
    expect(await rotate(true)).toMatchObject({ kind: 'replaced', revoked: expect.any(Number) });
    expect(await keysOf()).toEqual([expect.not.stringMatching(before.join('|'))]);
    expect(await verify(test, record.credential)).toEqual({ finding: 'withdrawn' });
    const { body: issuer } = await test.api.get(ISSUER_PATH).expect(200);
    expect(issuer).toMatchObject({ withdrawn: expect.arrayContaining(before), lists: 1 });
    const { body } = await pair.worker.get(`/api/work-records/${record.id}`).expect(200);
    expect(body).toMatchObject({ status: 'revoked' });
  });
});
