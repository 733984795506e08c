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

/**
 * A scan that the server does not have yet. `until`: how long it waits for a sign-in; null for the network, where the server judges its
 * age. `account`: who scanned, and alone sends it; null while nobody is known, and then it belongs to whoever signs in next.
 */
export interface KeptScan extends Scan {
  until: number | null;
  account: string | null;
}

const stepOf = ({ token }: Scan): number => readAttendanceToken(token)?.step ?? 0;

function isScan(entry: unknown): entry is KeptScan {
  const { phase, token, until, account } = (entry ?? {}) as Record<string, unknown>;
  return (
    ATTENDANCE_PHASES.some((known) => known === phase) &&
    typeof token === 'string' &&
    readAttendanceToken(token) !== null &&
    (until === null || typeof until === 'number') &&
    (account === null || typeof account === 'string')
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

/** Whether two scans are of one code, for one purpose. */
export const isSameScan = (one: Scan, other: Scan): boolean => one.phase === other.phase && one.token === other.token;
const isOf = (kept: KeptScan, account: string | null): boolean =>
  kept.account === null || account === null || kept.account === account;

/** The kept scans that an account sends; all of them while the account is not known. */
export const keptScansOf = (account: string | null): KeptScan[] => keptScans().filter((kept) => isOf(kept, account));

/** The kept scan of an account with this code; null where none is. */
export const findScan = (scan: Scan, account: string | null): KeptScan | null =>
  keptScansOf(account).find((kept) => isSameScan(kept, scan)) ?? null;

/** The kept scans without that one. */
const othersThan = (scan: Scan, account: string | null): KeptScan[] =>
  keptScans().filter((kept) => !isSameScan(kept, scan) || !isOf(kept, account));

/** Keeps a scan of an account; false where this phone stores nothing. */
export function keepScan(scan: Scan, reason: KeepReason, account: string | null): boolean {
  const known = findScan(scan, account);
  const until =
    reason === 'network' || known?.until === null
      ? null
      : (known?.until ?? serverNow() + ATTENDANCE_SIGN_IN_MINUTES * MINUTE_MS);
  const kept = { phase: scan.phase, token: scan.token, until, account: known?.account ?? account };
  return store([...othersThan(scan, account), kept].sort((a, b) => stepOf(a) - stepOf(b)));
}

/** Removes a scan of an account that the server has answered. */
export const forgetScan = (scan: Scan, account: string | null): void => void store(othersThan(scan, account));
