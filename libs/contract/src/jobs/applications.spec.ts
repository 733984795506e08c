import { describe, expect, it } from '@jest/globals';
import { MyApplicationSchema } from './applications.js';

const { employerPhone } = MyApplicationSchema.shape;

describe('the number of the employer in an own application', () => {
  it.each(['+919845012345', null])("accepts %s as the employer's number", (phone) => {
    expect(employerPhone.parse(phone)).toBe(phone);
  });

  it("requires the employer's number or null", () => {
    expect(employerPhone.safeParse(undefined).success).toBe(false);
  });
});
