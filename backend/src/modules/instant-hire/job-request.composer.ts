import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../notifications/notifications.public.js';
import { payTextOf } from './pay-text.js';
import type { InstantJobEntity } from './entities/instant-job.entity.js';

type Offer = Pick<InstantJobEntity, 'urgency' | 'minRate' | 'maxRate' | 'rateType' | 'currency' | 'duration'> & {
  distanceKm: string;
  expiresAt: Date;
};

/** Words the offer of work when it goes out; `subjectId` is the request. Nobody hears of work that is gone. */
@Injectable()
@ComposesMessage('instant-hire:notice.request', 'instant-hire:notice.reopened')
export class JobRequestComposer implements MessageComposer {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async compose({ subjectId }: Delivery): Promise<Composed | null> {
    const rows: Offer[] = await this.dataSource.query(
      `SELECT j.urgency, j.min_rate AS "minRate", j.max_rate AS "maxRate", j.rate_type AS "rateType", j.currency, j.duration,
              r.distance_km AS "distanceKm", r.expires_at AS "expiresAt"
       FROM job_requests r JOIN instant_jobs j ON j.id = r.instant_job_id
       WHERE r.id = $1 AND r.status = 'pending' AND r.expires_at > clock_timestamp()`,
      [subjectId],
    );
    const offer = rows[0];
    if (!offer) return null;
    return {
      params: {
        urgency: { key: `instant-hire:urgency.${offer.urgency}` },
        pay: payTextOf(offer),
        hours: offer.duration,
        km: Number(offer.distanceKm),
        until: offer.expiresAt,
      },
    };
  }
}
