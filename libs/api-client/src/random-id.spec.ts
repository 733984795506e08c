import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { newId } from './random-id';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const { crypto: real } = globalThis;

describe('newId', () => {
  const useCrypto = (value: object): void => {
    Object.defineProperty(globalThis, 'crypto', { value, configurable: true });
  };
  afterEach(() => useCrypto(real));

  it.each([
    ['a page over https', real],
    ['a page over plain http', { getRandomValues: (array: Uint8Array<ArrayBuffer>) => real.getRandomValues(array) }],
  ])('is a different UUID each time on %s', (_name, crypto) => {
    useCrypto(crypto);
    const ids = Array.from({ length: 50 }, newId);
    for (const id of ids) expect(id).toMatch(UUID);
    expect(new Set(ids).size).toBe(50);
  });

  it('sets version and variant for all random bytes', () => {
    const getRandomValues = jest.fn((array: Uint8Array) => array.fill(255));
    useCrypto({ getRandomValues });
    expect(newId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });
});
