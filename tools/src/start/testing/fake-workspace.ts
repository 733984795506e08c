import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const TOOLS = fileURLToPath(new URL('../../../', import.meta.url));

/** Replaces the server: stores the environment that it receives, and does what FAKE_* requests. */
const FAKE_SERVER = `
  import { once } from 'node:events';
  import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
  import { connect } from 'node:net';
  const waits = process.argv[2] === 'start';
  if (waits) Object.assign(process.env, (await once(process, 'message'))[0].environment);
  const { FAKE_MIGRATE_ERROR, FAKE_SERVER_ERROR, FAKE_ENDS, FAKE_STAYS, NUKKAD_DEMO, DATABASE_URL, DATA_DIR, ROLE } = process.env;
  const note = (line) => appendFileSync(DATA_DIR + '/events', line + '\\n');
  if (waits || process.argv[2] === 'migrate') {
    if (FAKE_MIGRATE_ERROR) { console.error(FAKE_MIGRATE_ERROR); process.exit(1); }
    const line = 'schema up to date, 3 new (0.1 s)';
    if (waits) process.send({ type: 'step', line });
    else { console.log(line); writeFileSync(DATA_DIR + '/migrated', ''); process.exit(0); }
  }
  if (FAKE_SERVER_ERROR) throw new Error(FAKE_SERVER_ERROR);
  console.log(JSON.stringify({ level: 'info', event: 'server.ready' }));
  console.log(JSON.stringify({ level: 'error', event: 'mail.failed' }));
  const stop = (why) => {
    const { hostname, port } = new URL(DATABASE_URL);
    connect(port, hostname)
      .on('connect', () => { note(ROLE + ' ended by ' + why + ', database still there'); process.exit(0); })
      .on('error', () => { note(ROLE + ' ended by ' + why + ', database gone'); process.exit(0); });
  };
  if (FAKE_STAYS) process.on('SIGTERM', () => note('asked to end'));
  else process.on('SIGTERM', () => stop('SIGTERM')).on('SIGINT', () => stop('SIGINT')).on('disconnect', () => stop('disconnect'));
  // whoever reads this file, or hears that the server is ready, may end it at once
  writeFileSync(DATA_DIR + '/draft', JSON.stringify({ ...process.env, pid: process.pid }));
  renameSync(DATA_DIR + '/draft', DATA_DIR + '/environment.json');
  const demoAccounts = ['a', 'b'].map((name) => ({ email: name + '@demo.example', password: 'try-it' }));
  process.send({ type: 'ready', demoAccounts: NUKKAD_DEMO === '1' ? demoAccounts : [] }, () => {
    if (FAKE_ENDS) process.exit(3);
  });
  setInterval(() => undefined, 1000);
`;

const FAKE_BUILD = `
  import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
  import { setTimeout as sleep } from 'node:timers/promises';
  if (process.env.FAKE_BUILD_ERROR) { console.log(process.env.FAKE_BUILD_ERROR); process.exit(1); }
  appendFileSync('builds', process.argv.slice(2).join(' ') + '\\n');
  mkdirSync('backend/bundle', { recursive: true });
  mkdirSync('backend/dist', { recursive: true });
  writeFileSync('backend/dist/main.js', ${JSON.stringify(FAKE_SERVER)});
  mkdirSync('frontend/dist', { recursive: true });
  writeFileSync('backend/bundle/main.js', ${JSON.stringify(FAKE_SERVER)});
  console.log(' ✔  nx run @nukkad/backend:build');
  // pages that take as long as the database takes to be brought up to date
  while (process.env.FAKE_PAGES_WAIT && !existsSync(process.env.DATA_DIR + '/migrated')) await sleep(20);
  writeFileSync('frontend/dist/index.html', '');
`;

/** Replaces the compression of the pages; with FAKE_COMPRESSION_WAIT it waits for the file `compress-now`. */
const FAKE_COMPRESSION = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { setTimeout as sleep } from 'node:timers/promises';
  while (process.env.FAKE_COMPRESSION_WAIT && !existsSync('compress-now')) await sleep(20);
  writeFileSync('frontend/dist/index.html.br', '');
  writeFileSync('frontend/dist/.compressed', '');
`;

/** Replaces the compiler: with -w it compiles again whenever the file `changed` appears. */
const FAKE_COMPILER = `
  import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
  const compile = (round) => {
    mkdirSync('backend/dist', { recursive: true });
    writeFileSync('backend/dist/main.js', '// round ' + round + ${JSON.stringify(FAKE_SERVER)});
    console.log('12:00:00 - Found 0 errors. Watching for file changes.');
  };
  let round = 1;
  if (process.argv.includes('-w')) {
    compile(round);
    setInterval(() => {
      if (!existsSync('changed')) return;
      rmSync('changed');
      compile(++round);
    }, 20);
  }
`;

/** Replaces the compiler of words: copies the only data file. */
const FAKE_WORD_COMPILER = `
  import { existsSync, readFileSync, writeFileSync } from 'node:fs';
  const words = readFileSync('libs/language/data/words.txt', 'utf8');
  const compiled = 'libs/language/dist/lexicon.json';
  if (!existsSync(compiled) || readFileSync(compiled, 'utf8') !== words) writeFileSync(compiled, words);
`;

const FAKE_PAGES = `
  import { writeFileSync } from 'node:fs';
  writeFileSync(process.env.DATA_DIR + '/pages.json', JSON.stringify({ args: process.argv.slice(2), api: process.env.API_URL, pid: process.pid }));
  console.log('  VITE ready in 10 ms');
  setInterval(() => undefined, 1000);
`;

/**
 * Replaces the process of the embedded database unless REAL_DATABASE is set: locks the data directory, accepts
 * connections without responding, and ends as the real one does.
 */
const FAKE_DATABASE = `
  import { createServer } from 'node:net';
  import { connectionUrl, removeConnectionFile, writeConnectionFile } from './connection-file.js';
  import { lockDataDirectory } from './data-directory-lock.js';
  let end = () => process.exit(0);
  const open = ({ dataDir, password }) => {
    let lock;
    try {
      lock = lockDataDirectory(dataDir);
    } catch ({ message }) {
      process.send({ type: 'refused', reason: message }, () => process.exit(1));
      return;
    }
    const server = createServer((socket) => socket.on('error', () => undefined).end());
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      writeConnectionFile(dataDir, connectionUrl(port, password));
      end = () => { removeConnectionFile(dataDir); lock.release(); process.exit(0); };
      process.send({ type: 'ready', port });
    });
  };
  if (process.env.REAL_DATABASE) await import('./real-database-process.js');
  else {
    process.on('message', open).on('SIGTERM', () => end()).on('disconnect', () => end()).on('SIGINT', () => undefined);
    setInterval(() => process.connected || end(), 1000);
  }
`;

/** One run of a command of the launcher. */
export interface Run {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
}

/** A workspace with the real launcher and stand-ins for compiler, build, database, server and pages. */
export class FakeWorkspace {
  readonly directory = realpathSync(mkdtempSync(join(tmpdir(), 'nukkad-workspace-')));
  dataDir = '';
  port = 0;
  private runs: Run[] = [];

  constructor() {
    cpSync(join(TOOLS, 'bin'), join(this.directory, 'tools', 'bin'), { recursive: true });
    for (const part of ['start', 'embedded', 'transfer']) {
      cpSync(join(TOOLS, 'dist', part), join(this.directory, 'tools', 'dist', part), { recursive: true });
    }
    const embedded = join(this.directory, 'tools', 'dist', 'embedded');
    renameSync(join(embedded, 'database-process.js'), join(embedded, 'real-database-process.js'));
    this.put('tools/dist/embedded/database-process.js', FAKE_DATABASE);
    this.put('package.json', '{ "type": "module" }');
    for (const path of ['node_modules/typescript-7', 'node_modules/nx', 'frontend/node_modules/vite']) {
      this.put(`${path}/package.json`, '{ "type": "module" }');
    }
    this.put('tools/bin/compile.mjs', FAKE_COMPILER);
    this.put('libs/language/data/words.txt', '');
    this.put('libs/language/dist/lexicon/compile-lexicon.js', FAKE_WORD_COMPILER);
    this.put('node_modules/nx/dist/bin/nx.js', FAKE_BUILD);
    this.put('frontend/node_modules/vite/bin/vite.js', FAKE_PAGES);
    this.put('frontend/package.json', '{ "type": "module" }');
    this.put('frontend/scripts/compress.mjs', FAKE_COMPRESSION);
    for (const name of ['@electric-sql', 'pg']) {
      symlinkSync(join(TOOLS, '..', 'node_modules', name), join(this.directory, 'node_modules', name));
    }
  }

  /** Creates a new data directory and chooses a free port. */
  async reset(): Promise<void> {
    this.dataDir = join(this.directory, `data-${Math.random().toString(36).slice(2)}`);
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as { port: number }).port;
    server.close();
    await once(server, 'close');
  }

  async endAll(): Promise<void> {
    for (const { child, ended } of this.runs.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }

  put(path: string, contents: string): void {
    mkdirSync(dirname(join(this.directory, path)), { recursive: true });
    writeFileSync(join(this.directory, path), contents);
  }

  drop(path: string): void {
    rmSync(join(this.directory, path), { recursive: true, force: true });
  }

  run(command: string, environment: Record<string, string> = {}, ...args: string[]): Run {
    const child = spawn(process.execPath, [join(this.directory, 'tools', 'bin', `${command}.mjs`), ...args], {
      cwd: this.directory,
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: this.dataDir,
        PORT: String(this.port),
        // a busy machine needs longer to end processes
        ...(environment['FAKE_STAYS'] ? {} : { SHUTDOWN_GRACE_MS: '20000' }),
        ...environment,
      },
    });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const ended = once(child, 'close').then(([code]) => code as number | null);
    const started: Run = { child, output: () => output, errors: () => errors, ended };
    this.runs.push(started);
    return started;
  }

  /** Waits; throws if the command ends before. */
  async until(condition: () => boolean, of: Run): Promise<void> {
    let over = false;
    void of.ended.then(() => (over = true));
    while (!condition()) {
      if (over) throw new Error(`The launcher ended:\n${of.output()}\n${of.errors()}`);
      await sleep(20);
    }
  }

  /** Runs a command and waits until it reports that everything is running. */
  async running(command = 'start', environment: Record<string, string> = {}): Promise<Run> {
    const started = this.run(command, environment);
    await this.until(() => started.output().includes('Ctrl-C ends everything.'), started);
    return started;
  }

  /** Returns the lines that the fake server wrote about its end. */
  events(): string[] {
    return this.read('events').trim().split('\n');
  }

  /** Returns the environment of the fake server. */
  environment(): Record<string, string> {
    return JSON.parse(this.read('environment.json')) as Record<string, string>;
  }

  /** Returns a file of the data directory. */
  read(name: string): string {
    return readFileSync(join(this.dataDir, name), 'utf8');
  }
}
