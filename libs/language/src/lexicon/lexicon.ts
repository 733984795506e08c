import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { LANGUAGES } from '@nukkad/contract/languages';
import { JOB_CATEGORY_LABELS } from '@nukkad/contract/jobs/taxonomy';
import { isStopWord } from '../text-normalisation.js';
import { splitList } from './block-reader.js';
import { COMPILED, wordsOfList } from './compiled-lexicon.js';
import type { Labels, OccupationData, SkillData } from './lexicon-data.js';
import { SCRIPT_OF_LANGUAGE, scriptOf } from './scripts.js';
import { phraseKey } from './spellings.js';
import { homeWork, workPairs, workPhrases } from './work-phrases.js';
import {
  categoryPhrases,
  helperPhrases,
  helpersOfPlaces,
  occupationsOfKinds,
  pairedNames,
  salesAtPlaces,
  salesOfGoods,
  SHOP_ROLE_WORDS,
  shopPhrases,
  workersOfPlaces,
} from './workplaces.js';

/** What a phrase can mean. */
export type MeaningKind = 'category' | 'job_type' | 'occupation' | 'skill';

export interface Occupation {
  id: string;
  category: JobCategoryId;
  alsoIn: readonly JobCategoryId[];
  labels: Labels;
  skills: readonly string[];
}

export interface Skill {
  id: string;
  labels: Labels;
}

/** One meaning of a phrase; a label weighs a little more than another word for the same thing. */
export interface Meaning {
  kind: MeaningKind;
  id: string;
  weight: number;
}

/** Everything that people say and what it means. */
export interface Lexicon {
  occupations: ReadonlyMap<string, Occupation>;
  skills: ReadonlyMap<string, Skill>;
  /** Normalised phrase → its meanings, the likeliest first. */
  phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** Word → the phrases that need it and another word, and in which it is the rarest of those that say something. */
  phrasesWith: ReadonlyMap<string, readonly string[]>;
  /** Skill → job categories of the work that the skill makes, or that uses it. */
  categoriesOfSkill: ReadonlyMap<string, readonly JobCategoryId[]>;
  /** Every word of every phrase. */
  words: ReadonlySet<string>;
  /** Phrase → the occupation that it stands for in a text that names none: "tailoring". */
  trades: ReadonlyMap<string, string>;
  /** Phrase → the occupation that it stands for before a word for work: "bijli ka kaam". */
  goods: ReadonlyMap<string, string>;
  /** Name of a kind of place → the occupations that work there is, in a text that says nothing more of it: "factory". */
  workersAt: ReadonlyMap<string, readonly string[]>;
  /** Name of a kind of place → the occupation of a helper there. */
  helpersAt: ReadonlyMap<string, readonly string[]>;
  /** Phrases that name a kind of shop and with it who sells there. */
  shops: ReadonlySet<string>;
  /** Words for anybody who works in a shop, "boy", "helper", "sales": beside it they mean nothing of their own. */
  shopRoles: ReadonlySet<string>;
}

const LABEL_WEIGHT = 1;
const SYNONYM_WEIGHT = 0.95;
/** Work that is described by what is done. */
const DESCRIBED_WEIGHT = 0.85;
/** A word that two occupations share, for the one that it is not the first name of: it still names it. */
const SHARED_WEIGHT = 0.85;
const FURTHER_SHARE = 0.75;
/** A word for a kind of work says less than the name of an occupation. */
const KIND_WEIGHT = 0.8;

const COMPOUND = new RegExp(`(?<=\\p{M}|\\p{L})\\u200c?(${wordsOfList('compound_ending').join('|')})(?= |$)`, 'gu');
/** "सेल्समैन" and "ಸೇಲ್ಸ್‌ಮ್ಯಾನ್" as others write them, in two words. */
const splitCompound = (phrase: string): string => phrase.replace(COMPOUND, ' $1');

/** The words of a phrase that say something, each once. */
export const contentWords = (phrase: string): string[] =>
  [...new Set(phrase.split(' '))].filter((word) => !isStopWord(word));

class LexiconBuilder {
  private readonly phrases = new Map<string, readonly Meaning[]>();
  private readonly lists = new Map<string, readonly Meaning[]>();
  private readonly normalised = new Map<string, string>();

  /** The key of a phrase; thousands of phrases share their words. */
  private keyOf(phrase: string): string {
    const words = phrase.split(' ').map((word) => {
      const known = this.normalised.get(word) ?? phraseKey(word);
      this.normalised.set(word, known);
      return known;
    });
    return words.filter(Boolean).join(' ');
  }

  add(kind: MeaningKind, id: string, words: readonly string[], factor = 1, label?: string): void {
    for (const phrase of words) {
      const meaning = { kind, id, weight: factor * SYNONYM_WEIGHT };
      this.addPhrase(phrase, phrase === label ? { kind, id, weight: factor * LABEL_WEIGHT } : meaning);
      this.addPhrase(splitCompound(phrase), meaning);
    }
  }

  /** Adds what has a name in each script, and further words. */
  addNamed(kind: MeaningKind, { id, names, also }: OccupationData | SkillData): void {
    for (const language of LANGUAGES) {
      const others = also.filter((word) => scriptOf(word) === SCRIPT_OF_LANGUAGE[language]);
      this.add(kind, id, [names[language], ...others], 1, names[language]);
    }
  }

  /** Of several occupations that share a word, the one that it is the name of comes first. */
  putFirst(phrase: string, id: string): void {
    const key = this.keyOf(phrase);
    const isOther = (known: Meaning): boolean => known.kind === 'occupation' && known.id !== id;
    const meanings = (this.phrases.get(key) ?? []).map((known) =>
      isOther(known) ? { ...known, weight: known.weight * SHARED_WEIGHT } : known,
    );
    this.phrases.set(
      key,
      [...meanings].sort((a, b) => b.weight - a.weight),
    );
  }

  /** Whether a phrase means work of some category. */
  hasCategory(phrase: string): boolean {
    return (this.phrases.get(this.keyOf(phrase)) ?? []).some(({ kind }) => kind === 'category');
  }

  /** Adds an occupation that counts less for a phrase than those that are named so. */
  addFurther(phrase: string, id: string, weight: number): void {
    this.addKey(this.keyOf(phrase), (meanings) => {
      const isShared = meanings.some((known) => known.kind === 'occupation' && known.id !== id);
      return { kind: 'occupation', id, weight: weight * (isShared ? FURTHER_SHARE : 1) };
    });
  }

  addPhrase(phrase: string, meaning: Meaning): void {
    this.addKey(this.keyOf(phrase), () => meaning);
  }

  private addKey(key: string, meaningBeside: (meanings: readonly Meaning[]) => Meaning): void {
    if (key === '') return;
    const meanings = this.phrases.get(key);
    const meaning = meaningBeside(meanings ?? []);
    if (!meanings) {
      this.phrases.set(key, this.alone(meaning));
      return;
    }
    if (meanings.some((known) => known.kind === meaning.kind && known.id === meaning.id)) return;
    this.phrases.set(
      key,
      [...meanings, meaning].sort((a, b) => b.weight - a.weight),
    );
  }

  /** The list of one meaning, which thousands of phrases share. */
  private alone(meaning: Meaning): readonly Meaning[] {
    const key = `${meaning.kind} ${meaning.id} ${meaning.weight}`;
    const known = this.lists.get(key) ?? [meaning];
    this.lists.set(key, known);
    return known;
  }

  build(): Pick<Lexicon, 'phrases' | 'phrasesWith' | 'words'> {
    const uses = new Map<string, number>();
    for (const phrase of this.phrases.keys()) {
      for (const word of phrase.split(' ')) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
    const phrasesWith = new Map<string, string[]>();
    for (const phrase of this.phrases.keys()) {
      const needed = contentWords(phrase);
      if (needed.length < 2) continue;
      const rarest = needed.reduce((least, word) => (uses.get(word)! < uses.get(least)! ? word : least));
      const others = phrasesWith.get(rarest);
      if (others) others.push(phrase);
      else phrasesWith.set(rarest, [phrase]);
    }
    return { phrases: this.phrases, phrasesWith, words: new Set(uses.keys()) };
  }
}

/** The categories of the occupations that a skill makes; where it makes none, of the one category that uses it. */
function skillCategories(occupations: readonly OccupationData[]): Map<string, JobCategoryId[]> {
  const made = new Map<string, Map<JobCategoryId, number>>();
  const used = new Map<string, Map<JobCategoryId, number>>();
  const count = (map: typeof made, skill: string, category: JobCategoryId): void => {
    const counts = map.get(skill) ?? new Map<JobCategoryId, number>();
    map.set(skill, counts.set(category, (counts.get(category) ?? 0) + 1));
  };
  for (const { skills, category } of occupations) {
    skills.forEach((skill, index) => {
      count(used, skill, category);
      if (index === 0) count(made, skill, category);
    });
  }
  const found = new Map<string, JobCategoryId[]>();
  for (const [skill, categories] of used) {
    const own = made.get(skill) ?? (categories.size === 1 ? categories : undefined);
    if (own)
      found.set(
        skill,
        [...own].sort((a, b) => b[1] - a[1]).map(([category]) => category),
      );
  }
  return found;
}

const byPhrase = (of: (occupation: OccupationData) => readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    COMPILED.occupations.flatMap((occupation) =>
      of(occupation).map((word) => [phraseKey(word), occupation.id] as const),
    ),
  );

/** Adds work that is named by its place; returns the phrases for shops. */
function addWorkplaces(builder: LexiconBuilder): ReadonlySet<string> {
  const shops = [...shopPhrases(), ...salesOfGoods()];
  for (const { phrase, occupation: id, weight } of [...shops, ...helperPhrases(), ...pairedNames()]) {
    builder.addFurther(phrase, id, weight);
  }
  for (const { phrase, occupation: id, weight } of [...salesAtPlaces(), ...occupationsOfKinds()]) {
    builder.addPhrase(phrase, { kind: 'occupation', id, weight });
  }
  const kinds = categoryPhrases().filter(({ phrase }) => !builder.hasCategory(phrase));
  for (const { phrase, category } of kinds) {
    builder.addPhrase(phrase, { kind: 'category', id: category, weight: KIND_WEIGHT * SYNONYM_WEIGHT });
  }
  return new Set(shops.map(({ phrase }) => phraseKey(phrase)));
}

const occupationOf = ({ id, category, alsoIn, skills, names, screenNames }: OccupationData): Occupation => ({
  ...{ id, category, alsoIn, skills },
  labels: { ...names, ...screenNames },
});

/** The occupations by their ids, without the phrases that name them. */
export const occupationsById = (): ReadonlyMap<string, Occupation> =>
  new Map(COMPILED.occupations.map((data) => [data.id, occupationOf(data)]));

function addNames(builder: LexiconBuilder): void {
  for (const data of COMPILED.occupations) builder.addNamed('occupation', data);
  for (const data of COMPILED.skills) builder.addNamed('skill', data);
  for (const [id, labels] of Object.entries<Labels>(JOB_CATEGORY_LABELS)) {
    for (const label of [...Object.values(labels), ...labels.en.split('/')])
      builder.add('category', id, splitList(label), 1, label.trim());
    builder.add('category', id, COMPILED.categories[id as JobCategoryId].also, KIND_WEIGHT);
  }
  for (const [id, words] of Object.entries(COMPILED.jobTypes)) builder.add('job_type', id, words);
  for (const { phrases, first, others } of COMPILED.shared)
    if (others.length > 0)
      for (const key of new Set(phrases.map(phraseKey))) for (const id of first) builder.putFirst(key, id);
}

function build(): Lexicon {
  const builder = new LexiconBuilder();
  addNames(builder);
  const shops = addWorkplaces(builder);
  for (const phrases of [workPhrases(), workPairs()]) {
    for (const { phrase, occupation } of phrases) builder.addFurther(phrase, occupation, DESCRIBED_WEIGHT);
  }
  const [trades, goods] = [byPhrase((each) => each.trades), byPhrase((each) => each.goods)];
  const atHome = homeWork();
  for (const id of atHome.occupations) builder.add('occupation', id, atHome.words, KIND_WEIGHT);
  const { words, ...phrases } = builder.build();
  return {
    ...{ occupations: occupationsById(), shops, shopRoles: new Set(SHOP_ROLE_WORDS.map(phraseKey)) },
    skills: new Map(COMPILED.skills.map(({ id, names }) => [id, { id, labels: names }])),
    ...{ trades, goods, workersAt: workersOfPlaces(), helpersAt: helpersOfPlaces() },
    categoriesOfSkill: skillCategories(COMPILED.occupations),
    ...phrases,
    words: new Set([...words, ...[...trades.keys(), ...goods.keys()].flatMap((phrase) => phrase.split(' '))]),
  };
}

let built: Lexicon | undefined;
/** The lexicon, put together at first use. */
export const lexicon = (): Lexicon => (built ??= build());
