import { normaliseText } from '../text-normalisation.js';

/** Other ways in which people write a word, too far from it for a correction; separated by commas. */
export const SPELLINGS: Readonly<Record<string, string>> = {
  beautician: 'beautyshan, beautishan, biutishan, byutishian',
  cashier: 'cashear, cashiar, cashiyar, kashier, kaishiyar',
  electrician: 'elektrishan, elektrishian, elektrician, electrishan, ilectrician, ilektrician',
  mechanic: 'mekenic, mekanic, mechenic, makenic, mikenik',
  security: 'sekyuriti, sekuriti, sicurity, sikyoriti, sikyuriti',
  watchman: 'watchmen, wachman, wachmen, vachman, vachmen',
  kelasa: 'kelsa',
  gudisuvudu: 'gudsodu',
  दर्जी: 'दरजी',
  डिलीवरी: 'डेलिवरी, डेलीवरी, डिलेवरी',
  सिक्योरिटी: 'सेक्योरिटी, सिक्युरिटी, सेक्युरिटी',
  ಎಲೆಕ್ಟ್ರಿಷಿಯನ್: 'ಇಲೆಕ್ಟ್ರಿಷಿಯನ್, ಇಲೆಕ್ಟ್ರೀಷಿಯನ್, ಇಲೆಕ್ಟ್ರಿಶಿಯನ್',
};

const SPELT = new Map(
  Object.entries(SPELLINGS).flatMap(([word, others]) =>
    others.split(',').map((other) => [normaliseText(other), normaliseText(word)] as const),
  ),
);

/** How spoken Kannada ends words, and how the written language does: gudisodu and gudisuvudu. */
const SPOKEN_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/odu$/, 'uvudu'],
  [/oru$/, 'uvavaru'],
  [/ೋದು$/, 'ುವುದು'],
  [/ೋರು$/, 'ುವವರು'],
  [/(?<=[ಕ-ಹ])$/, '್'],
];

/** The word that a normalised word is another spelling of. */
export const spelling = (word: string): string => SPELT.get(word) ?? word;

/** What a normalised word may be another form of: its singular, or as it is written where people write as they speak. */
export function otherForms(word: string): string[] {
  const singulars = [word.replace(/(?<=[a-z]{3})s$/, ''), word.replace(/(?<=[a-z]{3})e?s$/, '')];
  const written = SPOKEN_ENDINGS.map(([spoken, form]) => word.replace(spoken, form));
  return [...singulars, ...written].filter((form) => form !== word);
}
