import { Injectable } from '@nestjs/common';
import { GRIEVANCE_ACKNOWLEDGED_HOURS } from '@nukkad/contract/support/support';
import { Transactions } from '../../common/database/transactions.js';
import { StaffNotices } from './staff-notices.js';
import { SupportReminderRepository } from './support-reminder.repository.js';

/**
 * Reminds the staff of unacknowledged grievances while there is still time, for example when mail delivery fails, and
 * of unanswered grievances and orders: twice before they are due.
 */
@Injectable()
export class RemindOfRequestsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly reminders: SupportReminderRepository,
    private readonly staff: StaffNotices,
  ) {}

  /** Returns the number of reminders. */
  execute(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const unacknowledged = await this.reminders.claimUnacknowledged(tx);
      const unanswered = await this.reminders.claimUnreminded(tx);
      const hours = GRIEVANCE_ACKNOWLEDGED_HOURS;
      for (const { id, reference } of unacknowledged) {
        await this.staff.notify(tx, 'support:notice.unacknowledged', { id, reference }, { hours });
      }
      for (const { id, reference, kind, dueAt } of unanswered) {
        const text = kind === 'order' ? 'support:notice.orderOpen' : 'support:notice.unanswered';
        await this.staff.notify(tx, text, { id, reference }, { due: dueAt });
      }
      return unacknowledged.length + unanswered.length;
    });
  }
}
