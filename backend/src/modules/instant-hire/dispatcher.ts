import { Injectable } from '@nestjs/common';
import { hasFixedTime, inDispatchOrder, workPeriod, type WorkPeriod } from '@nukkad/domain/dispatch';
import { ASKED_MAX, distanceBandOf, HEAD_START_MINUTES } from '@nukkad/domain/instant-jobs';
import { fitBandOf } from '@nukkad/domain/worker-fit';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../common/queue/outbox.js';
import { RegularsReadModel } from '../engagements/engagements.public.js';
import { CandidatesReadModel, type FoundCandidate } from './candidates.read-model.js';
import { HireNews } from './hire-news.js';
import { InstantJobRepository, type LockedInstantJob } from './instant-job.repository.js';
import { JobRequestRepository } from './job-request.repository.js';
import { DISPATCH_WAVE } from './tasks/dispatch-wave.task.js';
import { WavePolicy } from './wave-policy.js';

const MINUTE_MS = 60_000;

/** What a wave did: how many workers fitted, and how many of them were asked. */
export interface DispatchedWave {
  found: number;
  asked: number;
}

/** When the work is, as far as that is fixed before somebody accepts it. */
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
    private readonly news: HireNews,
    private readonly outbox: Outbox,
  ) {}

  /** Asks people who worked well for the employer, ahead of all; the first wave follows ten minutes later. */
  async askRegulars(tx: EntityManager, job: LockedInstantJob): Promise<DispatchedWave | null> {
    const known = await this.regulars.ids(tx, job.employerId);
    if (known.length === 0) return null;
    const found = await this.candidates.find(tx, job, fixedPeriod(job), known);
    if (found.length === 0) return null;
    const asked = await this.ask(tx, job, 0, inDispatchOrder(found).slice(0, ASKED_MAX));
    await this.schedule(tx, job, 0, new Date(job.now.getTime() + HEAD_START_MINUTES * MINUTE_MS));
    return { found: found.length, asked };
  }

  /** Sends the next wave, or to everybody who may still be asked, and schedules the one after it. */
  async sendWave(tx: EntityManager, job: LockedInstantJob, toEveryone = false): Promise<DispatchedWave> {
    const wave = job.wavesSent + 1;
    const askedSoFar = await this.requests.countAsked(tx, job.id);
    const candidates = await this.candidates.find(tx, job, fixedPeriod(job));
    const picked = toEveryone
      ? inDispatchOrder(candidates).slice(0, ASKED_MAX - askedSoFar)
      : this.policy.pick(job, wave, askedSoFar, candidates);
    const asked = await this.ask(tx, job, wave, picked);
    const next = new Date(job.now.getTime() + this.policy.pauseMs(job));
    // whoever becomes available later is found by a later wave; a wave of nobody does not make the next one larger
    const isLast = askedSoFar + asked >= ASKED_MAX || next >= job.expiresAt;
    await this.schedule(tx, job, asked > 0 ? wave : job.wavesSent, isLast ? null : next);
    return { found: Math.min(candidates.length, ASKED_MAX), asked };
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
    const made = await this.requests.insert(tx, job.id, wave, asked);
    await this.news.requested(tx, job, made);
    return made.length;
  }

  private async schedule(
    tx: EntityManager,
    job: LockedInstantJob,
    wavesSent: number,
    next: Date | null,
  ): Promise<void> {
    await this.jobs.recordWave(tx, job.id, wavesSent, next);
    if (next) await this.outbox.add(tx, DISPATCH_WAVE, { instantJobId: job.id }, next);
  }
}
