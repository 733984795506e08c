import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { WORK_CODE_LENGTH, WORK_CODE_PAUSE_SECONDS, WORK_CODE_TRIES, type WorkCode } from '@nukkad/domain/engagements';
import type { EntityManager } from 'typeorm';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { Secrets } from '../../common/security/secrets.js';

type Phase = WorkCode['phase'];

/** How many codes there are. */
const CODES = 10 ** WORK_CODE_LENGTH;
/** Tries of one code; the one that is right counts as well, and is the last. */
const TRIES: RateLimit = { name: 'work-code', limit: WORK_CODE_TRIES, seconds: WORK_CODE_PAUSE_SECONDS };

/** The codes that a worker shows at the door: worked out from a key of the server, stored nowhere. */
@Injectable()
export class WorkCodes {
  constructor(
    private readonly secrets: Secrets,
    private readonly limits: RateLimits,
  ) {}

  /** The four digits for start or end of an engagement, which are never the same. */
  async codeFor(engagementId: string, phase: Phase): Promise<string> {
    const key = await this.secrets.bytes('work-codes');
    const numberFor = (step: Phase): number =>
      createHmac('sha256', key).update(`${engagementId}:${step}`).digest().readUInt32BE() % CODES;
    const [start, end] = [numberFor('start'), numberFor('end')];
    const code = phase === 'start' ? start : end === start ? (end + 1) % CODES : end;
    return String(code).padStart(WORK_CODE_LENGTH, '0');
  }

  /**
   * Whether `given` is the code, counted as a try in `tx`: its caller commits a wrong one. Throws 429 while there were too many,
   * for the right one as well, since guesses are not answered then.
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
