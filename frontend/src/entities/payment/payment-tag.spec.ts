import { expect, it } from '@jest/globals';
import { SECURE_PAYMENT_STATES } from '@nukkad/contract/payments/secure-payments';
import { paymentTag } from './model/payment-tag';

it.each([
  ['employer', ['called_off', 'releasing', 'on_the_way', 'paid', 'returning', 'returned']],
  ['worker', ['called_off', 'returning', 'returned']],
] as const)('shows the %s no tag in the states %j, and one in each other state', (side, none) => {
  expect(SECURE_PAYMENT_STATES.filter((state) => paymentTag(side, state) === null)).toEqual(none);
  expect(paymentTag(side, 'contested')).toEqual({ tone: 'bad', text: `tag.${side}.contested` });
});
