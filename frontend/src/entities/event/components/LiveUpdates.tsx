import { useEffect, useState } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { i18n } from '../../../shared/i18n/i18n';
import { openLiveStream } from '../model/live-stream';
import { allLiveTags, invalidate, type LiveTag, tagsOfChange, tagsOfTopic } from '../model/topics';

/** Milliseconds within which changes are collected and reloaded together. */
const GATHER_MS = 150;
/**
 * Milliseconds until the stream is reopened after the end of a session, because the user may have signed in again in
 * another tab.
 */
const REOPEN_MS = 30_000;

/** Keeps the displayed data of an account up to date; a hidden tab is updated when it becomes visible again. */
export function LiveUpdates({ userId }: { userId: string }) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const due = new Map<string, LiveTag>();
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let reopening: ReturnType<typeof setTimeout> | undefined;
    const load = (): void => {
      gathering = undefined;
      if (document.hidden || due.size === 0) return;
      dispatch(invalidate([...due.values()]));
      due.clear();
    };
    const need = (tags: readonly LiveTag[]): void => {
      for (const tag of tags) due.set(`${tag.type} ${tag.id ?? ''}`, tag);
      gathering ??= setTimeout(load, GATHER_MS);
    };
    const close = openLiveStream(userId, {
      changed: (changes) => need(changes.flatMap(tagsOfChange)),
      missed: () => need(allLiveTags()),
      ended: () => {
        need(tagsOfTopic('user'));
        reopening = setTimeout(() => setRound((last) => last + 1), REOPEN_MS);
      },
    });
    // the server words notices and other answers in the language of their request
    const reword = (): void => need(allLiveTags());
    i18n.on('languageChanged', reword);
    document.addEventListener('visibilitychange', load);
    return () => {
      clearTimeout(gathering);
      clearTimeout(reopening);
      i18n.off('languageChanged', reword);
      document.removeEventListener('visibilitychange', load);
      close();
    };
  }, [userId, dispatch, round]);
  return null;
}
