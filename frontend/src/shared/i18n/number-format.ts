/** 1,20,000: thousands first, then pairs, in all three languages (ICU groups Kannada by thousands). */
export function groupIndian(value: number): string {
  const [whole = '0', fraction] = Math.abs(value).toString().split('.');
  const grouped = whole.replace(/(\d)(?=(\d\d)*\d{3}$)/g, '$1,');
  return `${value < 0 ? '−' : ''}${grouped}${fraction ? `.${fraction}` : ''}`;
}

/** Whole rupees as ₹1,20,000; an amount with paise keeps two places. */
export function rupees(amount: number): string {
  const paise = Math.round(Math.abs(amount) * 100);
  const text = `₹${groupIndian(Math.floor(paise / 100))}${paise % 100 ? `.${String(paise % 100).padStart(2, '0')}` : ''}`;
  return amount < 0 && paise > 0 ? `−${text}` : text;
}
