import { newId } from '@nukkad/api-client/random-id';
import type { ApiError } from '@nukkad/api-client/base-query';
import { useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { draftStore } from '../../../shared/drafts/draft-store';
import { messagesApi } from '../api/messages-api';
import { dropUnsent, keepUnsent, selectUnsent, type Unsent } from '../model/composer-slice';

interface Composer {
  draft: string;
  /** The messages that the server does not have yet. */
  unsent: readonly Unsent[];
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

const followDrafts = (redraw: () => void): (() => void) => draftStore.subscribe(redraw);

/** Returns the draft of a conversation, which also the queue of offline writes changes: it returns refused messages. */
function useDraftOf(conversationId: string): [string, (draft: string) => void] {
  const name = `conversation:${conversationId}`;
  const draft = useSyncExternalStore(followDrafts, () => draftStore.readTyped(name));
  return [typeof draft === 'string' ? draft : '', (next) => draftStore.keep(name, next)];
}

/** The user's draft in a conversation, and the messages that are being sent. */
export function useComposer(conversationId: string): Composer {
  const [draft, setDraft] = useDraftOf(conversationId);
  const unsent = useSelector((state: Parameters<typeof selectUnsent>[0]) => selectUnsent(state, conversationId));
  const dispatch = useDispatch();
  const [write] = messagesApi.useWriteMessageMutation();
  const keep = (message: Unsent) => dispatch(keepUnsent({ conversationId, message }));
  const drop = (key: string) => dispatch(dropUnsent({ conversationId, key }));

  const send = async ({ key, text }: Pick<Unsent, 'key' | 'text'>): Promise<void> => {
    keep({ key, text, failed: false });
    try {
      await write({ conversationId, key, text }).unwrap();
      drop(key);
    } catch (error) {
      keep({ key, text, failed: true, detail: (error as ApiError).detail });
    }
  };
  return {
    draft,
    unsent,
    setDraft,
    sendDraft: () => {
      const text = draft.trim();
      if (text === '') return;
      setDraft('');
      void send({ key: newId(), text });
    },
    sendText: (text) => void send({ key: newId(), text }),
    sendAgain: (message) => void send(message),
    takeBack: (message) => {
      drop(message.key);
      setDraft([message.text, draft].filter(Boolean).join('\n'));
    },
  };
}
