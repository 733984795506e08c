import { Injectable } from '@nestjs/common';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { DecideContest, StaffContest } from '@nukkad/domain/staff-contests';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { ContestListReadModel, Contests, paymentMoved } from '../payments/payments.public.js';
import { ownContest } from './engagements.errors.js';
import { StaffContestReadModel } from './staff-contest.read-model.js';

/**
 * Staff who take no part in the work propose what is owed for contested hours, and another member of the staff decides it for good
 * after an appeal. Both sides are told by whoever watches contests.
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
      // each refuses a contest that moved since it was read
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
