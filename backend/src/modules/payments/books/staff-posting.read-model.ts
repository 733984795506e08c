import { Injectable } from '@nestjs/common';
import { needsSecondPerson, type PostingView } from '@nukkad/contract/payments/money-desk';
import { indianDay } from '@nukkad/contract/india-time';
import type { EntityManager } from 'typeorm';
import { type BookedPosting, PostingReadModel } from '../../ledger/ledger.public.js';
import { ReversalRepository } from '../records/reversal.repository.js';

/** Returns the sum of the debits of a posting. */
export const amountOf = ({ lines }: BookedPosting): bigint =>
  lines.reduce((sum, { amount }) => (amount > 0n ? sum + amount : sum), 0n);

/** Postings of the books as shown to the staff before a reversal: accounts without their owners. */
@Injectable()
export class StaffPostingReadModel {
  constructor(
    private readonly postings: PostingReadModel,
    private readonly reversals: ReversalRepository,
  ) {}

  /** Returns a posting; null when the id does not exist. */
  async findPosting(manager: EntityManager, id: string, staffId: string): Promise<PostingView | null> {
    const posting = await this.postings.findPosting(manager, id);
    if (!posting) return null;
    const newest = await this.reversals.findNewest(manager, id);
    const isFree = !posting.isReversal && !posting.isReversed && newest?.status !== 'waiting';
    const amount = amountOf(posting);
    return {
      ...{ id, event: posting.event, at: posting.eventAt.toISOString(), effectiveOn: posting.effectiveOn },
      amount: String(amount),
      lines: posting.lines.map(({ account, amount: line }) => ({ account, amount: String(line) })),
      ...{ reversal: newest?.status ?? null, isReversed: posting.isReversed },
      needsSecond: needsSecondPerson(amount, indianDay(new Date())),
      barrier: await this.reversals.findBarrier(manager, posting),
      mayReverse: isFree && !(await this.reversals.isSide(manager, staffId, posting)),
    };
  }
}
