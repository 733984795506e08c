import { CURRENCIES, type Currency } from '@nukkad/contract/jobs/jobs';

const PREFIX = 'instant-currency:';

/** Returns the currency that an account chose last on this device; null if it chose none. */
export function chosenCurrency(userId: string): Currency | null {
  try {
    const kept = localStorage.getItem(PREFIX + userId);
    return CURRENCIES.find((currency) => currency === kept) ?? null;
  } catch {
    // the browser refuses storage
    return null;
  }
}

/** Stores the currency that an account chose. */
export function keepCurrency(userId: string, currency: Currency): void {
  try {
    localStorage.setItem(PREFIX + userId, currency);
  } catch {
    return;
  }
}

/** The sign of each currency. */
export const CURRENCY_SIGN: Readonly<Record<Currency, string>> = { USD: '$', INR: '₹' };
