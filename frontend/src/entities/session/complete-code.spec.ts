import { expect, it } from '@jest/globals';
import { isCompleteCode } from './model/complete-code';

it.each(['123456', '१२३४५६', '１２３ ４５６', '123-456', '\u200e123456', '\u200b೧೨೩೪೫೬'])(
  '%s is a complete code',
  (typed) => {
    expect(isCompleteCode(typed)).toBe(true);
  },
);

it.each(['12345', '१२३४५', '1234567', 'abcdef', ''])('"%s" is an incomplete code', (typed) => {
  expect(isCompleteCode(typed)).toBe(false);
});
