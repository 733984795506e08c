import { useState } from 'react';
import { useSession } from '../session/useSession';
import { draftStore } from './draft-store';

/** The name under which a form keeps what its user has typed: nobody else finds it on the same device. */
export const useDraftName = (form: string): string => `${useSession().user?.id ?? ''}:${form}`;

/** A text that is kept while it is typed, and forgotten when `send` has succeeded. */
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
