import { expect, it } from '@jest/globals';
import { displayName, fullName, initials } from './display-name';

const nobody = { firstName: ' ', lastName: '', email: null };

it.each([
  ['the first name', { ...nobody, firstName: 'Asha', lastName: 'Rao' }, ['Asha', 'Asha Rao', 'AR']],
  ['the last name alone', { ...nobody, lastName: 'Rao' }, ['', 'Rao', 'R']],
  ['the address', { ...nobody, email: 'imran@example.com' }, ['imran', 'imran', 'I']],
  ['nothing', nobody, ['', '', '']],
])('an account of which %s is known has a name, a full name and letters', (_what, user, expected) => {
  expect([displayName(user), fullName(user), initials(user)]).toEqual(expected);
});

it('takes no phone number for a name', () => {
  const user = { ...nobody, phone: '+919845012345' };
  expect([displayName(user), fullName(user), initials(user)]).toEqual(['', '', '']);
});
