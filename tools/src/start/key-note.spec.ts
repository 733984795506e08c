import { describe, expect, it } from '@jest/globals';
import { keyNote } from './key-note.js';

describe('the note about the keys of a backup', () => {
  it.each([undefined, '', ' , '])('warns that the key is in the backup for PII_KEYS=%j', (keys) => {
    expect(keyNote(keys)).toBe('The key of the encrypted columns is in this backup: set PII_KEYS.');
  });

  it('asks to keep keys of the environment apart', () => {
    expect(keyNote('k'.repeat(32))).toMatch(/^Keep PII_KEYS apart/);
  });
});
