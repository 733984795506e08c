import type { Side } from '@nukkad/domain/users';
import { messagesApi } from '../api/messages-api';

/** Conversations that are asked for: those with something unread are the latest. */
const LATEST = 5;

/** How many messages are unread on one side of the account; nobody asks while that side is not `taken`. */
export function useUnreadMessages(side: Side, taken: boolean): number {
  const { data = [] } = messagesApi.useListConversationsQuery({ side, limit: String(LATEST) }, { skip: !taken });
  return data.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
}
