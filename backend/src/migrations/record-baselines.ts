import { Baseline } from './baseline.js';
import { FORMER_MIGRATIONS } from './former-migrations.js';
import { FORMER_STEPS } from './former-steps.js';
import { MIGRATIONS } from './migrations.js';

/** The last revision that contains the former migrations. */
const LAST_FORMER_REVISION = '1ec9bbe0 (30 November 2026)';

/** A database that has run only some of the former migrations. */
export class FormerMigrationsMissingError extends Error {
  constructor(missing: readonly string[]) {
    super(
      `The database lacks ${missing.length} of the ${FORMER_MIGRATIONS.length} migrations before the baselines, the first of ` +
        `them ${missing[0]}: migrate it with revision ${LAST_FORMER_REVISION} first, and then with this one.`,
    );
  }
}

/** Runs statements in the transaction of the migrations. */
interface StatementRunner {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

/** Names of the baselines, oldest first. */
export const BASELINES: readonly string[] = MIGRATIONS.filter(({ prototype }) => prototype instanceof Baseline).map(
  ({ name }) => name,
);
const timestampOf = (name: string): number => Number(/\d+$/.exec(name)?.[0]);

async function readNames(runner: StatementRunner): Promise<Set<string>> {
  const [found] = (await runner.query(`SELECT to_regclass('migrations') IS NOT NULL AS "exists"`)) as {
    exists: boolean;
  }[];
  if (!found?.exists) return new Set();
  const rows = (await runner.query('SELECT name FROM migrations')) as { name: string }[];
  return new Set(rows.map(({ name }) => name));
}

async function recordNames(runner: StatementRunner, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await runner.query(
    `INSERT INTO migrations ("timestamp", name)
     SELECT * FROM unnest($1::bigint[], $2::text[])`,
    [names.map(timestampOf), names],
  );
}

/** Runs those of the last former migrations that are missing, and records them. */
async function runFormerSteps(runner: StatementRunner, missing: readonly string[]): Promise<void> {
  for (const { name, statements } of FORMER_STEPS) {
    if (!missing.includes(name)) continue;
    for (const statement of statements) await runner.query(statement);
    await recordNames(runner, [name]);
  }
}

/**
 * Records the baselines as run in a database that has run the former migrations: its schema is the same. The last of them
 * (FORMER_STEPS) run here if they are missing. Throws FormerMigrationsMissingError if earlier ones are missing. Writes nothing in
 * any other database.
 */
export async function recordBaselines(runner: StatementRunner): Promise<void> {
  const ran = await readNames(runner);
  const missing = FORMER_MIGRATIONS.filter((name) => !ran.has(name));
  if (missing.length === FORMER_MIGRATIONS.length) return;
  const steps = new Set(FORMER_STEPS.map(({ name }) => name));
  if (!missing.every((name) => steps.has(name))) throw new FormerMigrationsMissingError(missing);
  await runFormerSteps(runner, missing);
  await recordNames(
    runner,
    BASELINES.filter((name) => !ran.has(name)),
  );
}

/** Records the former migrations in a database that the baselines have created: processes of the release before search them. */
export async function recordFormerMigrations(runner: StatementRunner): Promise<void> {
  const ran = await readNames(runner);
  await recordNames(
    runner,
    FORMER_MIGRATIONS.filter((name) => !ran.has(name)),
  );
}

/** Returns the highest timestamp of all migrations that this release knows. */
export const newestTimestamp = (): number =>
  Math.max(...[...FORMER_MIGRATIONS, ...MIGRATIONS.map(({ name }) => name)].map(timestampOf));
