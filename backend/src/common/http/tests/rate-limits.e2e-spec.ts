import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { digestsOf } from '../../../../test/contact-digests-of.js';
import { ContactDigests } from '../../security/contact-digests.js';
import { RateLimits } from '../rate-limits.js';

describe('rate limits', () => {
  let test: TestApp;
  let limits: RateLimits;
  beforeAll(async () => {
    test = await createTestApp();
    limits = test.app.get(RateLimits);
  });
  afterAll(() => test.close());

  /** Makes everything that was counted `seconds` older. */
  const age = (seconds: number): Promise<unknown> =>
    test.dataSource.query(
      `UPDATE rate_limits SET hits = ARRAY(SELECT hit - make_interval(secs => $1) FROM unnest(hits) AS hit)`,
      [seconds],
    );

  const three = { name: 'three', limit: 3, seconds: 60 };

  it('allow exactly the limit for ten concurrent uses', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => limits.consume(three, 'burst')));
    expect(outcomes.filter((entry) => entry.status === 'fulfilled')).toHaveLength(3);
  });

  it('return the seconds to wait', async () => {
    for (let i = 0; i < 3; i++) await limits.consume(three, 'waits');
    const refusal = await limits.consume(three, 'waits').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ errorClass: 'tooMany' });
    const { retryAfterSeconds } = (refusal as { options: { retryAfterSeconds: number } }).options;
    expect(retryAfterSeconds).toBeGreaterThan(50);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it('allow no more uses around the end of a window than within one', async () => {
    await limits.consume(three, 'edge');
    await age(30);
    await limits.consume(three, 'edge');
    await limits.consume(three, 'edge');
    await age(31); // the first is 61 seconds old, the others 31
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => limits.consume(three, 'edge')));
    expect(outcomes.filter((entry) => entry.status === 'fulfilled')).toHaveLength(1);
    expect(await limits.tryConsume(three, 'edge')).toBe(29);
  });

  it('do not count refused uses', async () => {
    for (let i = 0; i < 3; i++) await limits.consume(three, 'patient');
    await age(50);
    for (let i = 0; i < 20; i++) expect(await limits.tryConsume(three, 'patient')).toBe(10);
    await age(10);
    expect(await limits.tryConsume(three, 'patient')).toBe(0);
  });

  const waitOf = (ip: string) =>
    limits.consumeForIp({ ...three, limit: 0.03 }, ip).then(
      () => 'counted',
      () => 'refused',
    );

  it('count the addresses of one subscriber as one', async () => {
    for (const ip of ['2401:db00:1:2::1', '2401:db00:1:2:ffff::9', '2401:db00:0001:0002::7']) {
      expect(await waitOf(ip)).toBe('counted');
    }
    expect(await waitOf('2401:db00:1:2:abcd::1')).toBe('refused');
    expect(await waitOf('2401:db00:1:3::1')).toBe('counted');
    for (let times = 0; times < 3; times++) expect(await waitOf('::ffff:192.0.2.1')).toBe('counted');
    expect(await waitOf('192.0.2.1')).toBe('refused');
  });

  it('remove one recorded use of an address after a successful attempt', async () => {
    const ip = '192.0.2.2';
    for (let times = 0; times < 3; times++) await waitOf(ip);
    expect(await waitOf(ip)).toBe('refused');
    await limits.restoreForIp(three, ip);
    expect([await waitOf(ip), await waitOf(ip)]).toEqual(['counted', 'refused']);
    await limits.restoreForIp(three, '192.0.2.3');
  });

  it('roll back uses with the transaction they are part of', async () => {
    const undone = test.dataSource.transaction(async (tx) => {
      for (let i = 0; i < 3; i++) await limits.consume(three, 'undone', tx);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await limits.tryConsume(three, 'undone')).toBe(0);
  });

  it('delete the uses of a subject on request', async () => {
    for (let i = 0; i < 3; i++) await limits.consume(three, 'right');
    await limits.deleteUses(three, 'right');
    expect(await limits.tryConsume(three, 'right')).toBe(0);
  });

  it('store the subject only as a keyed digest, which differs between limits and from the digests of contacts', async () => {
    const subject = '+919845012345';
    await test.dataSource.query('DELETE FROM rate_limits');
    await limits.consume(three, subject);
    await limits.consume({ ...three, name: 'other' }, subject);
    const found: { key: string }[] = await test.dataSource.query('SELECT key FROM rate_limits ORDER BY key');
    const keys = found.map(({ key }) => key);
    expect(keys).toEqual([
      expect.stringMatching(/^other:d1\.[0-9a-f]{12}\.[\w-]{43}$/),
      expect.stringMatching(/^three:d1\.[0-9a-f]{12}\.[\w-]{43}$/),
    ]);
    const digests = keys.map((key) => key.slice(key.indexOf(':') + 1));
    expect(new Set([...digests, ...digestsOf(test, subject)]).size).toBe(3);
  });

  it('apply relaxed limits to addresses outside of strict mode', async () => {
    for (let i = 0; i < 20; i++) await limits.consumeForIp(three, '192.0.2.1');
    const digests = test.app.get(ContactDigests, { strict: false });
    const strict = new RateLimits(test.dataSource, { ...test.config, strictIpLimits: true }, digests);
    for (let i = 0; i < 3; i++) await strict.consumeForIp({ ...three, name: 'strict' }, '192.0.2.1');
    await expect(strict.consumeForIp({ ...three, name: 'strict' }, '192.0.2.1')).rejects.toMatchObject({
      errorClass: 'tooMany',
    });
  });
});
