import type { Side } from '@nukkad/contract/accounts/users';
import { messagesApi } from '../api/messages-api';

/** Number of requested conversations: those with unread messages are the latest. */
const LATEST = 5;

/**
 * Returns the number of unread messages on one side of the account; sends no request unless the account has joined that
 * side (`taken`).
 */
export function useUnreadMessages(side: Side, taken: boolean): number {
  const { data = [] } = messagesApi.useListConversationsQuery({ side, limit: String(LATEST) }, { skip: !taken });
  return data.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
}
