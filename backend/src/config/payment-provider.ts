/** A licensed provider that holds payments, the simulated one, or none. */
export type PaymentProviderKind = 'razorpay' | 'simulated' | 'none';

/** Settings of the provider that holds payments. */
interface PaymentSettings {
  NODE_ENV: 'development' | 'test' | 'production';
  RAZORPAY_KEY_ID?: string | undefined;
  RAZORPAY_KEY_SECRET?: string | undefined;
  RAZORPAY_WEBHOOK_SECRETS: readonly string[];
  RAZORPAY_URL: string;
  PAYMENT_SIMULATOR?: boolean | undefined;
  SELLER_ADDRESS: string;
  SELLER_GSTIN?: string | undefined;
}

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** Returns whether an address leads to this machine, such as that of a simulator. */
export const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).host);

/** Returns the payment provider; throws what `refuse` returns if real and practice money could be confused. */
export function paymentProviderOf(settings: PaymentSettings, refuse: (sentence: string) => Error): PaymentProviderKind {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret, RAZORPAY_WEBHOOK_SECRETS: signing } = settings;
  const production = settings.NODE_ENV === 'production';
  if (production && settings.PAYMENT_SIMULATOR === true) {
    throw refuse('Unset PAYMENT_SIMULATOR: practice money does not belong in production.');
  }
  if (production && isLoopback(settings.RAZORPAY_URL)) {
    throw refuse('Unset RAZORPAY_URL: in production payments are held by the provider itself.');
  }
  const isSet = [id !== undefined, secret !== undefined, signing.length > 0];
  if (isSet.some(Boolean) && !isSet.every(Boolean)) {
    throw refuse('Set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRETS together.');
  }
  if (id !== undefined && settings.PAYMENT_SIMULATOR === true) {
    throw refuse('Unset PAYMENT_SIMULATOR or RAZORPAY_KEY_ID: payments are either real or practice.');
  }
  if (id !== undefined && production && (settings.SELLER_GSTIN === undefined || settings.SELLER_ADDRESS === '')) {
    throw refuse('Set SELLER_GSTIN and SELLER_ADDRESS: invoices of the fee must state them.');
  }
  if (id !== undefined) return 'razorpay';
  return production || settings.PAYMENT_SIMULATOR === false ? 'none' : 'simulated';
}
