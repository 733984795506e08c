import { describe, expect, it } from '@jest/globals';
import { phoneNumber, toE164 } from './primitives.js';

describe('a phone number in E.164', () => {
  it.each([
    ['6845012345', '+916845012345'],
    ['7845012345', '+917845012345'],
    ['8845012345', '+918845012345'],
    ['9845012345', '+919845012345'],
    ['68450 12345', '+916845012345'],
    ['916845012345', '+916845012345'],
    ['+91 68450 12345', '+916845012345'],
    ['5845012345', '+5845012345'],
    ['684501234', '+684501234'],
    ['68450123456', '+68450123456'],
  ])('is for %s: %s', (phone, expected) => {
    expect(toE164(phoneNumber.parse(phone))).toBe(expected);
  });
});
