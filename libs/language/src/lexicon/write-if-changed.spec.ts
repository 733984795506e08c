import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { writeIfChanged } from './write-if-changed.js';

describe('writeIfChanged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-words-'));
  const file = pathToFileURL(join(folder, 'lexicon.json'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('writes a new and a changed file, and leaves an equal one', () => {
    expect([writeIfChanged(file, 'a'), writeIfChanged(file, 'a'), writeIfChanged(file, 'b')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(readFileSync(file, 'utf8')).toBe('b');
  });
});
