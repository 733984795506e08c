const PAISE_PER_RUPEE = 100n;

/** Groups the digits of a whole number as in India: thousands, then pairs ("1,20,000"). */
export const groupDigits = (digits: string): string => digits.replace(/(\d)(?=(\d\d)*\d{3}$)/g, '$1,');

/**
 * Formats an amount in rupees as in English, Hindi and Kannada: "₹1,20,000"; with two decimals if it has paise:
 * "₹99.50".
 */
export function formatPaise(paise: bigint): string {
  const size = paise < 0n ? -paise : paise;
  const rest = size % PAISE_PER_RUPEE;
  const fraction = rest === 0n ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${paise < 0n ? '−' : ''}₹${groupDigits(String(size / PAISE_PER_RUPEE))}${fraction}`;
}
