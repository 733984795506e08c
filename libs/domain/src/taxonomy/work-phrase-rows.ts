/** What somebody does at work, as people say it: objects, then verb stems, which take the endings of their language. */
export interface WorkPhraseRow {
  readonly occupation: string;
  /** Hindi in Latin letters, as "kapde, kapda: sil". */
  readonly hindi: string;
  readonly devanagari: string;
  /** Kannada in Latin letters; a stem ends as it does before "-uvudu". */
  readonly kannada: string;
  readonly kannadaScript: string;
}

/** One row in the order of its fields. */
export const row = (
  occupation: string,
  hindi: string,
  devanagari: string,
  kannada: string,
  kannadaScript: string,
): WorkPhraseRow => ({
  ...{ occupation, hindi, devanagari, kannada, kannadaScript },
});
