import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { type AnswerOf, type ArgOf, type CallName, requestOf } from './contract-call';

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** Total number of items; null if the server does not state it. */
  total: number | null;
  /** Whether there are more than `total`, because the server stops counting at a limit. */
  totalIsLeast: boolean;
  /** Cursor of the next page; null on the last page. */
  next: string | null;
}

/** The name of a call that answers with one page of a list. */
export type ListName = {
  [N in CallName]: 'cursor' extends keyof ArgOf<N> ? (AnswerOf<N> extends readonly unknown[] ? N : never) : never;
}[CallName];

type ItemOf<N extends ListName> = AnswerOf<N> extends readonly (infer T)[] ? T : never;

/** One page of the list that a call answers with. */
export type PageOf<N extends ListName> = Page<ItemOf<N>>;

const NEXT_LINK = /<([^>]*)>\s*;\s*rel="?next"?/i;
const COUNT = /^(\d+)(\+?)$/;

/** Reads a page from an answer: the items from its body, the rest from its headers. */
export function readPage<T>(items: T[], meta: { response?: Response } | undefined): Page<T> {
  const headers = meta?.response?.headers;
  const link = NEXT_LINK.exec(headers?.get('Link') ?? '')?.[1];
  const [, total, plus] = COUNT.exec(headers?.get('X-Total-Count') ?? '') ?? [];
  return {
    items,
    total: total === undefined ? null : Number(total),
    totalIsLeast: plus === '+',
    next: link ? new URL(link, 'http://localhost').searchParams.get('cursor') : null,
  };
}

const cursorPaging = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: Page<unknown>): string | null | undefined => last.next ?? undefined,
};

/**
 * Returns the parts of a `build.infiniteQuery` that pages through a list of the contract: address and parameters come
 * from the generated call. `argOf` derives its argument from the query's argument; its second parameter says whether
 * this is the first page, which may be shorter.
 */
export function pagedEndpoint<N extends ListName, Asked = void>(
  name: N,
  argOf: (asked: Asked, isFirst: boolean) => Omit<ArgOf<N>, 'cursor'>,
) {
  return {
    infiniteQueryOptions: cursorPaging,
    query: ({ queryArg, pageParam }: { queryArg: Asked; pageParam: string | null }): FetchArgs => {
      const arg = { ...argOf(queryArg, pageParam === null), cursor: pageParam ?? undefined } as unknown as ArgOf<N>;
      return (requestOf as (name: CallName, arg: unknown) => FetchArgs)(name, arg);
    },
    transformResponse: readPage<ItemOf<N>>,
  };
}
