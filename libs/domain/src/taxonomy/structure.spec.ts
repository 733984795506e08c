import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { JOB_CATEGORY_IDS } from '../job-categories.js';
import {
  CHAT_CATEGORIES,
  CHAT_CATEGORY_LABELS,
  chatCategoryOfInterviewCategory,
  chatCategoryOfJobCategory,
  DEMAND_LABELS,
  HIRE_FORM_CATEGORIES,
  INTERVIEW_CATEGORIES,
  INTERVIEW_CATEGORY_DETAILS,
  interviewCategoriesOfJobCategory,
  JOB_CATEGORY_LABELS,
  jobCategoriesOfChatCategory,
  jobCategoriesOfInterviewCategory,
  type Labels,
} from '../taxonomy.js';
import { normaliseText } from '../text-normalisation.js';
import { SKILL_OF_CATEGORY } from './category-words.js';
import { lexicon } from './lexicon.js';
import { OCCUPATION_ROWS, SKILL_ROWS } from './rows.js';
import { SHOPS, TRADE_SHOPS } from './shops.js';
import { SPELLINGS } from './spellings.js';
import { TRADE_GOODS, TRADE_WORDS } from './trade-words.js';
import { HOME_WORK_TABLES } from './work-tables-homes.js';
import { WORKPLACES } from './workplace-rows.js';
import { INSTANT_FORM_CATEGORIES } from '../instant-jobs.js';

/** Words that people use for several occupations; each is listed with all of them. */
const AMBIGUOUS: readonly { words: string[]; occupations: string[]; reason: string }[] = [
  {
    words: ['mechanic', 'garage mistri', 'garage mistry', 'garage mestri', 'मैकेनिक', 'ಮೆಕ್ಯಾನಿಕ್'],
    occupations: ['bike_mechanic', 'car_mechanic'],
    reason: 'garages say mechanic whatever they repair',
  },
  {
    words: ['compounder', 'कंपाउंडर', 'ಕಾಂಪೌಂಡರ್'],
    occupations: ['clinic_assistant', 'pharmacist_helper'],
    reason: 'A compounder helps a doctor, and hands out the medicines.',
  },
  {
    words: ['ಪೌರಕಾರ್ಮಿಕ'],
    occupations: ['sweeper', 'waste_collector'],
    reason: 'Municipal workers sweep streets and collect waste.',
  },
  {
    words: ['coolie', 'कुली', 'ಕೂಲಿ'],
    occupations: ['construction_helper', 'daily_wage_worker', 'loader'],
    reason: 'the word names work paid by the day or by the load, on a site as in a market',
  },
  {
    words: ['aaya', 'ayah', 'आया', 'ಆಯಾ'],
    occupations: ['nanny', 'ward_attendant'],
    reason: 'homes call a nanny so, hospitals a ward attendant',
  },
  {
    words: ['mistri', 'mistry', 'मिस्त्री'],
    occupations: ['carpenter', 'mason'],
    reason: 'the master of a craft, on a building site mostly one of these two',
  },
];

const SCRIPTS = {
  latin: /^[A-Za-z0-9][A-Za-z0-9 .&/'-]*$/,
  devanagari: /^[\p{Script=Devanagari}\p{Join_Control}0-9 /-]+$/u,
  kannada: /^[\p{Script=Kannada}\p{Join_Control}0-9 /-]+$/u,
} as const;
type Script = keyof typeof SCRIPTS;
const SCRIPT_NAMES = Object.keys(SCRIPTS) as Script[];

const skills = SKILL_ROWS.map(([id, latin, devanagari, kannada]) => ({ id, latin, devanagari, kannada }));
const skillIds = new Set(skills.map(({ id }) => id));

function wordsIn(text: string): { label: string; all: string[] } {
  const [label = '', others] = text.split(';').map((part) => part.trim());
  return { label, all: [label, ...(others === undefined ? [] : others.split(',').map((word) => word.trim()))] };
}

/** Normalised word → the ids of the rows that claim it. */
function claims(rows: readonly ({ id: string } & Record<Script, string>)[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const row of rows)
    for (const script of SCRIPT_NAMES)
      for (const word of wordsIn(row[script]).all) {
        const key = normaliseText(word);
        found.set(key, (found.get(key) ?? new Set()).add(row.id));
      }
  return found;
}

const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

function expectThreeScripts(labels: Labels): void {
  expect(labels.en).toMatch(/^[A-Za-z][A-Za-z &/,]*$/);
  expect(labels.hi).toMatch(/^[\p{Script=Devanagari} /,-]+$/u);
  expect(labels.kn).toMatch(/^[\p{Script=Kannada}\p{Join_Control} /,-]+$/u);
}

describe('the rows of the taxonomy', () => {
  it('are at least 150 occupations and 300 skills', () => {
    expect(OCCUPATION_ROWS.length).toBeGreaterThanOrEqual(150);
    expect(SKILL_ROWS.length).toBeGreaterThanOrEqual(300);
  });

  it('come from every data file', async () => {
    const files = readdirSync(import.meta.dirname).filter((name) => /^(occupations|skills)-.*\.ts$/.test(name));
    let rows = 0;
    for (const file of files) {
      const held = (await import(`./${file.replace('.ts', '.js')}`)) as Record<string, readonly unknown[]>;
      for (const list of Object.values(held)) rows += list.length;
    }
    expect(rows).toBe(OCCUPATION_ROWS.length + SKILL_ROWS.length);
  });

  it('have ids of their own', () => {
    expect(repeated(OCCUPATION_ROWS.map(({ id }) => id))).toEqual([]);
    expect(repeated(skills.map(({ id }) => id))).toEqual([]);
    for (const { id } of [...OCCUPATION_ROWS, ...skills]) expect(id).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
  });

  it.each(SCRIPT_NAMES)('have a label and words in %s and nothing else there', (script) => {
    const misplaced = [...OCCUPATION_ROWS, ...skills].flatMap((row) =>
      wordsIn(row[script])
        .all.filter((word) => !SCRIPTS[script].test(word))
        .map((word) => `${row.id}: "${word}"`),
    );
    expect(misplaced).toEqual([]);
    expect([...OCCUPATION_ROWS, ...skills].filter((row) => row[script].split(';').length > 2)).toEqual([]);
  });

  it.each(SCRIPT_NAMES)('have labels of their own in %s', (script) => {
    expect(repeated(OCCUPATION_ROWS.map((row) => normaliseText(wordsIn(row[script]).label)))).toEqual([]);
    expect(repeated(skills.map((row) => normaliseText(wordsIn(row[script]).label)))).toEqual([]);
  });
});

describe('an occupation', () => {
  it('takes two to six skills that exist', () => {
    for (const { id, skills: needed } of OCCUPATION_ROWS) {
      expect({ id, unknown: needed.filter((skill) => !skillIds.has(skill)) }).toEqual({ id, unknown: [] });
      expect({ id, twice: repeated(needed) }).toEqual({ id, twice: [] });
      expect(needed.length).toBeGreaterThanOrEqual(2);
      expect(needed.length).toBeLessThanOrEqual(6);
    }
  });

  it('belongs to job categories, to each once', () => {
    for (const { category, alsoIn = [] } of OCCUPATION_ROWS) {
      expect(JOB_CATEGORY_IDS).toEqual(expect.arrayContaining([category, ...alsoIn]));
      expect(repeated([category, ...alsoIn])).toEqual([]);
    }
  });

  it('exists for every job category', () => {
    expect(new Set(OCCUPATION_ROWS.map(({ category }) => category))).toEqual(new Set(JOB_CATEGORY_IDS));
  });

  it('shares a word with another one only where the word is declared ambiguous', () => {
    const shared = [...claims(OCCUPATION_ROWS)]
      .filter(([, ids]) => ids.size > 1)
      .map(([word, ids]) => `${word}: ${[...ids].sort().join(', ')}`);
    const declared = AMBIGUOUS.flatMap(({ words, occupations }) =>
      words.map((word) => `${normaliseText(word)}: ${[...occupations].sort().join(', ')}`),
    );
    expect(shared.sort()).toEqual(declared.sort());
  });

  it.each([
    ['girl', 'boy'],
    ['wali', 'wala'],
    ['woman', 'man'],
    ['वाली', 'वाला'],
  ])('is the same for "%s" and "%s"', (one, other) => {
    const claimed = claims(OCCUPATION_ROWS);
    const pairs = [...claimed].flatMap(([word, ids]) => {
      const counterpart = claimed.get(word.replace(one, other));
      return word.includes(one) && counterpart ? [{ ids, counterpart }] : [];
    });
    expect(pairs.length).toBeGreaterThan(0);
    for (const { ids, counterpart } of pairs) expect(counterpart).toEqual(ids);
  });
});

describe('Hindi', () => {
  const written = [...OCCUPATION_ROWS, ...skills].flatMap(({ devanagari }) => wordsIn(devanagari).all);

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

  it('has an entry for each word that has a meaning, and for no other', () => {
    expect(Object.keys(SPELLINGS).length).toBeGreaterThanOrEqual(112);
    expect(Object.keys(SPELLINGS).filter((word) => !isKnown(word))).toEqual([]);
  });

  it('has no spelling that is a word with a meaning of its own', () => {
    const known = Object.entries(SPELLINGS).flatMap(([word, others]) =>
      others.split(', ').flatMap((other) => (isKnown(other) ? [`${word}: ${other}`] : [])),
    );
    expect(known).toEqual([]);
  });
});

describe('the tables of work', () => {
  const meanings = [...new Set(lexicon().phrases.values())].flat();
  const occupationsOfPhrases = new Set(meanings.flatMap(({ kind, id }) => (kind === 'occupation' ? [id] : [])));

  it.each<[string, Iterable<string>]>([
    ['tables of work at home', HOME_WORK_TABLES.flatMap(({ objects }) => Object.keys(objects))],
    ['shops', [...SHOPS, ...TRADE_SHOPS].map(({ occupation }) => occupation)],
    ['workplaces', WORKPLACES.flatMap(({ helpers, workers = [] }) => [...helpers, ...workers])],
    ['phrases, those of pairs of words and of activities among them', occupationsOfPhrases],
    ['words for trades', Object.keys(TRADE_WORDS)],
    ['goods of trades', Object.keys(TRADE_GOODS)],
  ])('name only occupations of the taxonomy in the %s', (_table, occupations) => {
    const ids = [...occupations];
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !lexicon().occupations.has(id))).toEqual([]);
  });
});

describe('a kind of work', () => {
  it('stands for skills that exist', () => {
    expect(Object.values(SKILL_OF_CATEGORY).filter((skill) => !skillIds.has(skill))).toEqual([]);
  });
});

describe('the category lists', () => {
  it('are named in three scripts', () => {
    for (const id of JOB_CATEGORY_IDS) expectThreeScripts(JOB_CATEGORY_LABELS[id]);
    for (const id of INTERVIEW_CATEGORIES) expectThreeScripts(INTERVIEW_CATEGORY_DETAILS[id].label);
    for (const id of CHAT_CATEGORIES) expectThreeScripts(CHAT_CATEGORY_LABELS[id]);
    for (const labels of Object.values(DEMAND_LABELS)) expectThreeScripts(labels);
  });

  it('lead from every interview category over job categories to a chat category', () => {
    for (const id of INTERVIEW_CATEGORIES) {
      const jobCategories = jobCategoriesOfInterviewCategory(id);
      expect(jobCategories.length).toBeGreaterThan(0);
      expect(repeated(jobCategories)).toEqual([]);
      expect(JOB_CATEGORY_IDS).toEqual(expect.arrayContaining([...jobCategories]));
      expect(CHAT_CATEGORIES).toContain(chatCategoryOfInterviewCategory(id));
      expect(chatCategoryOfInterviewCategory(id)).toBe(chatCategoryOfJobCategory(jobCategories[0]));
    }
  });

  it('give every job category exactly one chat category', () => {
    const back = CHAT_CATEGORIES.flatMap((id) => jobCategoriesOfChatCategory(id));
    expect([...back].sort()).toEqual([...JOB_CATEGORY_IDS].sort());
    for (const id of CHAT_CATEGORIES) expect(jobCategoriesOfChatCategory(id).length).toBeGreaterThan(0);
  });

  it('lead back from job categories to the same interview categories', () => {
    for (const id of JOB_CATEGORY_IDS) {
      expect(interviewCategoriesOfJobCategory(id)).toEqual(
        INTERVIEW_CATEGORIES.filter((category) => jobCategoriesOfInterviewCategory(category).includes(id)),
      );
    }
  });

  it('treat waiter and waitress alike', () => {
    expect(jobCategoriesOfInterviewCategory('waitress')).toEqual(jobCategoriesOfInterviewCategory('waiter'));
  });

  it('begin with the six of the hire form, which are those of the instant form', () => {
    expect(JOB_CATEGORY_IDS.slice(0, 6)).toEqual(HIRE_FORM_CATEGORIES);
    expect([...INSTANT_FORM_CATEGORIES].sort()).toEqual([...HIRE_FORM_CATEGORIES].sort());
  });
});

describe('the demand that the interview dialog shows', () => {
  it.each([
    ['delivery', 'High', true],
    ['counter-sales', 'Very High', true],
    ['accountant', 'Medium', false],
    ['recruiter', 'High', true],
    ['us-it-recruiter', 'Very High', true],
    ['gig-work', 'High', true],
    ['waitress', 'Medium', false],
    ['waiter', 'Medium', false],
    ['salon', 'Medium', false],
    ['telesales', 'High', true],
    ['bpo', 'Very High', true],
    ['insurance-sales', 'Medium', false],
    ['casa-sales', 'Low', false],
    ['relationship-manager', 'Medium', false],
  ] as const)('of %s is %s, trending: %s', (id, demand, trending) => {
    const details = INTERVIEW_CATEGORY_DETAILS[id];
    expect(DEMAND_LABELS[details.demand].en).toBe(demand);
    expect(details.trending).toBe(trending);
  });
});
