import { Injectable } from '@nestjs/common';
import { BUSY_STATUSES, type EndWork, type Engagement } from '@nukkad/contract/instant-work/engagements';
import type { EntityManager } from 'typeorm';
import { RefusedAfterCommit } from '../../../common/database/refused-after-commit.js';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { EngagementNotifier } from '../records/engagement-notifier.js';
import { EngagementReadModel } from '../records/engagement.read-model.js';
import {
  alreadySaid,
  codeIsTheEmployers,
  employerOnly,
  moveRefused,
  startFirst,
  tooEarlyToEnd,
  wrongCode,
} from '../records/engagements.errors.js';
import { type LockedEngagement, LockedEngagementReadModel } from '../records/locked-engagement.read-model.js';
import { SecurePayWork } from '../secure-pay/secure-pay-work.js';
import { WorkCodes } from './work-codes.js';
import { WorkRepository } from '../records/work.repository.js';

/**
 * Ends work: at once by the code of the end, which the worker sees after the start is confirmed, or by claims of both
 * sides. Work without a confirmed start counts from the agreed time; it stays booked until both sides agree on its end,
 * so that the other side can still report a no-show.
 */
@Injectable()
export class EndWorkUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedEngagements: LockedEngagementReadModel,
    private readonly codes: WorkCodes,
    private readonly work: WorkRepository,
    private readonly securePay: SecurePayWork,
    private readonly notifier: EngagementNotifier,
    private readonly engagements: EngagementReadModel,
  ) {}

  async execute(userId: string, id: string, { code, askAgain }: EndWork): Promise<Engagement> {
    const right = await this.codes.deriveCode(id, 'end');
    return this.transactions.run(async (tx) => {
      const engagement = await this.lockedEngagements.lockEngagement(tx, userId, id);
      const { side } = engagement;
      refuse(engagement, code !== undefined, askAgain !== undefined);
      if (code !== undefined && !(await this.codes.isRight(tx, id, { phase: 'end', given: code, code: right }))) {
        return new RefusedAfterCommit(wrongCode());
      }
      await this.endOrClaim(tx, engagement, code !== undefined);
      if (askAgain !== undefined) await this.work.setFirstAnswer(tx, id, askAgain);
      const ended = await this.engagements.findView(tx, id, side);
      if (!ended) throw notFound();
      return ended;
    });
  }

  private async endOrClaim(tx: EntityManager, engagement: LockedEngagement, hasCode: boolean): Promise<void> {
    const { id, side, status, claimPhase, claimBy } = engagement;
    const isAgreed = hasCode || (claimPhase === 'end' && claimBy !== side);
    // a side that claims the end agrees with the other side's claim of the start
    const startsNow = status === 'booked' && (isAgreed || (claimPhase === 'start' && claimBy !== side));
    if (startsNow && !(await this.work.startAsAgreed(tx, id, side))) throw moveRefused();
    if (!(isAgreed ? await this.work.end(tx, id, side) : await this.work.claim(tx, id, 'end', side)))
      throw moveRefused();
    if (isAgreed) await this.securePay.settle(tx, id);
    await this.notifier.notifyOfChange(tx, id, isAgreed ? 'done' : 'endClaimed', side);
  }
}

function refuse(engagement: LockedEngagement, hasCode: boolean, saysAskAgain: boolean): void {
  const { side, status, claimPhase, claimBy, hasBegun } = engagement;
  if (!BUSY_STATUSES.some((busy) => busy === status)) throw moveRefused();
  if (side === 'worker' && hasCode) throw codeIsTheEmployers();
  if (side === 'worker' && saysAskAgain) throw employerOnly();
  const wasSaidToBegin = claimPhase === 'start' && claimBy !== side;
  if (status === 'booked' && !hasBegun && !wasSaidToBegin) throw tooEarlyToEnd();
  // the code that the worker is shown until then proves the start
  if (status === 'booked' && hasCode) throw startFirst();
  if (!hasCode && claimPhase === 'end' && claimBy === side) throw alreadySaid();
}
