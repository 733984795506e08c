import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { i18n, requireTexts } from '../../shared/i18n/i18n';
import { toastStore } from '../../shared/ui/toast/toast-store';
import { isSameScan, keptScansOf, type Scan } from './model/kept-scans';
import { sendScan } from './model/send-scan';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** The scan with an open page. That page sends it after the others. */
let scanOfPage: Scan | null = null;

/** Reserves a scan for its page until the returned function is called. */
export function leaveToPage(scan: Scan): () => void {
  scanOfPage = scan;
  return () => {
    if (scanOfPage === scan) scanOfPage = null;
  };
}

async function sendAll(dispatch: Dispatch, account: string): Promise<void> {
  const scans = keptScansOf(account).filter((scan) => scanOfPage === null || !isSameScan(scan, scanOfPage));
  if (scans.length === 0) return;
  await requireTexts('attendance');
  const t = i18n.getFixedT(null, 'attendance');
  for (const scan of scans) {
    const outcome = await sendScan(dispatch, scan, { account, kept: true });
    // the end of work can be confirmed only after its start
    if (outcome.state === 'waiting') return;
    if (outcome.state === 'confirmed') {
      const isNoted = scan.phase === 'end' && outcome.work.status === 'started';
      toastStore.add({ title: t(isNoted ? 'sent.noted' : `sent.${scan.phase}`), description: outcome.work.title });
    } else
      toastStore.add({
        title: t('sent.refused'),
        ...(outcome.reason === undefined ? {} : { description: outcome.reason }),
        variant: 'destructive',
      });
  }
}

let sending: Promise<void> | null = null;

/**
 * Sends the stored codes of an account in the order of their scans, and reports the result of each. The page of a code
 * sends its own code after them. Concurrent callers share the same calls.
 */
export function sendKeptScans(dispatch: Dispatch, account: string): Promise<void> {
  sending ??= sendAll(dispatch, account).finally(() => {
    sending = null;
  });
  return sending;
}
