import { Injectable } from '@nestjs/common';
import type { Engagement } from '@nukkad/contract/instant-work/engagements';
import type { Appeal } from '@nukkad/contract/instant-work/work-appeals';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { Events } from '../../../common/events/events.js';
import { Messenger } from '../../notifications/notifications.public.js';
import { ContactReadModel } from '../../users/users.public.js';
import { AppealRepository } from './appeal.repository.js';
import { EngagementReadModel } from '../records/engagement.read-model.js';
import { alreadyAppealed, appealTooLate, nothingToAppeal } from '../records/engagements.errors.js';
import { LockedEngagementReadModel } from '../records/locked-engagement.read-model.js';

/** Records the single appeal against a breach; the breach counts until the staff decide. */
@Injectable()
export class AppealBreachUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedEngagements: LockedEngagementReadModel,
    private readonly appeals: AppealRepository,
    private readonly contacts: ContactReadModel,
    private readonly messenger: Messenger,
    private readonly engagements: EngagementReadModel,
    private readonly events: Events,
  ) {}

  execute(userId: string, id: string, { text }: Appeal): Promise<Engagement> {
    return this.transactions.run(async (tx) => {
      const { side, breach, breachBy, mayAppeal } = await this.lockedEngagements.lockEngagement(tx, userId, id);
      if (breach === null || breachBy !== side) throw nothingToAppeal();
      if (!mayAppeal) throw appealTooLate();
      const appealId = await this.appeals.insert(tx, { engagementId: id, appellantId: userId, kind: breach, text });
      if (appealId === null) throw alreadyAppealed();
      await this.events.publish(tx, [userId], { topic: 'engagements', subject: id });
      const engagement = await this.engagements.findView(tx, id, side);
      if (!engagement) throw notFound();
      for (const staffId of await this.contacts.listStaffIds(tx)) {
        await this.messenger.send(tx, staffId, {
          text: 'engagements:appealed',
          urgency: 'account',
          params: { title: engagement.title, kind: { key: `engagements:breach.${breach}` }, appealId, text },
          about: userId,
          subjectId: appealId,
        });
      }
      return engagement;
    });
  }
}
