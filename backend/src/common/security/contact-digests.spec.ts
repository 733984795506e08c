import { describe, expect, it, jest } from '@jest/globals';
import { readConfig } from '../../config/environment.js';
import type { AppLogger } from '../observability/app-logger.js';
import { ContactDigests } from './contact-digests.js';
import type { Secrets } from './secrets.js';

const [OLD, NEW] = ['first-key-of-at-least-32-characters', 'second-key-of-at-least-32-characters'];
const NUMBER = '+919845012345';
const STORED = { getBytes: async () => Buffer.alloc(32, 7) } as unknown as Secrets;
const PRODUCTION = {
  ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://work.example', SMTP_URL: 'smtp://mail.example' },
  ...{ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_FROM: '+15550100', SMS_DIALLING_CODES: '+1' },
};

async function digestsWith(keys: string, environment: Record<string, string> = {}) {
  const warn = jest.fn();
  const settings = { DATABASE_URL: 'postgres://127.0.0.1/nukkad', CONTACT_DIGEST_KEYS: keys, ...environment };
  const digests = new ContactDigests(readConfig(settings), STORED, { warn } as unknown as AppLogger);
  await digests.onModuleInit();
  return { digests, warn };
}

describe('ContactDigests', () => {
  it('computes the same digest of a contact in every process, and another one of another contact', async () => {
    const [{ digests: one }, { digests: other }] = [await digestsWith(OLD), await digestsWith(OLD)];
    expect(one.digest(NUMBER)).toBe(other.digest(NUMBER));
    expect(one.digest(NUMBER)).toMatch(/^d1\.[0-9a-f]{12}\.[\w-]{43}$/);
    expect(one.digest('+919845012346')).not.toBe(one.digest(NUMBER));
    expect(one.digest(NUMBER)).not.toContain('9845012345');
  });

  it('stores digests of the first key, and finds those of each key and of the stored one', async () => {
    const [{ digests: stored }, { digests: old }] = [await digestsWith(''), await digestsWith(OLD)];
    const { digests } = await digestsWith(`${NEW},${OLD}`);
    expect(digests.listDigests(NUMBER)).toEqual([digests.digest(NUMBER), old.digest(NUMBER), stored.digest(NUMBER)]);
    expect(new Set(digests.listDigests(NUMBER)).size).toBe(3);
    expect(digests.listDigests(NUMBER).map((digest) => digests.usesFirstKey(digest))).toEqual([true, false, false]);
    expect((await digestsWith(NEW)).digests.digest(NUMBER)).toBe(digests.digest(NUMBER));
  });

  it('stores digests of the stored key while its word is first, and finds those of the key that follows', async () => {
    const [{ digests: stored }, { digests: fresh }] = [await digestsWith(''), await digestsWith(NEW)];
    const { digests: before } = await digestsWith(`stored,${NEW}`);
    expect(before.listDigests(NUMBER)).toEqual([stored.digest(NUMBER), fresh.digest(NUMBER)]);
    expect(before.digest(NUMBER)).toBe(stored.digest(NUMBER));
    const { digests: after } = await digestsWith(`${NEW},stored`);
    expect(after.listDigests(NUMBER)).toEqual(fresh.listDigests(NUMBER));
  });

  it('refuses to compute a digest before the keys are loaded', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://127.0.0.1/nukkad' });
    const digests = new ContactDigests(config, STORED, { warn: jest.fn() } as unknown as AppLogger);
    expect(() => digests.digest(NUMBER)).toThrow('not loaded');
  });

  it('warns in production only if the key is stored beside the digests', async () => {
    for (const [keys, environment, times] of [
      ['', PRODUCTION, 1],
      [OLD, PRODUCTION, 0],
      [`stored,${OLD}`, PRODUCTION, 1],
      [`${OLD},stored`, PRODUCTION, 0],
      ['', {}, 0],
    ] as const) {
      const { digests, warn } = await digestsWith(keys, environment);
      digests.onApplicationBootstrap();
      expect(warn).toHaveBeenCalledTimes(times);
    }
  });

  it('rejects a key that is too short', async () => {
    await expect(digestsWith('short')).rejects.toThrow('CONTACT_DIGEST_KEYS');
  });
});
