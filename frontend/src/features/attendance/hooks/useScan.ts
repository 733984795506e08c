import type { AttendancePhase } from '@nukkad/contract/attendance/attendance';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { KEPT_SCANS_RETRY_MS, rememberedScanner } from '../../../entities/attendance/kept-scans-key';
import { useSession } from '../../../entities/session/hooks/useSession';
import { findScan, keepScan } from '../model/kept-scans';
import { type ScanOutcome, sendScan } from '../model/send-scan';
import { leaveToPage, sendKeptScans } from '../send-kept-scans';

/** Milliseconds after which a slowly opened page says that it had to store the code. */
const SLOW_PAGE_MS = 20_000;

export type ScanState = ScanOutcome | { state: 'checking' } | { state: 'signed-out' };

/** Sends the code in the address as soon as the user is signed in and there is a network. `retry` sends it now. */
export function useScan(phase: AttendancePhase, token: string): { scan: ScanState; retry: () => void } {
  const { status, user } = useSession();
  const account = user?.id ?? null;
  const dispatch = useDispatch();
  // a scan stored before this page was opened had to wait
  const [kept] = useState(() => findScan({ phase, token }, null));
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null);
  const isSending = useRef(false);
  const retry = useCallback(async () => {
    if (isSending.current || account === null) return;
    isSending.current = true;
    try {
      // the end of work can be confirmed only after its start, which may also wait on this phone
      await sendKeptScans(dispatch, account).catch(console.error);
      const isOfAnother = kept !== null && kept.account !== null && kept.account !== account;
      const hadToWait = !isOfAnother && (kept !== null || performance.now() > SLOW_PAGE_MS);
      const wasKept = hadToWait || findScan({ phase, token }, account) !== null;
      setOutcome(await sendScan(dispatch, { phase, token }, { account, kept: wasKept }));
    } finally {
      isSending.current = false;
    }
  }, [account, dispatch, kept, phase, token]);
  useEffect(() => leaveToPage({ phase, token }), [phase, token]);
  useEffect(() => {
    if (status === 'signed-out') keepScan({ phase, token }, 'sign-in', null);
    else if (status === 'unreachable') {
      const isStored = keepScan({ phase, token }, 'network', rememberedScanner());
      setOutcome({ state: 'waiting', isStored, reason: undefined });
    } else if (status === 'signed-in') void retry();
  }, [phase, retry, status, token]);
  const isWaiting = outcome?.state === 'waiting';
  // the session is requested once, so a page that was opened without a network must be reloaded
  const again = useCallback(
    () => (status === 'unreachable' ? window.location.reload() : void retry()),
    [retry, status],
  );
  useEffect(() => {
    if (!isWaiting) return undefined;
    window.addEventListener('online', again);
    // a busy server may accept the scan later; a page that was opened without a network waits for the network instead
    const timer = status === 'unreachable' ? undefined : window.setInterval(again, KEPT_SCANS_RETRY_MS);
    return () => {
      window.removeEventListener('online', again);
      window.clearInterval(timer);
    };
  }, [again, isWaiting, status]);
  const scan: ScanState = outcome ?? (status === 'signed-out' ? { state: 'signed-out' } : { state: 'checking' });
  return { scan, retry: again };
}
