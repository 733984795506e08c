import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const MODULES = join(import.meta.dirname, '../src/modules');

/** Repositories with statements that only other specs test. A new repository belongs to a table of `testStatements`. */
const WITHOUT_TABLE = [
  'account/account-joining.repository.ts',
  'auth/login-transaction.repository.ts',
  'auth/sign-up.repository.ts',
  'auth/verification-code.repository.ts',
  'job-reviews/job-review.repository.ts',
  'ledger/day.repository.ts',
  'ledger/ledger.repository.ts',
  'ledger/reservation.repository.ts',
  'matching/employer-standing.repository.ts',
  'matching/job-heat.repository.ts',
  'notifications/message-delivery.repository.ts',
  'papers/paper.repository.ts',
  'papers/yearly-pay.repository.ts',
  'payments/records/reversal.repository.ts',
  'review-totals/review-totals.repository.ts',
  'rewards/earned-rewards.repository.ts',
  'rewards/referral.repository.ts',
  'second-factor/second-factor.repository.ts',
  'users/account-deletion.repository.ts',
  'users/joined-account.repository.ts',
  'users/pending-contact.repository.ts',
  'users/user.repository.ts',
  'users/worker-availability.repository.ts',
  'work-records/work-record.repository.ts',
];

/** Returns the files of the modules that end on `ending`, from the folder of the modules. */
const filesOf = (ending: string): string[] =>
  readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

/** Returns the files of the repositories that a spec imports. */
function repositoriesOf(spec: string): string[] {
  const text = readFileSync(join(MODULES, spec), 'utf8');
  const imports = [...text.matchAll(/ from '(\.[^']+\.repository)\.js'/g)].map(([, path = '']) => path);
  return imports.map((path) => `${relative(MODULES, resolve(MODULES, dirname(spec), path))}.ts`);
}

describe('the tables of statements', () => {
  it('contain each repository, except for the repositories in this list', () => {
    const all = filesOf('.repository.ts').filter((file) =>
      /^export class \w+Repository /m.test(readFileSync(join(MODULES, file), 'utf8')),
    );
    const tested = new Set(filesOf('-statements.e2e-spec.ts').flatMap(repositoriesOf));
    expect(tested.size).toBeGreaterThan(20);
    expect([...tested].filter((file) => !all.includes(file))).toEqual([]);
    expect(all.filter((file) => !tested.has(file)).sort()).toEqual(WITHOUT_TABLE);
  });
});
