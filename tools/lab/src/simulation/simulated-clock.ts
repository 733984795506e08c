import { Client } from 'pg';

/**
 * A clock of a database that is frozen until it is set. On connections to `simulatedUrl`, SQL that asks PostgreSQL for
 * the time receives its time: by functions of a schema before `pg_catalog` on the search path. It must be created
 * before the migrations run, so that the defaults of columns are bound to it too. `CURRENT_TIMESTAMP` is not replaced.
 */
export class SimulatedClock {
  private constructor(private readonly client: Client) {}

  /** Makes the clock in the database of `url`, which has no tables yet. */
  static async make(url: string): Promise<SimulatedClock> {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined); // a broken connection shows in the query that runs on it
    await client.connect();
    await client.query(`
      CREATE SCHEMA sim_clock;
      CREATE TABLE sim_clock.moment (at timestamptz NOT NULL) WITH (fillfactor = 20);
      INSERT INTO sim_clock.moment VALUES (pg_catalog.now());
      ${NAMES.map(
        (name) => `CREATE FUNCTION sim_clock.${name}() RETURNS timestamptz LANGUAGE plpgsql STABLE
                   AS $$ BEGIN RETURN (SELECT at FROM sim_clock.moment); END $$;`,
      ).join('\n')}`);
    return new SimulatedClock(client);
  }

  /** Sets it to `at`, milliseconds since 1970. No other work may be running. */
  async set(at: number): Promise<void> {
    await this.client.query('UPDATE sim_clock.moment SET at = $1', [new Date(at)]);
  }

  close(): Promise<void> {
    return this.client.end();
  }
}

const NAMES = ['clock_timestamp', 'now', 'statement_timestamp', 'transaction_timestamp'];

/**
 * Returns the address at which the database of `url` uses its simulated clock. New tables are still created in
 * `public`.
 */
export function simulatedUrl(url: string): string {
  const simulated = new URL(url);
  simulated.searchParams.set('options', '-c search_path=public,sim_clock,pg_catalog');
  // the client does not decode a plus sign
  return simulated.href.replaceAll('+', '%20');
}
