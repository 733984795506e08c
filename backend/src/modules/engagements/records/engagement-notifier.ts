import { Injectable } from '@nestjs/common';
import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import { dueFor, paidHours } from '@nukkad/contract/instant-work/paid-hours';
import { APPEAL_DAYS } from '@nukkad/contract/instant-work/work-appeals';
import { PAY_CASE_ANSWER_HOURS, PAY_CASE_APPEAL_DAYS } from '@nukkad/contract/instant-work/pay-cases';
import type { EntityManager } from 'typeorm';
import { Events } from '../../../common/events/events.js';
import { type Message, Messenger, type Params } from '../../notifications/notifications.public.js';
import { type Contact, ContactReadModel, personName } from '../../users/users.public.js';
import { OTHER_SIDE } from './engagement-people.js';
import type { EngagementEntity } from '../entities/engagement.entity.js';
import { agreedHoursOf } from './engagement-sql.js';
import { moneyText } from './money-text.js';

/** The notices to the two sides; each has a text below `engagements:notice`. */
export type Notice =
  | 'cancelled'
  | 'startClaimed'
  | 'endClaimed'
  | 'started'
  | 'done'
  | 'noShow'
  | 'paid'
  | 'received'
  | 'reminder'
  | 'appealUpheld'
  | 'appealRejected'
  | 'payCaseOpened'
  | 'payCaseAnswered'
  | 'payCaseDecided'
  | 'payCaseAppealed'
  | 'payCaseFinal'
  | 'timesProposed'
  | 'timesAnswered'
  | 'reserve'
  | 'reserved'
  | 'unreserved'
  | 'reservationOver'
  | 'payReleased'
  | 'wageReturned'
  | 'payReturning'
  | 'contested'
  | 'contestProposed'
  | 'contestClosed';

/** Returns the text key of a notice. */
export const textOf = (notice: Notice): string => `engagements:notice.${notice}`;

/** Notices that affect the reader's next hours or reputation. */
const URGENT: readonly Notice[] = [
  'cancelled',
  'noShow',
  'reminder',
  'reserve',
  'reserved',
  'unreserved',
  'reservationOver',
];
/** Times that notices are about, where that is not the agreed start. */
const TIMES: Partial<Record<Notice, 'claimAt' | 'startedAt' | 'endedAt'>> = {
  startClaimed: 'claimAt',
  endClaimed: 'claimAt',
  started: 'startedAt',
  done: 'endedAt',
};

type Sides = Pick<EngagementEntity, 'id' | 'workerId' | 'employerId'>;
type News = Sides &
  Pick<
    EngagementEntity,
    | 'title'
    | 'company'
    | 'location'
    | 'startsAt'
    | 'startedAt'
    | 'endedAt'
    | 'endsAt'
    | 'endedBy'
    | 'claimAt'
    | 'reason'
    | 'currency'
    | 'minRate'
    | 'maxRate'
    | 'rateType'
  > & {
    agreedHours: number;
    paidAmount: number | null;
    decision: string | null;
    claimedAmount: number | null;
    gotAmount: number | null;
    owedAmount: number | null;
    caseDecision: string | null;
    caseAnswer: string | null;
  };

/** Notices about reserved pay, which link to the payment page: the requested action needs one tap there. */
const ABOUT_PAYMENT: readonly Notice[] = [
  'reserve',
  'reservationOver',
  'payReleased',
  'payReturning',
  'contested',
  'contestProposed',
  'contestClosed',
];
/** Page that a notice leads to: the engagement, its payment, or the worker's account at the provider. */
const pageOf = (notice: Notice, id: string): string => {
  if (notice === 'wageReturned') return '/instant-requests';
  return ABOUT_PAYMENT.includes(notice) ? `/payments/${id}` : `/instant-requests?engagement=${id}`;
};

/** Notifies the two sides of changes to their engagement, in the transaction that makes the change. */
@Injectable()
export class EngagementNotifier {
  constructor(
    private readonly contacts: ContactReadModel,
    private readonly events: Events,
    private readonly messenger: Messenger,
  ) {}

  /** Updates the open pages of both sides. */
  async publish(tx: EntityManager, { id, workerId, employerId }: Sides): Promise<void> {
    await this.events.publish(tx, [workerId, employerId], { topic: 'engagements', subject: id });
  }

  /**
   * Notifies the side other than `by` of a change that is already written; both sides when a scheduled job made it
   * (null).
   */
  async notifyOfChange(tx: EntityManager, id: string, notice: Notice, by: EngagementSide | null): Promise<void> {
    await this.notifySides(tx, id, notice, by === null ? ['worker', 'employer'] : [OTHER_SIDE[by]]);
  }

  /**
   * Notifies `readers` of the engagement; open pages of both sides are updated. `params` are the notice's parameters in
   * addition to the work itself.
   */
  async notifySides(
    tx: EntityManager,
    id: string,
    notice: Notice,
    readers: readonly EngagementSide[],
    params: Params = {},
  ): Promise<void> {
    const news = await this.load(tx, id);
    if (!news) return;
    const people = await this.contacts.findByIds([news.workerId, news.employerId], tx);
    for (const reader of readers) {
      const [readerId, otherId] =
        reader === 'worker' ? [news.workerId, news.employerId] : [news.employerId, news.workerId];
      await this.messenger.send(tx, readerId, {
        text: textOf(notice),
        params: {
          ...paramsOf(news, notice, reader, people),
          ...params,
          // a suspended account may claim and withdraw, but sends no words to people
          ...(people.get(otherId)?.suspended ? { why: '', caseAnswer: '' } : {}),
        },
        link: pageOf(notice, id),
        about: otherId,
        urgency: urgencyOf(notice),
        subjectId: id,
      });
    }
    await this.publish(tx, news);
  }

  private async load(tx: EntityManager, id: string): Promise<News | null> {
    const rows: News[] = await tx.query(
      `SELECT e.id, e.worker_id AS "workerId", e.employer_id AS "employerId", e.title, e.company, e.location,
              e.starts_at AS "startsAt", e.ends_at AS "endsAt", ${agreedHoursOf('e')} AS "agreedHours", e.ended_by AS "endedBy",
              e.started_at AS "startedAt", e.ended_at AS "endedAt", e.claim_at AS "claimAt",
              e.reason, e.currency, e.min_rate AS "minRate", e.max_rate AS "maxRate", e.rate_type AS "rateType",
              e.paid_amount::float8 AS "paidAmount", a.decision, c.claimed_amount::float8 AS "claimedAmount",
              c.received_amount::float8 AS "gotAmount", c.owed_amount::float8 AS "owedAmount", c.decision AS "caseDecision",
              c.answer AS "caseAnswer"
       FROM engagements e LEFT JOIN engagement_appeals a ON a.engagement_id = e.id
       LEFT JOIN pay_cases c ON c.engagement_id = e.id WHERE e.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}

/** Returns the text of the words of the other side. */
export const whyText = (reason: string) => ({ key: 'engagements:why', params: { reason } });

const urgencyOf = (notice: Notice): Message['urgency'] => (URGENT.includes(notice) ? 'urgent' : 'normal');

function paramsOf(news: News, notice: Notice, reader: EngagementSide, people: ReadonlyMap<string, Contact>): Params {
  const { title, company, location, currency, reason, paidAmount, decision } = news;
  const language = people.get(reader === 'worker' ? news.workerId : news.employerId)?.language ?? 'en';
  const time = TIMES[notice];
  return {
    ...{ title, location },
    other: reader === 'worker' ? company : personName(people.get(news.workerId), 'worker', language),
    time: (time && news[time]) ?? news.startsAt,
    why: reason === null ? '' : whyText(reason),
    amount: paidAmount === null ? '' : moneyText(paidAmount, currency),
    decision: decision ?? '',
    days: APPEAL_DAYS,
    ...caseParamsOf(news),
    ...workOf(news),
  };
}

/** Returns the text parameters for the worked time and the amount owed. */
function workOf(news: News): Params {
  const { startedAt, endedAt, endedBy, currency, ...pay } = news;
  if (!startedAt || !endedAt) return {};
  const { hours } = paidHours(news, { startedAt, endedAt, endedBy });
  const due = dueFor(hours, pay);
  if (!due) return { hours, due: '' };
  const from = moneyText(due.from, currency);
  const amount = due.from === due.to ? from : `${from}-${moneyText(due.to, currency)}`;
  return { hours, due: { key: 'engagements:due', params: { amount } } };
}

/** Returns the text parameters for the amounts and statements of a pay case. */
function caseParamsOf({ currency, claimedAmount, gotAmount, owedAmount, caseDecision, caseAnswer }: News): Params {
  if (gotAmount === null) return {};
  const key = (name: string, amount: string) => ({ key: `engagements:payCase.${name}`, params: { amount } });
  return {
    claimed: claimedAmount === null ? '' : key('of', moneyText(claimedAmount, currency)),
    got: gotAmount === 0 ? { key: 'engagements:payCase.nothing' } : moneyText(gotAmount, currency),
    toPay: moneyText(owedAmount ?? 0, currency),
    owed: owedAmount ? key('owed', moneyText(owedAmount, currency)) : { key: 'engagements:payCase.owesNothing' },
    caseDecision: caseDecision ?? '',
    caseAnswer: caseAnswer ?? '',
    answerHours: PAY_CASE_ANSWER_HOURS,
    appealDays: PAY_CASE_APPEAL_DAYS,
  };
}
