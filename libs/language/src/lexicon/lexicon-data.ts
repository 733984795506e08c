import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { JobType } from '@nukkad/contract/jobs/jobs';
import type { Language } from '@nukkad/contract/languages';
import type { SearchCondition } from '@nukkad/contract/matching/search-readings';

export type Labels = Readonly<Record<Language, string>>;

/** The languages of verbs, in their own script and in Latin letters. */
export const VERB_LANGUAGES = ['hi-latin', 'hi', 'kn-latin', 'kn'] as const;
export type VerbLanguage = (typeof VERB_LANGUAGES)[number];

/** Each of the first words is said with each of the second, where both are of one script. */
export interface Product {
  firsts: readonly string[];
  seconds: readonly string[];
}

/** An occupation, as its block defines it. */
export interface OccupationData {
  id: string;
  category: JobCategoryId;
  alsoIn: readonly JobCategoryId[];
  /** Begins with the skill that makes the occupation. */
  skills: readonly string[];
  /** Occupations that are done with nothing to learn first, and others whose jobs answer a search for this one. */
  kinds: readonly string[];
  answeredBy: readonly string[];
  /** Occupations that are one for seekers and several for employers. */
  sameAs: readonly string[];
  isGeneralHelp: boolean;
  isFromHome: boolean;
  drives: 'car' | 'other' | null;
  /** Its meaning in the category of domestic help. */
  atHome: readonly string[];
  /** Another occupation in the same text → the meaning beside it. */
  beside: Readonly<Record<string, string>>;
  /** The occupation of its helpers. */
  helper: string | null;
  sellsAt: readonly string[];
  names: Labels;
  /** Names on screens where they are not the first of its words. */
  screenNames: Partial<Labels>;
  also: readonly string[];
  trades: readonly string[];
  goods: readonly string[];
  shopGoods: readonly string[];
  shopNames: readonly string[];
  workshopGoods: readonly string[];
  workshopNames: readonly string[];
  askedFor: readonly { words: readonly string[]; others: readonly string[] }[];
  named: readonly Product[];
  work: readonly Product[];
  worksOn: readonly { verb: string; objects: readonly string[] }[];
  does: readonly { language: VerbLanguage; product: Product }[];
}

export interface SkillData {
  id: string;
  names: Labels;
  also: readonly string[];
}

/** Ways to say what is done with something, "*". */
export interface VerbData {
  forms: readonly string[];
  stems: Readonly<Partial<Record<VerbLanguage, readonly string[]>>>;
}

/** A kind of place: what "helper" means there, and who works there in a text that says no more. */
export interface PlaceData {
  categories: readonly JobCategoryId[];
  helpers: readonly string[];
  /** Null where that is any work of the categories. */
  workers: readonly string[] | null;
  names: readonly string[];
}

export interface ConditionData {
  /** Whether one word in the name of work implies it: a night guard works at night. */
  isInNames: boolean;
  said: readonly string[];
  /** Words of seekers alone, and words of advertisements alone. */
  asked: readonly string[];
  advertised: readonly string[];
  /** Things that it asks for. */
  things: readonly string[];
}

/** Lists of words that the readers of texts use, in the files of grammar and of conditions. */
export const WORD_LISTS = [
  ...['conjunction', 'asking', 'function', 'common', 'sex', 'work', 'driver', 'helper', 'staff'],
  ...['saying', 'term_of_employment', 'other_work', 'compound_ending', 'trade_role', 'place_role', 'shop_role'],
  ...['sales_place', 'sales_word', 'selling_verb', 'shop_form', 'teachers', 'subjects'],
  ...['no_condition', 'beside_condition', 'condition_conjunction', 'from_home', 'from_home_work', 'way', 'day_off'],
  ...['negation_before', 'negation_after', 'taken_back_before', 'taken_back_after'],
] as const;
export type WordList = (typeof WORD_LISTS)[number];

/** The content of the data files. */
export interface LexiconData {
  /** Hash of the data: readings with another one are out of date. */
  version: string;
  occupations: readonly OccupationData[];
  skills: readonly SkillData[];
  categories: Readonly<Record<JobCategoryId, { skill: string | null; also: readonly string[] }>>;
  jobTypes: Readonly<Record<JobType, readonly string[]>>;
  conditions: Readonly<Record<SearchCondition, ConditionData>>;
  places: readonly PlaceData[];
  verbs: Readonly<Record<string, VerbData>>;
  /** Word → other ways to write it. */
  spellings: Readonly<Record<string, readonly string[]>>;
  words: Readonly<Record<WordList, readonly string[]>>;
  /** Groups of words for the person who does a kind of work. */
  roles: readonly (readonly string[])[];
  /** Phrases that several occupations share, with the occupations that have priority and the others. */
  shared: readonly { phrases: readonly string[]; first: readonly string[]; others: readonly string[] }[];
}
