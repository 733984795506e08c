import { pushMemory } from './push-memory';

/** The subscription of this browser in the form of the contract. */
interface OwnSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Decodes Base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const padded = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(padded), (letter) => letter.codePointAt(0) ?? 0);
}

const isSameKey = (subscription: PushSubscription, publicKey: string): boolean => {
  const key = subscription.options.applicationServerKey;
  if (!key) return false;
  const [own, wanted] = [new Uint8Array(key), bytesOf(publicKey)];
  return own.length === wanted.length && own.every((byte, index) => byte === wanted[index]);
};

function ownSubscriptionOf(subscription: PushSubscription): OwnSubscription {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

const findSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** Milliseconds within which the browser answers. Without a service worker, or without its push service, it may never do so. */
const SUBSCRIBED_WITHIN_MS = 15_000;

/**
 * Returns the subscription of this browser for the key of the server; creates one when there is none. Rejects when the browser does
 * not answer in time.
 */
export async function subscribeDevice(publicKey: string): Promise<OwnSubscription> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the browser does not subscribe')), SUBSCRIBED_WITHIN_MS);
  });
  try {
    return await Promise.race([findOrSubscribe(publicKey), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

async function findOrSubscribe(publicKey: string): Promise<OwnSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  let subscription = await pushManager.getSubscription();
  if (subscription && !isSameKey(subscription, publicKey)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  return ownSubscriptionOf(subscription);
}

/** Ends the subscription of this browser. */
export async function unsubscribeDevice(): Promise<void> {
  pushMemory.clear();
  await (await findSubscription())?.unsubscribe();
}

/** Returns whether this browser shows the notifications of the account, as far as it or the server (`isListed`) knows. */
export const isDeviceOf = (account: string, isListed: boolean): boolean =>
  'Notification' in window &&
  Notification.permission === 'granted' &&
  (isListed || pushMemory.read()?.account === account);
