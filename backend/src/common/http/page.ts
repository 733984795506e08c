import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { badCursor } from '../errors/common.errors.js';

/** One page of a list in order, newest first. `next` is the cursor of the next page. */
export interface Page<T> {
  items: T[];
  next: string | null;
  /** Total number of rows, if it is counted: exact up to a bound, then the bound and a plus. */
  total?: string;
}

/** Start of a page: after the row with this time (ISO 8601, microseconds) and id. */
export interface Keyset {
  at: string;
  id: string;
}

/** SQL: a timestamp as text that loses nothing of its microseconds. */
export const keysetTime = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const Cursor = z.tuple([z.string(), z.iso.datetime({ precision: 6 }), z.uuid()]);

const checksumOf = (list: string): string => createHash('sha256').update(list).digest('base64url').slice(0, 10);

/** Returns the position of `cursor` in `list`; throws 400 if it is damaged or belongs to another list. */
export function readCursor(list: string, cursor: string | undefined): Keyset | null {
  if (cursor === undefined) return null;
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw badCursor();
  }
  const parsed = Cursor.safeParse(content);
  if (!parsed.success || parsed.data[0] !== checksumOf(list)) throw badCursor();
  return { at: parsed.data[1], id: parsed.data[2] };
}

/**
 * Cuts `rows`, of which one more than `limit` was asked for, into a page. `list` names the list with its filters and its
 * owner, so that a cursor fits nowhere else.
 */
export function pageOf<Row extends Keyset, T>(
  list: string,
  rows: Row[],
  limit: number,
  item: (row: Row) => T,
  total?: string,
): Page<T> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next = last ? Buffer.from(JSON.stringify([checksumOf(list), last.at, last.id])).toString('base64url') : null;
  return { items: shown.map(item), next, ...(total === undefined ? {} : { total }) };
}

/** Sets the headers for the next page (Link, RFC 8288) and the total; returns the items. */
export function sendPage<T>(request: Request, response: Response, page: Page<T>): T[] {
  if (page.total !== undefined) response.setHeader('X-Total-Count', page.total);
  if (page.next !== null) {
    const url = new URL(request.originalUrl, 'http://localhost');
    url.searchParams.set('cursor', page.next);
    response.setHeader('Link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return page.items;
}

/** Headers of a paged list, as described in the contract. */
export const PAGE_HEADERS = {
  Link: { description: 'The next page: `<address>; rel="next"`. Absent on the last page.', schema: { type: 'string' } },
} as const;
export const COUNTED_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  'X-Total-Count': {
    description: 'Total number of items: exact up to 1000, then `1000+`.',
    schema: { type: 'string' },
  },
} as const;
