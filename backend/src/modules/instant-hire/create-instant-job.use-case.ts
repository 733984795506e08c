import { Injectable } from '@nestjs/common';
import { findSecurePayObstacle, SECURE_PAY_AHEAD_DAYS } from '@nukkad/contract/payments/secure-pay-terms';
import {
  type CreateInstantJob,
  type PostedInstantJob,
  REQUEST_LIFE,
  SCHEDULED_AHEAD_DAYS,
  SCHEDULED_HOURS_MAX,
} from '@nukkad/contract/instant-work/instant-jobs';
import { comparableHourlyPay } from '@nukkad/contract/jobs/jobs';
import { skillIdsOf } from '@nukkad/language/query-interpretation';
import type { EntityManager } from 'typeorm';
import { allSettledOrThrow } from '../../common/concurrency/all-settled-or-throw.js';
import { Transactions } from '../../common/database/transactions.js';
import { refuseJobTexts } from '../../common/errors/refuse-job-texts.js';
import { refusePaymentDemands } from '../../common/errors/refuse-payment-demands.js';
import { Events } from '../../common/events/events.js';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { Outbox } from '../../common/queue/outbox.js';
import { JobReviews } from '../job-reviews/job-reviews.public.js';
import { JobPlaces } from '../jobs/jobs.public.js';
import { SecurePayOffer } from '../payments/payments.public.js';
import { MinimumWages } from '../wages/wages.public.js';
import { Dispatcher } from './dispatcher.js';
import { HiringNameReadModel } from './hiring-name.read-model.js';
import {
  periodTooLong,
  securePayRefused,
  startInPast,
  startTooFar,
  tooManyInstantJobs,
  unknownPlace,
} from './instant-hire.errors.js';
import { InstantJobRepository, type LockedInstantJob, type NewInstantJob } from './instant-job.repository.js';
import { EXPIRE_INSTANT_JOB } from './tasks/expire-instant-job.task.js';

const POSTS_PER_MINUTE: RateLimit = { name: 'instant-jobs-minute', limit: 10, seconds: 60 };
const POSTS_PER_DAY: RateLimit = { name: 'instant-jobs-day', limit: 100, seconds: 86_400 };
const HOUR_MS = 3_600_000;

/** Stores an employer's instant job and asks the best available workers near by at once. */
@Injectable()
export class CreateInstantJobUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly places: JobPlaces,
    private readonly names: HiringNameReadModel,
    private readonly jobs: InstantJobRepository,
    private readonly dispatcher: Dispatcher,
    private readonly outbox: Outbox,
    private readonly events: Events,
    private readonly reviews: JobReviews,
    private readonly wages: MinimumWages,
    private readonly securePay: SecurePayOffer,
  ) {}

  async execute(employerId: string, input: CreateInstantJob): Promise<PostedInstantJob> {
    refusePaymentDemands(
      { title: input.title, description: input.description },
      { location: input.location, company: input.company },
    );
    if (input.paymentMethod === 'platform') this.assertSecurePay(input);
    const { title, description, requiredSkills, latitude, longitude } = input;
    const doubtful = refuseJobTexts({ title, company: input.company, description, requiredSkills });
    const given = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
    const { point } = await this.places.find(input.location, given);
    if (!point) throw unknownPlace();
    return this.transactions.run(async (tx) => {
      const [company] = await allSettledOrThrow([
        input.company ?? this.names.getHiringName(tx, employerId),
        this.assertWithinLimits(tx, employerId),
      ]);
      const lifeHours = input.urgency === 'scheduled' ? null : REQUEST_LIFE[input.urgency];
      const job = await this.jobs.insert(tx, employerId, { ...stored(input), company, point }, lifeHours);
      assertPeriod(job);
      const isUnderpaid = await this.wages.isBelow({ ...job, position: job }, tx);
      const [wave] = await allSettledOrThrow([
        this.dispatcher.sendFirst(tx, job, input.askRegularsFirst),
        this.outbox.add(tx, EXPIRE_INSTANT_JOB, { instantJobId: job.id }, job.expiresAt),
        this.events.publish(tx, [employerId], { topic: 'instant-jobs', subject: job.id }),
        this.reviews.queueWritten(tx, 'instant_job', job.id, { doubtful, isUnderpaid }),
      ]);
      return { id: job.id, workersFound: wave.found, notificationsSent: wave.asked };
    });
  }

  /** Secure Pay requires a provider, and pay as one amount of rupees an hour. */
  private assertSecurePay(input: CreateInstantJob): void {
    const obstacle = this.securePay.isOffered ? findSecurePayObstacle(stored(input)) : 'off';
    if (obstacle) throw securePayRefused(obstacle);
    const ends = input.endTime ?? input.startTime;
    if (ends && Date.parse(ends) > Date.now() + SECURE_PAY_AHEAD_DAYS * 24 * HOUR_MS) throw securePayRefused('too_far');
  }

  /** Consumes the limits in the transaction of the post, so that rejected and failed posts do not count. */
  private async assertWithinLimits(tx: EntityManager, employerId: string): Promise<void> {
    await allSettledOrThrow(
      [POSTS_PER_MINUTE, POSTS_PER_DAY].map(async (limit) => {
        const seconds = await this.limits.tryConsume(limit, employerId, tx);
        if (seconds > 0) throw tooManyInstantJobs(limit.limit, seconds);
      }),
    );
  }
}

/**
 * Returns the job in its stored form. Rates of 0 are stored as not stated; two reversed rates are stored as a range.
 */
function stored(input: CreateInstantJob): Omit<NewInstantJob, 'company' | 'point'> {
  const isRange = input.minRate > 0 && input.maxRate > 0;
  const [minRate, maxRate] = isRange
    ? [Math.min(input.minRate, input.maxRate), Math.max(input.minRate, input.maxRate)]
    : [input.minRate, input.maxRate];
  const { title, description, category, location, rateType, currency, urgency, duration, maxRadius } = input;
  const { requiredSkills, paymentMethod, openings, startTime, endTime } = input;
  const hourlyPay = comparableHourlyPay({ minRate: minRate || null, maxRate: maxRate || null, rateType, currency });
  return {
    ...{ title, description, category, location, minRate, maxRate, rateType, currency, urgency, duration, maxRadius },
    ...{ requiredSkills, paymentMethod, openings },
    hourlyPay: hourlyPay === null ? null : String(hourlyPay),
    skillIds: skillIdsOf(requiredSkills),
    startTime: startTime ? new Date(startTime) : null,
    endTime: endTime ? new Date(endTime) : null,
  };
}

/** Throws when scheduled work has begun, is too far ahead, or lasts too long, by the database's clock. */
function assertPeriod({ now, startTime, endTime }: LockedInstantJob): void {
  if (!startTime) return;
  if (startTime <= now) throw startInPast();
  if (startTime.getTime() - now.getTime() > SCHEDULED_AHEAD_DAYS * 24 * HOUR_MS) throw startTooFar();
  if (endTime && endTime.getTime() - startTime.getTime() > SCHEDULED_HOURS_MAX * HOUR_MS) throw periodTooLong();
}
