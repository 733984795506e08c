import { expect, it } from '@jest/globals';
import { CLIENT_VERSION, isClientTooOld, OLDEST_CLIENT_VERSION } from './client-version.js';

it.each([
  ['2', 3, true],
  ['3', 3, false],
  ['4', 3, false],
  [undefined, 3, false],
  ['', 3, false],
  ['old', 3, false],
  ['-1', 3, false],
])('a client that names %j is too old for %d: %s', (header, oldest, expected) => {
  expect(isClientTooOld(header, oldest)).toBe(expected);
});

it('the present client is served', () => {
  expect(CLIENT_VERSION).toBeGreaterThanOrEqual(OLDEST_CLIENT_VERSION);
  expect(isClientTooOld(String(CLIENT_VERSION))).toBe(false);
});
