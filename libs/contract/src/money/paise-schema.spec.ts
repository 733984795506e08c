import { describe, expect, it } from '@jest/globals';
import { PAISE_MAX } from './paise.js';
import { PaiseSchema, paiseAmount } from './paise-schema.js';

describe('PaiseSchema', () => {
  it.each(['0', '-1', '63540', String(PAISE_MAX)])('accepts the text "%s"', (text) => {
    expect(PaiseSchema.parse(text)).toBe(text);
    expect(paiseAmount.parse(text)).toBe(BigInt(text));
  });

  it.each([63540, 63540n, '635.40', '9223372036854775808', '1'.repeat(400), '', null])(
    'rejects the value %p',
    (value) => {
      expect(PaiseSchema.safeParse(value).success).toBe(false);
    },
  );
});
