/** Ways to say what is done with something, "#"; separated by commas. */
export interface WorkForms {
  /** In Latin letters, whatever the language; small words that say nothing are left out: "# dekhbhal" for "# ki dekhbhal". */
  readonly latin: string;
  readonly devanagari: string;
  readonly kannada: string;
  /** Verbs without their endings, as in the rows of work phrases. */
  readonly verbs: Readonly<Record<VerbLanguage, string>>;
}

/** One thing that is done with many objects, each of which belongs to an occupation. */
export interface WorkTable {
  readonly forms: WorkForms;
  /** Objects in all scripts, separated by commas. */
  readonly objects: Readonly<Record<string, string>>;
}

/** Other endings are taken for these, see `otherForms`. */
export const ENDINGS = {
  hindi: ['na', 'ne', 'ni'],
  devanagari: ['ना', 'ने', 'नी'],
  kannada: ['uvudu', 'uvavaru', 'uva', 'alu'],
  kannadaScript: ['ುವುದು', 'ುವವರು', 'ುವ', 'ಲು'],
} as const;
export type VerbLanguage = keyof typeof ENDINGS;

/** A phrase that says what is done at work, and the occupation that does it. */
export interface OccupationPhrase {
  phrase: string;
  occupation: string;
}
