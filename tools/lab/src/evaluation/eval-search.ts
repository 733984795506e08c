import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { loadBackend } from '../bench/backend.js';
import { describeMachine } from '../bench/machine.js';
import { openCluster, openDatabase } from '@nukkad/tools/native-engines/native-cluster';
import { serve } from '../bench/served.js';
import { startEmbeddedDatabase } from '@nukkad/tools/embedded/supervisor';
import { UserError, userMessageOf } from '@nukkad/tools/start/user-error';
import { targetsFor } from './search/quality-targets.js';
import { openSeekers, postMarket } from './search/market.js';
import { judge } from './search/measures.js';
import { asData, failures, type Outcome, tables, verdicts } from './search/report.js';
import { type Half, type Query, readSearchSet, type SearchSet, type SearchSetName } from './search/search-set.js';
import { baselines, product, type Search } from './search/searches.js';

const BASELINE_TO_BEAT = 'MiniSearch';

const write = (line: string): void => void process.stdout.write(`${line}\n`);

/** Opens an empty database on the server at PGHOST, otherwise on the embedded engine. */
async function openEmpty(): Promise<{ url: string; engine: string; close: () => Promise<void> }> {
  if (process.env['PGHOST']) {
    const cluster = await openCluster(process.env);
    const { url } = await openDatabase(cluster, 'nukkad_eval_search', false);
    return { url, engine: 'native PostgreSQL', close: () => Promise.resolve(cluster.stop()) };
  }
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-eval-search-'));
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'database'), log: () => undefined });
  const close = async (): Promise<void> => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: database.url, engine: 'embedded PostgreSQL', close };
}

async function ask(search: Search, queries: readonly Query[], set: SearchSet): Promise<Outcome> {
  const judged: Outcome['judged'][number][] = [];
  for (const query of queries) judged.push(judge(query, await search.say(query), set));
  return { name: search.name, judged };
}

/** Creates the market and runs the same queries on the product and the baselines. */
async function compare(set: SearchSet, queries: readonly Query[]): Promise<Outcome[]> {
  const backend = await loadBackend();
  const { url, engine, close } = await openEmpty();
  const leave = [close];
  try {
    await backend.migrate(url);
    const client = new Client({ connectionString: url });
    await client.connect();
    leave.unshift(() => client.end());
    const served = await serve(backend, url);
    leave.unshift(() => served.stop());
    const { posted, refused } = await postMarket(client, backend, served, set.advertisements);
    const advertisements = set.advertisements.filter(({ id }) => !refused.includes(id));
    const cookieOf = await openSeekers(client, backend, queries);
    write(`${advertisements.length} advertisements, ${queries.length} queries; ${describeMachine()}, ${engine}`);
    write(refused.length === 0 ? '' : `left out, as the product refuses their words: ${refused.join(', ')}\n`);
    const outcomes: Outcome[] = [];
    const searches = [product(served, cookieOf, posted), ...baselines(client, posted, advertisements)];
    for (const search of searches) outcomes.push(await ask(search, queries, { ...set, advertisements }));
    return outcomes;
  } finally {
    for (const step of leave) await step();
  }
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      'held-out': { type: 'boolean', default: false },
      descriptions: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const half: Half = values['held-out'] ? 'b' : 'a';
  const name: SearchSetName = values.descriptions ? 'search-set-descriptions' : 'search-set';
  const set = readSearchSet(name);
  const queries = set.queries[half];
  if (!queries) throw new UserError(`There is no queries-${half}.json in tools/lab/src/evaluation/${name}.`);
  if (half === 'b') write('The held-out half: write down who looks, and why, in the README of the set.');
  const outcomes = await compare(set, queries);
  const [ours] = outcomes as [Outcome];
  const baseline = outcomes.find(({ name }) => name === BASELINE_TO_BEAT)!;
  const targets = targetsFor(ours.judged, baseline);
  for (const part of tables(outcomes)) write(`${part}\n`);
  if (values.verbose) for (const failure of failures(ours.judged, set.works)) write(`${failure}\n`);
  write(verdicts(targets));
  if (values.json) writeFileSync(values.json, `${JSON.stringify(asData(outcomes, targets), null, 2)}\n`);
  const missed = targets.filter(({ met }) => !met);
  write(missed.length === 0 ? '\nall met' : `\nmissed: ${missed.map(({ name }) => name).join('; ')}`);
  return missed.length === 0;
}

main().then(
  (met) => process.exit(met ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${userMessageOf(error)}\n`);
    process.exit(1);
  },
);
