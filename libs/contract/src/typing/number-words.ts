/** Spoken numbers by value; English, Hindi and Kannada in Latin letters, then each in its own script. */
const NUMBERS: Readonly<Record<number, string>> = {
  1: 'one ek ondu एक ಒಂದು',
  2: 'two do eradu yeradu दो ಎರಡು',
  3: 'three teen mooru muru तीन ಮೂರು',
  4: 'four char chaar naalku nalku चार ನಾಲ್ಕು',
  5: 'five paanch panch aidu पांच पाँच ಐದು',
  6: 'six chhe chah chhah aaru aru छह छः छे ಆರು',
  7: 'seven saat elu yelu सात ಏಳು',
  8: 'eight aath entu yentu आठ ಎಂಟು',
  9: 'nine nau ombattu नौ ಒಂಬತ್ತು',
  10: 'ten das dus hattu दस ಹತ್ತು',
  11: 'eleven gyarah gyara hannondu ग्यारह ಹನ್ನೊಂದು',
  12: 'twelve barah baarah hanneradu बारह ಹನ್ನೆರಡು',
  13: 'thirteen terah hadimooru तेरह ಹದಿಮೂರು',
  14: 'fourteen chaudah hadinalku चौदह ಹದಿನಾಲ್ಕು',
  15: 'fifteen pandrah pandra hadinaidu पंद्रह पन्द्रह ಹದಿನೈದು',
  16: 'sixteen solah hadinaru सोलह ಹದಿನಾರು',
  17: 'seventeen satrah hadinelu सत्रह ಹದಿನೇಳು',
  18: 'eighteen atharah athara hadinentu अठारह ಹದಿನೆಂಟು',
  19: 'nineteen unnis hattombattu उन्नीस ಹತ್ತೊಂಬತ್ತು',
  20: 'twenty bees ippattu बीस ಇಪ್ಪತ್ತು',
  22: 'baees बाईस ಇಪ್ಪತ್ತೆರಡು',
  25: 'pachees pachis pachchis ippattaidu पच्चीस ಇಪ್ಪತ್ತೈದು',
  30: 'thirty tees moovattu muvattu तीस ಮೂವತ್ತು',
  35: 'paintis पैंतीस ಮೂವತ್ತೈದು',
  40: 'forty chalis chaalis nalavattu चालीस ನಲವತ್ತು',
  50: 'fifty pachas pachaas aivattu पचास ಐವತ್ತು',
  // hundreds that are one word in Kannada
  100: 'nooru nuru ನೂರು',
  200: 'innooru innuru ಇನ್ನೂರು',
  300: 'munnooru munnuru ಮುನ್ನೂರು',
  400: 'nanooru naanuru ನಾನೂರು',
  500: 'ainooru ainuru aidnooru ಐನೂರು ಐನ್ನೂರು',
  600: 'aarunooru arnooru aarnooru ಆರುನೂರು ಆರ್ನೂರು',
  700: 'elunooru elnooru yelnooru ಏಳುನೂರು ಏಳ್ನೂರು',
  800: 'entunooru entnooru ಎಂಟುನೂರು ಎಂಟ್ನೂರು',
  900: 'ombainooru ಒಂಬೈನೂರು',
};
/** Hindi words for one and a half, and for two and a half, of a hundred or a thousand. */
const HALVES: Readonly<Record<string, number>> = { dedh: 1.5, डेढ़: 1.5, dhai: 2.5, adhai: 2.5, ढाई: 2.5, अढ़ाई: 2.5 };
const HUNDRED = 'hundred|sau|सौ|nooru|nuru|ನೂರು';
/**
 * Units that must follow a spoken number; other words are not read as numbers, because "do" and "teen" are English
 * words, too.
 */
const UNIT = String.raw`(?:k|thousand|hazar|hazaar|hajar|hajaar|savira|saavira|हज़ार|हजार|ಸಾವಿರ|lakhs?|lacs?|लाख|ಲಕ್ಷ|hours?|hrs?|ghante|ghanta|घंटे|घंटा|gante|gantegalu|ಗಂಟೆ|ಗಂಟೆಗಳು|baje|बजे|o'?clock|rupees?|rupaye|rupaiya|रुपये|रुपए|ರೂಪಾಯಿ)`;

const VALUES: ReadonlyMap<string, number> = new Map([
  ...Object.entries(NUMBERS).flatMap(([value, words]) =>
    words.split(' ').map((word): [string, number] => [word.normalize('NFC'), Number(value)]),
  ),
  ...Object.entries(HALVES).map(([word, value]): [string, number] => [word.normalize('NFC'), value]),
]);
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
const words = [...VALUES.keys()].sort((a, b) => b.length - a.length).join('|');
const SAID = new RegExp(
  String.raw`(?<!${LETTER})(${words})(?:[\s-]+(${words}))?(?:\s+(${HUNDRED})(?!${LETTER})|(?!${LETTER})(?=\s*${UNIT}(?!${LETTER}))|(?<=nooru|nuru|ನೂರು)(?!${LETTER}))`,
  'giu',
);

const valueOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : VALUES.get(word.toLowerCase());

/** Padding after a number that is shorter in digits: white space that is never typed. */
export const NUMBER_PADDING = '\u2003';

/**
 * Returns a text with digits instead of number words before a unit: "सात सौ रुपये", "twenty five thousand", "eradu
 * gante". Every other character retains its position: the remaining space of a number is filled with NUMBER_PADDING.
 */
export const withDigits = (text: string): string =>
  text.replace(SAID, (all: string, first: string, second: string | undefined, hundred: string | undefined) => {
    const [tens, ones] = [valueOf(first), valueOf(second)];
    if (tens === undefined || (ones !== undefined && (tens < 20 || tens > 50 || ones > 9))) return all;
    const value = String((tens + (ones ?? 0)) * (hundred === undefined ? 1 : 100));
    return value.length > all.length ? all : value.padEnd(all.length, NUMBER_PADDING);
  });
