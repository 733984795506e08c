import { parseArgs } from 'node:util';
import { formatTable } from '@nukkad/tools/reports/text-table';
import { UserError, userMessageOf } from '@nukkad/tools/start/user-error';
import { BEHAVIOUR, CALLS, ROWS } from './country.js';
import { COUNTRY_USERS, countryTable } from './country-table.js';

const USAGE = `npm run sim:country -- [--users ${COUNTRY_USERS}]`;

const write = (line: string): void => void process.stdout.write(`${line}\n`);

function main(): void {
  const { values } = parseArgs({ options: { users: { type: 'string', default: String(COUNTRY_USERS) } } });
  const users = Number(values.users);
  if (!Number.isInteger(users) || users < 1) throw new UserError(USAGE);
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
  write(countryTable(users));
}

try {
  main();
} catch (error) {
  process.stderr.write(`${userMessageOf(error)}\n`);
  process.exitCode = 1;
}
