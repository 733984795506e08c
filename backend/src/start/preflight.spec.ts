import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../../test/forked-server.js';
import { PATIENT_SETTINGS } from '../../test/limits.js';
import { type SpareDatabase, spareDatabase } from '../../test/spare-database.js';
import { stubPostgres } from '../../test/stub-postgres.js';
import type { DataSource } from 'typeorm';
import { type AppConfig, ConfigurationError, readConfig } from '../config/environment.js';
import { MIGRATIONS } from '../migrations/migrations.js';
import { checkDatabase, checkDataDirectory, checkRedis } from './preflight.js';
import { recordRegion } from './region.js';

describe('the checks before the start', () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  const config = (settings: Record<string, string>): AppConfig =>
    readConfig({ DATABASE_URL: 'postgres://127.0.0.1/unused', ...settings });

  /** Returns the sentence with which `check` refuses. */
  async function refusal(check: Promise<void>): Promise<string> {
    const error: unknown = await check.then(
      () => 'nothing was refused',
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as Error).message;
  }

  async function stub(answers: Parameters<typeof stubPostgres>[0]): Promise<string> {
    const server = await stubPostgres(answers);
    closing.push(server.close);
    return server.url;
  }

  /** Starts a server that implements as much of the Redis protocol as the query for its memory policy requires. */
  async function stubRedis(policy: string): Promise<number> {
    const info = `redis_version:7.0.0\r\nmaxmemory_policy:${policy}\r\n`;
    const server: Server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (data: Buffer) => {
        for (const [command] of data.toString().matchAll(/\$\d+\r\n(info|client|hello|select|auth|ping)\r\n/gi)) {
          socket.write(/info/i.test(command) ? `$${info.length}\r\n${info}\r\n` : '+OK\r\n');
        }
      });
      closing.push(() => socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => server.close());
    return (server.address() as AddressInfo).port;
  }

  describe('the database before the start', () => {
    it('rejects a database address without a server, without showing the password', async () => {
      const port = await freePort();
      const url = `postgres://someone:secret@127.0.0.1:${port}/work`;
      expect(await refusal(checkDatabase(config({ DATABASE_URL: url })))).toBe(
        `The database at 127.0.0.1:${port}/work cannot be reached (connect ECONNREFUSED 127.0.0.1:${port}): check DATABASE_URL and that PostgreSQL runs.`,
      );
    });

    it('rejects a database that does not respond', async () => {
      const sentence = await refusal(checkDatabase(config({ DATABASE_URL: await stub('nothing') })));
      expect(sentence).toMatch(/^The database at 127\.0\.0\.1:\d+\/work cannot be reached \(.*timeout.*\): check /);
    });

    it('rejects a database without PostGIS and names the package to install', async () => {
      const url = await stub('no rows');
      expect(await refusal(checkDatabase(config({ DATABASE_URL: url })))).toBe(
        `The database at ${new URL(url).host}/work has no PostGIS: install it (Debian: postgresql-15-postgis-3) or use the postgis/postgis image.`,
      );
    });

    it('accepts a database with PostGIS', async () => {
      const url = process.env['TEST_DATABASE_URL'] ?? '';
      await expect(checkDatabase(config({ ...PATIENT_SETTINGS, DATABASE_URL: url }))).resolves.toBeUndefined();
    });
  });

  describe('the schema before the start', () => {
    let database: SpareDatabase;
    beforeAll(async () => {
      database = await spareDatabase();
    });
    beforeEach(() => database.empty());
    afterAll(() => database.remove());

    it('reports a missing schema if no migration has run', async () => {
      const { pathname, host } = new URL(database.url);
      expect(
        await refusal(checkDatabase(config({ ...PATIENT_SETTINGS, DATABASE_URL: database.url }), { migrated: true })),
      ).toBe(`The database at ${host}${pathname} has no schema: run node backend/bundle/main.js migrate first.`);
      await expect(checkDatabase(config({ ...PATIENT_SETTINGS, DATABASE_URL: database.url }))).resolves.toBeUndefined();
    });

    it('rejects a schema of an earlier version', async () => {
      await database.query('CREATE TABLE migrations (id serial, timestamp bigint, name text)');
      for (const { name } of MIGRATIONS.slice(0, -2))
        await database.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
      expect(
        await refusal(checkDatabase(config({ ...PATIENT_SETTINGS, DATABASE_URL: database.url }), { migrated: true })),
      ).toMatch(
        /^The schema of the database at .* is of an earlier version \(2 to migrate\): run node backend\/bundle\/main.js migrate first\.$/,
      );
    });

    it('binds a database to the region of its first process', async () => {
      await database.query('CREATE TABLE secrets (name text PRIMARY KEY, value jsonb)');
      const record = (settings: Record<string, string>) =>
        recordRegion(database as unknown as DataSource, config(settings));
      await expect(record({})).resolves.toBeUndefined();
      await expect(record({ REGION_ID: 'ka' })).resolves.toBeUndefined();
      await expect(record({ REGION_ID: 'ka' })).resolves.toBeUndefined();
      const sentence = 'The database belongs to the region ka: set REGION_ID=ka.';
      expect(await refusal(record({ REGION_ID: 'mh' }))).toBe(sentence);
      expect(await refusal(record({}))).toBe(sentence);
    });

    it('rejects a database without a region for a process that has one', async () => {
      const settings = { ...PATIENT_SETTINGS, DATABASE_URL: process.env['TEST_DATABASE_URL'] ?? '', REGION_ID: 'ka' };
      expect(await refusal(checkDatabase(config(settings), { migrated: true }))).toBe(
        'The database has no region yet: run node backend/bundle/main.js migrate with REGION_ID=ka.',
      );
    });

    it('accepts a schema with all migrations', async () => {
      const url = process.env['TEST_DATABASE_URL'] ?? '';
      await expect(
        checkDatabase(config({ ...PATIENT_SETTINGS, DATABASE_URL: url }), { migrated: true }),
      ).resolves.toBeUndefined();
    });
  });

  describe('the data directory before the start', () => {
    const folder = (): string => {
      const made = mkdtempSync(join(tmpdir(), 'nukkad-preflight-'));
      closing.push(() => rmSync(made, { recursive: true, force: true }));
      return made;
    };

    it('creates the data directory and leaves it empty', async () => {
      const settings = config({ DATA_DIR: join(folder(), 'new') });
      await expect(checkDataDirectory(settings)).resolves.toBeUndefined();
      expect(readdirSync(settings.filesDir)).toEqual([]);
    });

    it('rejects a data directory that is not writable', async () => {
      const file = join(folder(), 'file');
      writeFileSync(file, '');
      expect(await refusal(checkDataDirectory(config({ DATA_DIR: file })))).toBe(
        `The data directory ${file} cannot be written (ENOTDIR): give this user write access or choose another with DATA_DIR.`,
      );
    });

    it('rejects a data directory on a hanging disk within seconds', async () => {
      const pipe = join(folder(), 'pipe');
      expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
      const script = `require('node:fs').readFileSync(${JSON.stringify(pipe)})`; // waits forever for a writer
      const settings = config({ DATA_DIR: folder() });
      expect(await refusal(checkDataDirectory(settings, { withinMs: 300, script }))).toBe(
        `The data directory ${settings.DATA_DIR} does not answer: check the disk or share behind it, or choose another with DATA_DIR.`,
      );
    });

    it('accepts a data directory on a full disk: everything except uploads works', async () => {
      const script = `process.stdout.write('ENOSPC')`;
      await expect(checkDataDirectory(config({ DATA_DIR: folder() }), { script })).resolves.toBeUndefined();
    });
  });

  describe('Redis before the start', () => {
    it.each(['allkeys-lru', 'volatile-ttl'])('rejects a Redis with an eviction policy (%s)', async (policy) => {
      const port = await stubRedis(policy);
      expect(await refusal(checkRedis(config({ REDIS_URL: `redis://:secret@127.0.0.1:${port}` })))).toBe(
        `Redis at 127.0.0.1:${port} may throw tasks away (maxmemory-policy ${policy}): set it to noeviction.`,
      );
    });

    it('accepts a Redis without eviction', async () => {
      const port = await stubRedis('noeviction');
      await expect(checkRedis(config({ REDIS_URL: `redis://127.0.0.1:${port}` }))).resolves.toBeUndefined();
    });

    it('rejects a Redis that does not respond within seconds', async () => {
      const { host } = new URL(await stub('nothing'));
      expect(await refusal(checkRedis(config({ REDIS_URL: `redis://${host}` })))).toBe(
        `Redis at ${host} cannot be reached (it does not answer): check REDIS_URL, or unset it to queue in PostgreSQL.`,
      );
    });

    it('rejects a Redis address without a server', async () => {
      const port = await freePort();
      expect(await refusal(checkRedis(config({ REDIS_URL: `redis://127.0.0.1:${port}` })))).toMatch(
        new RegExp(
          `^Redis at 127\\.0\\.0\\.1:${port} cannot be reached \\(.+\\): check REDIS_URL, or unset it to queue`,
        ),
      );
    });

    it('skips the check if no Redis is used', async () => {
      await expect(checkRedis(config({}))).resolves.toBeUndefined();
    });
  });
});
