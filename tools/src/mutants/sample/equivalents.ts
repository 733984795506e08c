import { parse } from 'yaml';
import type { Fault } from './fault.js';

/** A fault that changes nothing for anybody, as the list says it. */
export interface Equivalent {
  /** From the root of the workspace. */
  file: string;
  operator: string;
  /** Part of what the fault takes away or puts in place, as `diffOf` writes it without its signs. */
  change: string;
  reason: string;
}

const FIELDS = ['file', 'operator', 'change', 'reason'] as const;

/** The entries of `tools/equivalent-faults.yaml`. Throws Error when one lacks a field. */
export function readEquivalents(yaml: string): Equivalent[] {
  const entries = (parse(yaml) ?? []) as Record<string, unknown>[];
  return entries.map((entry, index) => {
    const missing = FIELDS.filter((field) => typeof entry[field] !== 'string' || entry[field] === '');
    if (missing.length > 0) throw new Error(`equivalent fault ${index + 1} says no ${missing.join(', ')}`);
    return entry as unknown as Equivalent;
  });
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether the list means this fault: its text before or after holds the change, whatever the line breaks are. */
export const isMeant = ({ file, operator, change }: Equivalent, fault: Fault): boolean =>
  fault.file === file &&
  fault.operator === operator &&
  (flat(fault.replacement).includes(flat(change)) ||
    (fault.replacement === '' && flat(fault.original).includes(flat(change))));

/** One line for each entry that means no fault of the sources, or several. */
export function staleEquivalents(equivalents: readonly Equivalent[], faultsOf: (file: string) => Fault[]): string[] {
  return equivalents.flatMap((entry) => {
    const count = faultsOf(entry.file).filter((fault) => isMeant(entry, fault)).length;
    return count === 1
      ? []
      : [`${entry.file}, ${entry.operator}, "${entry.change}" means ${count} faults instead of one`];
  });
}
