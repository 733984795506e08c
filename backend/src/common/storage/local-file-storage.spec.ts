import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { AppConfig } from '../../config/environment.js';
import { LocalFileStorage } from './local-file-storage.js';

describe('local file storage', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-storage-'));
  const storage = new LocalFileStorage({ filesDir: join(folder, 'files') } as AppConfig);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('returns stored content until it is removed', async () => {
    const key = storage.createKey();
    await storage.put(key, Buffer.from('resume'));
    expect(await text((await storage.open(key))!)).toBe('resume');
    expect(readdirSync(join(folder, 'files', key, '..'))).toHaveLength(1); // no partial file remains
    await storage.remove(key);
    expect(await storage.open(key)).toBeNull();
    await storage.remove(key); // once more does no harm
  });

  it.each(['../outside.txt', 'ab/cd/../../../outside.txt', '/etc/passwd', 'ab/cd/short', ''])(
    'refuses the key "%s", which could name a file elsewhere',
    async (key) => {
      const outside = join(folder, 'outside.txt');
      writeFileSync(outside, 'ours');
      await expect(storage.open(key)).rejects.toThrow('not a storage key');
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
      await expect(storage.remove(key)).rejects.toThrow('not a storage key');
      expect(existsSync(outside)).toBe(true);
    },
  );
});
