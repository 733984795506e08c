import type { DataSource } from 'typeorm';

/** Returns the tables with a row that contains one of `texts`, in any letter case, except the named ones. */
export async function findTablesWith(
  dataSource: DataSource,
  texts: readonly string[],
  except: readonly string[] = [],
): Promise<string[]> {
  const tables: { name: string }[] = await dataSource.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables.filter((table) => !except.includes(table.name))) {
    const rows: unknown[] = await dataSource.query(
      `SELECT FROM ${name} t WHERE to_jsonb(t)::text ILIKE ANY ($1) LIMIT 1`,
      [texts.map((text) => `%${text}%`)],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
