import { expect, it } from '@jest/globals';
import { findHttpsHint } from './https-hint.js';

it.each([
  ['http://nukkad.lan:3000', true],
  ['http://192.168.1.20:3000', true],
  ['http://localhost.example:3000', true],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['https://nukkad.example', false],
])('the start at %s prints a hint about https for phones: %s', (address, isSaid) => {
  const hint = findHttpsHint(address);
  expect(hint !== null).toBe(isSaid);
  if (isSaid) expect(hint).toContain('https');
});
