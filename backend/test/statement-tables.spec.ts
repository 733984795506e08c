import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const MODULES = join(import.meta.dirname, '../src/modules');

/**
 * Repositories with statements that only other specs test. A new repository belongs to a table of `testStatements`.
 */
const WITHOUT_TABLE = [
  ...[
    'AccountDeletionRepository',
    'AccountJoiningRepository',
    'AccountStandingRepository',
    'DayRepository',
    'DeliveryReportRepository',
    'EarnedRewardsRepository',
  ],
  ...['EmployerStandingRepository', 'JobHeatRepository', 'JobReviewRepository'],
  ...['JoinedAccountRepository', 'LedgerRepository', 'LoginTransactionRepository', 'MessageDeliveryRepository'],
  ...['PaperRepository', 'PendingContactRepository', 'ReferralRepository', 'ReservationRepository'],
  ...['ReversalRepository', 'ReviewTotalsRepository', 'SecondFactorRepository', 'SignUpRepository', 'UserRepository'],
  ...['VerificationCodeRepository', 'WorkRecordRepository', 'WorkerAvailabilityRepository', 'YearlyPayRepository'],
];

/** Returns the first group of each match of a pattern in the files of the modules that end on `ending`. */
function matchesIn(ending: string, pattern: RegExp): string[] {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  const texts = files.map((file) => readFileSync(join(MODULES, file), 'utf8'));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))].sort();
}

describe('the tables of statements', () => {
  it('contain each repository, except for those that are listed here', () => {
    const all = matchesIn('.repository.ts', /^export class (\w+Repository) /gm);
    const tested = matchesIn('-statements.e2e-spec.ts', /import \{[^}]*?(\w+Repository) \} from/g);
    expect(tested.length).toBeGreaterThan(20);
    expect(all.filter((name) => !tested.includes(name))).toEqual(WITHOUT_TABLE);
  });
});
