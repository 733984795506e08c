import { describe, expect, it } from '@jest/globals';
import { keyNotes } from './key-note.js';

describe('the notes about the keys of a backup', () => {
  it.each([undefined, '', ' , ', `stored,${'k'.repeat(32)}`])(
    'warn that the keys are in the backup for values of %j',
    (keys) => {
      const environment = keys === undefined ? {} : { PII_KEYS: keys, CONTACT_DIGEST_KEYS: keys };
      expect(keyNotes(environment)).toEqual([
        'The key of the encrypted columns is in this backup: set PII_KEYS.',
        'The key of the digests of phone numbers is in this backup: set CONTACT_DIGEST_KEYS.',
      ]);
    },
  );

  it.each(['k'.repeat(32), `${'k'.repeat(32)},stored`])('ask to keep keys of the environment apart: %s', (keys) => {
    const [columns, digests] = keyNotes({ PII_KEYS: keys });
    expect(columns).toMatch(/^Keep PII_KEYS apart/);
    expect(digests).toMatch(/set CONTACT_DIGEST_KEYS/);
  });
});
