import type { SpareDatabase } from '../../../test/spare-database.js';

const OWN = (catalogue: string, id: string): string =>
  `NOT EXISTS (SELECT FROM pg_depend e WHERE e.classid = '${catalogue}'::regclass AND e.objid = ${id} AND e.deptype = 'e')`;
const OWN_TABLE = `c.relnamespace = 'public'::regnamespace AND ${OWN('pg_class', 'c.oid')}`;

const PARTS = [
  `SELECT format('column %s.%I %s%s%s%s%s%s statistics %s storage %s position %s', c.relname, a.attname,
      format_type(a.atttypid, a.atttypmod), CASE WHEN a.attnotnull THEN ' not null' END,
      ' default ' || pg_get_expr(d.adbin, d.adrelid), CASE WHEN a.attgenerated <> '' THEN ' generated' END,
      CASE WHEN a.attidentity <> '' THEN format(' identity %s', a.attidentity) END,
      CASE WHEN a.attcollation <> t.typcollation THEN format(' collation %s', a.attcollation::regcollation) END,
      nullif(a.attstattarget, -1), a.attstorage,
      row_number() OVER (PARTITION BY c.oid ORDER BY a.attnum)) AS line
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      JOIN pg_type t ON t.oid = a.atttypid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relkind = 'r' AND ${OWN_TABLE}`,
  `SELECT format('relation %s %s %s %s', c.relkind, c.relname, c.reloptions, c.relpersistence)
    FROM pg_class c WHERE ${OWN_TABLE}`,
  `SELECT format('constraint %s %s %s%s', c.relname, n.conname, pg_get_constraintdef(n.oid),
      CASE WHEN NOT n.convalidated THEN ' not validated' END)
    FROM pg_constraint n JOIN pg_class c ON c.oid = n.conrelid WHERE ${OWN_TABLE}`,
  `SELECT format('index %s%s', pg_get_indexdef(i.indexrelid), CASE WHEN NOT i.indisvalid THEN ' invalid' END)
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE ${OWN_TABLE}`,
  `SELECT format('trigger %s %s', pg_get_triggerdef(t.oid), t.tgenabled)
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE NOT t.tgisinternal AND ${OWN_TABLE}`,
  `SELECT format('function %s', pg_get_functiondef(p.oid))
    FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prokind IN ('f', 'p') AND ${OWN('pg_proc', 'p.oid')}`,
  `SELECT format('type %s %s', t.typname, (SELECT array_agg(l.enumlabel ORDER BY l.enumsortorder) FROM pg_enum l WHERE l.enumtypid = t.oid))
    FROM pg_type t WHERE t.typtype IN ('e', 'd', 'r') AND t.typnamespace = 'public'::regnamespace AND ${OWN('pg_type', 't.oid')}`,
  `SELECT format('view %s %s', c.relname, pg_get_viewdef(c.oid)) FROM pg_class c WHERE c.relkind IN ('v', 'm') AND ${OWN_TABLE}`,
  `SELECT format('extension %s', extname) FROM pg_extension`,
  `SELECT format('migration %s', name) FROM migrations`,
];

/** Returns everything that migrations create, one item per line, in alphabetical order: equal for equal schemas. */
export async function dumpSchema(database: SpareDatabase): Promise<string[]> {
  const lines = await database.query<{ line: string }>(PARTS.join('\nUNION ALL\n'));
  return lines.map(({ line }) => line).sort();
}
