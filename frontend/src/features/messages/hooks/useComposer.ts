import { newId } from '@nukkad/api-client/random-id';
import type { ApiError } from '@nukkad/api-client/base-query';
import { useSyncExternalStore } from 'react';
import { messagesApi } from '../api/messages-api';
import { type ComposerState, composerStore, type Unsent } from '../model/composer-store';

interface Composer extends ComposerState {
  setDraft: (draft: string) => void;
  /** Sends the draft: it is shown at once, and stays after a failure. */
  sendDraft: () => void;
  /** Sends a text that is not the draft. */
  sendText: (text: string) => void;
  /** Sends a failed message again. */
  sendAgain: (message: Unsent) => void;
  /** Moves a failed message back into the draft. */
  takeBack: (message: Unsent) => void;
}

/** The user's draft in a conversation, and the messages that are being sent. */
export function useComposer(conversationId: string): Composer {
  const state = useSyncExternalStore(composerStore.subscribe, () => composerStore.of(conversationId));
  const [write] = messagesApi.useWriteMessageMutation();

  const send = async ({ key, text }: Pick<Unsent, 'key' | 'text'>): Promise<void> => {
    composerStore.keep(conversationId, { key, text, failed: false });
    try {
      await write({ conversationId, key, text }).unwrap();
      composerStore.drop(conversationId, key);
    } catch (error) {
      composerStore.keep(conversationId, { key, text, failed: true, detail: (error as ApiError).detail });
    }
  };
  return {
    ...state,
    setDraft: (draft) => composerStore.draft(conversationId, draft),
    sendDraft: () => {
      const text = state.draft.trim();
      if (text === '') return;
      composerStore.draft(conversationId, '');
      void send({ key: newId(), text });
    },
    sendText: (text) => void send({ key: newId(), text }),
    sendAgain: (message) => void send(message),
    takeBack: (message) => {
      composerStore.drop(conversationId, message.key);
      composerStore.draft(conversationId, [message.text, state.draft].filter(Boolean).join('\n'));
    },
  };
}
