import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Messenger } from '../../notifications/notifications.public.js';
import type { ChangedContest } from '../../payments/payments.public.js';
import { ContactReadModel } from '../../users/users.public.js';

/** Notifies the staff of contested hours that wait for a decision. */
@Injectable()
export class ContestStaff {
  constructor(
    private readonly contacts: ContactReadModel,
    private readonly messenger: Messenger,
  ) {}

  async ask(tx: EntityManager, { contestId, engagementId, workerId }: ChangedContest): Promise<void> {
    const rows: { title: string }[] = await tx.query('SELECT title FROM engagements WHERE id = $1', [engagementId]);
    for (const staffId of await this.contacts.listStaffIds(tx)) {
      await this.messenger.send(tx, staffId, {
        text: 'engagements:contestToDecide',
        urgency: 'account',
        params: { title: rows[0]?.title ?? '', caseId: contestId },
        link: '/admin?section=contests',
        about: workerId,
        subjectId: contestId,
      });
    }
  }
}
