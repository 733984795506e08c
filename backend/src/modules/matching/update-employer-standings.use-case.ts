import { Injectable } from '@nestjs/common';
import { employerRating, employerStanding } from '@nukkad/contract/matching/scoring-standing';
import { Transactions } from '../../common/database/transactions.js';
import { EmployerStandingRepository } from './employer-standing.repository.js';

const BATCH = 500;
/**
 * Smallest change that is written: a smaller one would rewrite all listings of the employer without a visible effect.
 */
const STANDING_CHANGE_MIN = 0.02;

/**
 * Raises employers who answer applicants, and for whom workers would work again, a little in the lists; lowers others.
 */
@Injectable()
export class UpdateEmployerStandingsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly standings: EmployerStandingRepository,
  ) {}

  /** Recomputes the standing of the employers that are due; returns the number of changes. */
  execute(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const due = await this.standings.listLeastRecentlyUpdated(tx, BATCH);
      const updated = due.map(({ employerId, standing, ...record }) => {
        const current = employerRating(employerStanding(record), record);
        const changed = standing === null || Math.abs(current - standing) >= STANDING_CHANGE_MIN;
        return { employerId, standing: changed ? current : standing, changed };
      });
      if (updated.length > 0) await this.standings.saveStandings(tx, updated);
      return updated.filter(({ changed }) => changed).length;
    });
  }
}
