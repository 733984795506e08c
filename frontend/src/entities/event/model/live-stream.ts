import type { Change } from '@nukkad/contract/platform/events';
import { EventConnection, type Listener } from './event-connection';

/** Message of one tab to the other tabs of its account. */
type News =
  | { kind: 'changed'; changes: Change[]; id: string }
  | { kind: 'missed'; id: string }
  | { kind: 'alive'; id: string }
  | { kind: 'ended' };

/** Returns whether the tabs of the browser can share one stream; otherwise each tab has its own. */
const canShare = (): boolean => 'locks' in navigator && typeof BroadcastChannel !== 'undefined';

/** Passes `news` to a listener. */
function hand(news: News, listener: Omit<Listener, 'alive'>): void {
  if (news.kind === 'changed') listener.changed(news.changes, news.id);
  else if (news.kind === 'missed') listener.missed(news.id);
  else if (news.kind === 'ended') listener.ended();
}

/**
 * Opens the stream of an account, which all tabs of the browser share: the tab with the lock reads the stream and
 * notifies the others; when it closes, the next tab resumes at the same position. Returns a function that closes it.
 * Has no effect without `EventSource`.
 */
export function openLiveStream(userId: string, listener: Omit<Listener, 'alive'>): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  const pageSince = performance.now();
  const name = `nukkad-live-${userId}`;
  const channel = canShare() ? new BroadcastChannel(name) : undefined;
  let lastId: string | undefined;
  let connection: EventConnection | undefined;

  const take = (news: News): void => {
    if (news.kind !== 'ended') lastId = news.id;
    hand(news, listener);
  };
  const tell = (news: News): void => {
    channel?.postMessage(news);
    take(news);
  };
  const lead = (): void => {
    connection = new EventConnection(
      {
        changed: (changes, id) => tell({ kind: 'changed', changes, id }),
        missed: (id) => tell({ kind: 'missed', id }),
        alive: (id) => tell({ kind: 'alive', id }),
        ended: () => tell({ kind: 'ended' }),
      },
      lastId,
      pageSince,
    );
  };

  if (!channel) {
    lead();
    return () => connection?.close();
  }
  channel.addEventListener('message', (event: MessageEvent<News>) => take(event.data));
  const stop = new AbortController();
  let releaseLock: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (releaseLock = resolve));
  void navigator.locks
    .request(name, { signal: stop.signal }, () => {
      if (stop.signal.aborted) return undefined;
      lead();
      return held;
    })
    .catch(() => undefined); // the tab closed before it acquired the lock
  return () => {
    stop.abort();
    connection?.close();
    channel.close();
    releaseLock();
  };
}
