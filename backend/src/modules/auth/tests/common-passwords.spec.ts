import { describe, expect, it } from '@jest/globals';
import { isCommonPassword } from '../common-passwords.js';

describe('isCommonPassword', () => {
  it.each(['password', 'PassWord', '12345678', 'qwertyuiop', 'iloveyou', 'password1', 'football'])(
    'refuses %s',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['nukkad-demo', 'monsoon-bicycle-42', 'Tr0ub4dor&3x', 'ಮಳೆಗಾಲದ-ಬೈಸಿಕಲ್'])('takes %s', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });
});
