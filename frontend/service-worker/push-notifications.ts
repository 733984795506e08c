import type { PushPayload } from '@nukkad/contract/messages/push';

/** Texts of a notification for an unreadable message, by language. */
export type UnreadableTexts = Readonly<Record<string, { title: string; body: string }>>;

/** Data of a notification for its tap. */
export interface OpenedNotice {
  link: string;
  /** Id of the notification in the bell; empty for an unreadable message. */
  notice: string;
  /** Account and name of the reader. */
  account: string;
  name: string;
}

interface PageWindow {
  readonly focused: boolean;
  readonly visibilityState: string;
  focus: () => Promise<PageWindow>;
  postMessage: (message: unknown, transfer: Transferable[]) => void;
}

/** The parts of a service worker that notifications use. */
export interface NotificationScope {
  readonly registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    readonly pushManager: Pick<PushManager, 'subscribe'>;
  };
  readonly clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly PageWindow[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  readonly navigator: { readonly language: string };
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>;
}

const ICON = '/icon-192.png';
/** Milliseconds within which a page accepts a notice. A page of another build, or one that hangs, does not. */
const TAKEN_WITHIN_MS = 500;
/** Maximum number of pages that a notice is offered to: the browser permits a window for a few seconds after the tap. */
const PAGES_MAX = 5;
const TEXT_FIELDS = ['delivery', 'token', 'tag', 'title', 'body', 'link', 'notice', 'account', 'name'] as const;

/** Returns the payload; null when it is not one of this product. */
export function readPayload(text: string | undefined): PushPayload | null {
  try {
    const payload = JSON.parse(text ?? '') as Partial<Record<string, unknown>> | null;
    const isWhole = TEXT_FIELDS.every((name) => typeof payload?.[name] === 'string');
    // a path of this product, and no other address
    return isWhole && /^\/(?!\/)/.test(String(payload?.['link'])) ? (payload as unknown as PushPayload) : null;
  } catch {
    return null;
  }
}

/** Returns the texts of a message at the time at which it is shown. */
const wordsOf = ({ title, body, until, over }: PushPayload, now: number): { title: string; body: string } =>
  until !== null && now >= until ? over : { title, body };

/** Shows a notification for each message: browsers revoke the permission of a worker that stays silent. */
export async function showPush(
  { registration, navigator, fetch }: NotificationScope,
  text: string | undefined,
  unreadable: UnreadableTexts,
): Promise<void> {
  const payload = readPayload(text);
  const spoken = unreadable[navigator.language.slice(0, 2)] ?? unreadable['en'];
  const { title = '', body = '' } = (payload ? wordsOf(payload, Date.now()) : spoken) ?? {};
  const { link = '/', notice = '', account = '', name = '', tag = 'unread', language = '' } = payload ?? {};
  const data: OpenedNotice = { link, notice, account, name };
  // a notification with the same tag is replaced, and alerts again
  await registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: ICON,
    badge: ICON,
    data,
    ...{ renotify: true },
  });
  if (payload) await confirmShown(fetch, payload);
}

/** Informs the open pages that the network is there: what waits for it is sent. */
export async function announceNetwork({ clients }: Pick<NotificationScope, 'clients'>): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ hasNetwork: true }, []);
}

/** Confirms to the server that the device showed the notification. A failure has no effect. */
async function confirmShown(fetch: NotificationScope['fetch'], { delivery, token }: PushPayload): Promise<void> {
  await fetch('/api/push/receipts', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ delivery, token }),
    keepalive: true,
  }).catch(() => undefined);
}

/** Returns the address of a page that opens with a notice. The fragment is not sent to the server. */
const addressOf = ({ link, notice, account, name }: OpenedNotice): string =>
  notice === '' ? link : `${link}#${new URLSearchParams({ notice, account, name }).toString()}`;

/** Passes a notice to a page; returns false when the page does not accept it in time. */
function offerTo(page: PageWindow, notice: OpenedNotice): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (isTaken: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isTaken);
    };
    const timer = setTimeout(() => finish(false), TAKEN_WITHIN_MS);
    port1.onmessage = () => finish(true);
    page.postMessage({ openNotice: notice }, [port2]);
  });
}

/** Returns the position of a page in the order of offers: the focused page first, then the visible ones. */
const rankOf = ({ focused, visibilityState }: PageWindow): number => {
  if (focused) return 0;
  return visibilityState === 'visible' ? 1 : 2;
};

/**
 * Lets a page of the product navigate itself, so that its drafts stay, and focuses it. Opens a new page when no page accepts the
 * notice. Browsers permit one of the two for each tap, so that a page is focused only after it has accepted the notice.
 */
export async function openNotice({ clients }: NotificationScope, notice: OpenedNotice): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const inOrder = [...pages].sort((one, other) => rankOf(one) - rankOf(other));
  for (const page of inOrder.slice(0, PAGES_MAX)) {
    if (!(await offerTo(page, notice))) continue;
    await page.focus().catch(() => page);
    return;
  }
  await clients.openWindow(addressOf(notice));
}

/**
 * Sends the server the new subscription of this browser, for the session that had the old one. Pages do the same at their start.
 */
export async function renewSubscription(
  { registration, fetch }: NotificationScope,
  old: Pick<PushSubscription, 'options' | 'endpoint'> | null | undefined,
): Promise<void> {
  const key = old?.options.applicationServerKey;
  if (!old || !key) return;
  const renewed = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys = {} } = renewed.toJSON();
  await fetch('/api/push/subscription', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys['p256dh'], auth: keys['auth'], replaces: old.endpoint }),
  });
}
