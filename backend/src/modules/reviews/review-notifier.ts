import type { ReviewSide } from '@nukkad/contract/reviews/reviews';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';
import { Messenger, type Params } from '../notifications/notifications.public.js';
import { ContactReadModel, personParam } from '../users/users.public.js';
import { OTHER_SIDE } from './review-sides.js';

/** Notices about reviews to a side of an engagement; each has a text below `reviews:notice`. */
export type ReviewNotice = 'asked' | 'revealed' | 'replied' | 'removed' | 'kept' | 'reportUpheld' | 'reportRejected';

interface Sides {
  engagementId: string;
  workerId: string;
  employerId: string;
}

/** Notifies the sides of an engagement, and the staff, about reviews, in the transaction of the change. */
@Injectable()
export class ReviewNotifier {
  constructor(
    private readonly contacts: ContactReadModel,
    private readonly events: Events,
    private readonly messenger: Messenger,
  ) {}

  /** Updates the open pages of these accounts. */
  async publish(tx: EntityManager, engagementId: string, accounts: readonly string[]): Promise<void> {
    await this.events.publish(tx, [...accounts], { topic: 'engagements', subject: engagementId });
  }

  async notifySide(tx: EntityManager, sides: Sides, side: ReviewSide, notice: ReviewNotice, params: Params = {}) {
    const rows: { title: string; company: string }[] = await tx.query(
      'SELECT title, company FROM engagements WHERE id = $1',
      [sides.engagementId],
    );
    const [work] = rows;
    if (!work) return;
    const people = await this.contacts.findByIds([sides.workerId, sides.employerId], tx);
    const [readerId, otherId] =
      side === 'worker' ? [sides.workerId, sides.employerId] : [sides.employerId, sides.workerId];
    await this.messenger.send(tx, readerId, {
      text: `reviews:notice.${notice}`,
      params: {
        ...{ title: work.title, ...params },
        other: side === 'worker' ? work.company : personParam(people.get(otherId), OTHER_SIDE[side]),
      },
      link: `/instant-requests?engagement=${sides.engagementId}`,
      about: otherId,
      subjectId: sides.engagementId,
    });
  }

  /** Asks the staff to decide a case. */
  async askStaff(tx: EntityManager, caseId: string): Promise<void> {
    for (const staffId of await this.contacts.listStaffIds(tx)) {
      await this.messenger.send(tx, staffId, {
        text: 'reviews:toDecide',
        urgency: 'account',
        params: { caseId },
        subjectId: caseId,
      });
    }
  }
}
