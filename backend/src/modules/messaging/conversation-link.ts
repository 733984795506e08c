import type { Side } from '@nukkad/contract/accounts/users';
import type { BellKey, Message } from '../notifications/notifications.public.js';

/** Returns the front end's path of a conversation for one side; without an id, the path of all conversations. */
export function conversationLink(reader: Side, conversationId?: string): string {
  const page = reader === 'employer' ? '/employer' : '/?section=applications';
  if (conversationId === undefined) return page;
  return `${page}${page.includes('?') ? '&' : '?'}conversation=${conversationId}`;
}

/** Returns the bell key of new messages in a conversation for one side: one line, regardless of their number. */
export const newMessageNotice = (reader: Side, conversationId: string): BellKey => ({
  text: 'messaging:notice.newMessage',
  link: conversationLink(reader, conversationId),
});

/** Returns the mail about unread messages, of which this conversation has the first. */
export const unreadDigest = (conversationId: string, dueAt: Date): Message => ({
  text: 'messaging:digest',
  subjectId: conversationId,
  dueAt,
});
