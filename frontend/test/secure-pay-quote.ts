import type { SecurePayQuote } from '@nukkad/contract/payments/secure-payments';

/** The price of Secure Pay for 4 hours at ₹150, of real money. */
export const aSecurePayQuote = (changes: Partial<SecurePayQuote> = {}): SecurePayQuote => ({
  refusal: null,
  practice: false,
  partner: 'Razorpay',
  day: '2026-11-20',
  price: { wage: '60000', fee: '3000', cgst: '270', sgst: '270', igst: '0', total: '63540' },
  feeBasisPoints: 500,
  taxBasisPoints: 1800,
  ...changes,
});
