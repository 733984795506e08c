/** Seconds for which one code of a shift is shown. */
export const ATTENDANCE_STEP_SECONDS = 30;
/** Codes before and after the present one that count as present: clocks and networks are never exact. */
export const ATTENDANCE_STEPS_AROUND = 1;
/** Hours within which a phone without a network may send a code that it has scanned. */
export const ATTENDANCE_LATE_HOURS = 24;
/** Minutes for which a browser stores a scan while its user signs in. */
export const ATTENDANCE_SIGN_IN_MINUTES = 10;
/** Codes that no shop has shown after which an account may send none for a while, and that while in seconds. */
export const ATTENDANCE_TRIES = 5;
export const ATTENDANCE_PAUSE_SECONDS = 900;
/** Minutes before the agreed end from which a code proves the end. Earlier, a person has to state who ends the work. */
export const ATTENDANCE_END_BEFORE_MINUTES = 15;

/** Phase of a shift that a scan proves. A code of one phase proves nothing about the other. */
export const ATTENDANCE_PHASES = ['start', 'end'] as const;
export type AttendancePhase = (typeof ATTENDANCE_PHASES)[number];

const STEP_MS = ATTENDANCE_STEP_SECONDS * 1000;

/** Returns the number of the code that is shown at a moment, in milliseconds since 1970. */
export const attendanceStepAt = (moment: number): number => Math.floor(moment / STEP_MS);
/** Returns the time at which the code of a step is first shown, in milliseconds since 1970. */
export const attendanceStepStart = (step: number): number => step * STEP_MS;

/** Claims of a code before verification. */
export interface AttendanceClaim {
  /** The shift: the id of its instant job. */
  shiftId: string;
  step: number;
}

const UUID_PARTS = [8, 4, 4, 4, 12] as const;
const ID_LENGTH = 32;
const STEP_RADIX = 36;
const STEP_LENGTH = 6;
const PROOF_LENGTH = 12;

/** Signs a text with the key of a shift: HMAC-SHA-256 in base64url. */
export type SignAttendance = (text: string) => string | Promise<string>;

/**
 * Returns the text of the code that a shop shows at `step`: the shift, the step, and the proof that the shop has the
 * key of the shift.
 */
export async function makeAttendanceToken(
  sign: SignAttendance,
  phase: AttendancePhase,
  { shiftId, step }: AttendanceClaim,
): Promise<string> {
  const proof = (await sign(`${phase}:${step}`)).slice(0, PROOF_LENGTH);
  return `${shiftId.replaceAll('-', '')}${step.toString(STEP_RADIX).padStart(STEP_LENGTH, '0')}${proof}`;
}

/** Letters of a code. */
export const ATTENDANCE_TOKEN_LENGTH = ID_LENGTH + STEP_LENGTH + PROOF_LENGTH;
export const ATTENDANCE_TOKEN = /^[0-9a-f]{32}[0-9a-z]{6}[\w-]{12}$/;

/** Returns the claims of a code, verified or not; null if the text is no code. */
export function readAttendanceToken(token: string): AttendanceClaim | null {
  if (!ATTENDANCE_TOKEN.test(token)) return null;
  let from = 0;
  return {
    shiftId: UUID_PARTS.map((length) => token.slice(from, (from += length))).join('-'),
    step: Number.parseInt(token.slice(ID_LENGTH, ID_LENGTH + STEP_LENGTH), STEP_RADIX),
  };
}
