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
  /** Writes what an earlier `read` returned. */
  restore(shown: RememberedPush | null): void {
    if (shown) pushMemory.write(shown);
    else pushMemory.clear();
  },
  /** Returns whether the account was asked in this browser. Without storage it counts as asked. */
  wasAsked: (account: string): boolean => tried(() => localStorage.getItem(ASKED_KEY) === account) ?? true,
  markAsked(account: string): void {
    tried(() => localStorage.setItem(ASKED_KEY, account));
  },
  forgetAsked(): void {
    tried(() => localStorage.removeItem(ASKED_KEY));
  },
};

/** Returns whether the person blocked notifications in this browser. */
export const isPushBlocked = (): boolean => 'Notification' in window && Notification.permission === 'denied';

/** Returns whether this browser supports push and does not block it. On an iPhone only an installed page supports it. */
export const canAskForPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && !isPushBlocked();

/** Maximum wait of the sign-out for the browser, in milliseconds. */
const FORGOTTEN_WITHIN_MS = 1000;

/**
 * Ends the subscription of the account that signs out, and closes its notifications: the next user must not see them. Resolves when
 * it is done, after one second at most.
 */
export async function forgetPush(): Promise<void> {
  pushMemory.clear();
  pushMemory.forgetAsked();
  if (!('serviceWorker' in navigator)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FORGOTTEN_WITHIN_MS);
  });
  await Promise.race([endSubscription().catch(console.error), tooLate]);
  clearTimeout(timer);
}

async function endSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  const shown = (await registration?.getNotifications()) ?? [];
  for (const notification of shown) notification.close();
  await subscription?.unsubscribe();
}
