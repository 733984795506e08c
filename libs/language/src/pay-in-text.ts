import { CURRENCY_AFTER, CURRENCY_BEFORE, multiplierOf, PAY_MULTIPLIERS } from '@nukkad/contract/typing/indian-money';
import { NUMBER_PADDING, withDigits } from '@nukkad/contract/typing/number-words';
import type { Token } from './query-tokens.js';
import type { PayPeriod } from '@nukkad/contract/matching/search-readings';
import { plainDigitsInPlace } from '@nukkad/contract/typing/typed-digits';

/** A rate that a text asks for: rupees, at least so many, and where it stands (UTF-16, end excluded). */
export interface PayInText {
  rate: number;
  per: PayPeriod;
  start: number;
  end: number;
}

const AMOUNT = String.raw`(\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?)`;
const PERIODS: Readonly<Record<PayPeriod, string>> = {
  hour: 'hourly|hours?|hrs?|h|ghante|ghanta|घंटे|घंटा|घण्टा|घण्टे|gante|gantege|ganteg|ಗಂಟೆಗೆ|ಗಂಟೆ',
  day: 'daily|days?|din|roz|rozana|roj|dina|dinakke|dinake|divasakke|दिन|रोज़|रोज|रोज़ाना|ದಿನಕ್ಕೆ|ದಿನ',
  week: 'weekly|weeks?|hafta|hafte|haftewar|vaara|vara|varakke|vaarakke|हफ़्ता|हफ्ता|हफ़्ते|हफ्ते|सप्ताह|ವಾರ|ವಾರಕ್ಕೆ',
  month:
    'monthly|months?|mahina|mahine|maheena|maheene|tingalu|tingala|tingalige|tingalge|p\\.?m\\.?|महीना|महीने|ತಿಂಗಳು|ತಿಂಗಳ|ತಿಂಗಳಿಗೆ',
};
const PERIOD = `(${Object.values(PERIODS).join('|')})`;
const PER = String.raw`(?:/|per|a|an|each|every|ek|har|प्रति|एक|हर|ಪ್ರತಿ|ಒಂದು|ke|ka|के|का)?`;
const BORDER = String.raw`(?![\p{L}\p{M}\p{N}])`;
const RANGE = String.raw`(?:\s*(?:-|–|to|se|से|ರಿಂದ|rinda)\s*${AMOUNT})?`;
const PAY = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.,])(?:(${CURRENCY_BEFORE})\s*)?${AMOUNT}${RANGE}\s*(?:(${PAY_MULTIPLIERS})${BORDER})?\s*\+?\s*(?:(${CURRENCY_AFTER})(?![\p{L}\p{M}]))?\s*${PER}\s*(?:${PERIOD}${BORDER})?`,
  'giu',
);
/** Periods that stand before the amount: "daily 800", "ದಿನಕ್ಕೆ 900", "monthly 15000". */
const PERIOD_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:per\s+|a\s+|ek\s+)?${PERIOD}\s*(?:ka|ke|का|के|ge|ಗೆ)?\s*$`,
  'iu',
);

/** Words of pay beside an amount. */
const PAY_WORDS = new Set(
  `salary salaries sallary selary pay payment wage wages income earn stipend minimum min atleast above over more than least upto starting
  sambala sambla samabla sambalada vetan pagar pagaar tankha tankhwah tanakhwah tankhah kamai jyada zyada zyaada adhik upar kam mele jasti melpattu
  वेतन सैलरी सेलरी पगार तनख्वाह तनखा कमाई ज्यादा ऊपर अधिक कम ಸಂಬಳ ವೇತನ ಸ್ಯಾಲರಿ ಮೇಲೆ ಮೇಲ್ಪಟ್ಟು ಹೆಚ್ಚು ಜಾಸ್ತಿ ಕನಿಷ್ಠ`.split(/\s+/u),
);
/** Words between an amount and such a word. */
const BETWEEN = new Set('se a of ka ki ke of at with in rs rupees than से का की के ಗಿಂತ ginta'.split(' '));

/** White space behind an amount that belongs to no number. */
const TRAILING = new RegExp(String.raw`(?:(?!${NUMBER_PADDING})\s)*$`, 'u');
const ASKS_FOR_HOURS_UP_TO = 24;
const LEAST: Readonly<Record<PayPeriod, number>> = { hour: 25, day: 100, week: 500, month: 1000 };
const MONTHLY_FROM = 4000;
const DAILY_FROM = 250;
const RATE_MAX = 500_000;
const HOURLY_MAX = 2000;

const periodOf = (word: string | undefined): PayPeriod | null => {
  if (!word) return null;
  for (const [period, words] of Object.entries(PERIODS)) {
    if (new RegExp(`^(?:${words})$`, 'iu').test(word)) return period as PayPeriod;
  }
  return null;
};

const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''));

/** Words of pay right beside `pay`, which belong to it. */
function withPayWords(pay: PayInText, tokens: readonly Token[]): { pay: PayInText; isWorded: boolean } {
  let { start, end } = pay;
  let isWorded = false;
  const before = tokens.filter((token) => token.end <= start).reverse();
  const after = tokens.filter((token) => token.start >= end);
  const take = (side: readonly Token[], extend: (token: Token) => void): void => {
    const reach = side.findLastIndex(({ word }, index) => {
      const between = side.slice(0, index).every((other) => PAY_WORDS.has(other.word) || BETWEEN.has(other.word));
      return between && PAY_WORDS.has(word);
    });
    if (reach < 0) return;
    isWorded = true;
    extend(side[reach]!);
  };
  take(before.slice(0, 4), (token) => (start = token.start));
  take(after.slice(0, 4), (token) => (end = token.end));
  return { pay: { ...pay, start, end }, isWorded };
}

/**
 * The pay that a text asks for: "200/hr", "₹15,000", "20k salary", "500 roz", "सात सौ रोज़", "ತಿಂಗಳಿಗೆ 18 ಸಾವಿರ". Of a range the lower end. Null
 * where no number can be pay: hours, times, postal codes, small numbers.
 */
export function payInText(text: string, tokens: readonly Token[]): PayInText | null {
  const plain = withDigits(plainDigitsInPlace(text));
  for (const match of plain.matchAll(PAY)) {
    const [all, currency, amount, , multiplier, currencyAfter, period] = match;
    if (amount === undefined) continue;
    const digits = amount.replace(/\D/gu, '');
    const rate = numberOf(amount) * multiplierOf(multiplier);
    const said = periodOf(period);
    const ahead = PERIOD_BEFORE.exec(plain.slice(0, match.index));
    const stated = said ?? periodOf(ahead?.[1]);
    const trailing = TRAILING.exec(all)![0].length;
    const start = said === null && ahead ? ahead.index : match.index;
    const found: PayInText = { rate, per: stated ?? 'month', start, end: match.index + all.length - trailing };
    const { pay, isWorded } = withPayWords(found, tokens);
    const isMoney = Boolean(currency ?? currencyAfter ?? multiplier) || isWorded;
    if (!isMoney && digits.length === 6 && !amount.includes(',')) continue;
    if (!isMoney && said === 'hour' && rate <= ASKS_FOR_HOURS_UP_TO) continue;
    const per = stated ?? usualPeriod(rate, isMoney);
    if (per === null || rate < LEAST[per] || rate > RATE_MAX || (per === 'hour' && rate > HOURLY_MAX)) continue;
    return { ...pay, per };
  }
  return null;
}

/** What an amount is for that says nothing of it; null where it may be no amount at all. */
function usualPeriod(rate: number, isMoney: boolean): PayPeriod | null {
  if (rate >= MONTHLY_FROM) return 'month';
  if (!isMoney) return null;
  return rate >= DAILY_FROM ? 'day' : 'hour';
}
