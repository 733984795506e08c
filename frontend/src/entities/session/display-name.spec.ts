import { describe, expect, it } from '@jest/globals';
import { displayName, fullName, initials } from './model/display-name';

const nobody = { firstName: ' ', lastName: '' };

it.each([
  ['the first name', { ...nobody, firstName: 'Asha', lastName: 'Rao' }, ['Asha', 'Asha Rao', 'AR']],
  ['the last name alone', { ...nobody, lastName: 'Rao' }, ['', 'Rao', 'R']],
  ['nothing', nobody, ['', '', '']],
])('an account with a known %s has a name, a full name and letters', (_what, user, expected) => {
  expect([displayName(user), fullName(user), initials(user)]).toEqual(expected);
});

it('does not use a phone number or an email address as a name', () => {
  const user = { ...nobody, phone: '+919845012345', email: 'ravi.k@example.com' };
  expect([displayName(user), fullName(user), initials(user)]).toEqual(['', '', '']);
});

const person = (firstName: string, lastName: string) => ({
  firstName,
  lastName,
});

describe('the display name of a person', () => {
  it.each([
    ['Asha', 'Rao', 'Asha'],
    ['S.', 'K. V. Rao', 'Rao'],
    ['K Suresh', '', 'Suresh'],
    ['Dr. A.P.J. Abdul', 'Kalam', 'Abdul'],
    ['ಎಂ. ಎಸ್. ಸುಬ್ಬುಲಕ್ಷ್ಮಿ', '', 'ಸುಬ್ಬುಲಕ್ಷ್ಮಿ'],
    ['S. K.', '', 'S. K.'],
    ['', '', ''],
  ])('of %s %s is %s', (firstName, lastName, called) => {
    expect(displayName(person(firstName, lastName))).toBe(called);
  });
});

it.each([
  ['Asha', 'Rao', 'AR'],
  ['Dr. A.P.J. Abdul', 'Kalam', 'AK'],
  ['ಡಾ. ಅನಿತಾ', 'ಕೃಷ್ಣ', 'ಅಕೃ'],
])('the round picture of %s %s has the letters %s', (firstName, lastName, letters) => {
  expect(initials(person(firstName, lastName))).toBe(letters);
});
