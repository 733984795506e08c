import type { ClientBase } from 'pg';
import { quoteIdentifier } from '../embedded/sql-inspection.js';

/** A column that is copied; generated columns are not. */
export interface Column {
  name: string;
  /** SQL type with its modifiers. */
  type: string;
}

/** A table of the product. */
export interface Table {
  name: string;
  columns: Column[];
  /** Expressions that order its rows the same way in every database. */
  order: string[];
}

/** A foreign key between two tables of the product. */
export interface ForeignKey {
  name: string;
  table: string;
  references: string;
  isDeferrable: boolean;
}

/** The contents of a database, apart from its rows. */
export interface Catalog {
  /** Names, sorted. */
  migrations: string[];
  tables: Table[];
  foreignKeys: ForeignKey[];
  /** Sequences that belong to the tables. */
  sequences: string[];
}

/** Tables that are not moved: the records of its migrations, and events, which refer to its transactions. */
const LEFT_BEHIND = ['migrations', 'typeorm_metadata', 'events'];

const TABLES = `
  select c.oid::int as id, c.relname as name
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> all ($1)
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname collate "C"`;

const COLUMNS = `
  select a.attrelid::int as table_id, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attcollation <> 0 as collated, array_position(i.indkey::int[], a.attnum::int) as key_position
  from pg_attribute a
  left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
  where a.attrelid = any ($1::oid[]) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by a.attnum`;

const FOREIGN_KEYS = `
  select conname as name, conrelid::int as table_id, confrelid::int as references_id, condeferrable as "isDeferrable"
  from pg_constraint
  where contype = 'f' and conrelid = any ($1::oid[]) and confrelid = any ($1::oid[]) and conparentid = 0
  order by conname collate "C"`;

const SEQUENCES = `
  select s.relname as name
  from pg_class s join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
  where s.relkind = 'S' and d.refobjid = any ($1::oid[])
  order by s.relname collate "C"`;

interface ColumnRow extends Column {
  table_id: number;
  collated: boolean;
  key_position: number | null;
}

/** Reads the catalog; null if the product's migrations never ran here. */
export async function readCatalog(client: ClientBase): Promise<Catalog | null> {
  const migrated = await client.query<{ found: boolean }>(
    `select to_regclass('public.migrations') is not null as found`,
  );
  if (!migrated.rows[0]?.found) return null;
  const migrations = await client.query<{ name: string }>(
    'select name from public.migrations order by name collate "C"',
  );
  const tables = (await client.query<{ id: number; name: string }>(TABLES, [LEFT_BEHIND])).rows;
  const ids = tables.map(({ id }) => id);
  const columns = (await client.query<ColumnRow>(COLUMNS, [ids])).rows;
  const keys = await client.query<ForeignKey & { table_id: number; references_id: number }>(FOREIGN_KEYS, [ids]);
  const sequences = await client.query<{ name: string }>(SEQUENCES, [ids]);
  const nameOf = new Map(tables.map(({ id, name }) => [id, name]));
  return {
    migrations: migrations.rows.map(({ name }) => name),
    tables: tables.map(({ id, name }) =>
      describe(
        name,
        columns.filter((column) => column.table_id === id),
      ),
    ),
    foreignKeys: keys.rows.map(({ name, isDeferrable, table_id, references_id }) => ({
      name,
      isDeferrable,
      table: nameOf.get(table_id) ?? '',
      references: nameOf.get(references_id) ?? '',
    })),
    sequences: sequences.rows.map(({ name }) => name),
  };
}

function describe(name: string, rows: ColumnRow[]): Table {
  const keyed = rows.filter(({ key_position }) => key_position !== null);
  const ordering = keyed.length > 0 ? keyed.sort((a, b) => (a.key_position ?? 0) - (b.key_position ?? 0)) : rows;
  return {
    name,
    columns: rows.map((row) => ({ name: row.name, type: row.type })),
    // Collations differ between databases; without a key the text of every column has to do.
    order: ordering.map(({ name: column, collated }) => {
      const value = keyed.length > 0 ? quoteIdentifier(column) : `${quoteIdentifier(column)}::text`;
      return collated || keyed.length === 0 ? `${value} collate "C"` : value;
    }),
  };
}
