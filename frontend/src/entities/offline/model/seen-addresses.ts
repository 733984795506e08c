import type { FetchArgs } from '@reduxjs/toolkit/query/react';

/** What is kept to be read without a network: jobs, applications, calendar, messages, work and its code. Nothing about money. */
const SEEN_PATHS = new RegExp(
  `^/api/(${[
    'auth/user',
    'my-applications|applications/[^/]+',
    'jobs(/[^/]+(/applications)?)?|my-jobs(/[^/]+)?|ai-jobs|hot-jobs',
    'instant-jobs(/[^/]+)?|job-requests',
    'engagements(/[^/]+(/(code|review))?)?',
    'interview-requests|received-interview-requests|calendar',
    'conversations(/[^/]+(/messages)?)?|notifications',
  ].join('|')})$`,
);

/** Lists of which any is better than none: they are asked for around a place, which a device without network may not know. */
const LISTS = /^\/api\/(jobs|ai-jobs|hot-jobs)$/;

const PLACE = new Set(['latitude', 'longitude']);

export interface SeenAddress {
  address: string;
  /** The address without the place that it asks around. */
  path: string;
  /** Whether another answer of the path will do. */
  isList: boolean;
}

/** The address of a read under which its answer is kept; null where none is, as for later pages of a list. */
export function seenAddressOf({ url, params }: Pick<FetchArgs, 'url' | 'params'>): SeenAddress | null {
  const { pathname, search, searchParams } = new URL(url, 'https://nukkad.invalid');
  if (!SEEN_PATHS.test(pathname)) return null;
  const given = Object.entries(params ?? {}).filter(([, value]) => value !== undefined && value !== null);
  if (searchParams.has('cursor') || given.some(([name]) => name === 'cursor')) return null;
  const conditions = [...searchParams, ...given].filter(([name]) => !PLACE.has(name));
  return {
    address: `${pathname}${search} ${JSON.stringify(given)}`,
    path: `${pathname} ${JSON.stringify(conditions)}`,
    isList: LISTS.test(pathname),
  };
}
