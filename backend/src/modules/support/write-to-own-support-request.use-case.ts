import { Injectable } from '@nestjs/common';
import type { OwnSupportRequest, WriteToOwnSupportRequest } from '@nukkad/contract/support/support';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { OwnSupportRequestReadModel } from './own-support-request.read-model.js';
import { StaffNotices } from './staff-notices.js';
import { SupportRequestRepository } from './support-request.repository.js';

/** Limit of messages that one account may add to its requests. */
const PER_ACCOUNT: RateLimit = { name: 'support-words', limit: 30, seconds: 3600 };

/** Adds a message to a request of the account, reopens it, and notifies the staff. */
@Injectable()
export class WriteToOwnSupportRequestUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly requests: SupportRequestRepository,
    private readonly readModel: OwnSupportRequestReadModel,
    private readonly staff: StaffNotices,
  ) {}

  /** Throws notFound when the account sent no request of this reference. */
  async execute(userId: string, reference: string, { text }: WriteToOwnSupportRequest): Promise<OwnSupportRequest> {
    await this.limits.consume(PER_ACCOUNT, userId);
    return this.transactions.run(async (tx) => {
      const request = await this.requests.lockOwn(tx, userId, reference);
      if (!request) throw notFound();
      await this.requests.addWords(tx, request.id, text);
      await this.staff.notify(tx, 'support:notice.written', request);
      const written = await this.readModel.findOwn(userId, reference, tx);
      if (!written) throw notFound();
      return written;
    });
  }
}
