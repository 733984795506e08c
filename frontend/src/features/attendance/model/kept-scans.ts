import {
  ATTENDANCE_PHASES,
  ATTENDANCE_SIGN_IN_MINUTES,
  type AttendancePhase,
  readAttendanceToken,
} from '@nukkad/contract/attendance/attendance';
import { KEPT_SCANS_KEY } from '../../../entities/attendance/kept-scans-key';
import { serverNow } from '../../../shared/clock/server-clock';

const MINUTE_MS = 60_000;

/** Reason why a scan waits on this phone: a required sign-in, or a missing network. */
export type KeepReason = 'sign-in' | 'network';

/** A scanned code: the code of a shift, and the phase that it was scanned for. */
export interface Scan {
  phase: AttendancePhase;
  token: string;
}

/**
 * A scan that the server does not have yet. `until`: the time until which it waits for a sign-in; null while it waits
 * for the network, because then the server checks its age. `account`: the account that scanned and alone may send it;
 * null for an unknown account: then the scan belongs to the next account that signs in.
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

/** Returns the waiting scans in the order of scanning. Scans that waited too long for a sign-in are excluded. */
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

/** Returns whether two scans have the same code and phase. */
export const isSameScan = (one: Scan, other: Scan): boolean => one.phase === other.phase && one.token === other.token;
const isOf = (kept: KeptScan, account: string | null): boolean =>
  kept.account === null || account === null || kept.account === account;

/** Returns the stored scans that an account sends; all of them while the account is unknown. */
export const keptScansOf = (account: string | null): KeptScan[] => keptScans().filter((kept) => isOf(kept, account));

/** Returns the stored scan of an account with this code; null if there is none. */
export const findScan = (scan: Scan, account: string | null): KeptScan | null =>
  keptScansOf(account).find((kept) => isSameScan(kept, scan)) ?? null;

/** Returns all stored scans except this one. */
const othersThan = (scan: Scan, account: string | null): KeptScan[] =>
  keptScans().filter((kept) => !isSameScan(kept, scan) || !isOf(kept, account));

/** Stores a scan of an account; returns false if this phone stores nothing. */
export function keepScan(scan: Scan, reason: KeepReason, account: string | null): boolean {
  const known = findScan(scan, account);
  const until =
    reason === 'network' || known?.until === null
      ? null
      : (known?.until ?? serverNow() + ATTENDANCE_SIGN_IN_MINUTES * MINUTE_MS);
  const kept = { phase: scan.phase, token: scan.token, until, account: known?.account ?? account };
  return store([...othersThan(scan, account), kept].sort((a, b) => stepOf(a) - stepOf(b)));
}

/** Deletes a scan of an account after the server's response. */
export const forgetScan = (scan: Scan, account: string | null): void => void store(othersThan(scan, account));
