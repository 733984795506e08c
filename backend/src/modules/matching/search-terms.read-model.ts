import { Injectable } from '@nestjs/common';
import { editDistance, toleratedEdits } from '@nukkad/language/nearest-word';
import { isCommonWord } from '@nukkad/language/lexicon/common-words';
import { prepared } from '../../common/database/prepared-statements.js';
import { SearchDatabase } from '../../common/database/search-database.js';
import type { TermKind, TermName } from './search-text.js';

/** A word of some job that is like a word of the search; `word` is the index of the latter, similarity above 0 up to 1. */
export interface FuzzyMatch {
  id: number;
  word: number;
  similarity: number;
}

/** Similarity of the beginning of a word to the whole word. */
const PREFIX_SIMILARITY = 0.8;
const SIMILARITY_MIN = 0.4;
const FUZZY_MATCHES_MAX = 4;
const PREFIX_LETTERS_MIN = 3;

/** Milliseconds for which a term of a profile without any job is cached as absent. */
const ABSENT_MS = 60_000;

/** Kinds from the taxonomy: their terms are permanent. Words and towns are deleted with the users' texts. */
const LASTING: ReadonlySet<string> = new Set<TermKind>([
  'every',
  'category',
  'job_type',
  'category_and_type',
  'skill',
  'occupation',
  'suggested_occupation',
  'condition',
]);

/** Result of `find`. */
export interface FoundTerms {
  /** Ids by `keyOf`, without terms that no job ever had. */
  ids: Map<string, number>;
  /** Terms like the words that no job has. */
  fuzzyMatches: FuzzyMatch[];
}
/**
 * Returns whether `word` may mean the word `name` of a job: `name` begins with it, or differs by typing errors alone. A
 * word of the language is no typing error: "diver" does not mean "driver".
 */
const isTypoOrPrefix = (word: string, name: string): boolean => {
  if (name.startsWith(word)) return true;
  if (isCommonWord(word)) return false;
  const slips = toleratedEdits(word);
  return slips > 0 && name[0] === word[0] && editDistance(word, name, slips) <= slips;
};

/** Returns the key of a term in `ids`. */
export const keyOf = ({ kind, name }: TermName): string => `${kind} ${name}`;

/** The vocabulary: all terms by which jobs can be found. */
@Injectable()
export class SearchTermsReadModel {
  /** Ids of permanent terms, by `keyOf`: at most the size of the taxonomy. */
  private readonly known = new Map<string, number>();

  /** Permanent terms without any job, with the time of the check: at most the size of the taxonomy. */
  private readonly absent = new Map<string, number>();

  constructor(private readonly database: SearchDatabase) {}

  /** Returns ids of terms by `keyOf`, without terms that no job ever had. */
  async findIds(names: readonly TermName[]): Promise<Map<string, number>> {
    return (await this.find(names, [])).ids;
  }

  /**
   * Returns ids as `ids` does. A term without any job is looked up again only after ABSENT_MS, in the background: no
   * search waits for it, and the first job with it may count that much later.
   */
  async findIdsOfProfile(names: readonly TermName[]): Promise<Map<string, number>> {
    const now = Date.now();
    const stale = names.filter((name) => (this.absent.get(keyOf(name)) ?? now) <= now - ABSENT_MS);
    if (stale.length > 0) {
      for (const name of stale) this.absent.set(keyOf(name), now);
      this.learn(stale, now).catch(() => undefined);
    }
    return this.learn(
      names.filter((name) => !this.absent.has(keyOf(name))),
      now,
    );
  }

  /** Returns ids of terms by `keyOf`; records which of them no job had at the moment `now`. */
  private async learn(names: readonly TermName[], now: number): Promise<Map<string, number>> {
    const ids = await this.findIds(names);
    for (const name of names) {
      if (ids.has(keyOf(name))) this.absent.delete(keyOf(name));
      else this.absent.set(keyOf(name), now);
    }
    return ids;
  }

  /** Returns the id of a term that is cached. */
  findCachedId(name: TermName): number | undefined {
    return this.known.get(keyOf(name));
  }

  /**
   * Returns ids of terms, and for those of `words` that no job has the few most similar words in use, by trigrams or
   * their beginning.
   */
  async find(names: readonly TermName[], words: readonly string[]): Promise<FoundTerms> {
    const ids = new Map<string, number>();
    const unknown: TermName[] = [];
    for (const name of names) {
      const key = keyOf(name);
      const id = this.known.get(key);
      if (id === undefined) unknown.push(name);
      else ids.set(key, id);
    }
    const [rows, similar] = await Promise.all([this.findNamed(unknown), this.findFuzzyMatches(words)]);
    for (const { id, kind, name } of rows) {
      ids.set(keyOf({ kind, name }), id);
      if (LASTING.has(kind)) this.known.set(keyOf({ kind, name }), id);
    }
    const fuzzyMatches = similar.filter(({ word, name }) => isTypoOrPrefix(words[word]!, name));
    return { ids, fuzzyMatches: fuzzyMatches.map(({ id, word, similarity }) => ({ id, word, similarity })) };
  }

  /** Returns the terms with these names that any job has. */
  private async findNamed(names: readonly TermName[]): Promise<(TermName & { id: number })[]> {
    if (names.length === 0) return [];
    return this.database.query(
      prepared(`SELECT s.id, s.kind, s.name
       FROM unnest((SELECT $1::text[]), (SELECT $2::text[])) AS wanted (kind, name)
       JOIN search_terms s ON s.kind = wanted.kind AND s.name = wanted.name`),
      [names.map(({ kind }) => kind), names.map(({ name }) => name)],
    );
  }

  /** Returns, for those of `words` that no job has, words of jobs that are most similar or begin with them. */
  private async findFuzzyMatches(words: readonly string[]): Promise<(FuzzyMatch & { name: string })[]> {
    if (words.length === 0) return [];
    return this.database.query(
      prepared(`SELECT found.id, found.name, (wanted.place - 1)::int AS word, max(found.similarity)::float8 AS similarity
       FROM (
         SELECT word, place FROM unnest((SELECT $1::text[])) WITH ORDINALITY AS given (word, place)
         WHERE NOT EXISTS (SELECT FROM search_terms s WHERE s.kind = 'word' AND s.name = given.word) OFFSET 0) wanted
       CROSS JOIN LATERAL (
         (SELECT s.id, s.name, similarity(s.name, wanted.word) AS similarity FROM search_terms s
          WHERE s.kind = 'word' AND s.name % wanted.word ORDER BY 3 DESC, s.name LIMIT ${FUZZY_MATCHES_MAX})
         UNION ALL
         (SELECT s.id, s.name, ${PREFIX_SIMILARITY} FROM search_terms s
          WHERE s.kind = 'word' AND char_length(wanted.word) >= ${PREFIX_LETTERS_MIN}
            AND s.name ~>=~ wanted.word AND s.name ~<~ (wanted.word || chr(1114111))
          ORDER BY s.name USING ~<~ LIMIT ${FUZZY_MATCHES_MAX})
       ) AS found
       WHERE found.similarity >= ${SIMILARITY_MIN}
       GROUP BY found.id, found.name, wanted.place`),
      [words],
    );
  }
}
