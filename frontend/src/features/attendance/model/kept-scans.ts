import {
  ATTENDANCE_PHASES,
  ATTENDANCE_SIGN_IN_MINUTES,
  type AttendancePhase,
  readAttendanceToken,
} from '@nukkad/contract/attendance/attendance';
import { KEPT_SCANS_KEY } from '../../../entities/attendance/kept-scans-key';
import { serverNow } from '../../../shared/clock/server-clock';

const MINUTE_MS = 60_000;

/** Why a scan waits on this phone: its reader has to sign in, or there is no network. */
export type KeepReason = 'sign-in' | 'network';

/** A scanned code: the code of a shift, and what it was scanned for. */
export interface Scan {
  phase: AttendancePhase;
  token: string;
}

/** A scan that the server does not have yet. `until`: how long it waits for a sign-in; null for the network, where the server judges its age. */
export interface KeptScan extends Scan {
  until: number | null;
}

const stepOf = ({ token }: Scan): number => readAttendanceToken(token)?.step ?? 0;

function isScan(entry: unknown): entry is KeptScan {
  const { phase, token, until } = (entry ?? {}) as Record<string, unknown>;
  return (
    ATTENDANCE_PHASES.some((known) => known === phase) &&
    typeof token === 'string' &&
    readAttendanceToken(token) !== null &&
    (until === null || typeof until === 'number')
  );
}

/** The scans that wait, in the order in which the codes were shown. Those that waited too long for a sign-in are left out. */
export function keptScans(): KeptScan[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEPT_SCANS_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(isScan).filter(({ until }) => until === null || until > serverNow());
  } catch {
    return [];
  }
}

function store(scans: readonly KeptScan[]): boolean {
  try {
    if (scans.length === 0) localStorage.removeItem(KEPT_SCANS_KEY);
    else localStorage.setItem(KEPT_SCANS_KEY, JSON.stringify(scans));
    return true;
  } catch {
    return false;
  }
}

const isSame = (one: Scan, other: Scan): boolean => one.phase === other.phase && one.token === other.token;

/** The kept scan with this code; null where none is. */
export const findScan = (scan: Scan): KeptScan | null => keptScans().find((kept) => isSame(kept, scan)) ?? null;

/** Keeps a scan; false where this phone stores nothing. */
export function keepScan(scan: Scan, reason: KeepReason): boolean {
  const known = findScan(scan);
  const until =
    reason === 'network' || known?.until === null
      ? null
      : (known?.until ?? serverNow() + ATTENDANCE_SIGN_IN_MINUTES * MINUTE_MS);
  const others = keptScans().filter((other) => !isSame(other, scan));
  return store([...others, { ...scan, until }].sort((a, b) => stepOf(a) - stepOf(b)));
}

/** Removes a scan that the server has answered. */
export const forgetScan = (scan: Scan): void => void store(keptScans().filter((kept) => !isSame(kept, scan)));
