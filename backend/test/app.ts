import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';
import passport from 'passport';
import { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.js';
import { prepared } from '../src/common/database/prepared-statements.js';
import { OutboxRelay } from '../src/common/queue/outbox-relay.js';
import { TaskQueue } from '../src/common/queue/task-queue.js';
import { TaskRunner } from '../src/common/queue/task-runner.js';
import type { AppConfig } from '../src/config/environment.js';
import { readConfig } from '../src/config/environment.js';
import { SessionStrategy } from '../src/modules/auth/session.strategy.js';
import { encryptSavedUsers } from '../src/modules/users/tests/user.factory.js';
import { AccountDetails } from '../src/modules/users/users.public.js';
import { setupApp } from '../src/setup-app.js';
import { type Api, contractedApi } from './contracted-api.js';
import { checkMessages } from './effects/checked-messages.js';
import { recordEffects } from './effects/recorded-effects.js';
import { freePort } from './forked-server.js';
import { IdleTaskQueue } from './idle-task-queue.js';
import { PATIENT_SETTINGS } from './limits.js';

/** Tables that retain their rows between spec files: schema history, the gazetteer, and terms of the taxonomy. */
const KEPT = ['migrations', 'places', 'place_names', 'gazetteer_loads', 'spatial_ref_sys', 'secrets', 'search_terms'];

export interface TestApp {
  app: NestExpressApplication;
  config: AppConfig;
  /** Origin that the server answers at. */
  url: string;
  /** supertest, with every answer checked against the contract. */
  api: Api;
  dataSource: DataSource;
  /** Runs every due task, in order, until none is left; returns their number. */
  runTasks(): Promise<number>;
  close(): Promise<void>;
}

/** Size in bytes from which a table is truncated; below it, deleting its rows is fifty times as fast. */
const TRUNCATED_FROM = 256 * 1024;

/** The query for the tables that have rows, by data source. */
const filledTablesQueries = new WeakMap<DataSource, string>();

/**
 * Builds a query that checks all tables at once: one prepared query of all tables is faster than deleting from the
 * empty ones.
 */
async function buildFilledTablesQuery(dataSource: DataSource): Promise<string> {
  const tables: { name: string }[] = await dataSource.query(
    `SELECT quote_ident(c.relname) AS name FROM pg_class c
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND NOT c.relname = ANY($1) ORDER BY 1`,
    [KEPT],
  );
  const looks = tables.map(
    ({ name }) =>
      `(SELECT '${name}' AS name, pg_relation_size('${name}'::regclass) >= ${TRUNCATED_FROM} AS "isLarge" FROM ${name} LIMIT 1)`,
  );
  return prepared(looks.join(' UNION ALL '));
}

/** Empties every table of the product. */
export async function emptyDatabase(dataSource: DataSource): Promise<void> {
  const query = filledTablesQueries.get(dataSource) ?? (await buildFilledTablesQuery(dataSource));
  filledTablesQueries.set(dataSource, query);
  const filled: { name: string; isLarge: boolean }[] = await dataSource.query(query);
  const large = filled.filter(({ isLarge }) => isLarge).map(({ name }) => name);
  await dataSource.transaction(async (tx) => {
    // neither foreign keys nor triggers: all tables become empty
    const deletions = filled.map(({ name }) => `DELETE FROM ${name}`);
    await tx.query(
      [
        'SET LOCAL session_replication_role = replica',
        ...deletions,
        `DELETE FROM search_terms WHERE kind IN ('word', 'town')`,
      ].join('; '),
    );
    if (large.length > 0) await tx.query(`TRUNCATE ${large.join(', ')} CASCADE`);
  });
}

interface TestAppOptions {
  /** `real` works tasks off through BullMQ; by default the queue is idle and tests run tasks by hand. */
  queue?: 'real' | 'idle';
  /** Leaves existing data in the database. */
  keepData?: boolean;
  /** A separate application for the spec, where others share one: it may be stopped, or play another process. */
  own?: boolean;
  /** Folder of the built front end, for specs of pages; without it no page is served. */
  frontend?: string;
}

let sharing = false;
let shared: { started: Promise<TestApp>; frontend: string | undefined } | undefined;

/**
 * Makes all test applications without options one shared application; each caller of `createTestApp` receives it with
 * an empty database. The first caller decides whether it serves pages. Returns a function that closes it.
 */
export function shareTestApp(): () => Promise<void> {
  sharing = true;
  return closeSharedApp;
}

/** Provided by the environment of generated faults: the next spec needs an application that started with its fault. */
const { isNewAppNeeded } = globalThis as unknown as { isNewAppNeeded?: () => boolean };

async function closeSharedApp(): Promise<void> {
  const test = await shared?.started.catch(() => undefined);
  shared = undefined;
  await test?.close();
}

/** Returns the shared application for one spec: its database is empty, and closing it ends only the connections. */
async function borrowSharedApp(frontend?: string): Promise<TestApp> {
  if (isNewAppNeeded?.()) await closeSharedApp();
  shared ??= { started: startTestApp({}, 'idle', frontend), frontend };
  const test = await shared.started;
  await useSessionsOfSharedApp();
  await emptyDatabase(test.dataSource);
  return { ...test, close: async () => test.app.getHttpServer().closeAllConnections() };
}

/**
 * Restores the session strategy of the shared application: Passport registers one strategy per name for the whole
 * process, that of the application started last.
 */
async function useSessionsOfSharedApp(): Promise<void> {
  const test = await shared?.started;
  if (test) passport.use('session', test.app.get(SessionStrategy, { strict: false }));
}

/** Starts the real application on an empty database, listening on loopback. */
export async function createTestApp(
  environment: Record<string, string> = {},
  { queue = 'idle', keepData = false, own = false, frontend }: TestAppOptions = {},
): Promise<TestApp> {
  const isPlain = queue === 'idle' && !keepData && !own && Object.keys(environment).length === 0;
  if (sharing && isPlain && (!shared || shared.frontend === frontend)) return borrowSharedApp(frontend);
  const test = await startTestApp(environment, queue, frontend);
  if (!keepData) await emptyDatabase(test.dataSource);
  const close = async (): Promise<void> => {
    await test.close();
    await useSessionsOfSharedApp();
  };
  return { ...test, close };
}

async function startTestApp(
  environment: Record<string, string>,
  queue: NonNullable<TestAppOptions['queue']>,
  frontend?: string,
): Promise<TestApp> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'nukkad-files-'));
  const config = readConfig({
    NODE_ENV: 'test',
    ROLE: 'all',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'error',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: process.env['TEST_DATABASE_URL'],
    QUEUE_PREFIX: `nukkad-test-${process.env['JEST_WORKER_ID']}`,
    REDIS_URL: process.env['TEST_REDIS_URL'],
    ...PATIENT_SETTINGS,
    ...environment,
  });
  const builder = Test.createTestingModule({ imports: [AppModule.with(config)] });
  if (queue === 'idle') {
    builder.overrideProvider(TaskQueue).useClass(IdleTaskQueue);
    // the tests run tasks themselves: nothing relays them to a queue
    builder.overrideProvider(OutboxRelay).useValue({});
  }
  const module = await builder.compile();
  const app = module.createNestApplication<NestExpressApplication>({ bodyParser: false, logger: false });
  recordEffects(app);
  checkMessages(app);
  await setupApp(app, frontend);
  await app.listen(port, '127.0.0.1');
  // a scheduled round during a test would do the work under test
  for (const round of app.get(SchedulerRegistry).getCronJobs().values()) await round.stop();
  const dataSource = app.get(DataSource);
  encryptSavedUsers(dataSource, app.get(AccountDetails, { strict: false }));
  const runner = app.get(TaskRunner);
  const runTasks = async (): Promise<number> => {
    for (let count = 0; ; count++) {
      const due: { id: string }[] = await dataSource.query(
        `SELECT id FROM outbox WHERE done_at IS NULL AND lease_until IS NULL AND (attempts = 0 OR next_relay_at <= now())
         ORDER BY created_at, id LIMIT 1`,
      );
      if (!due[0]) return count;
      await runner.run(due[0].id);
    }
  };
  return {
    app,
    config,
    url: config.publicUrl,
    api: contractedApi(app.getHttpServer()),
    dataSource,
    runTasks,
    close: async () => {
      app.getHttpServer().closeAllConnections();
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
