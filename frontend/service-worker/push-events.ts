import {
  announceNetwork,
  type OpenedNotice,
  openNotice,
  renewSubscription,
  showPush,
  type UnreadableTexts,
} from './push-notifications';

declare const self: ServiceWorkerGlobalScope;
/** Texts of a notification for an unreadable message, from the locale files. */
declare const UNREADABLE_PUSH: UnreadableTexts;

/** The `pushsubscriptionchange` event, which the types of TypeScript lack. */
type SubscriptionChange = ExtendableEvent & { readonly oldSubscription?: PushSubscription | null };

/** Shows push messages as notifications, and opens tapped notifications. */
export function listenForPushes(): void {
  self.addEventListener('push', (event) => {
    event.waitUntil(Promise.all([showPush(self, event.data?.text(), UNREADABLE_PUSH), announceNetwork(self)]));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openNotice(self, event.notification.data as OpenedNotice));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    const change = event as SubscriptionChange;
    change.waitUntil(renewSubscription(self, change.oldSubscription).catch(() => undefined));
  });
}
