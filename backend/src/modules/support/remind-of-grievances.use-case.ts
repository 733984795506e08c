import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { Messenger } from '../notifications/notifications.public.js';
import { ContactReadModel } from '../users/users.public.js';
import { SupportRequestRepository } from './support-request.repository.js';

/** The staff are told of grievances that nobody has answered: five days before the last day, and on it. */
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
      const due = await this.requests.takeUnreminded(tx);
      const staff = await this.contacts.staffIds(tx);
      for (const { id, reference } of due) {
        await this.messenger.sendToMany(
          tx,
          staff.map((recipientId) => ({ recipientId })),
          {
            text: 'support:notice.unanswered',
            params: { reference },
            link: `/admin?section=support&request=${id}`,
            urgency: 'account',
          },
        );
      }
      return due.length;
    });
  }
}
