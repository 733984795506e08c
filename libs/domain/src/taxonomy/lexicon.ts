import { normaliseText } from '../text-normalisation.js';
import type { JobCategoryId } from '../job-categories.js';
import { JOB_CATEGORY_LABELS } from '../taxonomy.js';
import { CATEGORY_WORDS } from './category-words.js';
import type { OccupationRow, SkillRow, Words } from './lexicon-rows.js';
import { OCCUPATION_ROWS, SKILL_ROWS } from './rows.js';
import { HOME_WORK, JOB_TYPE_WORDS } from './ways-of-working.js';

export type Labels = Readonly<Record<'en' | 'hi' | 'kn', string>>;
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
  /** Word → the phrases of two or more words that hold it. */
  phrasesWith: ReadonlyMap<string, readonly string[]>;
  /** Skill → job categories of the work that the skill makes, or that uses it. */
  categoriesOfSkill: ReadonlyMap<string, readonly JobCategoryId[]>;
  /** Every word of every phrase. */
  words: ReadonlySet<string>;
}

const LABEL_WEIGHT = 1;
const SYNONYM_WEIGHT = 0.95;
/** A word for a kind of work says less than the name of an occupation. */
const KIND_WEIGHT = 0.8;

function split(words: Words): { label: string; all: string[] } {
  const [first = '', second] = words.split(';', 2).map((part) => part.trim());
  const label = second === undefined && first.includes(',') ? '' : first;
  const others = second ?? (label === '' ? first : '');
  return { label, all: [label, ...others.split(',').map((part) => part.trim())].filter(Boolean) };
}

/** "सेल्समैन" and "ಸೇಲ್ಸ್‌ಮ್ಯಾನ್" as others write them, in two words. */
const apart = (phrase: string): string => phrase.replace(/(?<=\p{M}|\p{L})\u200c?(मैन|ಮ್ಯಾನ್|ಮನ್)(?= |$)/gu, ' $1');

const labelsOf = (latin: Words, devanagari: Words, kannada: Words): Labels => ({
  en: split(latin).label,
  hi: split(devanagari).label,
  kn: split(kannada).label,
});

class LexiconBuilder {
  private readonly phrases = new Map<string, Meaning[]>();

  add(kind: MeaningKind, id: string, scripts: readonly Words[], factor = 1): void {
    for (const words of scripts) {
      const { label, all } = split(words);
      for (const phrase of all) {
        this.addPhrase(phrase, { kind, id, weight: factor * (phrase === label ? LABEL_WEIGHT : SYNONYM_WEIGHT) });
        this.addPhrase(apart(phrase), { kind, id, weight: factor * SYNONYM_WEIGHT });
      }
    }
  }

  private addPhrase(phrase: string, meaning: Meaning): void {
    const key = normaliseText(phrase);
    if (key === '') return;
    const meanings = this.phrases.get(key) ?? [];
    if (!meanings.some((known) => known.kind === meaning.kind && known.id === meaning.id)) meanings.push(meaning);
    this.phrases.set(
      key,
      meanings.sort((a, b) => b.weight - a.weight),
    );
  }

  build(): Pick<Lexicon, 'phrases' | 'phrasesWith' | 'words'> {
    const phrasesWith = new Map<string, string[]>();
    const words = new Set<string>();
    for (const phrase of this.phrases.keys()) {
      const parts = phrase.split(' ');
      for (const word of parts) {
        words.add(word);
        if (parts.length > 1) phrasesWith.set(word, [...(phrasesWith.get(word) ?? []), phrase]);
      }
    }
    return { phrases: this.phrases, phrasesWith, words };
  }
}

/** The categories of the occupations that a skill makes; where it makes none, of the one category that uses it. */
function skillCategories(rows: readonly OccupationRow[]): Map<string, JobCategoryId[]> {
  const made = new Map<string, Map<JobCategoryId, number>>();
  const used = new Map<string, Map<JobCategoryId, number>>();
  const count = (map: typeof made, skill: string, category: JobCategoryId): void => {
    const counts = map.get(skill) ?? new Map<JobCategoryId, number>();
    map.set(skill, counts.set(category, (counts.get(category) ?? 0) + 1));
  };
  for (const { skills, category } of rows) {
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

function build(occupationRows: readonly OccupationRow[], skillRows: readonly SkillRow[]): Lexicon {
  const builder = new LexiconBuilder();
  const occupations = new Map<string, Occupation>();
  const skills = new Map<string, Skill>();
  for (const row of occupationRows) {
    builder.add('occupation', row.id, [row.latin, row.devanagari, row.kannada]);
    occupations.set(row.id, {
      id: row.id,
      category: row.category,
      alsoIn: row.alsoIn ?? [],
      labels: labelsOf(row.latin, row.devanagari, row.kannada),
      skills: row.skills,
    });
  }
  for (const [id, latin, devanagari, kannada] of skillRows) {
    builder.add('skill', id, [latin, devanagari, kannada]);
    skills.set(id, { id, labels: labelsOf(latin, devanagari, kannada) });
  }
  for (const [id, labels] of Object.entries<Labels>(JOB_CATEGORY_LABELS)) {
    builder.add('category', id, Object.values(labels).concat(labels.en.split('/')));
    builder.add('category', id, [CATEGORY_WORDS[id as JobCategoryId] ?? ''], KIND_WEIGHT);
  }
  for (const [id, words] of Object.entries(JOB_TYPE_WORDS)) builder.add('job_type', id, [words]);
  for (const id of HOME_WORK.occupations) builder.add('occupation', id, [HOME_WORK.words], KIND_WEIGHT);
  return { occupations, skills, categoriesOfSkill: skillCategories(occupationRows), ...builder.build() };
}

let built: Lexicon | undefined;
/** The lexicon, put together at first use. */
export const lexicon = (): Lexicon => (built ??= build(OCCUPATION_ROWS, SKILL_ROWS));
