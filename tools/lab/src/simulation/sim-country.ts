import { parseArgs } from 'node:util';
import { formatTable } from '@nukkad/tools/reports/text-table';
import { UserError, userMessageOf } from '@nukkad/tools/start/user-error';
import { BEHAVIOUR, CALLS, type CountryLoad, loadOf, ROWS } from './country.js';

const USAGE = 'npm run sim:country -- [--users 10000000]';
const SIZES = [1000, 100_000, 1_000_000];
const MEGABYTE = 1e6;
const GIGABYTE = 1e9;

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const whole = (value: number): string => Math.round(value).toLocaleString('en-IN');
const rounded = (value: number): string => (value < 100 ? value.toFixed(value < 10 ? 2 : 1) : whole(value));

const FIGURES: readonly [name: string, of: (load: CountryLoad) => number][] = [
  ['visits a day', ({ visitsADay }) => visitsADay],
  ['calls a day', ({ callsADay }) => callsADay],
  ['calls a second, busiest minute', ({ peakCalls }) => peakCalls],
  ['processors of the servers', ({ serverCores }) => serverCores],
  ['processors of the database', ({ databaseCores }) => databaseCores],
  ['… of which for searches', ({ searchCores }) => searchCores],
  ['rows written a day', ({ rowsADay }) => rowsADay],
  ['MB written a day', ({ bytesADay }) => bytesADay / MEGABYTE],
  ['GB stored after a year', ({ bytesAfterYear }) => bytesAfterYear / GIGABYTE],
];

function main(): void {
  const { values } = parseArgs({ options: { users: { type: 'string', default: '10000000' } } });
  const users = Number(values.users);
  if (!Number.isInteger(users) || users < 1) throw new UserError(USAGE);
  const loads = [...SIZES.filter((size) => size < users), users].map((size) => loadOf(size));
  write('assumptions: behaviour');
  write(
    formatTable([
      ['of an account', 'value'],
      ...Object.entries(BEHAVIOUR).map(([name, value]) => [name, String(value)]),
    ]),
  );
  write('\nassumptions: calls of a visit; processor time as measured by npm run bench:http');
  write(
    formatTable([
      ['call', 'a visit', 'server ms', 'database ms'],
      ...CALLS.map(({ name, perVisit, serverMs, databaseMs }) => [
        name,
        ...[perVisit, serverMs, databaseMs].map(String),
      ]),
    ]),
  );
  write('\nassumptions: rows of a visit; bytes as measured, with indexes');
  write(
    formatTable([
      ['table', 'a visit', 'bytes', 'kept, days'],
      ...ROWS.map(({ table, perVisit, bytes, keptDays }) => [
        table,
        ...[perVisit, bytes].map(String),
        keptDays === null ? 'for good' : keptDays.toFixed(0),
      ]),
    ]),
  );
  write('');
  write(
    formatTable([
      ['accounts', ...loads.map((load) => whole(load.users))],
      ...FIGURES.map(([name, of]) => [name, ...loads.map((load) => rounded(of(load)))]),
    ]),
  );
}

try {
  main();
} catch (error) {
  process.stderr.write(`${userMessageOf(error)}\n`);
  process.exitCode = 1;
}
