const INPUT_MAX = 1000;
const OUTPUT_MAX = 400;

/**
 * A nasal consonant before a stop, inside a word, is written as anusvara by one writer and as itself by the next: हिन्दी and
 * हिंदी. It stands before the stops of its own class; न also before those of the others and before sibilants, as in एजेन्ट.
 */
const DEVANAGARI_NASAL =
  /(?<=[\u0900-\u0963])(?:ङ\u094d(?=[क-घ])|ञ\u094d(?=[च-झ])|ण\u094d(?=[ट-ढ])|न\u094d(?=[क-घच-झट-ढत-धप-भश-स])|म\u094d(?=[प-भ]))/g;
const KANNADA_NASAL =
  /(?<=[\u0c80-\u0ce3])(?:ಙ\u0ccd(?=[ಕ-ಘ])|ಞ\u0ccd(?=[ಚ-ಝ])|ಣ\u0ccd(?=[ಟ-ಢ])|ನ\u0ccd(?=[ಕ-ಘಚ-ಝಟ-ಢತ-ಧಪ-ಭಶ-ಸ])|ಮ\u0ccd(?=[ಪ-ಭ]))/g;
/** Joiners, direction marks and nuktas: signs that change how a word looks, not which word it is. */
// eslint-disable-next-line no-misleading-character-class -- each sign is meant by itself
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u093c\u0cbc]/g;
const NOT_A_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
const LONG_RUN = /([a-z])\1{2,}/g;

function once(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '') // accents of Latin letters
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\u0901/g, '\u0902') // chandrabindu
    .replace(/ऑ/g, 'आ')
    .replace(/\u0949/g, '\u093e')
    .replace(/ऍ/g, 'ए')
    .replace(/\u0945/g, '\u0947')
    .replace(DEVANAGARI_NASAL, '\u0902')
    .replace(KANNADA_NASAL, '\u0c82')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[೦-೯]/g, (digit) => String(digit.charCodeAt(0) - 0x0ce6))
    .replace(LONG_RUN, '$1$1')
    .replace(NOT_A_WORD, ' ')
    .trim();
}

/**
 * One form for the many ways in which a word is written in Latin, Devanagari and Kannada: lower case, no accents, no
 * joiners, one way to write nasals and digits, single spaces. Takes any string; at most 1,000 characters count.
 */
export function normaliseText(text: string): string {
  let current = text.slice(0, INPUT_MAX).toWellFormed();
  for (let round = 0; round < 4; round++) {
    const next = once(current);
    if (next === current) break;
    current = next;
  }
  return current.slice(0, OUTPUT_MAX).trim();
}

/** The words of `text`, normalised. */
export const wordsOf = (text: string): string[] => normaliseText(text).split(' ').filter(Boolean);

const FILLER_TEXT = `
  a an the in at on of for to and or with near nearby me my around here any some i we need want wanted looking find search
  required hiring vacancy vacancies opening openings urgent job jobs work working worker workers kaam kam kaamwala naukri
  nokri nowkri naukari rozgar rojgar chahiye chahie chaiye cahiye chahta chahti dhundh mujhe muje mera meri ka ki ke ko me
  mein main se par hai hain liye wali wala wale koi pas paas aaspaas kelasa kelsa kelasagalu udyoga udyog beku bekagide
  beku bekaagide hudukutta illi hattira alli nanage nange sigutta maduva madi ge ge full part time bhi kuch kuchh yavudadru
  yavudadaru yavude enadru
  काम जॉब जाब नौकरी रोज़गार रोजगार चाहिए चाहिये चाहता चाहती का की के को में मे से पर है हैं लिए वाला वाली वाले कोई मुझे मेरा पास
  आसपास आस नज़दीक नजदीक ढूंढ खोज और या फुल टाइम भी कुछ
  ಕೆಲಸ ಕೆಲಸಗಳು ಜಾಬ್ ಉದ್ಯೋಗ ಬೇಕು ಬೇಕಾಗಿದೆ ಬೇಕಿದೆ ಹತ್ತಿರ ಹತ್ತಿರದ ಇಲ್ಲಿ ನನಗೆ ಹುಡುಕು ಮತ್ತು ಅಥವಾ ಗೆ ಮಾಡುವ ಮಾಡಲು ಫುಲ್ ಟೈಮ್ ಯಾವುದಾದರೂ ಯಾವುದೇ ಏನಾದರೂ
`;
const FILLERS = new Set(FILLER_TEXT.split(/\s+/).flatMap(wordsOf));

/** True for words that say only that somebody looks for work. */
export const isFiller = (word: string): boolean => FILLERS.has(word);
