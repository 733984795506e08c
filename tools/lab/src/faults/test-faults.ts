import { join } from 'node:path';
import { formatTable } from '@nukkad/tools/reports/text-table';
import { describeMachine } from '../bench/machine.js';
import { openDatabase } from '@nukkad/tools/native-engines/native-cluster';
import { startRedis } from '@nukkad/tools/native-engines/native-redis';
import { userMessageOf } from '@nukkad/tools/start/user-error';
import { ROOT } from '@nukkad/tools/start/workspace';
import { loadFaultMarket } from './fault-market.js';
import { readFaultOptions } from './fault-options.js';
import { FAULTS } from './faults.js';
import { startKillablePostgres } from './killable-postgres.js';
import { type FaultReport, runFault } from './run-fault.js';
import { runAtExit } from '../bench/run-at-exit.js';

const TEMPLATE = 'nukkad_faults';
const VIOLATIONS_SHOWN = 10;

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

function describe(report: FaultReport): void {
  const counts = [...report.counts].map(([kind, { ok, fail, info }]) => [kind, ...[ok, fail, info].map(String)]);
  write(formatTable([['calls', 'ok', 'refused', 'unknown'], ...counts]));
  write(
    `answered with 503: ${report.refused}; p99 ${report.p99Ms} ms, slowest ${report.slowestMs} ms; processes started again: ${report.restarts}`,
  );
  write(
    `jobs: ${report.jobs}; requests that expired: ${report.expired}; latest pending after its expiry: ` +
      `${seconds(report.worstLateMs)}, once healed ${seconds(report.worstLateHealedMs)}`,
  );
  write(
    `messages: ${report.messages}, mails: ${report.mails}, given to the mail server more than once: ${report.repeatedMails}` +
      `${report.duplicateDeliveries > 0 ? `; deliveries of tasks added: ${report.duplicateDeliveries}` : ''}; at rest after ${seconds(report.settledMs)}`,
  );
  const holds = [...report.holds].map(([status, count]) => `${status} ${count}`).join(', ');
  write(`holds: ${holds}; no money on its way after ${seconds(report.moneySettledMs)}`);
  for (const { invariant, what } of report.violations.slice(0, VIOLATIONS_SHOWN))
    write(`VIOLATED ${invariant}: ${what}`);
  const more = report.violations.length - VIOLATIONS_SHOWN;
  if (more > 0) write(`and ${more} more`);
}

async function main(): Promise<boolean> {
  const options = readFaultOptions(
    process.argv.slice(2),
    FAULTS.map(({ name }) => name),
  );
  const program = join(ROOT, 'backend', 'bundle', 'main.js');
  const postgres = await startKillablePostgres();
  runAtExit(() => postgres.stop());
  write(`${describeMachine()}; two servers, two workers, native PostgreSQL with every commit on disk`);
  const { url: template } = await openDatabase(postgres, TEMPLATE, false);
  const people = await loadFaultMarket(program, template);
  const results: string[][] = [];
  let runs = 0;
  for (const engine of options.engines) {
    const chosen = FAULTS.filter(({ engines }) => engines.includes(engine)).filter(
      ({ name }) => options.only.length === 0 || options.only.includes(name),
    );
    for (const fault of chosen) {
      write(`\n${fault.name}, queue in ${engine}: ${fault.title}`);
      const redis = engine === 'redis' ? await startRedis() : null;
      const { url } = await openDatabase(postgres, `nukkad_fault_${++runs}`, false, TEMPLATE);
      const startedAt = performance.now();
      const note = (what: string): void => write(`${seconds(performance.now() - startedAt).padStart(9)}  ${what}`);
      try {
        const seed = options.seed + runs;
        const report = await runFault(fault, {
          ...{ program, engine, seed, databaseUrl: url, postgres, redis, people, note },
          seconds: options.seconds,
        });
        describe(report);
        const violated = new Set(report.violations.map(({ invariant }) => invariant));
        results.push([fault.name, engine, violated.size > 0 ? `VIOLATED ${[...violated].join(' ')}` : 'holds']);
      } finally {
        await redis?.stop();
      }
    }
  }
  write(`\n${formatTable([['fault', 'queue in', 'invariants'], ...results])}`);
  return results.every(([, , verdict]) => verdict === 'holds');
}

main().then(
  (held) => process.exit(held ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${userMessageOf(error)}\n`);
    process.exit(1);
  },
);
