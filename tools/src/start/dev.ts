import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { checkDataDirectory, checkPort, freePort } from './checks-before-start.js';
import { Child, type DemoAccount } from './child.js';
import { ownDatabase, type OpenDatabase } from './database.js';
import { fingerprint } from './fingerprint.js';
import { userMessageOf } from './user-error.js';
import { COMPILED, migrate, startCompiledServer } from './server.js';
import { endWithinMs, readSettings, serverStopMs, type Settings } from './settings.js';
import { Shutdown } from './shutdown.js';
import { announce, databaseNote } from './start.js';
import { Steps } from './steps.js';
import { ROOT } from './workspace.js';

const CODE = ['backend/dist', 'libs/contract/dist', 'libs/screening/dist', 'libs/language/dist'];
const MIGRATIONS = ['backend/dist/migrations'];
const WORDS = 'libs/language/data';
const WORD_COMPILER = join('libs', 'language', 'dist', 'lexicon', 'compile-lexicon.js');
/** An editor reports several changes when it saves a file. */
const SAVED_AFTER_MS = 100;
const COMPILER = [join('tools', 'bin', 'compile.mjs'), '-w', '--preserveWatchOutput'];

/**
 * Runs the product with reload on both sides: the server restarts after each compilation, the pages reload by
 * themselves.
 */
export async function main(): Promise<void> {
  const shutdown = new Shutdown();
  try {
    await develop(readSettings(process.env), new Steps(), shutdown);
  } catch (error) {
    await shutdown.fail(error);
  }
}

async function develop(settings: Settings, steps: Steps, shutdown: Shutdown): Promise<void> {
  shutdown.endWithin(endWithinMs(settings));
  await checkDataDirectory(settings.dataDir);
  await checkPort(settings.port, settings.host);
  const api: Settings = { ...settings, host: '127.0.0.1', port: await freePort(), role: 'all' };
  let onCompiled = (): void => undefined;
  const compiled = compileAndWatch(steps, shutdown, () => onCompiled());
  const [database] = await Promise.all([
    steps.run(
      'database',
      () => ownDatabase(settings, steps, shutdown),
      (found) => databaseNote(found, settings),
    ),
    steps.run('compile', () => compiled),
  ]);
  const server = new ReloadingServer(api, database, steps, shutdown);
  shutdown.add((leftMs) => server.stop(leftMs));
  await server.reload();
  onCompiled = () => void server.reload();
  // Something may have been compiled while the server started.
  onCompiled();
  await steps.run('pages', () => servePages(settings, api, steps, shutdown));
  announce(settings, database, server.demoAccounts, steps);
}

/**
 * Compiles the server whenever a source changes, and then the words, also when only their files change. Resolves after the first
 * compilation without errors.
 */
function compileAndWatch(steps: Steps, shutdown: Shutdown, onCompiled: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const words = new WordCompilation(steps, shutdown, () => {
      resolve();
      onCompiled();
    });
    const compiler = new Child({
      args: [...COMPILER, 'backend/tsconfig.app.json'],
      onLine: (line) => {
        if (/Found 0 errors/.test(line)) words.compile();
        else if (/error TS|^\s/.test(line)) steps.say(line);
      },
      endsWithLauncher: true,
    });
    shutdown.add((leftMs) => compiler.stop(Math.min(500, leftMs)));
    void compiler.ended.then(({ complaint }) => reject(new Error(`The compiler ended. ${complaint}`)));
  });
}

/** Compiles the words of the language library, one compilation at a time. */
class WordCompilation {
  private queue: Promise<void> = Promise.resolve();
  private isWatching = false;

  constructor(
    private readonly steps: Steps,
    private readonly shutdown: Shutdown,
    private readonly onCompiled: () => void,
  ) {}

  /** Requires the compiled code of the library; watches the words from then on. */
  compile(): void {
    if (!this.isWatching) this.watchFiles();
    this.queue = this.queue.then(() => this.compileNow());
  }

  private watchFiles(): void {
    this.isWatching = true;
    let saved: NodeJS.Timeout | undefined;
    const watcher = watch(join(ROOT, WORDS), { recursive: true }, () => {
      clearTimeout(saved);
      saved = setTimeout(() => this.compile(), SAVED_AFTER_MS);
    });
    this.shutdown.add(() => {
      clearTimeout(saved);
      watcher.close();
    });
  }

  private async compileNow(): Promise<void> {
    if (this.shutdown.begun) return;
    try {
      await new Child({ args: [WORD_COMPILER], endsWithLauncher: true }).success();
      this.onCompiled();
    } catch (error) {
      // The next change may put it right.
      this.steps.warn(userMessageOf(error));
    }
  }
}

/** The server of the present build. */
class ReloadingServer {
  /** Demonstration accounts of the running server. */
  demoAccounts: readonly DemoAccount[] = [];
  private running: Child | null = null;
  private compiled = '';
  private migrations = '';
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly settings: Settings,
    private readonly database: OpenDatabase,
    private readonly steps: Steps,
    private readonly shutdown: Shutdown,
  ) {}

  /** Starts the server again if its code changed since the last start. One reload at a time. */
  reload(): Promise<void> {
    this.queue = this.queue.then(() => this.reloadNow());
    return this.queue;
  }

  /** Ends the server; `leftMs` remain for it and for the database after it. */
  async stop(leftMs = Number.POSITIVE_INFINITY): Promise<void> {
    await this.running?.stop(serverStopMs(this.settings, leftMs));
  }

  private async reloadNow(): Promise<void> {
    const compiled = fingerprint(ROOT, CODE);
    if (compiled === this.compiled || this.shutdown.begun) return;
    this.compiled = compiled;
    await this.stop();
    try {
      await this.migrateIfNew();
      const server = startCompiledServer(this.settings, this.database, this.steps);
      this.running = server;
      this.demoAccounts = (await this.steps.run('server', () => server.ready())).demoAccounts ?? [];
    } catch (error) {
      // The next change may put it right.
      this.steps.warn(userMessageOf(error));
    }
  }

  private async migrateIfNew(): Promise<void> {
    const migrations = fingerprint(ROOT, MIGRATIONS);
    if (migrations === this.migrations) return;
    await migrate(this.settings, this.database, this.steps, this.shutdown, { entry: COMPILED });
    this.migrations = migrations;
  }
}

/** Serves the pages with hot reload; calls go through to the server. */
function servePages(settings: Settings, api: Settings, steps: Steps, shutdown: Shutdown): Promise<void> {
  return new Promise((resolve, reject) => {
    const pages = new Child({
      args: [
        pageServerEntry(),
        ...['--host', settings.host, '--port', String(settings.port), '--strictPort', '--clearScreen', 'false'],
      ],
      cwd: join(ROOT, 'frontend'),
      env: { API_URL: `http://127.0.0.1:${api.port}`, NO_COLOR: '1' },
      onLine: (line) => {
        if (/ready in/.test(line)) resolve();
        else if (/\[vite\]/.test(line)) steps.say(line);
      },
      onErrorLine: (line) => steps.say(line),
      endsWithLauncher: true,
    });
    shutdown.add((leftMs) => pages.stop(Math.min(500, leftMs)));
    void pages.ended.then(({ complaint }) => reject(new Error(`The page server ended. ${complaint}`)));
  });
}

/** Returns the entry of the page server, installed with the front end, in its own folder or in the workspace's. */
function pageServerEntry(): string {
  const frontend = createRequire(join(ROOT, 'frontend', 'package.json'));
  return join(dirname(frontend.resolve('vite/package.json')), 'bin', 'vite.js');
}
