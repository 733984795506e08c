import type { ClientBase } from 'pg';
import { quoteIdentifier } from '../embedded/sql-inspection.js';
import { UserError } from '../start/user-error.js';
import { readCatalog } from './catalog.js';
import { DEFINITE_TEXT_FORMS, readRows, Tallying } from './rows.js';
import { orderTables } from './table-order.js';
import { TransferWriter } from './transfer-file.js';

/** Numbers of moved tables and rows. */
export interface Transferred {
  tables: number;
  rows: number;
}

/** What was exported, and the moment after which nothing is in it. */
export interface Exported extends Transferred {
  takenAt: Date;
}

/** Writes every row of the product, as of one moment, to a file. */
export async function exportDatabase(client: ClientBase, path: string): Promise<Exported> {
  const file = new TransferWriter(path);
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(DEFINITE_TEXT_FORMS);
    // the first query takes the snapshot: rows that were committed before it are in the file, and their files are older than `takenAt`
    await client.query('select');
    const takenAt = new Date();
    const transferred = await writeAll(client, file);
    await client.query('commit');
    await file.close();
    return { ...transferred, takenAt };
  } catch (error) {
    file.discard();
    throw error;
  }
}

async function writeAll(client: ClientBase, file: TransferWriter): Promise<Transferred> {
  const catalog = await readCatalog(client);
  if (!catalog) throw new UserError('There is nothing to export: this database was never migrated.');
  await file.write({ format: 'nukkad-data', version: 1, migrations: catalog.migrations });
  let total = 0;
  for (const name of orderTables(
    catalog.tables.map((table) => table.name),
    catalog.foreignKeys,
  ).tables) {
    const table = catalog.tables.find((candidate) => candidate.name === name);
    if (!table) continue;
    await file.write({ table: name, columns: table.columns.map((column) => column.name) });
    const tallying = new Tallying();
    for await (const rows of readRows(client, table)) {
      for (const row of rows) {
        tallying.add(row);
        await file.write(row);
      }
    }
    const tally = tallying.result();
    total += tally.rows;
    await file.write({ tally });
  }
  for (const sequence of catalog.sequences) {
    const { rows } = await client.query<{ value: string | null }>(
      `select case when is_called then last_value::text end as value from public.${quoteIdentifier(sequence)}`,
    );
    await file.write({ sequence, value: rows[0]?.value ?? null });
  }
  await file.write({ end: true });
  return { tables: catalog.tables.length, rows: total };
}
