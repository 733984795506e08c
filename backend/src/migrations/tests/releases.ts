import { readFileSync } from 'node:fs';
import { FORMER_MIGRATIONS } from '../former-migrations.js';
import { MIGRATIONS } from '../migrations.js';
import { BASELINES } from '../record-baselines.js';

interface Releases {
  /** Oldest first. */
  releases: { lastMigration: string }[];
  /** SHA-256 of each migration file that was ever released. */
  checksums: Record<string, string>;
}

/** Released migrations; `node backend/scripts/record-release.mjs` adds to them. */
const RECORD = JSON.parse(readFileSync(new URL('releases.json', import.meta.url), 'utf8')) as Releases;

/** The last migration of each release, oldest first. */
export const RELEASES = RECORD.releases.map(({ lastMigration }) => lastMigration);

export const RELEASED_CHECKSUMS = RECORD.checksums;

/** The last release with the former migrations; its schema is `former-schema.sql`. */
export const FORMER_RELEASE = FORMER_MIGRATIONS.at(-1) as string;

/** Name of the last baseline, which completes the schema of `FORMER_RELEASE`. */
const LAST_BASELINE = BASELINES.at(-1);

/** Returns the migrations of a release. */
export function migrationsUpTo(release: string): typeof MIGRATIONS {
  const lastMigration = release === FORMER_RELEASE ? LAST_BASELINE : release;
  const index = MIGRATIONS.findIndex(({ name }) => name === lastMigration);
  if (index < 0) throw new Error(`There is no migration ${lastMigration}.`);
  return MIGRATIONS.slice(0, index + 1);
}

/** Returns the names of the migrations after a release. */
export function migrationsAfter(lastMigration: string): string[] {
  return MIGRATIONS.slice(migrationsUpTo(lastMigration).length).map(({ name }) => name);
}
