import { Injectable } from '@nestjs/common';
import {
  type WorkerCandidate,
  pickForWave,
  wavePauseMs,
  waveReach,
  waveSize,
  weighedCount,
} from '@nukkad/contract/matching/dispatch';
import type { LockedInstantJob } from './instant-job.repository.js';

/** The fields of a job that determine the recipients and the times of its waves. */
export type DispatchedJob = Pick<
  LockedInstantJob,
  'urgency' | 'openings' | 'filled' | 'maxRadius' | 'expiresAt' | 'now'
>;

/**
 * Decides the recipients of each wave and the time of the next one. `npm run sim:dispatch` replaces it by other
 * policies for comparison.
 */
@Injectable()
export class WavePolicy {
  /** Returns the number of nearest suitable workers compared for wave `wave` (from 1). */
  countWeighed(job: DispatchedJob, wave: number, askedSoFar: number): number {
    return weighedCount(waveSize(job.urgency, wave, job.openings - job.filled, askedSoFar));
  }

  /** Returns the workers asked in wave `wave` (from 1) among the suitable ones, when `askedSoFar` were asked before. */
  pick<C extends WorkerCandidate>(job: DispatchedJob, wave: number, askedSoFar: number, candidates: readonly C[]): C[] {
    const size = waveSize(job.urgency, wave, job.openings - job.filled, askedSoFar);
    return pickForWave(candidates, size, waveReach(job.urgency, wave, job.maxRadius));
  }

  /** Milliseconds until the next wave. */
  pauseMs(job: DispatchedJob): number {
    return wavePauseMs(job.urgency, job.expiresAt.getTime() - job.now.getTime());
  }
}
