import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type EnginePrograms, type EngineRun, GatedEngines } from './testing/gated-engines.js';

const DEBIAN_ROOT = '/usr/lib/postgresql';

/** Returns the engines of this machine, or null. */
function findPrograms(): EnginePrograms | null {
  const redisServer = spawnSync('sh', ['-c', 'command -v redis-server'], { encoding: 'utf8' }).stdout.trim();
  const folders = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT).map((name) => join(DEBIAN_ROOT, name, 'bin')) : [];
  const folder = folders.find((path) => existsSync(join(path, 'initdb')));
  return redisServer && folder ? { initdb: join(folder, 'initdb'), pgCtl: join(folder, 'pg_ctl'), redisServer } : null;
}

const WAIT_WHILE_RUN = `
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.exit(1), 100);
  process.stdout.write('ready ');`;
const COMMAND_THAT_WAITS = `
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => process.stdout.write('received ' + signal, () => process.exit(7)));
  }
  ${WAIT_WHILE_RUN}`;
const COMMAND_THAT_STAYS = `
  process.on('SIGTERM', () => process.stdout.write('received SIGTERM'));
  ${WAIT_WHILE_RUN}`;
/** Reads a version from each of the engines that the environment names. */
const COMMAND_THAT_CONNECTS = `
  const { connect } = require('node:net');
  const { TEST_SERVER_URL, TEST_REDIS_URL } = process.env;
  console.log(TEST_SERVER_URL, TEST_REDIS_URL);
  connect(new URL(TEST_REDIS_URL).port, '127.0.0.1', () => process.exit(5));`;

const installed = findPrograms();
const ENGINES: [string, EnginePrograms | null][] = [['stand-ins', null]];
if (installed) ENGINES.push(['the engines of this machine', installed]);

describe.each(ENGINES)('a command with %s', (_name, programs) => {
  let engines: GatedEngines;
  beforeEach(() => {
    engines = new GatedEngines(programs);
  });
  afterEach(() => engines.remove());

  /** Waits until the command has started. */
  async function runReady(program: string): Promise<EngineRun> {
    const run = engines.run(program);
    await engines.until(() => run.output().includes('ready'), run);
    expect(engines.runningServers()).toHaveLength(2);
    return run;
  }

  async function expectEnd(run: EngineRun, code: number): Promise<void> {
    expect({ code: await run.ended, errors: run.errors() }).toEqual({ code, errors: '' });
    expect(engines.runningServers()).toEqual([]);
    expect(engines.leftFiles).toEqual([]);
  }

  it('gets the addresses of both engines, and its exit code is returned after they have ended', async () => {
    const run = engines.run(COMMAND_THAT_CONNECTS);
    await expectEnd(run, 5);
    expect(run.output()).toMatch(/^postgres:\/\/postgres@127\.0\.0\.1:\d+\/postgres redis:\/\/127\.0\.0\.1:\d+\n$/);
    expect(engines.steps).toEqual(['initdb', 'start', 'redis', 'stop']);
  });

  it('receives SIGTERM, and both engines end with exit code 143', async () => {
    const run = await runReady(COMMAND_THAT_WAITS);
    run.child.kill('SIGTERM');
    await expectEnd(run, 143);
    expect(run.output()).toBe('ready received SIGTERM');
  });

  it('does not start after a signal during initdb, which is ended', async () => {
    engines.holdStep('initdb');
    const run = engines.run(COMMAND_THAT_WAITS);
    await engines.stepBegun('initdb', run);
    run.child.kill('SIGTERM');
    await expectEnd(run, 143);
    expect(run.output()).toBe('');
    expect(engines.steps).toEqual(['initdb']);
  });

  it('does not start after a signal while PostgreSQL starts, which is ended', async () => {
    engines.holdStep('start');
    const run = engines.run(COMMAND_THAT_WAITS);
    await engines.stepBegun('start', run);
    run.child.kill('SIGINT');
    engines.releaseStep('start');
    await expectEnd(run, 130);
    expect(run.output()).toBe('');
    // the signal may be handled after the exit of pg_ctl, which another thread detects; Redis is ended then as well
    expect(engines.steps.filter((step) => step !== 'redis')).toEqual(['initdb', 'start', 'stop']);
  });

  it('has ended when a signal arrives while PostgreSQL stops, which is not interrupted', async () => {
    engines.holdStep('stop');
    const run = engines.run('');
    await engines.stepBegun('stop', run);
    run.child.kill('SIGTERM');
    engines.releaseStep('stop');
    await expectEnd(run, 143);
  });
});

describe('a command with engines', () => {
  let engines: GatedEngines;
  beforeEach(() => {
    engines = new GatedEngines(null);
  });
  afterEach(() => engines.remove());

  function expectNothingLeft(): void {
    expect(engines.runningServers()).toEqual([]);
    expect(engines.leftFiles).toEqual([]);
  }

  it.each([
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const)('receives %s, and both engines end with exit code %i', async (signal, code) => {
    const run = engines.run(COMMAND_THAT_WAITS);
    await engines.until(() => run.output().includes('ready'), run);
    run.child.kill(signal);
    expect(await run.ended).toBe(code);
    expect(run.output()).toBe(`ready received ${signal}`);
    expectNothingLeft();
  });

  it('does not start after a signal while Redis starts, and both engines end', async () => {
    engines.holdStep('redis');
    const run = engines.run(COMMAND_THAT_WAITS);
    await engines.stepBegun('redis', run);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(143);
    expect(run.output()).toBe('');
    expect(engines.steps).toEqual(['initdb', 'start', 'redis', 'stop']);
    expectNothingLeft();
  });

  it('is killed by a second signal if it does not end after the first', async () => {
    const run = engines.run(COMMAND_THAT_STAYS);
    await engines.until(() => run.output().includes('ready'), run);
    run.child.kill('SIGTERM');
    await engines.until(() => run.output().includes('received'), run);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(143);
    expectNothingLeft();
  });

  it('returns 128 and the number of the signal that ended the command', async () => {
    const run = engines.run(`process.kill(process.pid, 'SIGKILL')`);
    expect(await run.ended).toBe(137);
    expectNothingLeft();
  });

  it.each([
    ['initdb', 'initdb failed: no space left\n', ['initdb']],
    ['redis', 'Redis did not start.\n', ['initdb', 'start', 'redis', 'stop']],
  ] as const)('is not run if %s fails, and leaves nothing behind', async (step, complaint, steps) => {
    engines.breakStep(step);
    const run = engines.run(COMMAND_THAT_WAITS);
    expect(await run.ended).toBe(1);
    expect(run.output()).toBe('');
    expect(run.errors()).toContain(complaint);
    expect(engines.steps).toEqual(steps);
    expectNothingLeft();
  });
});
