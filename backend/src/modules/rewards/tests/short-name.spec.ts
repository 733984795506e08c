import { describe, expect, it } from '@jest/globals';
import { shortName } from '../short-name.js';

describe('shortName', () => {
  it.each([
    ['Asha', 'Rao', 'Asha R.'],
    [' Asha ', ' ', 'Asha'],
    ['Dr. A.P.J. Abdul', 'Kalam', 'Abdul K.'],
    ['ಎಂ. ಎಸ್. ಸುಬ್ಬುಲಕ್ಷ್ಮಿ', '', 'ಸುಬ್ಬುಲಕ್ಷ್ಮಿ'],
    ['', 'Rao', 'R.'],
    ['', '', ''],
    ['किरण', 'पाटील', 'किरण पा.'],
    ['ಅನಿತಾ', 'ಕೃಷ್ಣ', 'ಅನಿತಾ ಕೃ.'],
  ])('shortens %j %j to %j', (first, last, short) => {
    expect(shortName(first, last)).toBe(short);
  });
});
