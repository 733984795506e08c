import type { ClientBase } from 'pg';
import { quoteIdentifier, quoteLiteral } from '../embedded/sql-inspection.js';
import { UserError } from '../start/user-error.js';
import { readCatalog, type Catalog, type Column, type ForeignKey, type Table } from './catalog.js';
import type { Transferred } from './export-database.js';
import { DEFINITE_TEXT_FORMS, insertRows, tally, type Row, type Tally } from './rows.js';
import { orderTables } from './table-order.js';
import { openTransferFile, type Line } from './transfer-file.js';

/** Tables filled by `migrate` itself from the product's own data; the file's rows replace theirs. */
const FILLED_BY_MIGRATION = ['gazetteer_loads', 'minimum_wages', 'place_names', 'places'];

const ROWS_AT_ONCE = 500;

/** Fills a migrated, empty database from a file, all or nothing, and compares counts and contents. Throws UserError. */
export async function importDatabase(client: ClientBase, path: string): Promise<Transferred> {
  const { header, lines } = await openTransferFile(path);
  await client.query('begin');
  try {
    await client.query(DEFINITE_TEXT_FORMS);
    const catalog = await readCatalog(client);
    if (!catalog) throw new UserError('This database was never migrated: migrate it first.');
    checkMigrations(header.migrations, catalog.migrations);
    await checkEmpty(client, catalog);
    const { cyclic } = orderTables(
      catalog.tables.map(({ name }) => name),
      catalog.foreignKeys,
    );
    await deferChecks(client, cyclic);
    const expected = await insertAll(client, catalog, lines);
    await compare(client, catalog, expected);
    await restoreChecks(client, cyclic);
    await client.query('commit');
    return { tables: expected.size, rows: [...expected.values()].reduce((sum, { rows }) => sum + rows, 0) };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

function checkMigrations(theirs: string[], ours: string[]): void {
  const missing = theirs.filter((name) => !ours.includes(name));
  const more = ours.filter((name) => !theirs.includes(name));
  if (missing.length + more.length === 0) return;
  const parts = [
    ...(missing.length > 0 ? [`this database lacks ${missing.join(', ')}`] : []),
    ...(more.length > 0 ? [`the file lacks ${more.join(', ')}`] : []),
  ];
  throw new UserError(
    `The file and this database are of different versions (${parts.join('; ')}): export and import with the same version.`,
  );
}

async function checkEmpty(client: ClientBase, { tables }: Catalog): Promise<void> {
  const filled: string[] = [];
  for (const { name } of tables) {
    if (FILLED_BY_MIGRATION.includes(name)) await client.query(`delete from public.${quoteIdentifier(name)}`);
    const { rowCount } = await client.query(`select from public.${quoteIdentifier(name)} limit 1`);
    if (rowCount) filled.push(name);
  }
  if (filled.length === 0) return;
  throw new UserError(
    `The database is not empty (${filled.join(', ')}): import into a new one that was migrated and never served from.`,
  );
}

/** Keys of cycles (a table that references itself, for example) can only be checked when all rows exist. */
async function deferChecks(client: ClientBase, cyclic: ForeignKey[]): Promise<void> {
  for (const key of cyclic) await alter(client, key, 'deferrable initially deferred');
  await client.query('set constraints all deferred');
}

async function restoreChecks(client: ClientBase, cyclic: ForeignKey[]): Promise<void> {
  await client.query('set constraints all immediate');
  for (const key of cyclic.filter(({ isDeferrable }) => !isDeferrable)) await alter(client, key, 'not deferrable');
}

async function alter(client: ClientBase, { table, name }: ForeignKey, how: string): Promise<void> {
  await client.query(`alter table public.${quoteIdentifier(table)} alter constraint ${quoteIdentifier(name)} ${how}`);
}

/** Inserts the lines of a file. Returns the expected contents of each table. */
async function insertAll(
  client: ClientBase,
  catalog: Catalog,
  lines: AsyncGenerator<Line>,
): Promise<Map<string, Tally>> {
  const expected = new Map<string, Tally>();
  let table = '';
  let columns: Column[] = [];
  let waiting: Row[] = [];
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await insertRows(client, table, columns, waiting);
    waiting = [];
  };
  for await (const line of lines) {
    if (Array.isArray(line)) {
      waiting.push(line);
      if (waiting.length === ROWS_AT_ONCE) await flush();
    } else if ('table' in line) {
      table = line.table;
      columns = columnsOf(catalog, table, line.columns);
    } else if ('tally' in line) {
      await flush();
      expected.set(table, line.tally);
    } else if ('sequence' in line && line.value !== null) {
      const sequence = quoteLiteral(`public.${quoteIdentifier(line.sequence)}`);
      await client.query(`select setval(${sequence}, $1)`, [line.value]);
    }
  }
  return expected;
}

function columnsOf({ tables }: Catalog, name: string, wanted: string[]): Column[] {
  const table = find(tables, name);
  return wanted.map((column) => {
    const found = table.columns.find((candidate) => candidate.name === column);
    if (!found)
      throw new UserError(`This database has no column ${name}.${column}: import with the version that exported.`);
    return found;
  });
}

function find(tables: Table[], name: string): Table {
  const table = tables.find((candidate) => candidate.name === name);
  if (!table) throw new UserError(`This database has no table ${name}: import with the version that exported.`);
  return table;
}

async function compare(client: ClientBase, { tables }: Catalog, expected: Map<string, Tally>): Promise<void> {
  for (const [name, { rows, sha256 }] of expected) {
    const found = await tally(client, find(tables, name));
    if (found.rows !== rows) {
      throw new UserError(
        `${name} has ${found.rows} rows after the import and had ${rows} before: nothing was imported.`,
      );
    }
    if (found.sha256 !== sha256) {
      throw new UserError(`The rows of ${name} differ after the import: nothing was imported.`);
    }
  }
}
