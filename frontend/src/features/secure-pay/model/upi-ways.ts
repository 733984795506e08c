/** A payment app that accepts the same link under an address of its own. */
export interface PaymentApp {
  name: string;
  link: string;
}

/** Prefix of each app's own address for a `upi://pay` link. */
const APPS = [
  ['Google Pay', 'tez://upi/pay', 'gpay://upi/pay'],
  ['PhonePe', 'phonepe://pay', 'phonepe://pay'],
  ['Paytm', 'paytmmp://pay', 'paytmmp://pay'],
  ['BHIM', 'bhim://upi/pay', 'bhim://upi/pay'],
] as const;
const UPI_PAY = 'upi://pay';

const isApple = (userAgent: string): boolean => /iPhone|iPad|iPod/.test(userAgent);

/**
 * Returns the same payment for each app separately, for phones that open no app, or the wrong one, for the common link.
 */
export function paymentApps(upiLink: string, userAgent: string): PaymentApp[] {
  if (!upiLink.startsWith(UPI_PAY)) return [];
  const rest = upiLink.slice(UPI_PAY.length);
  return APPS.map(([name, android, apple]) => ({ name, link: (isApple(userAgent) ? apple : android) + rest }));
}

/** Returns the address that opens a page of the product in Chrome, also from a browser inside another app. */
export function chromeLink(address: string, userAgent: string): string {
  const { protocol, host, pathname, search } = new URL(address);
  const scheme = protocol.slice(0, -1);
  if (isApple(userAgent)) return `googlechrome${scheme === 'https' ? 's' : ''}://${host}${pathname}${search}`;
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};package=com.android.chrome;end`;
}
