import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { findTablesWith } from '../../../../test/stored-texts.js';
import { PiiCipher } from '../../../common/security/pii-cipher.js';
import { OidcPayloadAdapter } from '../oidc-payload.adapter.js';

describe('what the embedded provider stores', () => {
  let test: TestApp;
  let codes: OidcPayloadAdapter;
  beforeAll(async () => {
    test = await createTestApp();
    codes = adapterOf('AuthorizationCode');
  });
  afterAll(() => test.close());

  const adapterOf = (kind: string): OidcPayloadAdapter =>
    new OidcPayloadAdapter(test.dataSource, kind, test.app.get(PiiCipher, { strict: false }));

  it('redeems a payload in one of two concurrent requests, with the time', async () => {
    await codes.upsert('one', { accountId: undefined, grantId: 'grant' }, 60);
    const redeemed = await Promise.allSettled([codes.consume('one'), codes.consume('one')]);
    expect(redeemed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await codes.find('one'))?.consumed).toBeGreaterThan(1_700_000_000);
  });

  it('finds a payload by kind and id until it expires', async () => {
    await codes.upsert('short', { grantId: 'grant' }, 60);
    expect(await adapterOf('Session').find('short')).toBeUndefined();
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

  describe('of a suggested number', () => {
    const NUMBER = '+919845012399';
    const suggesting = (hint: string) => ({
      ...{ params: { login_hint: hint, scope: 'openid' } },
      ...{ prompt: { name: 'login', reasons: ['no_session'], details: { login_hint: hint } } },
    });
    const storePlainly = (id: string, hint: string): Promise<unknown> =>
      test.dataSource.query(`UPDATE oidc_payloads SET payload = $2 WHERE id = $1`, [
        ...[id, JSON.stringify(suggesting(hint))],
      ]);

    it('is encrypted, and returned as it was stored, by id and by uid', async () => {
      const payload = { ...suggesting(NUMBER), uid: 'page' };
      await adapterOf('Interaction').upsert('hint', payload, 60);
      expect(await findTablesWith(test.dataSource, [NUMBER.slice(3)])).toEqual([]);
      expect(await adapterOf('Interaction').find('hint')).toEqual(payload);
      expect(await adapterOf('Interaction').findByUid('page')).toEqual(payload);
    });

    it('is returned from a row of an earlier release', async () => {
      await adapterOf('Interaction').upsert('plain', suggesting(''), 60);
      await storePlainly('plain', NUMBER);
      expect(await adapterOf('Interaction').find('plain')).toEqual(suggesting(NUMBER));
    });

    it('is absent if no key decrypts it, or if it was moved to another row', async () => {
      await adapterOf('Interaction').upsert('lost', suggesting(''), 60);
      await storePlainly('lost', `v1.0123456789ab.${'A'.repeat(60)}`);
      expect((await adapterOf('Interaction').find('lost'))?.['params']).toEqual({ scope: 'openid' });
      await adapterOf('Interaction').upsert('source', suggesting(NUMBER), 60);
      await test.dataSource.query(
        `UPDATE oidc_payloads SET payload = (SELECT payload FROM oidc_payloads WHERE id = 'source') WHERE id = 'lost'`,
      );
      expect((await adapterOf('Interaction').find('lost'))?.['params']).toEqual({ scope: 'openid' });
    });
  });
});
