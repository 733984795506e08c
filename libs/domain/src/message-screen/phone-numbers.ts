import { plain } from './reading.js';

const DIGIT_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['0', 'zero oh o nil shunya shoonya sunya sonne sunne ज़ीरो जीरो ज़ीरो शून्य ಸೊನ್ನೆ ಶೂನ್ಯ ಝೀರೋ ಜೀರೋ ಝಿರೋ ಜಿರೋ'],
      ['1', 'one ek ondu एक वन ಒಂದು ವನ್'],
      ['2', 'two do eradu दो टू ಎರಡು ಟೂ ಟು'],
      ['3', 'three teen tin mooru muru तीन थ्री ಮೂರು ತ್ರೀ'],
      ['4', 'four char chaar naalku nalku चार फोर ನಾಲ್ಕು ಫೋರ್'],
      ['5', 'five paanch panch aidu पाँच पांच फाइव ಐದು ಫೈವ್'],
      ['6', 'six chhe chhah chah che aaru aru छह छः छे छ सिक्स ಆರು ಸಿಕ್ಸ್'],
      ['7', 'seven saat sat elu yelu सात सेवन ಏಳು ಸೆವೆನ್ ಸೆವನ್'],
      ['8', 'eight aath aat ath entu yentu आठ एट ಎಂಟು ಎಯ್ಟ್ ಏಟ್ ಎಯಿಟ್'],
      ['9', 'nine nau ombattu ombatthu नौ नाइन ಒಂಬತ್ತು ನೈನ್'],
    ] as const
  ).flatMap(([digit, words]) => words.split(' ').map((word) => [plain(word), digit])),
);
const TENS: Readonly<Record<string, string>> = {
  twenty: '2',
  thirty: '3',
  forty: '4',
  fourty: '4',
  fifty: '5',
  sixty: '6',
  seventy: '7',
  eighty: '8',
  ninety: '9',
};
const REPEATS: Readonly<Record<string, number>> = Object.fromEntries([
  ...['double', 'dabal', 'डबल', 'ಡಬಲ್'].map((word) => [plain(word), 2] as const),
  ...['triple', 'tripal', 'ट्रिपल', 'ತ್ರಿಬಲ್', 'ಟ್ರಿಪಲ್'].map((word) => [plain(word), 3] as const),
]);
/** Words that stand between the parts of a number and are none of it. */
const BETWEEN = new Set(['dash', 'dot', 'space', 'plus', 'and', 'then', 'aur', 'phir', 'mattu', 'amele'].map(plain));

const MOBILE = /^(?:(?:00)?91|0)?[6-9]\d{9}$/;
const LANDLINE = /^0[1-8]\d{9}$/;
const isNumber = (digits: string): boolean => MOBILE.test(digits) || LANDLINE.test(digits);

/** More digits than this in a row are a table or a count, unless a part of them is a number by itself. */
const CHAIN_MAX = 14;
/** Letters between the two halves of a number that still belong to it. */
const HALVES_APART = 60;

/** Dates, times, amounts of money and pay ranges: figures that are not part of any number. */
function withoutFigures(text: string): string {
  return text
    .replace(/(?<![\d.:/-])(?:[0-3]?\d[/.-][01]?\d[/.-](?:19|20)\d\d|(?:19|20)\d\d-[01]\d-[0-3]\d)(?![\d/-])/g, ' # ')
    .replace(/(?<![\d.:])(?:[01]?\d|2[0-4])[:.][0-5]\d(?![\d.:]*\d)/g, ' # ')
    .replace(/(?:₹|\brs\.?|\binr)\s*\d[\d,]{0,7}(?!\d)/g, ' # ')
    .replace(/(?<!\d)\d{2,6}\s*\/-/g, ' # ')
    .replace(/(?<!\d)\d{1,3}00\s*(?:-|–|to|se|inda)\s*\d{1,4}00(?!\d)/g, ' # ');
}

const LOOKS_LIKE_DIGITS: Readonly<Record<string, string>> = {
  o: '0',
  i: '1',
  l: '1',
  '|': '1',
  s: '5',
  b: '8',
  z: '2',
};

/** `9845O12345`: letters that stand for digits in a word that is mostly digits. */
const undisguised = (text: string): string =>
  text.replace(/(?<![\p{L}\d])[\doilsbz|]{6,}(?![\p{L}\d])/gu, (word) =>
    (word.match(/\d/g)?.length ?? 0) >= 5
      ? word.replace(/[oilsbz|]/g, (sign) => LOOKS_LIKE_DIGITS[sign] ?? sign)
      : word,
  );

/** Runs of digits, written in figures or words, with nothing but marks and spaces between them. */
function chainsOf(text: string): string[][] {
  const chains: string[][] = [];
  let chain: string[] = [];
  let repeat = 1;
  let tens = false;
  const end = () => {
    if (chain.length > 0) chains.push(chain);
    chain = [];
    repeat = 1;
    tens = false;
  };
  for (const [part] of text.matchAll(/\d+|[\p{L}\p{M}]+|[^\p{L}\p{M}\d]+/gu)) {
    if (/^\d/.test(part)) {
      chain.push(repeat > 1 && part.length === 1 ? part.repeat(repeat) : part);
      [repeat, tens] = [1, false];
      continue;
    }
    if (!/[\p{L}\p{M}]/u.test(part)) {
      if (part.includes('#') || part.length > 4) end();
      continue;
    }
    const [digit, ten, times] = [DIGIT_WORDS[part], TENS[part], REPEATS[part]];
    if (digit !== undefined) {
      // "ninety eight" is 98
      if (tens && digit !== '0') chain[chain.length - 1] = (chain.at(-1) ?? '').slice(0, -1) + digit;
      else chain.push(digit.repeat(repeat));
      [repeat, tens] = [1, false];
    } else if (ten !== undefined) {
      chain.push(`${ten}0`);
      [repeat, tens] = [1, true];
    } else if (times !== undefined) repeat = times;
    else if (!BETWEEN.has(part)) end();
  }
  end();
  return chains;
}

function holdsNumber(chain: readonly string[]): boolean {
  if (chain.some(isNumber)) return true;
  if (chain.reduce((sum, part) => sum + part.length, 0) > CHAIN_MAX) return false;
  for (let from = 0; from < chain.length; from++) {
    let digits = '';
    for (let to = from; to < chain.length; to++) {
      digits += chain[to];
      if (isNumber(digits)) return true;
    }
  }
  return false;
}

/** Two halves of five digits each in one text: `first five 98450, last five 12345`. Round figures are pay. */
function inHalves(text: string): boolean {
  const halves = [...text.matchAll(/(?<!\d)\d{5}(?!\d)/g)].filter(([half]) => !half.endsWith('00'));
  return halves.some(({ 0: half, index }, at) => {
    const next = halves[at + 1];
    return next !== undefined && /^[6-9]/.test(half) && next.index - index < HALVES_APART;
  });
}

/**
 * True when `text` (made plain) holds a phone number of India, or one with a foreign prefix: in figures of any script, in
 * words of English, Hindi or Kannada, with spaces, dots or dashes between, or with letters in the place of digits.
 */
export function hasPhoneNumber(text: string): boolean {
  const figures = undisguised(withoutFigures(text));
  if (/\+\d(?:[ -]?\d){7,14}(?!\d)/.test(figures)) return true;
  return chainsOf(figures).some(holdsNumber) || inHalves(figures);
}
