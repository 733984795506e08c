import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readConfig } from '../../config/environment.js';
import type { AppLogger } from '../observability/app-logger.js';
import { personalText, PersonalTexts } from './personal-texts.js';
import { isEncrypted, PiiCipher } from './pii-cipher.js';
import type { Secrets } from './secrets.js';

const KEY = 'a-key-of-at-least-32-characters-long';
const NOTE = personalText('notes', 'text');
const OTHER = personalText('notes', 'title');

const warn = jest.fn();
const logger = { warn } as unknown as AppLogger;

async function textsWith(key = KEY, from?: Date): Promise<PersonalTexts> {
  const get = async (_name: string, make: () => unknown) => from?.toISOString() ?? make();
  const secrets = { getBytes: async () => Buffer.alloc(32, 7), get } as unknown as Secrets;
  const config = readConfig({ DATABASE_URL: 'postgres://127.0.0.1/nukkad', PII_KEYS: key });
  const texts = new PersonalTexts(new PiiCipher(config, secrets, logger), secrets, logger);
  await texts.onModuleInit();
  return texts;
}

describe('PersonalTexts', () => {
  beforeEach(() => void warn.mockClear());

  it('encrypts a text for its row and column, and decrypts it there', async () => {
    const texts = await textsWith();
    const stored = texts.seal(NOTE, '1', 'नमस्ते, 12 Market Road');
    expect(isEncrypted(stored)).toBe(true);
    expect(texts.open(NOTE, '1', stored)).toBe('नमस्ते, 12 Market Road');
    expect(warn).not.toHaveBeenCalled();
  });

  it('stores an empty text as it is', async () => {
    expect((await textsWith()).seal(NOTE, '1', '')).toBe('');
  });

  it.each(['I cannot sign in.', '', 'v1.', 'v1.2 of the app does not start', 'v1.0123456789ab.short'])(
    'reads the plain text "%s" as it is, and encrypts it',
    async (text) => {
      const texts = await textsWith();
      expect(texts.open(NOTE, '1', text)).toBe(text);
      expect(texts.open(NOTE, '1', texts.seal(NOTE, '1', text))).toBe(text);
    },
  );

  it('reads a value of another row, another column or an unknown key as empty, and logs it without the value', async () => {
    const texts = await textsWith();
    const stored = texts.seal(NOTE, '1', 'Hello');
    expect(texts.open(NOTE, '2', stored)).toBe('');
    expect(texts.open(OTHER, '1', stored)).toBe('');
    expect((await textsWith('another-key-of-at-least-32-characters')).open(NOTE, '1', stored)).toBe('');
    expect(warn.mock.calls).toEqual([
      [{ event: 'personal-text.undecipherable', column: 'notes.text', id: '2' }],
      [{ event: 'personal-text.undecipherable', column: 'notes.title', id: '1' }],
      [{ event: 'personal-text.undecipherable', column: 'notes.text', id: '1' }],
    ]);
  });

  it('stores plain text until the time from which all processes can decrypt, and decrypts before it', async () => {
    const [early, late] = [
      await textsWith(KEY, new Date(Date.now() + 60_000)),
      await textsWith(KEY, new Date(Date.now() - 1)),
    ];
    expect([early.isEncrypting(), late.isEncrypting()]).toEqual([false, true]);
    expect(early.encryptionStart().getTime()).toBeGreaterThan(Date.now());
    expect(early.seal(NOTE, '1', 'Hello')).toBe('Hello');
    expect(early.open(NOTE, '1', late.seal(NOTE, '1', 'Hello'))).toBe('Hello');
  });
});
