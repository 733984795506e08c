import type { Side } from '@nukkad/domain/users';

/** Path of the front end where a side reads a conversation; without one, where it finds all of them. */
export function conversationLink(reader: Side, conversationId?: string): string {
  const page = reader === 'employer' ? '/employer' : '/?section=applications';
  if (conversationId === undefined) return page;
  return `${page}${page.includes('?') ? '&' : '?'}conversation=${conversationId}`;
}
