import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Messenger } from '../../notifications/notifications.public.js';
import { ContactReadModel } from '../../users/users.public.js';

/** Notifies the staff of a case that waits for a decision. */
@Injectable()
export class PayCaseStaff {
  constructor(
    private readonly contacts: ContactReadModel,
    private readonly messenger: Messenger,
  ) {}

  async ask(tx: EntityManager, payCase: { id: string; title: string; about: string }): Promise<void> {
    for (const staffId of await this.contacts.listStaffIds(tx)) {
      await this.messenger.send(tx, staffId, {
        text: 'engagements:payCaseToDecide',
        urgency: 'account',
        params: { title: payCase.title, caseId: payCase.id },
        about: payCase.about,
        subjectId: payCase.id,
      });
    }
  }
}
