import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { quoteIdentifier } from '../embedded/sql-inspection.js';
import type { Column, Table } from './catalog.js';

/** The values of a row in PostgreSQL's own text form, which every type reads back exactly (geography as EWKB in hex). */
export type Row = (string | null)[];

/** Number of rows of a table, and a hash over all of them in order. */
export interface Tally {
  rows: number;
  sha256: string;
}

/** Text forms that depend on settings, in one definite way; for the running transaction. */
export const DEFINITE_TEXT_FORMS = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, MDY'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  'set local extra_float_digits = 1',
].join('; ');

const ROWS_AT_ONCE = 500;

/** Reads a table in its order, some hundred rows at a time. Runs inside a transaction. */
export async function* readRows(client: ClientBase, table: Table): AsyncGenerator<Row[]> {
  const columns = table.columns.map(({ name }) => `${quoteIdentifier(name)}::text`).join(', ');
  const order = table.order.length > 0 ? `order by ${table.order.join(', ')}` : '';
  await client.query(
    `declare transfer no scroll cursor for select ${columns} from public.${quoteIdentifier(table.name)} ${order}`,
  );
  for (;;) {
    const { rows } = await client.query<Row>({ text: `fetch ${ROWS_AT_ONCE} from transfer`, rowMode: 'array' });
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('close transfer');
}

/** Inserts rows; defaults, triggers and constraints act as always. */
export async function insertRows(client: ClientBase, table: string, columns: Column[], rows: Row[]): Promise<void> {
  const names = columns.map(({ name }) => quoteIdentifier(name));
  const places = columns.map((_, index) => `$${index + 1}::text[]`);
  const values = columns.map(({ type }, index) => `v.c${index}::${type}`);
  const aliases = columns.map((_, index) => `c${index}`);
  await client.query(
    `insert into public.${quoteIdentifier(table)} (${names.join(', ')}) overriding system value
     select ${values.join(', ')} from unnest(${places.join(', ')}) as v(${aliases.join(', ')})`,
    columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  );
}

/** Counts rows and hashes them in the order they are added. */
export class Tallying {
  private rows = 0;
  private readonly hash = createHash('sha256');

  add(row: Row): void {
    this.rows++;
    this.hash.update(`${JSON.stringify(row)}\n`);
  }

  result(): Tally {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

/** Counts and hashes the rows of a table. */
export async function tally(client: ClientBase, table: Table): Promise<Tally> {
  const tallying = new Tallying();
  for await (const rows of readRows(client, table)) rows.forEach((row) => tallying.add(row));
  return tallying.result();
}
