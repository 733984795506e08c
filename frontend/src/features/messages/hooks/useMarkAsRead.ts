import type { Conversation, Message } from '@nukkad/api-client/generated/api.gen';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { messagesApi } from '../api/messages-api';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Reports to the server how far the visible conversation was read; a hidden page reports nothing. */
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
      .catch(() => (told.current = undefined)); // the next message, or the next visit, reports it again
  }, [seen, unread, id, upTo, read]);
}
