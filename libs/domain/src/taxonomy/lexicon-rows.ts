import type { JobCategoryId } from '../job-categories.js';

/**
 * Words of one script: the label first, then a semicolon and, separated by commas, whatever else people say or type for it.
 * The Latin text holds English and Hindi and Kannada in Latin letters; its label is the English one. Where screens say
 * something else, it stands in OCCUPATION_NAMES.
 */
export type Words = string;

/** A skill as its data file writes it. */
export type SkillRow = readonly [id: string, latin: Words, devanagari: Words, kannada: Words];

/** An occupation as its data file writes it; `skills` begins with the skill that makes the occupation. */
export interface OccupationRow<Id extends string = string> {
  readonly id: Id;
  readonly category: JobCategoryId;
  /** Further job categories under which such work is offered. */
  readonly alsoIn?: readonly JobCategoryId[];
  readonly latin: Words;
  readonly devanagari: Words;
  readonly kannada: Words;
  readonly skills: readonly string[];
}
