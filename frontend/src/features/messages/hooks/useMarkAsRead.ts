import type { Conversation, Message } from '@nukkad/api-client/generated/api.gen';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { messagesApi } from '../api/messages-api';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Tells the server how far the conversation on the screen was read; a page that nobody sees reads nothing. */
export function useMarkAsRead(conversation: Conversation | undefined, newest: Message | undefined): void {
  const seen = useSyncExternalStore(subscribe, () => !document.hidden);
  const [read] = messagesApi.useReadConversationMutation();
  const told = useRef<string>(undefined);
  const [id, upTo] = [conversation?.id, newest?.id];
  const unread = (conversation?.unreadCount ?? 0) > 0;
  useEffect(() => {
    if (!seen || !unread || id === undefined || upTo === undefined || told.current === upTo) return;
    told.current = upTo;
    void read({ id, readConversation: { upTo } })
      .unwrap()
      .catch(() => (told.current = undefined)); // the next message, or look, tells it again
  }, [seen, unread, id, upTo, read]);
}
