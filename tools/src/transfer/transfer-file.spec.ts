import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TransferWriter } from './transfer-file.js';

describe('TransferWriter', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'nukkad-transfer-file-'));
  });

  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  it('creates its draft on disk at once, so that a discard right after it leaves no file', () => {
    const draft = join(directory, 'data.gz.part');
    const writer = new TransferWriter(join(directory, 'data.gz'));
    expect(existsSync(draft)).toBe(true);

    writer.discard();
    expect(existsSync(draft)).toBe(false);
  });

  it('refuses at once a directory that does not exist', () => {
    expect(() => new TransferWriter(join(directory, 'missing', 'data.gz'))).toThrow('ENOENT');
  });
});
