import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { processIdentity } from '../embedded/process-identity.js';
import { endWithinMs, readSettings } from './settings.js';
import { FakeWorkspace } from './testing/fake-workspace.js';

/** For tests of a server with an external database. */
const GIVEN_DATABASE = { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:9/nukkad' };

describe('the launcher', () => {
  let workspace: FakeWorkspace;

  /** Runs a command that must fail, and returns its output. */
  async function refusal(command: string, environment: Record<string, string> = {}): Promise<string> {
    const started = workspace.run(command, environment);
    expect(await started.ended).toBe(1);
    expect(started.errors()).not.toMatch(/^\s+at /m);
    return started.errors().trim();
  }

  beforeAll(() => {
    workspace = new FakeWorkspace();
  });
  beforeEach(() => workspace.reset());
  afterEach(() => workspace.endAll());
  afterAll(() => workspace.remove());

  it('builds, starts everything, reports each step with its duration, and ends it in order', async () => {
    workspace.drop('backend');
    const started = await workspace.running('start', { REAL_DATABASE: '1' });
    expect(started.errors()).toBe('');
    expect(started.output()).toMatch(/^ {2}build +\d+\.\d s$/m);
    expect(started.output()).toMatch(/^ {2}database +\d+\.\d s {2}embedded, in data-\w+\/db$/m);
    expect(started.output()).toMatch(/^ {2}schema up to date, 3 new \(0\.1 s\)$/m);
    expect(started.output()).toMatch(/^ {2}server +\d+\.\d s$/m);
    expect(started.output()).toContain(`Open http://localhost:${workspace.port}\n`);
    expect(started.output()).toContain('(password try-it): a@demo.example, b@demo.example\n');
    expect(readFileSync(join(workspace.directory, 'builds'), 'utf8')).toContain('run-many -t startable');
    expect(workspace.environment()).toMatchObject({
      PORT: String(workspace.port),
      PUBLIC_URL: `http://localhost:${workspace.port}`,
      ROLE: 'all',
      NUKKAD_DEMO: '1',
      DATA_DIR: workspace.dataDir,
      DATABASE_URL: expect.stringMatching(/^postgres:\/\/postgres:[\w-]+@127\.0\.0\.1:\d+\/postgres$/),
    });
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
    expect(workspace.events()).toEqual(['all ended by SIGTERM, database still there']);
    expect(existsSync(join(workspace.dataDir, 'db', 'lock'))).toBe(false);
  });

  it('migrates the embedded database during the first build, while the pages are being built', async () => {
    workspace.drop('backend');
    const started = await workspace.running('start', { FAKE_PAGES_WAIT: '1' });
    expect(started.output()).toMatch(/^ {2}schema up to date, 3 new .*\n(?:.*\n)* {2}build /m);
  });

  it('compresses the pages after the server is ready, and does not build again for the compressed files', async () => {
    workspace.drop('frontend/dist');
    const first = await workspace.running('start', { ...GIVEN_DATABASE, FAKE_COMPRESSION_WAIT: '1' });
    const compressed = join(workspace.directory, 'frontend/dist/.compressed');
    expect(existsSync(compressed)).toBe(false);
    workspace.put('compress-now', '');
    await workspace.until(() => existsSync(compressed), first);
    first.child.kill('SIGINT');
    await first.ended;
    const again = await workspace.running('start', GIVEN_DATABASE);
    expect(again.output()).toMatch(/^ {2}build +\d+\.\d s {2}unchanged$/m);
  });

  it('does not migrate a given database until everything is built', async () => {
    workspace.drop('backend');
    await workspace.running('start', GIVEN_DATABASE);
    expect(existsSync(join(workspace.dataDir, 'migrated'))).toBe(false);
  });

  it('reports in one sentence that the database cannot be migrated during the first build', async () => {
    workspace.drop('backend');
    expect(await refusal('start', { FAKE_MIGRATE_ERROR: 'The disk is full.' })).toBe('The disk is full.');
  });

  it('limits its shutdown to less than 3 s by default', () => {
    expect(endWithinMs(readSettings({}))).toBeLessThan(3_000);
  });

  it('ends a server that does not end by itself, and then the database in order', async () => {
    const started = await workspace.running('start', { FAKE_STAYS: '1' });
    const server = Number(workspace.environment()['pid']);
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
    expect(workspace.events()).toEqual(['asked to end']);
    expect(processIdentity(server)).toBeNull();
    expect(existsSync(join(workspace.dataDir, 'db', 'lock'))).toBe(false);
  });

  it('names no demonstration accounts where there are none', async () => {
    const started = await workspace.running('start', { NUKKAD_DEMO: '0' });
    expect(workspace.environment()).toMatchObject({ NUKKAD_DEMO: '0' });
    expect(started.output()).not.toContain('Demo accounts');
  });

  it('stores the log in a file and prints errors', async () => {
    const started = await workspace.running();
    await workspace.until(() => started.output().includes('! mail.failed (see data-'), started);
    expect(workspace.read('server.log')).toContain('"event":"server.ready"');
    expect(started.output()).not.toContain('server.ready');
  });

  it('skips the build of unchanged sources, and detects a missing output', async () => {
    const failing = { ...GIVEN_DATABASE, FAKE_MIGRATE_ERROR: 'x' };
    const builds = (): number => readFileSync(join(workspace.directory, 'builds'), 'utf8').split('\n').length;
    await refusal('start', failing);
    const before = builds();
    const again = workspace.run('start', failing);
    await again.ended;
    expect(again.output()).toMatch(/^ {2}build +\d\.\d s {2}unchanged$/m);
    expect(builds()).toBe(before);
    workspace.drop('frontend/dist');
    await refusal('start', failing);
    expect(builds()).toBe(before + 1);
  });

  it('adds no demonstration data to a given database, and logs to the standard output', async () => {
    const started = await workspace.running('start', GIVEN_DATABASE);
    expect(started.output()).toMatch(/^ {2}database +\d+\.\d s {2}127\.0\.0\.1:9\/nukkad$/m);
    // The log and the message that the server is ready arrive through different channels, in either order.
    await workspace.until(() => started.output().includes('"event":"server.ready"'), started);
    expect(started.output()).not.toContain('Demo accounts');
    expect(started.output()).not.toContain('secret');
    expect(workspace.environment()).toMatchObject(GIVEN_DATABASE);
    expect(workspace.environment()).not.toHaveProperty('NUKKAD_DEMO');
    expect(existsSync(join(workspace.dataDir, 'db'))).toBe(false);
  });

  it('allows a worker to share the embedded database of a running server', async () => {
    const server = await workspace.running('start', { ROLE: 'api' });
    const { DATABASE_URL } = workspace.environment();
    const worker = await workspace.running('worker');
    expect(workspace.environment()).toMatchObject({ ROLE: 'worker', DATABASE_URL });
    expect(worker.output()).toContain('Working on tasks.');
    for (const { child, ended } of [worker, server]) {
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
    expect(workspace.events()).toEqual(
      ['worker', 'api'].map((role) => `${role} ended by SIGTERM, database still there`),
    );
  });

  it('ends when the npm that runs it is ended', async () => {
    const script = `node ${join(workspace.directory, 'tools', 'bin', 'start.mjs')}; true`;
    const npm = spawn('sh', ['-c', script], {
      cwd: workspace.directory,
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: workspace.dataDir,
        PORT: String(workspace.port),
        SHUTDOWN_GRACE_MS: '20000',
        npm_lifecycle_event: 'start',
      },
      stdio: 'ignore',
    });
    while (!existsSync(join(workspace.dataDir, 'environment.json'))) await sleep(20);
    npm.kill('SIGTERM');
    while (existsSync(join(workspace.dataDir, 'db', 'lock'))) await sleep(20);
    expect(workspace.events()).toEqual(['all ended by SIGTERM, database still there']);
  });

  it.each(['start', 'dev'])('ends all its processes when %s is killed', async (command) => {
    const started = await workspace.running(command);
    const lock = JSON.parse(workspace.read('db/lock')) as { pid: number };
    const pages = command === 'dev' ? (JSON.parse(workspace.read('pages.json')) as { pid: number }).pid : lock.pid;
    started.child.kill('SIGKILL');
    for (const pid of [Number(workspace.environment()['pid']), lock.pid, pages]) {
      while (processIdentity(pid) !== null) await sleep(20);
    }
    expect(workspace.events()[0]).toContain('all ended by disconnect');
  });

  it.each(['start', 'worker'])(
    'restarts the process of %s after it was killed, and ends it in order later',
    async (command) => {
      if (command === 'worker') await workspace.running('start', { ROLE: 'api' });
      const started = await workspace.running(command);
      const first = workspace.environment();
      process.kill(Number(first['pid']), 'SIGKILL');
      await workspace.until(() => workspace.environment()['pid'] !== first['pid'], started);
      expect(workspace.environment()).toEqual({ ...first, pid: expect.any(Number) });
      expect(started.output()).toContain('! the server ended (SIGKILL); starting it again\n');
      started.child.kill('SIGTERM');
      expect(await started.ended).toBe(0);
      expect(started.errors()).toBe('');
      expect(workspace.events()).toEqual([`${first['ROLE']} ended by SIGTERM, database still there`]);
    },
  );

  it('ends with a sentence when the server ends by itself again and again', async () => {
    const started = await workspace.running('start', { FAKE_ENDS: '1' });
    expect(await started.ended).toBe(1);
    expect(started.output().match(/the server ended \(code 3\); starting it again/g)).toHaveLength(5);
    expect(started.errors().trim()).toBe(
      `The server ended by itself 6 times in a row. Look into ${join(workspace.dataDir, 'server.log')}.`,
    );
  });

  it('restarts the server when its code or its words were compiled again, beside pages that forward calls', async () => {
    const started = await workspace.running('dev');
    const first = workspace.environment();
    expect(first).toMatchObject({ PUBLIC_URL: `http://localhost:${workspace.port}`, NUKKAD_DEMO: '1' });
    expect(first['PORT']).not.toBe(String(workspace.port));
    expect(JSON.parse(workspace.read('pages.json'))).toMatchObject({
      args: expect.arrayContaining(['--port', String(workspace.port), '--strictPort']),
      api: `http://127.0.0.1:${first['PORT']}`,
    });
    workspace.put('changed', '');
    await workspace.until(() => workspace.environment()['pid'] !== first['pid'], started);
    const second = workspace.environment();
    expect(second).toMatchObject({ PORT: first['PORT'], DATABASE_URL: first['DATABASE_URL'] });
    workspace.put('libs/language/data/words.txt', 'occupation plumber');
    await workspace.until(() => workspace.environment()['pid'] !== second['pid'], started);
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(workspace.events()).toEqual(Array(3).fill('all ended by SIGTERM, database still there'));
  });

  describe('error messages of the launcher', () => {
    it.each(['127.0.0.1', '::1', '0.0.0.0'])(
      'report in one sentence that the port is in use on %s',
      async (address) => {
        const other = createServer().listen(workspace.port, address);
        await once(other, 'listening');
        expect(await refusal('start')).toBe(
          `Port ${workspace.port} is taken: end the other program or choose another port with PORT=${workspace.port + 1}.`,
        );
        other.close();
      },
    );

    it('report in one sentence that the data directory is in use', async () => {
      await workspace.running();
      expect(await refusal('start', { PORT: String(workspace.port + 1) })).toMatch(
        /^The data directory .*\/db is in use by process \d+; stop it first or choose another directory with DATA_DIR\.$/,
      );
      expect(workspace.read('server.log')).toContain('"event":"server.ready"');
    });

    it('report in one sentence that the data directory cannot be written', async () => {
      workspace.put('a-file', '');
      expect(await refusal('start', { DATA_DIR: join(workspace.directory, 'a-file', 'data') })).toMatch(
        /^The data directory .*a-file\/data cannot be written \(ENOTDIR\): .* choose another with DATA_DIR\.$/,
      );
    });

    it('report in one sentence that Node is too old', async () => {
      workspace.put('old.cjs', `Object.defineProperty(process.versions, 'node', { value: '18.20.4' });`);
      expect(await refusal('start', { NODE_OPTIONS: `--require ${join(workspace.directory, 'old.cjs')}` })).toBe(
        'This product needs Node.js 20.19 or 22.12 or newer, but runs on 18.20.4: install a newer one from https://nodejs.org ' +
          '(or with: nvm install) and start again.',
      );
    });

    it("show the server's error about its database, without a stack", async () => {
      const complaint = 'The database at 127.0.0.1:9/nukkad cannot be reached: check DATABASE_URL.';
      const given = { DATABASE_URL: 'postgres://127.0.0.1:9/nukkad' };
      expect(await refusal('start', { ...given, FAKE_MIGRATE_ERROR: complaint })).toBe(complaint);
      expect(await refusal('start', { ...given, FAKE_SERVER_ERROR: 'broken inside' })).toBe('Error: broken inside');
    });

    it('report below the output of the build that it failed', async () => {
      workspace.drop('backend');
      expect(await refusal('start', { FAKE_BUILD_ERROR: 'a.ts(1,1): error TS1: no' })).toBe(
        'a.ts(1,1): error TS1: no\n\nThe build failed: put right what it says above and start again.',
      );
    });

    it('report in one sentence that a worker has no database', async () => {
      expect(await refusal('worker')).toBe(
        'There is no database to work on: start the server first with npm start, or set DATABASE_URL.',
      );
    });

    it.each([
      [{ PORT: 'http' }, 'PORT=http is no port number: choose one between 1024 and 65535.'],
      [
        { DATABASE_URL: 'localhost/nukkad' },
        'DATABASE_URL is no address of a database: write postgres://user:password@host:5432/database.',
      ],
      [{ ROLE: 'boss' }, 'ROLE=boss is unknown: use all, api, worker.'],
    ])('report in one sentence that %j cannot be used', async (setting, sentence) => {
      expect(await refusal('start', setting)).toBe(sentence);
    });
  });
});
