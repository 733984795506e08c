import { DESK_ROWS_MAX } from '@nukkad/contract/payments/money-desk';
import type { EntityManager } from 'typeorm';

/** SQL: a moment of the database as the contract states it. */
export const isoOf = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The first rows of a section of the desk, and the number of all. */
interface Section<Item> {
  found: number;
  items: Item[];
}

/** Returns the first rows of a section, and their total. SQL texts are constants of the code. */
export async function readSection<Item>(
  manager: EntityManager,
  columns: string,
  from: string,
  order: string,
  parameters: readonly unknown[] = [],
): Promise<Section<Item>> {
  const rows: (Item & { found: number })[] = await manager.query(
    `SELECT ${columns}, count(*) OVER ()::int AS found FROM ${from} ORDER BY ${order} LIMIT ${DESK_ROWS_MAX}`,
    [...parameters],
  );
  return { found: rows[0]?.found ?? 0, items: rows.map(({ found: _found, ...item }) => item as Item) };
}
