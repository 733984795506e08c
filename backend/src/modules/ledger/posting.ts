import { createHash } from 'node:crypto';
import { requirePaise } from '@nukkad/contract/money/paise';
import { type AccountKind, CHART_OF_ACCOUNTS, type Party } from './chart-of-accounts.js';
import { POSTING_TEMPLATES, type PostingEvent, type TemplateLine } from './posting-templates.js';

/** An account by its kind and owner; without an owner it is an account of the product. */
export interface AccountRef {
  kind: AccountKind;
  ownerId: string | null;
}

/** A line of a transaction in paise: debits are positive, credits negative. */
export interface PostingLine extends AccountRef {
  amount: bigint;
}

/** A transaction to write. */
export interface Posting {
  source: string;
  key: string;
  kind: string;
  /** Digest of the contents, which identifies a repeated posting of an event. */
  fingerprint: string;
  eventAt: Date;
  reversesId: string | null;
  note: string | null;
  lines: readonly PostingLine[];
}

const digest = (contents: unknown): string => createHash('sha256').update(JSON.stringify(contents)).digest('hex');

const sorted = (entries: [string, string][]): [string, string][] =>
  entries.sort(([one], [other]) => (one < other ? -1 : 1));

/**
 * Returns the transaction of an event by its template. Lines of 0 are omitted. Throws a RangeError for a negative
 * amount and for an event without any amount: callers compute amounts, so both are programming errors.
 */
export function postingOf(event: PostingEvent): Posting {
  const template: readonly TemplateLine[] = POSTING_TEMPLATES[event.kind];
  const parties: Partial<Record<Party, string>> = event.parties;
  const amounts: Record<string, bigint> = event.amounts;
  const lines = template
    .map((line) => toLine(line, parties, amounts, event.kind))
    .filter(({ amount }) => amount !== 0n);
  if (lines.length === 0) throw new RangeError(`The event ${event.source} ${event.key} has no amount`);
  const texts = Object.entries(amounts).map(([name, amount]): [string, string] => [name, String(amount)]);
  return {
    source: event.source,
    key: event.key,
    kind: event.kind,
    fingerprint: digest([event.kind, sorted(Object.entries(parties)), sorted(texts)]),
    eventAt: event.eventAt,
    reversesId: null,
    note: event.note ?? null,
    lines,
  };
}

function toLine(
  { side, account, owner, amounts: names }: TemplateLine,
  parties: Partial<Record<Party, string>>,
  amounts: Record<string, bigint>,
  kind: string,
): PostingLine {
  const ownerId = owner === null ? null : (parties[owner] ?? null);
  if (owner !== null && ownerId === null) throw new RangeError(`The event ${kind} names no ${owner}`);
  const sum = names.reduce((total, name) => {
    const amount = amounts[name];
    if (amount === undefined || amount < 0n) throw new RangeError(`The amount ${name} of ${kind} must not be negative`);
    return total + amount;
  }, 0n);
  return { kind: account, ownerId, amount: requirePaise(side === 'debit' ? sum : -sum) };
}

/** Returns the opposite of a transaction, under a separate key. */
export function reversalOf(
  original: { id: string; lines: readonly PostingLine[] },
  { source, key, eventAt, note }: { source: string; key: string; eventAt: Date; note?: string },
): Posting {
  return {
    source,
    key,
    kind: 'reversal',
    fingerprint: digest(['reversal', original.id]),
    eventAt,
    reversesId: original.id,
    note: note ?? null,
    lines: original.lines.map(({ amount, ...account }) => ({ ...account, amount: -amount })),
  };
}

/** A balance as people read it: positive on the side that increases the account. */
export const naturalBalance = (kind: AccountKind, debits: bigint): bigint =>
  CHART_OF_ACCOUNTS[kind].side === 'debit' ? debits : -debits;
