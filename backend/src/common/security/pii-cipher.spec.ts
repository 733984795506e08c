import { describe, expect, it, jest } from '@jest/globals';
import { readConfig } from '../../config/environment.js';
import type { AppLogger } from '../observability/app-logger.js';
import { PiiCipher, UndecipherableError } from './pii-cipher.js';
import type { Secrets } from './secrets.js';

const [OLD, NEW] = ['first-key-of-at-least-32-characters', 'second-key-of-at-least-32-characters'];
const STORED = { getBytes: async () => Buffer.alloc(32, 7) } as unknown as Secrets;
const PRODUCTION = {
  ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://work.example', SMTP_URL: 'smtp://mail.example' },
  ...{ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_FROM: '+15550100', SMS_DIALLING_CODES: '+1' },
};

function cipherWith(keys: string, environment: Record<string, string> = {}) {
  const warn = jest.fn();
  const config = readConfig({ DATABASE_URL: 'postgres://127.0.0.1/nukkad', PII_KEYS: keys, ...environment });
  return { cipher: new PiiCipher(config, STORED, { warn } as unknown as AppLogger), warn };
}

describe('PiiCipher', () => {
  it('decrypts its own values in any script, and encrypts equal values differently', async () => {
    const { cipher } = cipherWith(OLD);
    const sealed = await cipher.encrypt('आशा@ybl', 'payees:1');
    expect(await cipher.decrypt(sealed, 'payees:1')).toBe('आशा@ybl');
    expect(await cipher.encrypt('आशा@ybl', 'payees:1')).not.toBe(sealed);
    expect(sealed).not.toContain('ybl');
  });

  it('encrypts with the first key, and decrypts with each of them and with the stored one', async () => {
    const stored = await cipherWith('').cipher.encrypt('a', 'x');
    const old = await cipherWith(OLD).cipher.encrypt('b', 'x');
    const { cipher } = cipherWith(`${NEW},${OLD}`);
    expect([await cipher.decrypt(stored, 'x'), await cipher.decrypt(old, 'x')]).toEqual(['a', 'b']);
    const fresh = await cipher.encrypt('c', 'x');
    expect(await cipherWith(NEW).cipher.decrypt(fresh, 'x')).toBe('c');
    await expect(cipherWith(OLD).cipher.decrypt(fresh, 'x')).rejects.toThrow(UndecipherableError);
  });

  it('encrypts with the stored key while its word is first, and decrypts values of the key that follows', async () => {
    const { cipher: before } = cipherWith(`stored,${NEW}`);
    expect(await cipherWith('').cipher.decrypt(await before.encrypt('a', 'x'), 'x')).toBe('a');
    const { cipher: after } = cipherWith(`${NEW},stored`);
    const fresh = await after.encrypt('b', 'x');
    expect(await before.decrypt(fresh, 'x')).toBe('b');
    expect(await after.decrypt(await before.encrypt('c', 'x'), 'x')).toBe('c');
    await expect(cipherWith('').cipher.decrypt(fresh, 'x')).rejects.toThrow(UndecipherableError);
  });

  it.each<[string, (sealed: string) => string, string]>([
    ['of another context', (sealed) => sealed, 'payees:2'],
    ['that was changed', (sealed) => `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`, 'payees:1'],
    ['that was cut', (sealed) => sealed.slice(0, 20), 'payees:1'],
    ['of another version', (sealed) => sealed.replace('v1', 'v2'), 'payees:1'],
    ['that is none', () => 'asha@ybl', 'payees:1'],
  ])('refuses to decrypt a value %s', async (_what, change, context) => {
    const { cipher } = cipherWith(OLD);
    const sealed = await cipher.encrypt('asha@ybl', 'payees:1');
    await expect(cipher.decrypt(change(sealed), context)).rejects.toThrow(UndecipherableError);
  });

  it('warns in production only if the key is stored beside the data', () => {
    for (const [keys, environment, times] of [
      ['', PRODUCTION, 1],
      [OLD, PRODUCTION, 0],
      [`stored,${OLD}`, PRODUCTION, 1],
      [`${OLD},stored`, PRODUCTION, 0],
      ['', {}, 0],
    ] as const) {
      const { cipher, warn } = cipherWith(keys, environment);
      cipher.onApplicationBootstrap();
      expect(warn).toHaveBeenCalledTimes(times);
    }
  });

  it.each(['short', `${OLD},short`, `Stored,${OLD}`])('rejects a key that is too short: %s', (keys) => {
    expect(() => cipherWith(keys)).toThrow('PII_KEYS');
  });
});
