import { beforeEach, jest } from '@jest/globals';
import type { Conversation, Message } from '@nukkad/api-client/generated/api.gen';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Answer, fakeServer } from '../../../../test/fake-server';
import { anOwnJob, aReceivedApplication, employerAnswers, inDays } from '../../../../test/hiring';
import { makeWrapper, startStore } from '../../../../test/render-app';
import { loadTexts } from '../../../shared/i18n/i18n';
import { overlayHistory } from '../../../shared/overlay/overlay-history';
import { LinkedConversation } from '../components/LinkedConversation';
import { RecentMessages } from '../components/RecentMessages';

/** The employer's job, an application for it, and the conversation about that. */
export const job = anOwnJob({ title: 'Waiter', applicationCount: 1 });
export const application = aReceivedApplication({ status: 'viewed' });
export const ID = '20000000-0000-4000-8000-000000000001';
let made = 0;

/** Records, in the tests of a file, which elements are scrolled into view, because jsdom has no layout. */
export function watchScrolling() {
  const scrollIntoView = jest.fn();
  beforeEach(() => {
    Element.prototype.scrollIntoView = scrollIntoView;
    scrollIntoView.mockClear();
  });
  return scrollIntoView;
}

export const aMessage = (changes: Partial<Message> = {}): Message => ({
  id: `30000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
  mine: false,
  text: 'Is the job still open?',
  createdAt: inDays(0),
  held: [],
  read: false,
  reported: false,
  hidden: false,
  ...changes,
});

export const aConversation = (changes: Partial<Conversation> = {}): Conversation => ({
  id: ID,
  applicationId: application.id,
  side: 'employer',
  applicationStatus: 'viewed',
  job: { id: job.id, title: job.title, company: job.company },
  other: { name: 'Asha Rao' },
  lastMessage: null,
  unreadCount: 0,
  closed: false,
  createdAt: inDays(-1),
  ...changes,
});

/** Serves the employer's side of one conversation; `messages` is the server's data, newest first. */
export function serve(conversation: Conversation, messages: Message[], answers: Record<string, Answer> = {}) {
  return fakeServer({
    ...employerAnswers([job]),
    [`GET /api/jobs/${job.id}/applications`]: () => [application],
    'GET /api/conversations': () => [conversation],
    [`GET /api/conversations/${ID}`]: () => conversation,
    [`GET /api/conversations/${ID}/messages`]: () => messages,
    [`POST /api/conversations/${ID}/read`]: () => ({ ...conversation, unreadCount: 0 }),
    ...answers,
  });
}

/** Renders only the card and the open conversation; the pages that show them have tests of their own. */
export async function renderParts(search = '', store = startStore()) {
  await loadTexts('messages', 'messages/recent');
  const parts = (
    <>
      <RecentMessages />
      <LinkedConversation />
    </>
  );
  const router = createMemoryRouter([{ path: '/employer', element: parts }], {
    initialEntries: [`/employer${search}`],
  });
  overlayHistory.attachRouter(router);
  const view = render(<RouterProvider router={router} />, { wrapper: makeWrapper(store) });
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}
export const sheet = async (name = 'Asha Rao') => within(await screen.findByRole('dialog', { name }));
export const log = async () => within(await screen.findByRole('log', { name: 'Messages' }));
export const WRITE = `POST /api/conversations/${ID}/messages`;
