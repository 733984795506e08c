import { createHash } from 'node:crypto';
import type { AiJobsQuery } from '@nukkad/contract/matching/ai-jobs';
import { COUNT_EXACT_UP_TO } from '@nukkad/contract/limits';
import { z } from 'zod';
import { badCursor } from '../../common/errors/common.errors.js';

/**
 * Maximum length of a list, in every order: the limit of exact counts. Up to it a page is cheap and no job is skipped;
 * for other jobs the user narrows the search.
 */
export const LIST_MAX = COUNT_EXACT_UP_TO;

/**
 * The start of the next page of a search: after the job `ref` with the sort key `key` (score, kilometres, microseconds,
 * rupees). `asOf` (milliseconds since 1970) is the time of the first page: all pages compute a job's age as of it and
 * exclude jobs posted later, so that no job appears twice. `shown`: number of jobs on the pages so far.
 */
export interface SearchCursor {
  asOf: number;
  key: number;
  ref: number;
  shown: number;
}

/** The last time of JavaScript, which the database also knows: the cursor is read before it is checked. */
const TIME_MAX = 8.64e15;

const Content = z.tuple([
  z.string(),
  z.number().min(0).max(TIME_MAX),
  z.number(),
  z.int(),
  z.int().min(1).max(LIST_MAX),
]);

/** Returns a checksum of all values that determine the order and the content of the list. */
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

/**
 * Returns the time as of which the pages of a query with a cursor are computed, for a cursor of any user; undefined
 * without one.
 */
export const asOfCursor = (query: AiJobsQuery): number | undefined => contentOf(query)?.[1];

/** Returns the cursor of a query, null without one; throws 400 when it is damaged or belongs to another search. */
export function readSearchCursor(userId: string, query: AiJobsQuery): SearchCursor | null {
  if (query.cursor === undefined) return null;
  const content = contentOf(query);
  if (!content) throw badCursor();
  const [, asOf, key, ref, shown] = content;
  // Rejects a cursor that does not serialize to the same text: it belongs to another search, or has extra characters.
  if (writeSearchCursor(userId, query, { asOf, key, ref, shown }) !== query.cursor) throw badCursor();
  return { asOf, key, ref, shown };
}

/** Returns the text of a cursor that is valid only for this search of this account. */
export function writeSearchCursor(userId: string, query: AiJobsQuery, place: SearchCursor): string {
  const { asOf, key, ref, shown } = place;
  return Buffer.from(JSON.stringify([checksumOf(userId, query), asOf, key, ref, shown])).toString('base64url');
}
