import { Injectable } from '@nestjs/common';
import { employerStanding } from '@nukkad/domain/scoring-standing';
import { Transactions } from '../../common/database/transactions.js';
import { EmployerStandingRepository } from './employer-standing.repository.js';

const BATCH = 500;
/** A change below this stays unwritten: it would rewrite all listings of the employer for nothing one could see. */
const NOTICEABLE = 0.02;

/** Employers who answer applicants rise a little in the lists, those who do not sink. */
@Injectable()
export class JudgeEmployersUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly standings: EmployerStandingRepository,
  ) {}

  /** Judges the employers whose turn it is; returns how many changed. */
  execute(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const due = await this.standings.longestUnjudged(tx, BATCH);
      const judged = due.map(({ employerId, standing, ...record }) => {
        const judgement = employerStanding(record);
        const changed = standing === null || Math.abs(judgement - standing) >= NOTICEABLE;
        return { employerId, standing: changed ? judgement : standing, changed };
      });
      if (judged.length > 0) await this.standings.judge(tx, judged);
      return judged.filter(({ changed }) => changed).length;
    });
  }
}
