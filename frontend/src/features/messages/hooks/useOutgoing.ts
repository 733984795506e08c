import type { ApiError } from '@nukkad/api-client/base-query';
import { useSyncExternalStore } from 'react';
import { messagesApi } from '../api/messages-api';
import { type Desk, desks, type Unsent } from '../model/unsent';

interface Outgoing extends Desk {
  setDraft: (draft: string) => void;
  /** Sends the draft: it shows at once, and stays when it fails. */
  sendDraft: () => void;
  /** Sends one that failed once more. */
  sendAgain: (message: Unsent) => void;
  /** Takes one that failed back into the draft. */
  takeBack: (message: Unsent) => void;
}

/** What the user writes in a conversation, and what is on its way. */
export function useOutgoing(conversationId: string): Outgoing {
  const desk = useSyncExternalStore(desks.subscribe, () => desks.of(conversationId));
  const [write] = messagesApi.useWriteMessageMutation();

  const send = async ({ key, text }: Pick<Unsent, 'key' | 'text'>): Promise<void> => {
    desks.keep(conversationId, { key, text, failed: false });
    try {
      await write({ conversationId, key, text }).unwrap();
      desks.drop(conversationId, key);
    } catch (error) {
      desks.keep(conversationId, { key, text, failed: true, detail: (error as ApiError).detail });
    }
  };
  return {
    ...desk,
    setDraft: (draft) => desks.draft(conversationId, draft),
    sendDraft: () => {
      const text = desk.draft.trim();
      if (text === '') return;
      desks.draft(conversationId, '');
      void send({ key: crypto.randomUUID(), text });
    },
    sendAgain: (message) => void send(message),
    takeBack: (message) => {
      desks.drop(conversationId, message.key);
      desks.draft(conversationId, [message.text, desk.draft].filter(Boolean).join('\n'));
    },
  };
}
