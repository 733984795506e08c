import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { api } from './generated/api.gen';
import { firstPageApi } from './generated/first-page.gen';

type Endpoints = typeof api.endpoints;

/** The name of a call of the contract: its operation id. */
export type CallName = keyof Endpoints;

/** Argument of a call: the fields of its path, its query and its body. */
export type ArgOf<N extends CallName> = Endpoints[N]['Types']['QueryArg'];

/** Result of a call. */
export type AnswerOf<N extends CallName> = Endpoints[N]['Types']['ResultType'];

type Ask<N extends CallName> = void extends ArgOf<N> ? [arg?: ArgOf<N>] : [arg: ArgOf<N>];

const generated = new Map<CallName, (arg: unknown) => FetchArgs>();

/** Returns the generated query of a call, which contains the address of the contract. */
function generatedQuery(name: CallName): (arg: unknown) => FetchArgs {
  const known = generated.get(name);
  if (known) return known;
  const read = (definition: { query?: (arg: unknown) => FetchArgs } | undefined): void => {
    if (definition?.query) generated.set(name, definition.query);
  };
  // the only access to a definition; it is not changed
  (firstPageApi as unknown as typeof api).enhanceEndpoints({ endpoints: { [name]: read } });
  const query = generated.get(name);
  if (!query) throw new Error(`the contract has no call ${name}`);
  return query;
}

/** The request of a call, as the generated client would send it. */
export const requestOf = <N extends CallName>(name: N, ...[arg]: Ask<N>): FetchArgs => generatedQuery(name)(arg);

/** Returns the address of a call with its query, for links and for code that does not use the store. */
export function addressOf<N extends CallName>(name: N, ...ask: Ask<N>): string {
  const { url, params } = requestOf(name, ...ask);
  const given = Object.entries((params ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return query.size > 0 ? `${url}?${query}` : url;
}

/** Returns whether the server itself handles this address, instead of the front end's router. */
export const isCallAddress = (address: string): boolean => address.startsWith('/api/');
