import { Injectable } from '@nestjs/common';
import { type ConfirmWork, type Engagement, engagementSourcesOf } from '@nukkad/contract/instant-work/engagements';
import { RefusedAfterCommit } from '../../../common/database/refused-after-commit.js';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { EngagementNotifier } from '../records/engagement-notifier.js';
import { EngagementReadModel } from '../records/engagement.read-model.js';
import {
  alreadySaid,
  codeIsTheEmployers,
  moveRefused,
  tooEarlyToStart,
  wrongCode,
} from '../records/engagements.errors.js';
import { LockedEngagementReadModel } from '../records/locked-engagement.read-model.js';
import { WorkCodes } from './work-codes.js';
import { WorkRepository } from '../records/work.repository.js';

/** Starts work: at once by the code that the worker shows, or by claims of both sides. */
@Injectable()
export class StartWorkUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedEngagements: LockedEngagementReadModel,
    private readonly codes: WorkCodes,
    private readonly work: WorkRepository,
    private readonly notifier: EngagementNotifier,
    private readonly engagements: EngagementReadModel,
  ) {}

  async execute(userId: string, id: string, { code }: ConfirmWork): Promise<Engagement> {
    const right = await this.codes.deriveCode(id, 'start');
    return this.transactions.run(async (tx) => {
      const { side, status, claimPhase, claimBy, mayStart } = await this.lockedEngagements.lockEngagement(
        tx,
        userId,
        id,
      );
      if (!engagementSourcesOf('started').includes(status) || claimPhase === 'end') throw moveRefused();
      if (!mayStart) throw tooEarlyToStart();
      if (code !== undefined) {
        if (side === 'worker') throw codeIsTheEmployers();
        if (!(await this.codes.isRight(tx, id, { phase: 'start', given: code, code: right }))) {
          return new RefusedAfterCommit(wrongCode());
        }
      }
      if (code === undefined && claimBy === side) throw alreadySaid();
      const isAgreed = code !== undefined || claimBy !== null;
      if (!(isAgreed ? await this.work.start(tx, id) : await this.work.claim(tx, id, 'start', side)))
        throw moveRefused();
      await this.notifier.notifyOfChange(tx, id, isAgreed ? 'started' : 'startClaimed', side);
      const engagement = await this.engagements.findView(tx, id, side);
      if (!engagement) throw notFound();
      return engagement;
    });
  }
}
