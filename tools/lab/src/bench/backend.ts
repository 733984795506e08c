import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { ScoreScale, ScoringSeeker } from '@nukkad/contract/matching/scoring';
import { UserError } from '@nukkad/tools/start/user-error';
import { ROOT } from '@nukkad/tools/start/workspace';

/** A search of the product: the parameters of `GET /api/ai-jobs`, with its numbers as numbers. */
export interface SearchQuery {
  search?: string;
  category?: JobCategoryId;
  jobType?: string;
  minPay?: number;
  latitude: number;
  longitude: number;
  radius: number;
  sort: 'match';
  limit: number;
}

/** The fields of a search plan that the benchmark reads. */
export interface Plan {
  seeker: ScoringSeeker<number>;
  scale: ScoreScale;
  matchTerms: readonly number[];
  /** Position from which jobs are searched. */
  position: { latitude: number; longitude: number } | null;
  relevance:
    | ((
        terms: readonly number[],
        titleTerms: number,
        facts: { hourlyPay: number | null; distanceKm: number | null },
      ) => number)
    | null;
  asOf: number;
}

/** Search planning of the product on one database: the comparison scores all jobs by its plans. */
export interface Planning {
  plan(userId: string, query: SearchQuery): Promise<Plan>;
  close(): Promise<void>;
}

interface PlacedText {
  search: string;
  latitude: number;
  longitude: number;
}

/** Matching of new jobs with saved searches, on one database. */
export interface Matching {
  /** Matches a job as its task does; returns how many searches found it. */
  match(jobId: string): Promise<number>;
  /** Writes the index entries by which new jobs find stored searches, as saving them does. */
  index(
    searches: readonly (PlacedText & { id: string; category: string | null; jobType: string | null })[],
  ): Promise<void>;
  /** Returns how well a job answers each text within reach, above 0 up to 1; 0: its search is not notified of it. */
  judge(jobId: string, searches: readonly (PlacedText & { radiusKm: number })[]): Promise<number[]>;
  close(): Promise<void>;
}

/** An event in the form that the product's ledger accepts; amounts are paise. */
export interface LedgerEvent {
  kind: string;
  source: string;
  key: string;
  eventAt: Date;
  parties: Record<string, string>;
  amounts: Record<string, bigint>;
}

/** The books of the product, on one database. */
export interface Books {
  post(event: LedgerEvent): Promise<string>;
  balanceOf(account: { kind: string; ownerId: string | null }): Promise<bigint>;
  listLines(userId: string, limit: number): Promise<unknown[]>;
  close(): Promise<void>;
}

/** The nightly comparison of the product, on one database. */
export interface Reconciliation {
  /** Compares the days that ended with the settlement report of the provider; returns how many. */
  reconcile(now: Date): Promise<number>;
  close(): Promise<void>;
}

/** Functions of the built back end that the benchmark needs. */
export interface Backend {
  migrate(url: string): Promise<void>;
  plan(url: string): Promise<Planning>;
  match(url: string): Promise<Matching>;
  /** Opens the books with a pool of this many connections and a provider at `provider`. */
  books(url: string, options: { connections: number; provider: string }): Promise<Books>;
  /** Returns the stored hash of a session's secret. */
  hashToken: (token: string) => string;
  /** The program that serves. */
  program: string;
}

/** Timeouts of the product in a benchmark, long enough not to end a measurement. */
const LONG_MS = '600000';

interface DataSource {
  initialize(): Promise<unknown>;
  destroy(): Promise<void>;
}

const load = async <T>(path: string): Promise<T> => (await import(pathToFileURL(path).href)) as T;

/** Path of the compiled back end. Throws UserError when it is not built. */
function requireDist(): string {
  const dist = join(ROOT, 'backend/dist');
  if (!existsSync(join(dist, 'modules/matching/create-search.js'))) {
    throw new UserError('The back end is not built: run npm run build first.');
  }
  return dist;
}

type Configure = (url: string, settings?: Record<string, string>) => object;

/** Returns the configuration of the product in a benchmark, and connections with it. */
async function loadConnections(
  dist: string,
): Promise<{ configFor: Configure; connect: (config: object) => Promise<DataSource> }> {
  const { readConfig } = await load<{ readConfig: (environment: Record<string, string>) => object }>(
    join(dist, 'config/environment.js'),
  );
  const { connectionOptions } = await load<{ connectionOptions: (config: object) => object }>(
    join(dist, 'common/database/connection-options.js'),
  );
  const typeorm = await load<{ DataSource: new (options: object) => DataSource }>(
    join(ROOT, 'node_modules/typeorm/index.mjs'),
  );
  return {
    configFor: (url, settings = {}) => readConfig({ NODE_ENV: 'test', DATABASE_URL: url, ...settings }),
    connect: async (config) => {
      const dataSource = new typeorm.DataSource(connectionOptions(config));
      await dataSource.initialize();
      return dataSource;
    },
  };
}

/** Settings of books with a pool of this many connections and a provider at `provider`. */
const booksSettings = ({
  connections,
  provider,
}: {
  connections: number;
  provider: string;
}): Record<string, string> => ({
  ...{ DB_POOL_MAX: String(connections), DB_POOL_WAIT_MS: LONG_MS, DB_QUERY_TIMEOUT_MS: LONG_MS },
  ...{ DB_STATEMENT_TIMEOUT_MS: LONG_MS, RAZORPAY_URL: provider, RAZORPAY_KEY_ID: 'rzp_bench' },
  ...{ RAZORPAY_KEY_SECRET: 'bench', RAZORPAY_WEBHOOK_SECRETS: 'bench' },
});

/** Loads only the nightly comparison with the settlement report of the provider at `provider`. */
export async function openReconciliation(url: string, provider: string): Promise<Reconciliation> {
  const dist = requireDist();
  const { configFor, connect } = await loadConnections(dist);
  const { createReconciliation } = await load<{
    createReconciliation: (dataSource: DataSource, config: object) => { execute: Reconciliation['reconcile'] };
  }>(join(dist, 'modules/payments/reconciliation/create-reconciliation.js'));
  const config = configFor(url, booksSettings({ connections: 2, provider }));
  const dataSource = await connect(config);
  const reconciliation = createReconciliation(dataSource, config);
  return { reconcile: (now) => reconciliation.execute(now), close: () => dataSource.destroy() };
}

/** Loads the built back end, so that the benchmark measures the code that is served. */
export async function loadBackend(): Promise<Backend> {
  const dist = requireDist();
  const { configFor, connect } = await loadConnections(dist);
  const { migrateDatabase } = await load<{ migrateDatabase: (config: object) => Promise<unknown> }>(
    join(dist, 'start/migrate.js'),
  );
  const { createSearch } = await load<{ createSearch: (dataSource: DataSource) => Omit<Planning, 'close'> }>(
    join(dist, 'modules/matching/create-search.js'),
  );
  const { createMatching } = await load<{ createMatching: (dataSource: DataSource) => Omit<Matching, 'close'> }>(
    join(dist, 'modules/saved-searches/create-matching.js'),
  );
  const { createLedger } = await load<{
    createLedger: (
      dataSource: DataSource,
      config: object,
    ) => { ledger: { getBalance: Books['balanceOf'] }; statement: Pick<Books, 'listLines'>; post: Books['post'] };
  }>(join(dist, 'modules/ledger/create-ledger.js'));
  const { hashToken } = await load<Pick<Backend, 'hashToken'>>(join(dist, 'modules/auth/token.js'));
  return {
    migrate: async (url) => {
      await migrateDatabase(configFor(url));
    },
    hashToken,
    program: join(dist, 'main.js'),
    plan: async (url) => {
      const dataSource = await connect(configFor(url));
      return { ...createSearch(dataSource), close: () => dataSource.destroy() };
    },
    match: async (url) => {
      const dataSource = await connect(configFor(url));
      return { ...createMatching(dataSource), close: () => dataSource.destroy() };
    },
    books: async (url, options) => {
      const config = configFor(url, booksSettings(options));
      const dataSource = await connect(config);
      const { ledger, statement, post } = createLedger(dataSource, config);
      return {
        post,
        balanceOf: (account) => ledger.getBalance(account),
        listLines: (userId, limit) => statement.listLines(userId, limit),
        close: () => dataSource.destroy(),
      };
    },
  };
}
