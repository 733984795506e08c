import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { OidcPayloadAdapter } from '../oidc-payload.adapter.js';

describe('what the embedded provider stores', () => {
  let test: TestApp;
  let codes: OidcPayloadAdapter;
  beforeAll(async () => {
    test = await createTestApp();
    codes = new OidcPayloadAdapter(test.dataSource, 'AuthorizationCode');
  });
  afterAll(() => test.close());

  it('redeems a payload in one of two concurrent requests, with the time', async () => {
    await codes.upsert('one', { accountId: undefined, grantId: 'grant' }, 60);
    const redeemed = await Promise.allSettled([codes.consume('one'), codes.consume('one')]);
    expect(redeemed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await codes.find('one'))?.consumed).toBeGreaterThan(1_700_000_000);
  });

  it('finds a payload by kind and id until it expires', async () => {
    await codes.upsert('short', { grantId: 'grant' }, 60);
    expect(await new OidcPayloadAdapter(test.dataSource, 'Session').find('short')).toBeUndefined();
    expect(await codes.find('short')).toMatchObject({ grantId: 'grant' });
    await test.dataSource.query(`UPDATE oidc_payloads SET expires_at = clock_timestamp() WHERE id = 'short'`);
    expect(await codes.find('short')).toBeUndefined();
  });

  it('deletes payloads with their grant', async () => {
    for (const [id, grantId] of [
      ['a', 'gone'],
      ['b', 'gone'],
      ['c', 'kept'],
    ] as const) {
      await codes.upsert(id, { grantId }, 60);
    }
    await codes.revokeByGrantId('gone');
    expect(await Promise.all(['a', 'b', 'c'].map(async (id) => (await codes.find(id)) !== undefined))).toEqual([
      ...[false, false, true],
    ]);
  });
});
