// Records the migrations of this checkout as released: later tests migrate from this schema, compare the next one with
// it, and see that none of its files is changed. Run it once for each release. A folder may be named for tests.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? join(import.meta.dirname, '../src/migrations');
const file = join(folder, 'tests/releases.json');
const record = JSON.parse(readFileSync(file, 'utf8'));

const migrations = readdirSync(folder)
  .filter((name) => /^\d+-.*\.ts$/.test(name))
  .sort();
for (const migration of migrations) {
  const checksum = createHash('sha256')
    .update(readFileSync(join(folder, migration)))
    .digest('hex');
  record.checksums[migration] ??= checksum;
  if (record.checksums[migration] === checksum) continue;
  process.stderr.write(`${migration} was released and has changed since: add a migration instead.\n`);
  process.exit(1);
}
const newest = readFileSync(join(folder, migrations.at(-1)), 'utf8');
const lastMigration = /export class (\w+)/.exec(newest)[1];
if (record.releases.some((release) => release.lastMigration === lastMigration)) {
  process.stdout.write(`${lastMigration} is released already.\n`);
} else {
  record.releases.push({ lastMigration });
  process.stdout.write(`${lastMigration} is recorded as the last migration of a release.\n`);
}
writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
