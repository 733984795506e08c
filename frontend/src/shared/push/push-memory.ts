/** Keys of the account whose notifications this browser shows, and of the account that was asked. */
const SHOWN_KEY = 'nukkad-push';
const ASKED_KEY = 'nukkad-push-asked';

/** The account of the subscription of this browser, and its endpoint. */
interface RememberedPush {
  account: string;
  endpoint: string;
}

/** Returns null when the browser refuses storage. */
function tried<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** State of push notifications in this browser. */
export const pushMemory = {
  read(): RememberedPush | null {
    const { account, endpoint } =
      tried(() => JSON.parse(localStorage.getItem(SHOWN_KEY) ?? '{}') as Partial<RememberedPush>) ?? {};
    return account && endpoint ? { account, endpoint } : null;
  },
  write(shown: RememberedPush): void {
    tried(() => localStorage.setItem(SHOWN_KEY, JSON.stringify(shown)));
  },
  clear(): void {
    tried(() => localStorage.removeItem(SHOWN_KEY));
  },
  /** Returns whether the account was asked in this browser. Without storage it counts as asked. */
  wasAsked: (account: string): boolean => tried(() => localStorage.getItem(ASKED_KEY) === account) ?? true,
  markAsked(account: string): void {
    tried(() => localStorage.setItem(ASKED_KEY, account));
  },
};

/** Returns whether this browser supports push and does not block it. On an iPhone only an installed page supports it. */
export const canAskForPush = (): boolean =>
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  Notification.permission !== 'denied';

/** Ends the subscription of the account that signs out, and closes its notifications: the next user must not see them. */
export function forgetPush(): void {
  pushMemory.clear();
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistration()
    .then(async (registration) => {
      const subscription = await registration?.pushManager?.getSubscription();
      const shown = (await registration?.getNotifications()) ?? [];
      for (const notification of shown) notification.close();
      await subscription?.unsubscribe();
    })
    .catch(console.error);
}
