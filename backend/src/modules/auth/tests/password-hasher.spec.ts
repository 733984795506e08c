import { describe, expect, it } from '@jest/globals';
import { PasswordHasher } from '../password-hasher.js';

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher();

  it('hashes with argon2id and verifies', async () => {
    const hash = await hasher.hash('पासवर्ड-लंबा');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(hash, 'पासवर्ड-लंबा')).toBe(true);
    expect(await hasher.verify(hash, 'पासवर्ड-लंबा ')).toBe(false);
    expect(hasher.isOutdated(hash)).toBe(false);
  });

  it('accepts both Unicode compositions of é', async () => {
    const hash = await hasher.hash('caf\u00e9 au lait');
    expect(await hasher.verify(hash, 'cafe\u0301 au lait')).toBe(true);
  });

  it('rejects every password without a hash, after checking it against a decoy hash of the current cost', async () => {
    expect(await hasher.verify(null, 'anything')).toBe(false);
    const decoy = await (hasher as unknown as { decoy: Promise<string> }).decoy;
    expect(decoy).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each(['$argon2id$v=19$m=8192,t=2,p=1$c2FsdA$aGFzaA', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', 'other'])(
    'calls %s outdated',
    (hash) => expect(hasher.isOutdated(hash)).toBe(true),
  );

  it('rejects callers when too many wait, and serves the next', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 80 }, () => hasher.hash('x')));
    expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(80 - 4 - 64);
    expect(await hasher.verify(await hasher.hash('x'), 'x')).toBe(true);
  });
});
