import type { Conversation } from '@nukkad/api-client/generated/api.gen';

/** Returns a conversation about an application in the shape of the employer's response; without messages by default. */
export const aConversation = (changes: Partial<Conversation> = {}): Conversation => ({
  id: '20000000-0000-4000-8000-000000000001',
  applicationId: '20000000-0000-4000-8000-000000000002',
  side: 'employer',
  applicationStatus: 'viewed',
  job: { id: '20000000-0000-4000-8000-000000000003', title: 'Waiter', company: 'Udupi Upahara' },
  other: { name: 'Asha Rao' },
  lastMessage: null,
  unreadCount: 0,
  closed: false,
  createdAt: '2026-01-05T04:30:00.000Z',
  ...changes,
});
