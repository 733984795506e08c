import { describe, expect, it } from '@jest/globals';
import { chromeLink, paymentApps } from './upi-ways';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A245F; wv) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const LINK = 'upi://pay?pa=nukkad@bank&am=635.40&cu=INR&tr=a-1';

describe('paymentApps', () => {
  it.each([
    ['an Android phone', ANDROID, 'tez://upi/pay?pa=nukkad@bank&am=635.40&cu=INR&tr=a-1'],
    ['an iPhone', IPHONE, 'gpay://upi/pay?pa=nukkad@bank&am=635.40&cu=INR&tr=a-1'],
  ])('passes every app of %s the same payment', (_phone, userAgent, googlePay) => {
    const apps = paymentApps(LINK, userAgent);
    expect(apps.map(({ name }) => name)).toEqual(['Google Pay', 'PhonePe', 'Paytm', 'BHIM']);
    expect(apps[0]?.link).toBe(googlePay);
    for (const { link } of apps) expect(link.split('?')[1]).toBe(LINK.split('?')[1]);
  });

  it('offers no app for a link of another kind', () => {
    expect(paymentApps('https://pay.example/1', ANDROID)).toEqual([]);
  });
});

describe('chromeLink', () => {
  const page = 'https://nukkad.example/payments/7?from=bell';

  it.each([
    [ANDROID, 'intent://nukkad.example/payments/7?from=bell#Intent;scheme=https;package=com.android.chrome;end'],
    [IPHONE, 'googlechromes://nukkad.example/payments/7?from=bell'],
  ])('opens the page for %s', (userAgent, link) => {
    expect(chromeLink(page, userAgent)).toBe(link);
  });
});
