import { z } from 'zod';
import { ATTENDANCE_PHASES, ATTENDANCE_TOKEN, ATTENDANCE_TOKEN_LENGTH } from './attendance.js';

/** The shift and the key of its codes, for the employer who displays them. `now` is the server's time. */
export const ShiftKeySchema = z
  .object({ shiftId: z.uuid(), key: z.string(), now: z.iso.datetime({ offset: true }) })
  .meta({ id: 'ShiftKey' });
export type ShiftKey = z.infer<typeof ShiftKeySchema>;

/**
 * A code of the shift that the worker scanned, as the staff see it: when it was shown, and when it reached the server,
 * which is later for a phone without a network. It proves that the code was seen, not who used the phone.
 */
export const AttendanceProofSchema = z
  .object({
    phase: z.enum(ATTENDANCE_PHASES),
    shownAt: z.iso.datetime({ offset: true }),
    receivedAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'AttendanceProof' });
export type AttendanceProof = z.infer<typeof AttendanceProofSchema>;

/**
 * A scanned code. `kept`: the phone had to store it, because there was no network or its user had to sign in first; the
 * code itself states when it was shown.
 */
export const ConfirmAttendanceSchema = z
  .strictObject({
    phase: z.enum(ATTENDANCE_PHASES),
    token: z.string().max(ATTENDANCE_TOKEN_LENGTH, { abort: true }).regex(ATTENDANCE_TOKEN),
    kept: z.boolean().default(false),
  })
  .meta({ id: 'ConfirmAttendance' });
export type ConfirmAttendance = z.infer<typeof ConfirmAttendanceSchema>;
