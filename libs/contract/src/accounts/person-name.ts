/** Returns the normal form of a word of a name: lower case, without nuktas and joiners. */
const plainWord = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u093c\u0cbc\u200c\u200d]|\.$/g, '');
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(plainWord));

/** Titles before a name; some abbreviate a part of a name that is never used alone. */
const TITLES = setOf(
  `mr mrs ms miss mister mx dr doctor prof professor er engr adv advocate ar ca capt captain col lt maj brig sgt sir madam smt shri sri
  shree sree shrimati shreemati srimati sushri kumari kum km sh pt pandit rev fr sr hon haji maulana md mohd moh
  श्री श्रीमती श्रीमान सुश्री कुमारी कु डॉ डा डॉक्टर डाक्टर प्रो प्रोफेसर पं पंडित मि मिस मिसेज मिस्टर मो इंजी एड एडवोकेट हाजी मौलाना कैप्टन
  ಶ್ರೀ ಶ್ರೀಮತಿ ಶ್ರೀಮಾನ್ ಕುಮಾರಿ ಕು ಡಾ ಡಾಕ್ಟರ್ ಪ್ರೊ ಪ್ರೋ ಪ್ರೊಫೆಸರ್ ಪಂ ಪಂಡಿತ್ ಮಿ ಮಿಸ್ ಮಿಸೆಸ್ ಮಿಸ್ಟರ್ ಮೊ ಅಡ್ವೊಕೇಟ್ ವಕೀಲ ಹಾಜಿ ಕ್ಯಾಪ್ಟನ್`,
);
/** The letters of English as Hindi and Kannada spell them, which are the initials of names in these scripts. */
const LETTER_NAMES = setOf(
  `ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू डब्लू एक्स वाई जेड
  ಎ ಬಿ ಸಿ ಡಿ ಇ ಎಫ್ ಜಿ ಎಚ್ ಹೆಚ್ ಐ ಜೆ ಕೆ ಎಲ್ ಎಂ ಎಮ್ ಎನ್ ಓ ಒ ಪಿ ಕ್ಯೂ ಕ್ಯು ಆರ್ ಎಸ್ ಟಿ ಯು ಯೂ ವಿ ಡಬ್ಲ್ಯೂ ಡಬ್ಲ್ಯು ಎಕ್ಸ್ ವೈ ಝಡ್ ಜೆಡ್`,
);
/** Suffixes after a name and a comma: degrees, services, and the generation. */
const BEHIND_NAMES = setOf(
  `mba bba bca mca mbbs bds mds bams bhms bpt be btech b.tech mtech m.tech bsc b.sc msc m.sc bcom b.com mcom m.com ba b.a ma m.a bed b.ed med
  phd ph.d llb ll.b llm iti diploma ias ips irs ifs retd jr sr junior senior ii iii`,
);
/** A word with an optional dot after it; a dot also ends a word in "A.P.J." and "Dr.Asha". */
const WORDS = /[^\s.,]+\.?/gu;
const LETTERS = /\p{L}/gu;
const SHORT_LATIN = /^[a-z]{2,3}$/;
const HAS_VOWEL = /[aeiouy]/;

/**
 * Returns whether `word` is initials: one letter, a letter as it is spelled, a short word with a dot, or capitals such
 * as "SK".
 */
function isInitials(word: string, isAllCapitals: boolean): boolean {
  const plain = plainWord(word);
  const letters = plain.match(LETTERS)?.length ?? 0;
  if (letters <= 1 || LETTER_NAMES.has(plain) || (word.endsWith('.') && letters <= 2)) return true;
  if (!SHORT_LATIN.test(plain)) return false;
  return !HAS_VOWEL.test(plain) || (!isAllCapitals && plain.toUpperCase() === word);
}

/**
 * Returns the first word of `name` that is neither an initial nor a title, and the position of its end; null if there
 * is none.
 */
function findCalledWord(name: string): { word: string; end: number } | null {
  const isAllCapitals = name === name.toUpperCase();
  for (const { 0: word, index } of name.matchAll(WORDS)) {
    if (TITLES.has(plainWord(word)) || isInitials(word, isAllCapitals)) continue;
    return { word: word.replace(/\.$/, ''), end: index + word.length };
  }
  return null;
}

/** Returns the word by which a person of this name is addressed; null if the name consists of initials and titles. */
export const calledName = (name: string): string | null => findCalledWord(name)?.word ?? null;

/** Returns the name for a greeting: the first word that is neither an initial nor a title, otherwise the whole name. */
export const greetingName = (firstName: string, lastName = ''): string => {
  const name = `${firstName} ${lastName}`.trim();
  return calledName(name) ?? name;
};

/**
 * Splits a full name into its two parts. Initials and titles belong to the word after them: "Dr. A.P.J. Abdul" and
 * "Kalam". A family name before the given name is followed by a comma: "Rao, Asha".
 */
export function namePartsOf(name: string): { firstName: string; lastName: string } {
  const [family = '', ...given] = name.split(',').map((part) => part.trim());
  const isBehind = BEHIND_NAMES.has(plainWord(given[0] ?? ''));
  const isTurned = given.length === 1 && !isBehind && calledName(given[0] ?? '') !== null && family !== '';
  if (isTurned) return { firstName: given[0] ?? '', lastName: family };
  const whole = name.trim();
  const end = findCalledWord(whole)?.end ?? whole.length;
  // a word extends to the next space: "Ramesh(Raju)", "Rao,"
  const cut = /\s/.exec(whole.slice(end));
  const at = cut ? end + cut.index : whole.length;
  return { firstName: whole.slice(0, at).trim(), lastName: whole.slice(at).trim() };
}
