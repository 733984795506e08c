import { formatTable } from '@nukkad/tools/reports/text-table';
import { type CountryLoad, loadOf } from './country.js';

/** Accounts of a country. */
export const COUNTRY_USERS = 10_000_000;
const SIZES = [1000, 100_000, 1_000_000];
const MEGABYTE = 1e6;
const GIGABYTE = 1e9;

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

/** Returns the table of the load of some smaller numbers of accounts and of `users` accounts, as `docs/scaling.md` contains it. */
export function countryTable(users: number): string {
  const loads = [...SIZES.filter((size) => size < users), users].map((size) => loadOf(size));
  return formatTable([
    ['accounts', ...loads.map((load) => whole(load.users))],
    ...FIGURES.map(([name, of]) => [name, ...loads.map((load) => rounded(of(load)))]),
  ]);
}
