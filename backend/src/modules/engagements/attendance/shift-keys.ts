import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  ATTENDANCE_PAUSE_SECONDS,
  ATTENDANCE_TRIES,
  type AttendanceClaim,
  type AttendancePhase,
  makeAttendanceToken,
  readAttendanceToken,
} from '@nukkad/contract/attendance/attendance';
import type { EntityManager } from 'typeorm';
import { tooMany } from '../../../common/errors/common.errors.js';
import { type RateLimit, RateLimits } from '../../../common/http/rate-limits.js';
import { Secrets } from '../../../common/security/secrets.js';

/** Limits attempts with codes that no shop has shown; a shop's code never counts. */
const TRIES: RateLimit = { name: 'attendance', limit: ATTENDANCE_TRIES, seconds: ATTENDANCE_PAUSE_SECONDS };

/** Keys of the codes that shops show at their shifts: derived from a key of the server, not stored. */
@Injectable()
export class ShiftKeys {
  constructor(
    private readonly secrets: Secrets,
    private readonly limits: RateLimits,
  ) {}

  /** Returns the key of a shift, in base64url. */
  async deriveKey(shiftId: string): Promise<string> {
    const key = await this.secrets.getBytes('attendance');
    return createHmac('sha256', key).update(shiftId).digest('base64url');
  }

  /** Returns the content of a code; null when no shop has shown it. */
  async verify(phase: AttendancePhase, token: string): Promise<AttendanceClaim | null> {
    const claim = readAttendanceToken(token);
    if (!claim) return null;
    const key = Buffer.from(await this.deriveKey(claim.shiftId), 'base64url');
    const expected = await makeAttendanceToken(
      (text) => createHmac('sha256', key).update(text).digest('base64url'),
      phase,
      claim,
    );
    return timingSafeEqual(Buffer.from(expected), Buffer.from(token)) ? claim : null;
  }

  /** Counts a code that no shop has shown; throws 429 when there were too many. */
  async countWrongTry(tx: EntityManager, userId: string): Promise<void> {
    await this.limits.consume(TRIES, userId, tx);
  }

  /** Throws 429 while an account has sent too many codes that no shop has shown. */
  async refuseDuringPause(tx: EntityManager, userId: string): Promise<void> {
    const wait = await this.limits.getWaitSeconds(TRIES, userId, tx);
    if (wait > 0) throw tooMany(wait);
  }
}
