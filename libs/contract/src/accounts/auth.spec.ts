import { describe, expect, it } from '@jest/globals';
import { firstBrokenSignUpRule, type SignUpForm, type SignUpRule } from './auth.js';

const FORM: SignUpForm = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.test',
  phone: '+91 98765 43210',
  password: 'kitaab-ghar',
  confirmPassword: 'kitaab-ghar',
};
const EMPTY: SignUpForm = { firstName: '', lastName: '', email: '', phone: '', password: '', confirmPassword: '' };
const SHORT = { password: '1234567', confirmPassword: '1234567' };

describe('firstBrokenSignUpRule', () => {
  it.each<[string, Partial<SignUpForm>, SignUpRule]>([
    ['an empty form', EMPTY, 'missingInformation'],
    ['a blank first name before all other violations', { firstName: ' ', ...SHORT, email: 'x' }, 'missingInformation'],
    ['a missing last name', { lastName: '' }, 'missingInformation'],
    ['a missing email', { email: '' }, 'missingInformation'],
    ['a missing phone', { phone: '' }, 'missingInformation'],
    ['a missing password', { password: '' }, 'missingInformation'],
    ['a missing confirmation as a mismatch', { confirmPassword: '' }, 'passwordMismatch'],
    ['a mismatch before short passwords', { password: '1234567', confirmPassword: '7654321' }, 'passwordMismatch'],
    ['a short password before a wrong email', { ...SHORT, email: 'asha example' }, 'weakPassword'],
    ['a wrong email before a wrong phone', { email: 'asha@', phone: 'abc' }, 'invalidEmail'],
    ['an email with a space', { email: 'asha rao@example.test' }, 'invalidEmail'],
    ['a phone that starts with 0', { phone: '098765 43210' }, 'invalidPhone'],
    ['a phone of one digit', { phone: '+9' }, 'invalidPhone'],
    ['a phone of sixteen digits', { phone: '9876543210987654' }, 'invalidPhone'],
  ])('reports %s', (_name, change, rule) => {
    expect(firstBrokenSignUpRule({ ...FORM, ...change })).toBe(rule);
  });

  it('accepts a complete form', () => {
    expect(firstBrokenSignUpRule(FORM)).toBeNull();
  });
});
