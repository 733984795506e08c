import { Injectable } from '@nestjs/common';
import {
  type CreateInstantJob,
  type PostedInstantJob,
  REQUEST_LIFE,
  SCHEDULED_AHEAD_DAYS,
  SCHEDULED_HOURS_MAX,
} from '@nukkad/contract/instant-work/instant-jobs';
import { comparableHourlyPay } from '@nukkad/contract/jobs/jobs';
import { skillIdsOf } from '@nukkad/language/query-interpretation';
import { allSettledOrThrow } from '../../common/concurrency/all-settled-or-throw.js';
import { Transactions } from '../../common/database/transactions.js';
import { refuseJobTexts } from '../../common/errors/refuse-job-texts.js';
import { refusePaymentDemands } from '../../common/errors/refuse-payment-demands.js';
import { JobReviews } from '../job-reviews/job-reviews.public.js';
import { JobPlaces } from '../jobs/jobs.public.js';
import { MinimumWages } from '../wages/wages.public.js';
import { HiringNameReadModel } from './hiring-name.read-model.js';
import { periodTooLong, startInPast, startTooFar, unknownPlace } from './instant-hire.errors.js';
import { InstantJobAdmission } from './instant-job-admission.js';
import { InstantJobLaunch } from './instant-job-launch.js';
import { InstantJobRepository, type LockedInstantJob, type NewInstantJob } from './instant-job.repository.js';

const HOUR_MS = 3_600_000;

/** Stores an employer's instant job and asks the best available workers near by at once. */
@Injectable()
export class CreateInstantJobUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly admission: InstantJobAdmission,
    private readonly places: JobPlaces,
    private readonly names: HiringNameReadModel,
    private readonly jobs: InstantJobRepository,
    private readonly launch: InstantJobLaunch,
    private readonly reviews: JobReviews,
    private readonly wages: MinimumWages,
  ) {}

  async execute(employerId: string, input: CreateInstantJob): Promise<PostedInstantJob> {
    refusePaymentDemands(
      { title: input.title, description: input.description },
      { location: input.location, company: input.company },
    );
    if (input.paymentMethod === 'platform')
      this.admission.assertSecurePay(stored(input), input.endTime ?? input.startTime);
    const { title, description, requiredSkills, latitude, longitude } = input;
    const doubtful = refuseJobTexts({ title, company: input.company, description, requiredSkills });
    const given = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
    const { point } = await this.places.find(input.location, given);
    if (!point) throw unknownPlace();
    return this.transactions.run(async (tx) => {
      const [company] = await allSettledOrThrow([
        input.company ?? this.names.getHiringName(tx, employerId),
        this.admission.assertWithinLimits(tx, employerId),
      ]);
      const lifeHours = input.urgency === 'scheduled' ? null : REQUEST_LIFE[input.urgency];
      const job = await this.jobs.insert(tx, employerId, { ...stored(input), company, point }, lifeHours);
      assertPeriod(job);
      const isUnderpaid = await this.wages.isBelow({ ...job, position: job }, tx);
      const [wave] = await allSettledOrThrow([
        this.launch.launchJob(tx, employerId, job, input.askRegularsFirst),
        this.reviews.queueWritten(tx, 'instant_job', job.id, { doubtful, isUnderpaid }),
      ]);
      return { id: job.id, workersFound: wave.found, notificationsSent: wave.asked };
    });
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
