import { Injectable } from '@nestjs/common';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { DecideContest, StaffContest } from '@nukkad/contract/payments/staff-contests';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { ContestListReadModel, Contests, paymentMoved } from '../../payments/payments.public.js';
import { ownContest } from '../records/engagements.errors.js';
import { StaffContestReadModel } from './staff-contest.read-model.js';

/**
 * Proposes the amount owed for contested hours, by staff who are not party to the work; after an appeal, another member
 * of the staff makes the final decision. The listeners on contests notify both sides.
 */
@Injectable()
export class DecideContestUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly listed: ContestListReadModel,
    private readonly contests: Contests,
    private readonly list: StaffContestReadModel,
    private readonly audit: AuditLog,
  ) {}

  execute(staffId: string, id: string, { state, owed, reason }: DecideContest): Promise<StaffContest> {
    return this.transactions.run(async (tx) => {
      const contest = await this.listed.findContest(tx, id);
      if (!contest) throw notFound();
      if ([contest.workerId, contest.employerId].includes(staffId)) throw ownContest();
      if (contest.state !== state) throw paymentMoved();
      const isAppealed = state === 'appealed';
      const division = { staffId, owed: parsePaise(owed), reason };
      // each rejects a contest that has changed since it was read
      await (isAppealed ? this.contests.decide(tx, id, division) : this.contests.propose(tx, id, division));
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'contest.decided', subjectKind: 'contest', subjectId: id },
        detail: { state: isAppealed ? 'decided' : 'proposed', owed },
      });
      const decided = await this.list.findContest(tx, id, staffId);
      if (!decided) throw notFound();
      return decided;
    });
  }
}
