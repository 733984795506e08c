import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CoalescedCalls } from '../../common/concurrency/coalesced-calls.js';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../notifications/notifications.public.js';
import { IS_REPEATED_OFFER } from './job-request.repository.js';
import { payTextOf } from './pay-text.js';
import type { InstantJobEntity } from './entities/instant-job.entity.js';

type Offer = { id: string } & Pick<
  InstantJobEntity,
  'urgency' | 'minRate' | 'maxRate' | 'rateType' | 'currency' | 'duration'
> & {
    distanceKm: string;
    expiresAt: Date;
  };

/**
 * Composes the offer of work when it is sent; `subjectId` is the request. Returns no message for work that has ended,
 * nor a second one for equal work.
 */
@Injectable()
@ComposesMessage('instant-hire:notice.request', 'instant-hire:notice.reopened')
export class JobRequestComposer implements MessageComposer {
  /** A wave asks many workers at once: their offers are read with one statement. */
  private readonly offers = new CoalescedCalls((requestIds: readonly (string | null)[]) => this.openOffers(requestIds));

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async compose({ subjectId }: Delivery): Promise<Composed | null> {
    const offer = await this.offers.answer(subjectId);
    if (!offer) return null;
    return {
      params: {
        urgency: { key: `instant-hire:urgency.${offer.urgency}` },
        pay: payTextOf(offer),
        hours: offer.duration,
        km: Number(offer.distanceKm),
        until: offer.expiresAt,
      },
      expiresAt: offer.expiresAt,
      decidableUntil: offer.expiresAt,
    };
  }

  private async openOffers(requestIds: readonly (string | null)[]): Promise<(Offer | undefined)[]> {
    const rows: Offer[] = await this.dataSource.query(
      `SELECT r.id, j.urgency, j.min_rate AS "minRate", j.max_rate AS "maxRate", j.rate_type AS "rateType", j.currency, j.duration,
              r.distance_km AS "distanceKm", r.expires_at AS "expiresAt"
       FROM job_requests r JOIN instant_jobs j ON j.id = r.instant_job_id
       WHERE r.id = ANY($1::uuid[]) AND r.status = 'pending' AND r.expires_at > clock_timestamp()
         AND NOT ${IS_REPEATED_OFFER}`,
      [requestIds],
    );
    const byId = new Map(rows.map((offer) => [offer.id, offer]));
    return requestIds.map((id) => byId.get(id ?? ''));
  }
}
