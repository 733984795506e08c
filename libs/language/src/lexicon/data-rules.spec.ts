import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import { LANGUAGES } from '@nukkad/contract/languages';
import { normaliseText } from '../text-normalisation.js';
import { COMPILED, LEXICON_VERSION } from './compiled-lexicon.js';
import { listDataFiles, parseFiles, versionOf } from './data-files.js';
import { lexicon } from './lexicon.js';
import { scriptOf } from './scripts.js';

const { occupations, skills, shared } = COMPILED;
const entries = [...occupations, ...skills];
const files = listDataFiles(fileURLToPath(new URL('../../data/', import.meta.url)));

/** Normalised word → the ids of the occupations that have it. */
const claims = new Map<string, Set<string>>();
for (const { id, names, also } of occupations)
  for (const word of [...Object.values(names), ...also].map(normaliseText))
    claims.set(word, (claims.get(word) ?? new Set()).add(id));

const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

describe('the data of the lexicon', () => {
  it('is the one that the library was built from', () => {
    expect(versionOf(files)).toBe(LEXICON_VERSION);
  });

  it('has at least 290 occupations and 430 skills, with ids of small letters, digits and underscores', () => {
    expect(occupations.length).toBeGreaterThanOrEqual(290);
    expect(skills.length).toBeGreaterThanOrEqual(430);
    expect(entries.filter(({ id }) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it.each(LANGUAGES)('has each name in %s once', (language) => {
    for (const list of [occupations, skills])
      expect(repeated(list.map((entry) => normaliseText(entry.names[language])))).toEqual([]);
  });

  it.each(['latin', 'devanagari', 'kannada'] as const)(
    'has the words of grammar in %s in the file of that script',
    (script) => {
      const blocks = parseFiles(files.filter(({ path }) => path === `grammar/${script}.txt`));
      const words = blocks.flatMap(({ lines }) => lines.flatMap(({ value }) => value.split(',')));
      expect(words.length).toBeGreaterThan(300);
      expect(words.filter((word) => /\p{L}/u.test(word) && scriptOf(word) !== script)).toEqual([]);
    },
  );

  it('has a word in two occupations only where both share it', () => {
    const found = [...claims]
      .filter(([, ids]) => ids.size > 1)
      .map(([word, ids]) => `${word}: ${[...ids].sort().join(', ')}`);
    const declared = shared.flatMap(({ phrases, first, others }) =>
      phrases.map((phrase) => `${normaliseText(phrase)}: ${[...first, ...others].sort().join(', ')}`),
    );
    expect(found.sort()).toEqual(declared.sort());
  });
});

describe('an occupation', () => {
  it('takes two to six skills, each once', () => {
    expect(occupations.filter((each) => each.skills.length < 2 || each.skills.length > 6)).toEqual([]);
    expect(occupations.filter((each) => repeated(each.skills).length > 0)).toEqual([]);
  });

  it('belongs to each of its categories once', () => {
    expect(occupations.filter(({ category, alsoIn }) => repeated([category, ...alsoIn]).length > 0)).toEqual([]);
  });

  it('exists for every job category', () => {
    expect(new Set(occupations.map(({ category }) => category))).toEqual(new Set(JOB_CATEGORY_IDS));
  });

  it.each([
    ['girl', 'boy'],
    ['wali', 'wala'],
    ['woman', 'man'],
    ['वाली', 'वाला'],
  ])('is the same for "%s" and "%s"', (one, other) => {
    const pairs = [...claims].flatMap(([word, ids]) => {
      const counterpart = claims.get(word.replace(one, other));
      return word.includes(one) && counterpart ? [{ ids, counterpart }] : [];
    });
    expect(pairs.length).toBeGreaterThan(0);
    for (const { ids, counterpart } of pairs) expect(counterpart).toEqual(ids);
  });
});

describe('Hindi', () => {
  const written = entries.flatMap(({ names, also }) => [
    names.hi,
    ...also.filter((word) => scriptOf(word) === 'devanagari'),
  ]);

  it('has the dot only under ज, फ, ड and ढ, as everywhere in the product', () => {
    expect(written.filter((word) => /[^जफडढ]\u093c/.test(word.normalize('NFD')))).toEqual([]);
    expect(written.some((word) => word.normalize('NFD').includes('ज\u093c'))).toBe(true);
  });

  it('is spelt as on the screens', () => {
    expect(written.filter((word) => /ढूंढ|जांच|बांट/.test(word))).toEqual([]);
  });
});

describe('the labels of skills', () => {
  it.each([
    ['onboarding', 'जॉइनिंग की प्रक्रिया', 'ಜಾಯ್ನಿಂಗ್ ಪ್ರಕ್ರಿಯೆ'],
    ['exchange_returns', 'सामान बदलना और वापस लेना', 'ವಾಪಸಾತಿ ಮತ್ತು ಬದಲಾವಣೆ'],
    ['musical_instruments', 'वाद्य बजाना', 'ವಾದ್ಯ ನುಡಿಸುವುದು'],
    ['driving_instruction', 'गाड़ी चलाना सिखाना', 'ಡ್ರೈವಿಂಗ್ ಕಲಿಸುವುದು'],
    ['telephone_handling', 'फ़ोन पर बात करना', 'ಫೋನ್ ಕರೆ ಸ್ವೀಕರಿಸುವುದು'],
    ['dj_mixing', 'डीजे बजाना', 'ಡಿಜೆ ಮಿಕ್ಸಿಂಗ್'],
    ['weapon_handling', 'हथियार चलाना', 'ಆಯುಧ ಬಳಕೆ'],
    ['gate_management', 'गेट संभालना', 'ಗೇಟ್ ಕಾಯುವುದು'],
    ['class_handling', 'क्लास संभालना', 'ಪಾಠ ಮಾಡುವುದು'],
    ['interviewing', 'इंटरव्यू लेना', 'ಇಂಟರ್ವ್ಯೂ'],
  ])('say what is done: %s', (id, hi, kn) => {
    expect(lexicon().skills.get(id)?.labels).toMatchObject({ hi, kn });
  });
});

describe('the list of other spellings', () => {
  const { words } = lexicon();
  const isKnown = (word: string): boolean => words.has(normaliseText(word));
  const spellings = Object.entries(COMPILED.spellings);

  it('has an entry for each word that has a meaning, and for no other', () => {
    expect(spellings.length).toBeGreaterThanOrEqual(112);
    expect(spellings.filter(([word]) => !isKnown(word))).toEqual([]);
  });

  it('has no spelling that is a word with a meaning of its own', () => {
    expect(spellings.flatMap(([word, others]) => others.filter(isKnown).map((other) => `${word}: ${other}`))).toEqual(
      [],
    );
  });
});
