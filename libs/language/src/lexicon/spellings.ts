import { normaliseText, wordsOf } from '../text-normalisation.js';
import { COMPILED } from './compiled-lexicon.js';

/** Other ways in which people write a word, too far from it for a correction. */
const SPELT = new Map(
  Object.entries(COMPILED.spellings).flatMap(([word, others]) =>
    others.map((other) => [normaliseText(other), normaliseText(word)] as const),
  ),
);

/** How spoken Kannada ends words, and how the written language does: gudisodu and gudisuvudu. */
const SPOKEN_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[^aeious])s(?:odu|udu|uvadu|uvudu)$/, 'isuvudu'],
  [/(?<=[^aeious])s(?:oru|ovaru|uvavaru)$/, 'isuvavaru'],
  [/(?<=[^aeious])s(?:o|uva)$/, 'isuva'],
  [/(?<=[^aeious])s(?:alu|oke|okke|odakke|oke)$/, 'isalu'],
  [/(?<=[^aeious])s(?:t+h?(?:[ie]+ni|ene|are))$/, 'isuvudu'],
  [/is?t+h?(?:[ie]+ni|ene|are)$/, 'isuvudu'],
  [/(?<=[\u0c95-\u0cb9])್ಸ(?:ೋದು|ುವುದು|ುದು)$/, 'ಿಸುವುದು'],
  [/(?<=[\u0c95-\u0cb9])್ಸ(?:ೋರು|ುವವರು)$/, 'ಿಸುವವರು'],
  [/(?<=[\u0c95-\u0cb9])್ಸೋ$/, 'ಿಸುವ'],
  [/(?<=[\u0c95-\u0cb9])ಿಸ್ತ(?:ೀನಿ|ಿನಿ|ೇನೆ|ಾರೆ)$/, 'ಿಸುವುದು'],
  [/i?kod(?:a?beku|odu|uvudu)$/, 'uvudu'],
  [/a?be+ku$/, 'uvudu'],
  [/ಿಕೊಡ(?:ಬೇಕು|ೋದು|ುವುದು)$/, 'ುವುದು'],
  [/ಬೇಕು$/, 'ುವುದು'],
  [/(?:odu|udu|uvadu|ouvdu)$/, 'uvudu'],
  [/(?:oru|ovaru|uvaru)$/, 'uvavaru'],
  [/o$/, 'uva'],
  [/(?:lu|ali|[oa]kke|[oa]ke|likke|odakke|odikke|uvudakke|uvadakke)$/, 'alu'],
  [/kot+h?(?:[ie]+ni|ene|are)$/, 'kolluvudu'],
  [/(?:ut+)?t+h?(?:[ie]+ni|[ie]+vi|ene|a?are)$/, 'uvudu'],
  [/(?:ೋದು|ುದು|ುವದು)$/, 'ುವುದು'],
  [/(?:ೋರು|ೋವರು|ುವರು|ುವವನು|ುವವಳು)$/, 'ುವವರು'],
  [/ೋ$/, 'ುವ'],
  [/(?:(?<=[ಕ-ಹ])ಕ್ಕೆ|ೋಕೆ|ೋಕ್ಕೆ|ೋದಕ್ಕೆ|ಲಿಕ್ಕೆ|ುವುದಕ್ಕೆ|ಾಕೆ?)$/, 'ಲು'],
  [/ಕೋ(?:ಳ್)?ತ(?:ೀನಿ|ೇನೆ|ಾರೆ)$/, 'ಕೊಳ್ಳುವುದು'],
  [/[ಿೀ]ತ(?:ೀನಿ|ೇನೆ|ಾರೆ)$/, 'ಿಯುವುದು'],
  [/(?:್|ುತ್)ತ(?:ೀನಿ|ಿನಿ|ೇನೆ|ೀವಿ|ೇವೆ|ಾರೆ|ಾನೆ|ಾಳೆ|ೀನ್ರಿ)$/, 'ುವುದು'],
  [/(?<=[ಕ-ಹ])$/, '್'],
  [/ೀ(?:ಲಿ|ಲೀ|ನಲ್ಲಿ)$/, 'ಿ'],
  [/ಂ$/, 'ಮ್'],
  [/(?<=[ಕ-ಹ])ಲ್ಲಿ$/, '್'],
];

/** What somebody does or can do, in Hindi: "banata hoon", "bana leti hoon", "dho sakta hoon". */
const HINDI_VERBS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})(?:t[aei]|taa|tee|[uo]+ng[ai]|enge|wana|vana)$/, 'na'],
  [/(?<=^(?:[a-z]{2,}[aeiou]|[a-z]{4,}))$/, 'na'],
  [/(?:ता|ती|ते|ऊंगा|ऊंगी|ूंगा|ूंगी|ेंगे|वाना)$/, 'ना'],
  [/(?<=^[\u0900-\u0963]{2,})$/, 'ना'],
];

/** Endings of cases and of the plural: ಅಂಗಡಿಗೆ, ಚಾಲಕರು, ड्राइवरों, "kelasakke". What is left counts only where it is a known word. */
const CASE_ENDINGS: readonly RegExp[] = [
  /(?:ಗಳಿಗೆ|ಗಳಲ್ಲಿ|ಗಳನ್ನು|ಗಳು|ಗಳ)$/u,
  /(?:ರಿಗೆ|ರನ್ನು|ರು|ರ)$/u,
  /(?:ದಲ್ಲಿ|ಯಲ್ಲಿ|ನಲ್ಲಿ|ಲಿ|ದಿಂದ|ಯಿಂದ|ವನ್ನು|ಯನ್ನು|ನ್ನು|ಕ್ಕೆ|ಗೆ|ದ|ಯ|ನ)$/u,
  /ಿಗೆ$/u,
  /(?<=ಿ)ಲಿ$/u,
  /(?<=[a-z]{2}i)li$/u,
  /(?:galige|galalli|galannu|galu|gala)$/u,
  /(?:rige|rannu|ru)$/u,
  /(?:dalli|yalli|nalli|alli|li|dinda|yinda|vannu|yannu|nnu|kke|ge)$/u,
  /(?:ियों|ों|ें)$/u,
];
const STEM_MIN = 3;

/** The word that a normalised word is another spelling of. */
export const spelling = (word: string): string => SPELT.get(word) ?? word;

/** A phrase as texts are compared with it: normalised, each word in its first spelling. */
export const phraseKey = (phrase: string): string => wordsOf(phrase).map(spelling).join(' ');

/** Verbs of Kannada in Latin letters: "toleyodu", "toleyabeku". */
export const ROMANISED_KANNADA_VERB = /[a-z]{3}(?:odu|beku|okke|oke)$/u;

/** What a normalised word may be another form of: its singular, or as it is written where people write as they speak. */
export function otherForms(word: string): string[] {
  const singulars = [word.replace(/(?<=[a-z]{3})s$/, ''), word.replace(/(?<=[a-z]{3})e?s$/, '')];
  const written = [...SPOKEN_ENDINGS, ...HINDI_VERBS].map(([spoken, form]) => word.replace(spoken, form));
  const stems = CASE_ENDINGS.map((ending) => word.replace(ending, '')).filter(({ length }) => length >= STEM_MIN);
  return [...singulars, ...written, ...stems].map(spelling).filter((form) => form !== word);
}
