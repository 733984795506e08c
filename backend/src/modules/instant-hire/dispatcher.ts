import { Injectable } from '@nestjs/common';
import { hasFixedTime, inDispatchOrder, workPeriod, type WorkPeriod } from '@nukkad/contract/matching/dispatch';
import { ASKED_MAX, distanceBandOf, HEAD_START_MINUTES } from '@nukkad/contract/instant-work/instant-jobs';
import { fitBandOf } from '@nukkad/contract/matching/worker-fit';
import type { EntityManager } from 'typeorm';
import { allSettledOrThrow } from '../../common/concurrency/all-settled-or-throw.js';
import { Outbox } from '../../common/queue/outbox.js';
import { RegularsReadModel } from '../engagements/engagements.public.js';
import { CandidatesReadModel, type FoundCandidate } from './candidates.read-model.js';
import { waves, workersAsked } from './dispatch-counters.js';
import { InstantHireNotifier } from './instant-hire-notifier.js';
import { InstantJobRepository, type LockedInstantJob } from './instant-job.repository.js';
import { JobRequestRepository } from './job-request.repository.js';
import { dispatchWaveTask } from './tasks/dispatch-wave.task.js';
import { WavePolicy } from './wave-policy.js';

const MINUTE_MS = 60_000;

/** Result of a wave: the number of suitable workers, and how many of them were asked. */
export interface DispatchedWave {
  found: number;
  asked: number;
}

/** Returns the period of the work where it is fixed before a worker accepts. */
const fixedPeriod = (job: LockedInstantJob): WorkPeriod | null =>
  hasFixedTime(job.urgency) ? workPeriod(job, job.now, null) : null;

/** Offers instant jobs to workers, wave by wave. The job is locked by the caller. */
@Injectable()
export class Dispatcher {
  constructor(
    private readonly policy: WavePolicy,
    private readonly candidates: CandidatesReadModel,
    private readonly regulars: RegularsReadModel,
    private readonly jobs: InstantJobRepository,
    private readonly requests: JobRequestRepository,
    private readonly notifier: InstantHireNotifier,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Sends the first requests for a job stored in this transaction: the first wave, or before it requests to the
   * employer's regulars.
   */
  async sendFirst(tx: EntityManager, job: LockedInstantJob, regularsFirst: boolean): Promise<DispatchedWave> {
    const regulars = regularsFirst ? await this.askRegulars(tx, job) : null;
    return regulars ?? (await this.send(tx, job, { askedSoFar: 0, toEveryone: false, isFirst: true }));
  }

  /** Sends the next wave, or a wave to all remaining workers, and schedules the following one. */
  async sendWave(tx: EntityManager, job: LockedInstantJob, toEveryone = false): Promise<DispatchedWave> {
    const askedSoFar = await this.requests.countAsked(tx, job.id);
    return this.send(tx, job, { askedSoFar, toEveryone, isFirst: false });
  }

  /** Asks the regulars; the first wave follows ten minutes later. Returns null when there are none to ask. */
  private async askRegulars(tx: EntityManager, job: LockedInstantJob): Promise<DispatchedWave | null> {
    const known = await this.regulars.listIds(tx, job.employerId);
    if (known.length === 0) return null;
    const { candidates: found } = await this.candidates.find(tx, job, fixedPeriod(job), { among: known });
    if (found.length === 0) return null;
    const nextWaveAt = new Date(job.now.getTime() + HEAD_START_MINUTES * MINUTE_MS);
    const [asked] = await allSettledOrThrow([
      this.ask(tx, job, 0, inDispatchOrder(found).slice(0, ASKED_MAX)),
      this.schedule(tx, job, { wavesSent: 0, nextWaveAt, workersFound: found.length }),
    ]);
    return { found: found.length, asked };
  }

  private async send(
    tx: EntityManager,
    job: LockedInstantJob,
    { askedSoFar, toEveryone, isFirst }: { askedSoFar: number; toEveryone: boolean; isFirst: boolean },
  ): Promise<DispatchedWave> {
    const wave = job.wavesSent + 1;
    const weigh = toEveryone ? ASKED_MAX : this.policy.countWeighed(job, wave, askedSoFar);
    const { count: found, candidates } = await this.candidates.find(tx, job, fixedPeriod(job), { weigh });
    const picked = toEveryone
      ? inDispatchOrder(candidates).slice(0, ASKED_MAX - askedSoFar)
      : this.policy.pick(job, wave, askedSoFar, candidates);
    const next = new Date(job.now.getTime() + this.policy.pauseMs(job));
    // a later wave finds workers who become available later; an empty wave does not enlarge the next one
    const isLast = askedSoFar + picked.length >= ASKED_MAX || next >= job.expiresAt;
    const [wavesSent, nextWaveAt] = [picked.length > 0 ? wave : job.wavesSent, isLast ? null : next];
    const [asked] = await allSettledOrThrow([
      this.ask(tx, job, wave, picked),
      this.schedule(tx, job, { wavesSent, nextWaveAt, workersFound: isFirst ? found : null }),
    ]);
    return { found, asked };
  }

  private async ask(
    tx: EntityManager,
    job: LockedInstantJob,
    wave: number,
    picked: readonly FoundCandidate[],
  ): Promise<number> {
    const asked = picked.map(({ workerId, distanceKm, ownKm, fit }) => ({
      workerId,
      distanceKm: ownKm,
      distanceBand: distanceBandOf(distanceKm),
      fit: fitBandOf(fit),
    }));
    const [made] = await allSettledOrThrow([
      this.requests.insert(tx, job.id, wave, asked),
      this.notifier.queueNotices(tx, job.id, asked),
    ]);
    waves.inc({ result: made.length > 0 ? 'asked' : 'nobody' });
    workersAsked.inc(made.length);
    return made.length;
  }

  private async schedule(
    tx: EntityManager,
    job: LockedInstantJob,
    recorded: Parameters<InstantJobRepository['recordWave']>[2],
  ): Promise<void> {
    const next = recorded.nextWaveAt;
    await allSettledOrThrow([
      this.jobs.recordWave(tx, job.id, recorded),
      next && this.outbox.add(tx, dispatchWaveTask, { instantJobId: job.id }, next),
    ]);
  }
}
