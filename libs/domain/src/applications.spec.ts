import { describe, expect, it } from '@jest/globals';
import { MyApplicationSchema } from './applications.js';

const { employerPhone } = MyApplicationSchema.shape;

describe('the number of the employer in an own application', () => {
  it.each(['+919845012345', null])('may be %s', (phone) => {
    expect(employerPhone.parse(phone)).toBe(phone);
  });

  it('is never left out', () => {
    expect(employerPhone.safeParse(undefined).success).toBe(false);
  });
});
