import { describe, expect, it } from '@jest/globals';
import { formatPhone } from './format-phone.js';

describe('formatPhone', () => {
  it('shows an Indian mobile number in two groups of five', () => {
    expect(formatPhone('+919845012345')).toBe('+91 98450 12345');
  });

  it.each(['+14155550123', '+9180234567', '', '98450'])('returns %j unchanged', (phone) => {
    expect(formatPhone(phone)).toBe(phone);
  });
});
