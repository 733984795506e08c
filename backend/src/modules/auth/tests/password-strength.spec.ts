import { describe, expect, it } from '@jest/globals';
import { type OwnWords, passwordWeakness } from '../password-strength.js';

const ASHA: OwnWords = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.devi@example.in',
  phone: '+919845012345',
};
const RAVI: OwnWords = { firstName: 'Ravi', lastName: 'Kumar', email: 'ravi@example.com', phone: null };

describe('passwordWeakness', () => {
  it.each(['password', 'PassWord', '12345678', 'qwertyuiop', 'iloveyou', 'password1', 'football'])(
    'finds %s too common',
    async (password) => {
      expect(await passwordWeakness(password, ASHA)).toBe('common');
    },
  );

  it.each([
    ['one letter again and again', 'aaaaaaaa'],
    ['the name of the product', 'nukkad123'],
    ['the own address', 'asha.devi@example.in'],
    ['the mailbox', 'ashadevi1'],
    ['the own name', 'AshaRao12'],
    ['the own name and the usual end', 'Asha@123'],
    ['the last name first', 'rao.asha'],
    ['the own number', '9845012345'],
    ['the own number with its prefix', '+919845012345'],
    ['a word twice', 'pattupattu'],
    ['a date', '15081947'],
    ['one letter 256 times', 'a'.repeat(256)],
  ])('finds %s guessable', async (_what, password) => {
    expect(await passwordWeakness(password, ASHA)).toBe('guessable');
  });

  it.each([
    'nukkad-demo',
    'monsoon-bicycle-42',
    'Tr0ub4dor&3x',
    'ಮಳೆಗಾಲದ-ಬೈಸಿಕಲ್',
    'chai pakoda barish',
    'kxjqzvwp',
    'x'.repeat(3) + 'marble tram seven'.repeat(14),
  ])('accepts the password %s', async (password) => {
    expect(await passwordWeakness(password, ASHA)).toBeNull();
  });

  it('counts only the person’s own words against a password', async () => {
    expect(await passwordWeakness('asha.devi@example.in', RAVI)).toBeNull();
    expect(await passwordWeakness('AshaRao-12', RAVI)).toBeNull();
    expect(await passwordWeakness('AshaRao-12', ASHA)).toBe('guessable');
  });
});
