import type { DataSource } from 'typeorm';

/** A database that can be switched to reject every write, as a server with a full disk does, for example. */
export interface RefusableWrites {
  /** Makes every write fail with this SQLSTATE and message. */
  refuse(sqlstate: string, message: string): Promise<void>;
  /** Writes succeed again. */
  allow(): Promise<void>;
  /** Removes all traces from the schema. */
  remove(): Promise<void>;
}

/** Sets `raise` as the body of the function that runs before every write of the product. */
const setRefusal = (dataSource: DataSource, raise: string): Promise<unknown> =>
  dataSource.query(
    `CREATE OR REPLACE FUNCTION refuse_writes() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN ${raise} RETURN NULL; END $$`,
  );

/** Creates the triggers that reject writes. The SQLSTATE is raised by the server itself, in the writing statement. */
export async function refusableWrites(dataSource: DataSource): Promise<RefusableWrites> {
  const tables: { name: string }[] = await dataSource.query(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'spatial_ref_sys'`,
  );
  await setRefusal(dataSource, '');
  // one statement per table: each waits for concurrent writes, and must not hold a lock meanwhile
  for (const { name } of tables) {
    await dataSource.query(
      `CREATE TRIGGER refuse_writes BEFORE INSERT OR UPDATE OR DELETE ON ${name}
       FOR EACH STATEMENT EXECUTE FUNCTION refuse_writes()`,
    );
  }
  return {
    refuse: async (sqlstate, message) => {
      await setRefusal(dataSource, `RAISE EXCEPTION USING ERRCODE = '${sqlstate}', MESSAGE = '${message}';`);
    },
    allow: async () => void (await setRefusal(dataSource, '')),
    remove: async () => {
      for (const { name } of tables) await dataSource.query(`DROP TRIGGER IF EXISTS refuse_writes ON ${name}`);
      await dataSource.query('DROP FUNCTION refuse_writes()');
    },
  };
}
