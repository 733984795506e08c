import type { ForeignKey } from './catalog.js';

/** An order in which every table follows those that it references, and the keys for which there is none (cycles). */
export interface TableOrder {
  tables: string[];
  cyclic: ForeignKey[];
}

/** Sorts tables so that rows can be inserted one table after the other. */
export function orderTables(names: readonly string[], foreignKeys: readonly ForeignKey[]): TableOrder {
  const tables: string[] = [];
  const waiting = new Set(names);
  while (waiting.size > 0) {
    const free = [...waiting].filter((name) => !refersTo(waiting, name, foreignKeys));
    // In a cycle any table may be the first.
    const next = free.length > 0 ? free : [...waiting].slice(0, 1);
    for (const name of next) {
      tables.push(name);
      waiting.delete(name);
    }
  }
  const position = new Map(tables.map((name, index) => [name, index]));
  const cyclic = foreignKeys.filter(
    ({ table, references }) => (position.get(references) ?? 0) >= (position.get(table) ?? 0),
  );
  return { tables, cyclic };
}

function refersTo(waiting: ReadonlySet<string>, name: string, foreignKeys: readonly ForeignKey[]): boolean {
  return foreignKeys.some(({ table, references }) => table === name && references !== name && waiting.has(references));
}
