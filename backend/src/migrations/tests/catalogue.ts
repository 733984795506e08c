import type { SpareDatabase } from '../../../test/spare-database.js';

export interface Column {
  name: string;
  type: string;
  nullable: boolean;
  /** Whether a statement may omit the column; true for identities as well. */
  hasDefault: boolean;
  /** Computed by the database: statements cannot write it. */
  generated: boolean;
}

export interface Constraint {
  name: string;
  kind: 'check' | 'foreign key' | 'primary key' | 'unique' | 'exclusion' | 'trigger';
  definition: string;
  columns: string[];
}

export interface Table {
  name: string;
  columns: Column[];
  /** Constraints, including those of unique indexes without a constraint. */
  constraints: Constraint[];
  /** The referenced table of each foreign key column. */
  references: Record<string, { table: string; column: string }>;
}

/** Parts of the schema that the product's statements depend on: tables, the values they accept, and functions. */
export interface Catalogue {
  tables: Table[];
  /** Signatures with return types. */
  functions: string[];
}

const TABLES = `
  SELECT c.relname AS name, (
      SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'nullable', NOT a.attnotnull, 'hasDefault', a.atthasdef OR a.attidentity <> '',
        'generated', a.attgenerated <> '' OR a.attidentity = 'a') ORDER BY a.attnum)
      FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
    coalesce((
      SELECT json_agg(json_build_object('name', n.conname, 'definition', pg_get_constraintdef(n.oid),
        'kind', CASE n.contype WHEN 'c' THEN 'check' WHEN 'f' THEN 'foreign key' WHEN 'p' THEN 'primary key'
          WHEN 'u' THEN 'unique' WHEN 'x' THEN 'exclusion' ELSE 'trigger' END,
        'columns', coalesce((SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attnum = ANY (n.conkey)), '[]')) ORDER BY n.conname)
      FROM pg_constraint n WHERE n.conrelid = c.oid AND n.contype <> 'n'), '[]') AS constraints,
    coalesce((
      SELECT json_agg(json_build_object('name', x.relname, 'definition', pg_get_indexdef(x.oid), 'kind', 'unique',
        'columns', coalesce((SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attnum = ANY (i.indkey)), '[]')) ORDER BY x.relname)
      FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid WHERE i.indrelid = c.oid AND i.indisunique
        AND NOT EXISTS (SELECT FROM pg_constraint n WHERE n.conindid = x.oid AND n.conrelid = c.oid)), '[]') AS indexes,
    coalesce((
      SELECT json_object_agg(a.attname, json_build_object('table', n.confrelid::regclass::text, 'column', f.attname))
      FROM pg_constraint n JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = n.conkey[1]
        JOIN pg_attribute f ON f.attrelid = n.confrelid AND f.attnum = n.confkey[1]
      WHERE n.conrelid = c.oid AND n.contype = 'f'), '{}') AS references
  FROM pg_class c
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'migrations'
    AND NOT EXISTS (SELECT FROM pg_depend e WHERE e.classid = 'pg_class'::regclass AND e.objid = c.oid AND e.deptype = 'e')
  ORDER BY c.relname`;

const FUNCTIONS = `
  SELECT format('%s returns %s', p.oid::regprocedure, pg_get_function_result(p.oid)) AS signature
  FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend e WHERE e.classid = 'pg_proc'::regclass AND e.objid = p.oid AND e.deptype = 'e')
  ORDER BY 1`;

type Row = Table & { indexes: Constraint[] };

export async function readCatalogue({ query }: Pick<SpareDatabase, 'query'>): Promise<Catalogue> {
  const rows = await query<Row>(TABLES);
  const functions = await query<{ signature: string }>(FUNCTIONS);
  return {
    tables: rows.map(({ indexes, constraints, ...table }) => ({ ...table, constraints: [...constraints, ...indexes] })),
    functions: functions.map(({ signature }) => signature),
  };
}

/** Returns the tables in an order in which each follows the tables that it references. */
export function parentsFirst(tables: Table[]): Table[] {
  const ordered: Table[] = [];
  const add = (table: Table): void => {
    if (ordered.includes(table)) return;
    for (const { table: name } of Object.values(table.references)) {
      const parent = tables.find((other) => other.name === name);
      if (parent && parent !== table) add(parent);
    }
    ordered.push(table);
  };
  tables.forEach(add);
  return ordered;
}
