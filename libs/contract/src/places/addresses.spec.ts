import { describe, expect, it } from '@jest/globals';
import { isAddressAt } from './addresses.js';

describe('an address is at a place', () => {
  it.each([
    ['Indiranagar, Bengaluru', 'Indiranagar, Bengaluru', true],
    ['Kitchen door, Indiranagar, Bengaluru', 'indiranagar,  Bengaluru', true],
    ['Indiranagar, 12 Church Street, Bengaluru', 'Indiranagar, Bengaluru', true],
    ['Church Street, Bengaluru', 'Indiranagar, Bengaluru', false],
    ['Bengaluru', 'Indiranagar, Bengaluru', false],
    ['Indiranagar', 'Indiranagar, Bengaluru', false],
    ['Indiranagar, Bengaluru', '', false],
    ['', '', false],
  ])('compares the address %j with the place %j: %s', (address, place, is) => {
    expect(isAddressAt(address, place)).toBe(is);
  });
});
