import { createHash } from 'node:crypto';
import type { AiJobsQuery } from '@nukkad/domain/ai-jobs';
import { COUNT_EXACT_UP_TO } from '@nukkad/domain/limits';
import { z } from 'zod';
import { badCursor } from '../../common/errors/common.errors.js';

/**
 * Jobs after which a list ends, in every order: as many as are counted. Up to there a page costs little and none is skipped;
 * whoever looks for others asks for something narrower.
 */
export const LIST_MAX = COUNT_EXACT_UP_TO;

/**
 * Where the next page of a search begins: behind the job `ref`, whose place in the order is `key` (score, kilometres,
 * microseconds, rupees). `asOf` (milliseconds since 1970) is when the first page was asked for: all pages count a job's
 * age from then and leave out what was posted later, so that nothing is shown twice. `shown`: jobs on the pages so far.
 */
export interface SearchCursor {
  asOf: number;
  key: number;
  ref: number;
  shown: number;
}

const Content = z.tuple([z.string(), z.number(), z.number(), z.int(), z.int().min(1).max(LIST_MAX)]);

/** Stands for everything that the order and the content of the list depend on. */
function checksumOf(userId: string, { cursor: _cursor, limit: _limit, ...query }: AiJobsQuery): string {
  const entries = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([userId, entries]))
    .digest('base64url')
    .slice(0, 12);
}

function contentOf({ cursor }: AiJobsQuery): z.infer<typeof Content> | null {
  if (cursor === undefined) return null;
  try {
    return Content.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/** As of when the pages of a query with a cursor are, whoever made that: undefined without one. */
export const asOfCursor = (query: AiJobsQuery): number | undefined => contentOf(query)?.[1];

/** The cursor of a query, null without one; throws 400 when it is damaged or was made for another search. */
export function readSearchCursor(userId: string, query: AiJobsQuery): SearchCursor | null {
  if (query.cursor === undefined) return null;
  const content = contentOf(query);
  if (!content) throw badCursor();
  const [, asOf, key, ref, shown] = content;
  // Written again it must be the same text: this tells the mark of another search, and characters too many.
  if (writeSearchCursor(userId, query, { asOf, key, ref, shown }) !== query.cursor) throw badCursor();
  return { asOf, key, ref, shown };
}

/** The text of a cursor that fits this search of this account alone. */
export function writeSearchCursor(userId: string, query: AiJobsQuery, place: SearchCursor): string {
  const { asOf, key, ref, shown } = place;
  return Buffer.from(JSON.stringify([checksumOf(userId, query), asOf, key, ref, shown])).toString('base64url');
}
