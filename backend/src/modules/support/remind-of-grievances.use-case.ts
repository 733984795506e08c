import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { Messenger } from '../notifications/notifications.public.js';
import { ContactReadModel } from '../users/users.public.js';
import { SupportRequestRepository } from './support-request.repository.js';

/**
 * The staff are told of grievances that are not acknowledged while there is still time, as when no mail goes out, and of those that
 * nobody has answered: five days before the last day, and on it.
 */
@Injectable()
export class RemindOfGrievancesUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: SupportRequestRepository,
    private readonly contacts: ContactReadModel,
    private readonly messenger: Messenger,
  ) {}

  /** Returns how many it was about. */
  execute(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const unacknowledged = await this.requests.takeUnacknowledged(tx);
      const unanswered = await this.requests.takeUnreminded(tx);
      const staff = await this.contacts.staffIds(tx);
      await this.tellStaff(tx, staff, 'support:notice.unacknowledged', unacknowledged);
      await this.tellStaff(tx, staff, 'support:notice.unanswered', unanswered);
      return unacknowledged.length + unanswered.length;
    });
  }

  private async tellStaff(
    tx: EntityManager,
    staff: readonly string[],
    text: string,
    grievances: readonly { id: string; reference: string }[],
  ): Promise<void> {
    for (const { id, reference } of grievances) {
      await this.messenger.sendToMany(
        tx,
        staff.map((recipientId) => ({ recipientId })),
        { text, params: { reference }, link: `/admin?section=support&request=${id}`, urgency: 'account' },
      );
    }
  }
}
