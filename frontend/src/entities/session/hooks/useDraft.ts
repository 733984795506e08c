import { useState } from 'react';
import { useSession } from './useSession';
import { draftStore } from '../../../shared/drafts/draft-store';

/** Returns the name under which a form stores its user's input, so that other users of the device do not find it. */
export const useDraftName = (form: string): string => `${useSession().user?.id ?? ''}:${form}`;

/** Stores a text while it is typed, and deletes it after `send` has succeeded. */
export function useDraft(form: string) {
  const name = useDraftName(form);
  const [text, setText] = useState(() => {
    const kept = draftStore.read(name);
    return typeof kept === 'string' ? kept : '';
  });
  return {
    text,
    setText: (next: string): void => {
      setText(next);
      draftStore.keep(name, next);
    },
    send: <T>(work: () => Promise<T>): Promise<T> => draftStore.send(name, work),
  };
}
