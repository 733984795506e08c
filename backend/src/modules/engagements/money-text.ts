import type { Currency } from '@nukkad/domain/jobs';

/** Money as it is written in India in every language: "₹1,200", "$12.50". */
export const moneyText = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
