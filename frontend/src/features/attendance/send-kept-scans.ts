import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { i18n, loadTexts } from '../../shared/i18n/i18n';
import { toastStore } from '../../shared/ui/toast/toast-store';
import { keptScans } from './model/kept-scans';
import { sendScan } from './model/send-scan';

/** Sends the codes that this browser has kept, in the order of their scans, and says what became of each. The page of a code sends its own. */
export async function sendKeptScans(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Promise<void> {
  const scans = keptScans().filter(({ token }) => !window.location.pathname.endsWith(token));
  if (scans.length === 0) return;
  await loadTexts('attendance');
  const t = i18n.getFixedT(null, 'attendance');
  for (const scan of scans) {
    const outcome = await sendScan(dispatch, scan, true);
    // the end of work is confirmed after its start alone
    if (outcome.state === 'waiting') return;
    if (outcome.state === 'confirmed')
      toastStore.add({ title: t(`sent.${scan.phase}`), description: outcome.work.title });
    else
      toastStore.add({
        title: t('sent.refused'),
        ...(outcome.reason === undefined ? {} : { description: outcome.reason }),
        variant: 'destructive',
      });
  }
}
