import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { type Catalogue, parentsFirst, type Table } from './catalogue.js';
import { APPEND_ONLY_TABLES, exampleRows } from './example-rows.js';

/** Rows of each table, their values as text, in alphabetical order. */
export type Contents = Record<string, Record<string, string | null>[]>;

/**
 * A process of an earlier release: it knows the old tables, and retains its connection and prepared statements while
 * another process migrates.
 */
export interface OldInstance {
  /** Adds one example row for each number to every table. */
  write(numbers: number[]): Promise<void>;
  /** Updates every column of every mutable row with its current value. */
  rewrite(): Promise<void>;
  read(): Promise<Contents>;
  close(): Promise<void>;
}

const list = (names: string[]): string => names.map((name) => `"${name}"`).join(', ');

export async function oldInstance(url: string, catalogue: Catalogue): Promise<OldInstance> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const prepared = async (text: string, values: unknown[] = []): Promise<unknown[]> => {
    const name = createHash('md5').update(text).digest('hex');
    try {
      return (await client.query({ name, text, values })).rows;
    } catch (error) {
      throw new Error(`${text}: ${(error as Error).message}`, { cause: error });
    }
  };
  const write = async (numbers: number[]): Promise<void> => {
    for (const { table, values } of exampleRows(catalogue, numbers)) {
      const names = Object.keys(values);
      const places = names.map((_, index) => `$${index + 1}`).join(', ');
      await prepared(`INSERT INTO ${table} (${list(names)}) VALUES (${places})`, Object.values(values));
    }
  };
  const rewrite = async (): Promise<void> => {
    for (const { name, columns } of catalogue.tables) {
      if (APPEND_ONLY_TABLES.includes(name)) continue;
      const written = columns.filter(({ generated }) => !generated);
      await prepared(`UPDATE ${name} SET ${written.map((column) => `"${column.name}" = "${column.name}"`).join(', ')}`);
    }
  };
  const readTable = async ({ name, columns }: Table): Promise<Contents[string]> => {
    const values = columns.map((column) => `"${column.name}"::text`).join(', ');
    const rows = (await prepared(`SELECT ${values} FROM ${name}`)) as Contents[string];
    return rows.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  };
  const read = async (): Promise<Contents> => {
    const contents: Contents = {};
    for (const table of parentsFirst(catalogue.tables)) contents[table.name] = await readTable(table);
    return contents;
  };
  return { write, rewrite, read, close: () => client.end() };
}
