import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { openLiveStream } from './live-stream';
import { invalidate, invalidatesOn, type LiveTag } from './topics';

/** Changes that come within this time are loaded together, in milliseconds. */
const GATHER_MS = 150;
/** After a session has ended, somebody may be signed in again in another tab. */
const REOPEN_MS = 30_000;

/** Keeps what the page shows of an account up to date; a tab that nobody sees catches up when it is seen again. */
export function LiveUpdates({ userId }: { userId: string }) {
  const dispatch = useDispatch();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const due = new Set<LiveTag>();
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let reopening: ReturnType<typeof setTimeout> | undefined;
    const load = (): void => {
      gathering = undefined;
      if (document.hidden || due.size === 0) return;
      dispatch(invalidate(due));
      due.clear();
    };
    const need = (tags: readonly LiveTag[]): void => {
      for (const tag of tags) due.add(tag);
      gathering ??= setTimeout(load, GATHER_MS);
    };
    const close = openLiveStream(userId, {
      // a server that is newer than this page may know topics that it does not
      changed: (changes) => need(changes.flatMap(({ topic }) => invalidatesOn[topic] ?? [])),
      missed: () => need(Object.values(invalidatesOn).flat()),
      ended: () => {
        need(invalidatesOn.user);
        reopening = setTimeout(() => setRound((last) => last + 1), REOPEN_MS);
      },
    });
    document.addEventListener('visibilitychange', load);
    return () => {
      clearTimeout(gathering);
      clearTimeout(reopening);
      document.removeEventListener('visibilitychange', load);
      close();
    };
  }, [userId, dispatch, round]);
  return null;
}
