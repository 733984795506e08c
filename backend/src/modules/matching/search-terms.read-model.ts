import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { prepared } from '../../common/database/prepared-statements.js';
import type { TermKind, TermName } from './search-text.js';

/** A word of some job that is like a word of the search; `word` is the index of the latter, likeness above 0 up to 1. */
export interface AlikeTerm {
  id: number;
  word: number;
  likeness: number;
}

/** What a beginning of a word counts against the whole word. */
const BEGINNING = 0.8;
const ALIKE = 0.4;
const ALIKE_MAX = 4;
const BEGINNING_LETTERS = 3;

/** Kinds that come from the taxonomy: their terms stay. Words and towns leave with what people wrote. */
const LASTING: ReadonlySet<string> = new Set<TermKind>([
  'every',
  'category',
  'job_type',
  'category_and_type',
  'skill',
  'occupation',
]);

/** The key under which `ids` answers. */
export const keyOf = ({ kind, name }: TermName): string => `${kind} ${name}`;

/** The vocabulary: what any job can be found by. */
@Injectable()
export class SearchTermsReadModel {
  /** Ids of lasting terms, by `keyOf`: no more than the taxonomy has. */
  private readonly known = new Map<string, number>();

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Ids of terms by `keyOf`; what no job was ever found by is left out. */
  async ids(names: readonly TermName[]): Promise<Map<string, number>> {
    const ids = new Map<string, number>();
    const unknown: TermName[] = [];
    for (const name of names) {
      const key = keyOf(name);
      const id = this.known.get(key);
      if (id === undefined) unknown.push(name);
      else ids.set(key, id);
    }
    if (unknown.length === 0) return ids;
    const rows: (TermName & { id: number })[] = await this.dataSource.query(
      prepared(`SELECT s.id, s.kind, s.name FROM unnest($1::text[], $2::text[]) AS wanted (kind, name)
       JOIN search_terms s ON s.kind = wanted.kind AND s.name = wanted.name`),
      [unknown.map(({ kind }) => kind), unknown.map(({ name }) => name)],
    );
    for (const row of rows) {
      ids.set(keyOf(row), row.id);
      if (LASTING.has(row.kind)) this.known.set(keyOf(row), row.id);
    }
    return ids;
  }

  /** For words that no job has: the few likest that some have, by their trigrams or their beginning. */
  async alike(words: readonly string[]): Promise<AlikeTerm[]> {
    if (words.length === 0) return [];
    const rows: AlikeTerm[] = await this.dataSource.query(
      prepared(`SELECT found.id, (wanted.place - 1)::int AS word, max(found.likeness)::float8 AS likeness
       FROM unnest($1::text[]) WITH ORDINALITY AS wanted (word, place) CROSS JOIN LATERAL (
         (SELECT s.id, similarity(s.name, wanted.word) AS likeness FROM search_terms s
          WHERE s.kind = 'word' AND s.name % wanted.word ORDER BY 2 DESC, s.name LIMIT ${ALIKE_MAX})
         UNION ALL
         (SELECT s.id, ${BEGINNING} FROM search_terms s
          WHERE s.kind = 'word' AND char_length(wanted.word) >= ${BEGINNING_LETTERS}
            AND s.name ~>=~ wanted.word AND s.name ~<~ (wanted.word || chr(1114111))
          ORDER BY s.name USING ~<~ LIMIT ${ALIKE_MAX})
       ) AS found
       WHERE found.likeness >= ${ALIKE} GROUP BY found.id, wanted.place`),
      [words],
    );
    return rows;
  }
}
