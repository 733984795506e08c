import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processIdentity } from '../../embedded/process-identity.js';

const MAIN = fileURLToPath(new URL('../../../dist/native-engines/main.js', import.meta.url));

/** Programs that are run as engines. */
export interface EnginePrograms {
  initdb: string;
  pgCtl: string;
  redisServer: string;
}

/** A step of the engines that can be blocked. */
type Step = 'initdb' | 'start' | 'stop' | 'redis';

const STAND_INS = {
  initdb: '[ ! -e "$CONTROL/initdb-fails" ] || { echo "no space left" >&2; exit 1; }',
  // stores the number of its process where PostgreSQL does
  pg_ctl: `
for action; do :; done
case $action in
  start) sleep 1000000 >/dev/null 2>&1 & echo $! >"$2/postmaster.pid" ;;
  stop) kill "$(cat "$2/postmaster.pid")" ;;
esac`,
  'redis-server': `
[ ! -e "$CONTROL/redis-fails" ] || exit 1
exec "${process.execPath}" -e 'require("node:net").createServer().listen(+process.argv[2], "127.0.0.1")' -- "$@"`,
};

/** One run of a command with engines. */
export interface EngineRun {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
}

/**
 * Runs commands with engines that record each requested step, and wait at a step while it is blocked: stand-ins, or the
 * given programs.
 */
export class GatedEngines {
  private readonly root = mkdtempSync(join(tmpdir(), 'nukkad-engines-'));
  private readonly control = this.createFolder('control');
  private readonly temporary = this.createFolder('temporary');
  private readonly gates = this.createFolder('gates');
  private readonly runs: EngineRun[] = [];
  /** Numbers of the processes of both servers, as long as they were seen. */
  private readonly servers = new Set<number>();

  constructor(programs: EnginePrograms | null) {
    // the account of PostgreSQL writes here too
    chmodSync(this.root, 0o755);
    for (const folder of [this.control, this.temporary]) chmodSync(folder, 0o777);
    writeFileSync(join(this.control, 'events'), '');
    chmodSync(join(this.control, 'events'), 0o666);
    const { initdb, pgCtl, redisServer } = programs ?? this.createStandIns();
    this.createGate('initdb', 'initdb', initdb);
    this.createGate('pg_ctl', '$last', pgCtl);
    this.createGate('redis-server', 'redis', redisServer);
  }

  /** Steps that were begun, in order. */
  get steps(): string[] {
    return readFileSync(join(this.control, 'events'), 'utf8').split('\n').filter(Boolean);
  }

  /** Returns the remaining files in the folder for temporary files. */
  get leftFiles(): string[] {
    return readdirSync(this.temporary);
  }

  /** Numbers of the processes of PostgreSQL and Redis that run. */
  runningServers(): number[] {
    this.noteServers();
    return [...this.servers].filter((pid) => processIdentity(pid) !== null);
  }

  /** Makes both stand-ins for a step fail. */
  breakStep(step: 'initdb' | 'redis'): void {
    writeFileSync(join(this.control, `${step}-fails`), '');
  }

  holdStep(step: Step): void {
    writeFileSync(join(this.control, `hold-${step}`), '');
  }

  releaseStep(step: Step): void {
    rmSync(join(this.control, `hold-${step}`));
  }

  /** Starts a run of a Node program. */
  run(program: string): EngineRun {
    const code = `import(${JSON.stringify(MAIN)}).then(({ main }) => main(process.argv.slice(1)))`;
    const child = spawn(process.execPath, ['-e', code, '--', '--', process.execPath, '-e', program], {
      env: { PATH: `${this.gates}:${process.env['PATH']}`, POSTGRES_BIN: this.gates, TMPDIR: this.temporary },
    });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const ended = once(child, 'close').then(([code]) => code as number | null);
    const run = { child, output: () => output, errors: () => errors, ended };
    this.runs.push(run);
    return run;
  }

  /** Waits until a step begins; throws if the run ends before. */
  async stepBegun(step: Step, run: EngineRun): Promise<void> {
    await this.until(() => this.steps.includes(step), run);
  }

  /** Waits for a condition; throws if the run ends before. */
  async until(condition: () => boolean, run: EngineRun): Promise<void> {
    let over = false;
    void run.ended.then(() => (over = true));
    while (!condition()) {
      if (over) throw new Error(`The run ended:\n${run.output()}\n${run.errors()}`);
      await sleep(10);
    }
    this.noteServers();
  }

  /** Ends processes that a failed test has left, and removes all files. */
  async remove(): Promise<void> {
    for (const { child, ended } of this.runs) {
      child.kill('SIGKILL');
      await ended;
    }
    for (const pid of this.runningServers()) process.kill(pid, 'SIGKILL');
    rmSync(this.root, { recursive: true, force: true });
  }

  private createFolder(name: string): string {
    const folder = join(this.root, name);
    mkdirSync(folder);
    return folder;
  }

  private createStandIns(): EnginePrograms {
    const folder = this.createFolder('stand-ins');
    for (const [name, script] of Object.entries(STAND_INS)) this.createScript(join(folder, name), script);
    const [initdb, pgCtl, redisServer] = Object.keys(STAND_INS).map((name) => join(folder, name));
    return { initdb: initdb!, pgCtl: pgCtl!, redisServer: redisServer! };
  }

  private createGate(name: string, step: string, program: string): void {
    this.createScript(
      join(this.gates, name),
      `
for last; do :; done
echo $$ >"$CONTROL/${name}.pid"
echo "${step}" >>"$CONTROL/events"
while [ -e "$CONTROL/hold-${step}" ]; do sleep 0.02; done
exec "${program}" "$@"`,
    );
  }

  private createScript(path: string, script: string): void {
    writeFileSync(path, `#!/bin/sh\nCONTROL="${this.control}"\n${script}\n`, { mode: 0o755 });
  }

  private noteServers(): void {
    const files = [
      join(this.control, 'redis-server.pid'),
      ...this.leftFiles.map((folder) => join(this.temporary, folder, 'pg', 'postmaster.pid')),
    ];
    for (const file of files.filter(existsSync)) {
      const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
      if (pid > 0) this.servers.add(pid);
    }
  }
}
