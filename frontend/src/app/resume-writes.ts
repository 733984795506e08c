import type { createMemoryRouter } from 'react-router-dom';
import { i18n, loadTexts } from '../shared/i18n/i18n';
import { takeAccountNotice } from '../entities/session/model/account-notice';
import { sendPendingWrites } from '../entities/session/model/pending-writes';
import { sessionApi } from '../entities/session/session-api';
import { askForSession } from '../entities/session/hooks/useSession';
import { toastStore } from '../shared/ui/toast/toast-store';
import type { AppStore } from './store';

/** Duration of the notice about another account in milliseconds: long, because the user does not expect it. */
const NOTICE_MS = 15_000;

const selectUser = sessionApi.endpoints.getCurrentUser.select();

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'navigate'>;

/** Leaves the form with the sent content, if the address names a form. */
async function leaveForm({ state, navigate }: Router): Promise<void> {
  const { pathname, search } = state.location;
  const address = new URLSearchParams(search);
  if (!address.has('sheet')) return;
  address.delete('sheet');
  address.delete('job');
  await navigate({ pathname, search: address.toString() }, { replace: true });
}

/** Shows that another account is signed in than the one that the previous page was opened for. */
export async function showAccountNotice(): Promise<void> {
  const notice = takeAccountNotice();
  if (!notice) return;
  await loadTexts('session');
  const t = i18n.getFixedT(null, 'session');
  const description = t(notice === 'kept-drafts' ? 'anotherAccount.kept' : 'anotherAccount.text');
  toastStore.add({ title: t('anotherAccount.title'), description, duration: NOTICE_MS });
}

/** Sends the writes that waited for a sign-in, before the first screen is drawn, and reports the result. */
export async function resumeWrites(store: AppStore, router: Router): Promise<void> {
  await store.dispatch(askForSession());
  const { data: user } = selectUser(store.getState() as unknown as Parameters<typeof selectUser>[0]);
  const outcome = await sendPendingWrites(user?.id, (call) => store.dispatch(call));
  if (outcome.kind === 'nothing' || outcome.kind === 'waiting') return;
  await loadTexts('session');
  const t = i18n.getFixedT(null, 'session');
  if (outcome.kind === 'sent') {
    await leaveForm(router);
    toastStore.add({ title: t('sent.title'), description: t('sent.text') });
    return;
  }
  const description = outcome.detail ?? t('unsent.text');
  toastStore.add({ title: t('unsent.title'), description, variant: 'destructive' });
}
