import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { READER_VERSION } from './reader-version.js';

/** The code of the readers, and the version with which it was last recorded. */
const RECORDED = { version: 1, code: '78b51cff82fadd11' };

const SOURCE = fileURLToPath(new URL('../', import.meta.url));
/** Lines that no reading depends on: comments, and the places from which code is imported. */
const UNRELATED = /^\s*(?:\/\/|\/\*|\*).*$|^import [^;]*;$/gmu;

function hashReaders(): string {
  const hash = createHash('sha256');
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.startsWith('testing/'))
    .sort();
  for (const path of files) {
    const code = readFileSync(`${SOURCE}${path}`, 'utf8').replace(UNRELATED, '').replace(/\s+/gu, ' ');
    hash.update(`${path}\0${code}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

describe('READER_VERSION', () => {
  // After a change of the readers: raise READER_VERSION if any text is read otherwise, and record the new code here.
  it('is the one that is recorded for the code of the readers', () => {
    expect({ version: READER_VERSION, code: hashReaders() }).toEqual(RECORDED);
  });
});
