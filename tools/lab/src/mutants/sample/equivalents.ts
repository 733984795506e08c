import { parse } from 'yaml';
import type { Fault } from './fault.js';

/** An entry of the list of faults without an observable effect. */
export interface Equivalent {
  /** Path from the root of the workspace. */
  file: string;
  operator: string;
  /** Part of the lines that the fault inserts, or removes if it inserts none, as the report shows them. */
  change: string;
  reason: string;
}

const FIELDS = ['file', 'operator', 'change', 'reason'] as const;

/** Returns the entries of `tools/lab/equivalent-faults.yaml`. Throws Error if one lacks a field. */
export function readEquivalents(yaml: string): Equivalent[] {
  const entries = (parse(yaml) ?? []) as Record<string, unknown>[];
  return entries.map((entry, index) => {
    const missing = FIELDS.filter((field) => typeof entry[field] !== 'string' || entry[field] === '');
    if (missing.length > 0) throw new Error(`equivalent fault ${index + 1} says no ${missing.join(', ')}`);
    return entry as unknown as Equivalent;
  });
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the lines that a fault inserts, or removes if it inserts none. */
function changeOf({ diff }: Fault): string {
  const signed = (sign: string): string[] => diff.filter((line) => line.startsWith(sign)).map((line) => line.slice(2));
  const [after, before] = [signed('+'), signed('-')];
  return flat((after.length > 0 ? after : before).join(' '));
}

/** Returns whether the entry refers to this fault, irrespective of line breaks. */
export const isMeant = ({ file, operator, change }: Equivalent, fault: Fault): boolean =>
  fault.file === file && fault.operator === operator && changeOf(fault).includes(flat(change));

/** Returns one line for each entry that matches no fault of the sources, or several. */
export function staleEquivalents(equivalents: readonly Equivalent[], faultsOf: (file: string) => Fault[]): string[] {
  return equivalents.flatMap((entry) => {
    const count = faultsOf(entry.file).filter((fault) => isMeant(entry, fault)).length;
    return count === 1
      ? []
      : [`${entry.file}, ${entry.operator}, "${entry.change}" means ${count} faults instead of one`];
  });
}
