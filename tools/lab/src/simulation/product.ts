import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ASKED_MAX, type CreateInstantJob, type PostedInstantJob } from '@nukkad/contract/instant-work/instant-jobs';
import type { JobRequestAnswer, RespondToJobRequest } from '@nukkad/contract/instant-work/job-requests';
import { UserError } from '@nukkad/tools/start/user-error';
import { ROOT } from '@nukkad/tools/start/workspace';
import type { Policy } from './policies.js';

/** The use cases of the product that a simulated city calls, on one database. */
export interface Product {
  create(employerId: string, input: CreateInstantJob): Promise<PostedInstantJob>;
  respond(workerId: string, requestId: string, answer: RespondToJobRequest): Promise<JobRequestAnswer>;
  undo(workerId: string, requestId: string): Promise<unknown>;
  standBy(workerId: string, requestId: string): Promise<unknown>;
  cancel(userId: string, engagementId: string): Promise<unknown>;
  dispatchWave(instantJobId: string): Promise<void>;
  expire(instantJobId: string): Promise<void>;
  /** Counts the answers about these accounts, as the product does when they are revealed. */
  countAnswers(accounts: readonly ReviewedAccount[]): Promise<void>;
  /** Dispatches waves by `policy` from now on; null: by the product's own. */
  dispatchBy(policy: Policy | null): void;
  close(): Promise<void>;
}

/** One side of an account that answers are about. */
export interface ReviewedAccount {
  userId: string;
  side: 'worker' | 'employer';
}

type Token<T> = abstract new (...dependencies: never[]) => T;
interface UseCase<Arguments extends unknown[], Result> {
  execute(...args: Arguments): Promise<Result>;
}
interface TestingModule {
  init(): Promise<unknown>;
  get<T>(token: Token<T>, options?: { strict: boolean }): T;
  close(): Promise<void>;
}
interface TestingModuleBuilder {
  overrideProvider(token: Token<unknown>): { useValue(value: object): TestingModuleBuilder };
  setLogger(logger: object): TestingModuleBuilder;
  compile(): Promise<TestingModule>;
}

const DIST = join(ROOT, 'backend/dist');
const load = async <T>(path: string): Promise<T> => (await import(pathToFileURL(path).href)) as T;
const built = <T>(path: string): Promise<T> => load<T>(join(DIST, path));
const QUIET = Object.fromEntries(
  ['log', 'error', 'warn', 'debug', 'verbose', 'fatal'].map((level) => [level, () => undefined]),
);

/** A queue that accepts every task and runs none: the simulation runs them when they are due by its clock. */
const IDLE_QUEUE = {
  add: () => Promise.resolve(),
  ping: () => Promise.resolve(),
  startWorking: () => undefined,
};

const configOf = async (url: string, dataDir: string): Promise<object> => {
  const { readConfig } = await built<{ readConfig: (environment: Record<string, string>) => object }>(
    'config/environment.js',
  );
  return readConfig({
    NODE_ENV: 'test',
    ROLE: 'all',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    // the speed of the simulation's machine must not affect the result
    DB_STATEMENT_TIMEOUT_MS: '60000',
    DB_QUERY_TIMEOUT_MS: '60000',
    DB_POOL_WAIT_MS: '60000',
  });
};

/** Migrates the schema of a database. */
export async function migrate(url: string): Promise<void> {
  if (!existsSync(join(DIST, 'modules/instant-hire/wave-policy.js'))) {
    throw new UserError('The back end is not built: run npm run build first.');
  }
  const { migrateDatabase } = await built<{ migrateDatabase: (config: object) => Promise<unknown> }>(
    'start/migrate.js',
  );
  await migrateDatabase(await configOf(url, tmpdir()));
}

/** Opens the built product, without its queue, its rounds and its port: only the calls of the simulation run. */
export async function openProduct(url: string): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nukkad-simulation-'));
  const config = await configOf(url, dataDir);
  // one after the other: modules that share others are not loaded at once everywhere
  const { AppModule } = await built<{ AppModule: { with(config: object): object } }>('app.module.js');
  const { Test } = await load<{ Test: { createTestingModule(of: object): TestingModuleBuilder } }>(
    join(ROOT, 'node_modules/@nestjs/testing/index.js'),
  );
  const { OutboxRelay } = await built<{ OutboxRelay: Token<unknown> }>('common/queue/outbox-relay.js');
  const { TaskQueue } = await built<{ TaskQueue: Token<unknown> }>('common/queue/task-queue.js');
  const { SchedulerRegistry } = await load<{
    SchedulerRegistry: Token<{ getCronJobs(): Map<string, { stop(): unknown }> }>;
  }>(join(ROOT, 'node_modules/@nestjs/schedule/dist/index.js'));
  const { WavePolicy } = await built<{ WavePolicy: new () => Policy }>('modules/instant-hire/wave-policy.js');
  const own = new WavePolicy();
  let policy = own;
  const switched: Policy = {
    pick: (...args) => policy.pick(...args),
    pauseMs: (job) => policy.pauseMs(job),
    countWeighed: (...args) => policy.countWeighed?.(...args) ?? ASKED_MAX,
  };
  const module = await Test.createTestingModule({ imports: [AppModule.with(config)] })
    .overrideProvider(TaskQueue)
    .useValue(IDLE_QUEUE)
    .overrideProvider(OutboxRelay)
    .useValue({})
    .overrideProvider(WavePolicy)
    .useValue(switched)
    .setLogger(QUIET)
    .compile();
  await module.init();
  for (const round of module.get(SchedulerRegistry, { strict: false }).getCronJobs().values()) await round.stop();
  const useCase = async <Arguments extends unknown[], Result>(
    file: string,
    name: string,
  ): Promise<UseCase<Arguments, Result>> => {
    const exported = await built<Record<string, Token<UseCase<Arguments, Result>>>>(`modules/instant-hire/${file}.js`);
    return module.get(exported[name]!, { strict: false });
  };
  const create = await useCase<[string, CreateInstantJob], PostedInstantJob>(
    'create-instant-job.use-case',
    'CreateInstantJobUseCase',
  );
  const respond = await useCase<[string, string, RespondToJobRequest], JobRequestAnswer>(
    'respond-to-job-request.use-case',
    'RespondToJobRequestUseCase',
  );
  const undo = await useCase<[string, string], unknown>('undo-job-request.use-case', 'UndoJobRequestUseCase');
  const standBy = await useCase<[string, string, { standby: boolean }], unknown>(
    'set-standby.use-case',
    'SetStandbyUseCase',
  );
  const cancel = await useCase<[string, string, { reason: string }], unknown>(
    'cancel-engagement.use-case',
    'CancelEngagementUseCase',
  );
  const wave = await useCase<[{ instantJobId: string }], void>('dispatch-wave.use-case', 'DispatchWaveUseCase');
  const expire = await useCase<[{ instantJobId: string }], void>(
    'expire-instant-jobs.use-case',
    'ExpireInstantJobsUseCase',
  );
  const { Transactions } = await built<{
    Transactions: Token<{ run<T>(work: (tx: object) => Promise<T>): Promise<T> }>;
  }>('common/database/transactions.js');
  const { ReviewCounts } = await built<{
    ReviewCounts: Token<{ recount(tx: object, accounts: readonly ReviewedAccount[]): Promise<void> }>;
  }>('modules/reviews/review-counts.js');
  const transactions = module.get(Transactions, { strict: false });
  const counts = module.get(ReviewCounts, { strict: false });
  return {
    create: (employerId, input) => create.execute(employerId, input),
    respond: (workerId, requestId, answer) => respond.execute(workerId, requestId, answer),
    undo: (workerId, requestId) => undo.execute(workerId, requestId),
    standBy: (workerId, requestId) => standBy.execute(workerId, requestId, { standby: true }),
    cancel: (userId, engagementId) => cancel.execute(userId, engagementId, { reason: '' }),
    dispatchWave: (instantJobId) => wave.execute({ instantJobId }),
    expire: (instantJobId) => expire.execute({ instantJobId }),
    countAnswers: (accounts) => transactions.run((tx) => counts.recount(tx, accounts)),
    dispatchBy: (other) => void (policy = other ?? own),
    close: async () => {
      await module.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
