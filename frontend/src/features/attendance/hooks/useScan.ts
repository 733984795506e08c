import type { AttendancePhase } from '@nukkad/contract/attendance/attendance';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSession } from '../../../shared/session/useSession';
import { findScan, keepScan } from '../model/kept-scans';
import { type ScanOutcome, sendScan } from '../model/send-scan';

/** Milliseconds after which a page that opened slowly says that it had to keep the code. */
const SLOW_PAGE_MS = 20_000;

export type ScanState = ScanOutcome | { state: 'checking' } | { state: 'signed-out' };

/** Sends the code of an address as soon as its reader is signed in and there is a network. `retry` sends it now. */
export function useScan(phase: AttendancePhase, token: string): { scan: ScanState; retry: () => void } {
  const { status } = useSession();
  const dispatch = useDispatch();
  // what was stored before this page was opened had to wait
  const [kept] = useState(() => findScan({ phase, token }));
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null);
  const isSending = useRef(false);
  const retry = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const wasKept = kept !== null || findScan({ phase, token }) !== null || performance.now() > SLOW_PAGE_MS;
      setOutcome(await sendScan(dispatch, { phase, token }, wasKept));
    } finally {
      isSending.current = false;
    }
  }, [dispatch, kept, phase, token]);
  useEffect(() => {
    if (status === 'signed-out') keepScan({ phase, token }, 'sign-in');
    else if (status === 'unreachable') {
      const isStored = keepScan({ phase, token }, 'network');
      setOutcome({ state: 'waiting', isStored, reason: undefined });
    } else if (status === 'signed-in') void retry();
  }, [phase, retry, status, token]);
  const isWaiting = outcome?.state === 'waiting';
  // who is signed in is asked once: a page that was opened without a network is opened again
  const again = useCallback(
    () => (status === 'unreachable' ? window.location.reload() : void retry()),
    [retry, status],
  );
  useEffect(() => {
    if (!isWaiting) return undefined;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again, isWaiting]);
  const scan: ScanState = outcome ?? (status === 'signed-out' ? { state: 'signed-out' } : { state: 'checking' });
  return { scan, retry: again };
}
