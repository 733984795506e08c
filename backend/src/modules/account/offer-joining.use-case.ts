import { Injectable } from '@nestjs/common';
import type { ContactChannel, JoiningOffer } from '@nukkad/contract/accounts/account';
import { RefusedAfterCommit } from '../../common/database/refused-after-commit.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { RateLimits } from '../../common/http/rate-limits.js';
import { AccountCodes, invalidCode } from '../auth/auth.public.js';
import { noticeDestinationOf, UserRepository } from '../users/users.public.js';
import { joiningExpired } from './account.errors.js';
import { AccountJoining } from './account-joining.js';
import { AccountJoiningRepository } from './account-joining.repository.js';
import { OWNER_PROOFS } from './owner-proofs.js';

/** Accepts the code sent to the remaining account and returns the effects of joining the other account to it. */
@Injectable()
export class OfferJoining {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly users: UserRepository,
    private readonly joinings: AccountJoiningRepository,
    private readonly joining: AccountJoining,
    private readonly codes: AccountCodes,
  ) {}

  /**
   * Throws `invalidCode`, `joiningExpired`, or the reason why the accounts cannot be joined. Only the owner of both
   * accounts gets that reason.
   */
  async execute(userId: string, channel: ContactChannel, code: string): Promise<JoiningOffer> {
    await this.limits.consume(OWNER_PROOFS, userId);
    const tryCode = await this.codes.prepare();
    return this.transactions.run<JoiningOffer>(async (tx) => {
      const user = await this.users.findById(tx, userId);
      if (!user) throw notFound();
      if (!(await this.joinings.find(tx, userId, channel))) throw joiningExpired();
      if (!(await tryCode(tx, { userId, purpose: 'join', ...noticeDestinationOf(user) }, code))) {
        return new RefusedAfterCommit(invalidCode());
      }
      const found = await this.joining.checkVerification(tx, userId, channel, { withoutOwn: true });
      if (found instanceof Error) return new RefusedAfterCommit(found);
      await this.joinings.verifyOwn(tx, userId);
      return { signsIn: found.details.signsIn, ends: found.details.ends };
    });
  }
}
