import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  WORK_CODE_LENGTH,
  WORK_CODE_PAUSE_SECONDS,
  WORK_CODE_TRIES,
  type WorkCode,
} from '@nukkad/contract/instant-work/engagements';
import type { EntityManager } from 'typeorm';
import { type RateLimit, RateLimits } from '../../../common/http/rate-limits.js';
import { Secrets } from '../../../common/security/secrets.js';

type Phase = WorkCode['phase'];

/** Number of possible codes. */
const CODES = 10 ** WORK_CODE_LENGTH;
/** Limit of attempts for one code; the right one counts as well, and is the last. */
const TRIES: RateLimit = { name: 'work-code', limit: WORK_CODE_TRIES, seconds: WORK_CODE_PAUSE_SECONDS };

/** The codes that a worker shows at the door: derived from a key of the server, not stored. */
@Injectable()
export class WorkCodes {
  constructor(
    private readonly secrets: Secrets,
    private readonly limits: RateLimits,
  ) {}

  /** Returns the four digits for start or end of an engagement, which always differ. */
  async deriveCode(engagementId: string, phase: Phase): Promise<string> {
    const key = await this.secrets.getBytes('work-codes');
    const numberFor = (step: Phase): number =>
      createHmac('sha256', key).update(`${engagementId}:${step}`).digest().readUInt32BE() % CODES;
    const [start, end] = [numberFor('start'), numberFor('end')];
    const code = phase === 'start' ? start : end === start ? (end + 1) % CODES : end;
    return String(code).padStart(WORK_CODE_LENGTH, '0');
  }

  /**
   * Returns whether `given` is the code, and counts the attempt in `tx`: its caller commits a wrong attempt as well.
   * Throws 429 after too many attempts, even for the right code, so that guesses get no answer then.
   */
  async isRight(
    tx: EntityManager,
    engagementId: string,
    { phase, given, code }: { phase: Phase; given: string; code: string },
  ): Promise<boolean> {
    await this.limits.consume(TRIES, `${engagementId}:${phase}`, tx);
    return timingSafeEqual(Buffer.from(given.padEnd(WORK_CODE_LENGTH)), Buffer.from(code));
  }
}
