import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '@nukkad/api-client/generated/api.gen';
import { i18n, loadTexts } from '../../../shared/i18n/i18n';
import { toastStore } from '../../../shared/ui/toast/toast-store';

/** A tapped notification. */
export interface OpenedNotice {
  /** Path of the page; absent when this page is already there. */
  link?: string;
  /** Id of the notification in the bell. */
  notice: string;
  account: string;
  name: string;
}

interface NoticeReader {
  account: string;
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  navigate: (link: string) => unknown;
}

/** Opens the page of a notification and marks it as read. Another account is told whose notification it is. */
export async function openNotice({ link, notice, account, name }: OpenedNotice, reader: NoticeReader): Promise<void> {
  if (account !== '' && account !== reader.account) {
    await loadTexts('push');
    toastStore.add({
      title: i18n.t('push:another.title', { name }),
      description: i18n.t('push:another.text'),
    });
    return;
  }
  if (link !== undefined) reader.navigate(link);
  if (notice !== '') await reader.dispatch(api.endpoints.markNotificationRead.initiate({ id: notice }));
}

/** Returns the notification in the fragment of the address, and removes it from the address; null when there is none. */
export function takeOpenedNotice(): OpenedNotice | null {
  const named = new URLSearchParams(location.hash.slice(1));
  const notice = named.get('notice');
  if (notice === null) return null;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return { notice, account: named.get('account') ?? '', name: named.get('name') ?? '' };
}
