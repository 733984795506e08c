import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Conversation, Message } from '@nukkad/api-client/generated/api.gen';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FakeEventSource, installEventSource } from '../../../test/event-source';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { anOwnJob, aReceivedApplication, employerAnswers, inDays } from '../../../test/hiring';
import { aSeeker } from '../../../test/people';
import { makeWrapper, renderApp } from '../../../test/render-app';
import { i18n, loadTexts } from '../../shared/i18n/i18n';
import { overlayHistory } from '../../shared/overlay/overlay-history';
import { LinkedConversation } from './components/LinkedConversation';
import { RecentMessages } from './components/RecentMessages';

const job = anOwnJob({ title: 'Waiter', applicationCount: 1 });
const application = aReceivedApplication({ status: 'viewed' });
const ID = '20000000-0000-4000-8000-000000000001';
let made = 0;
const scrollIntoView = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
});

const aMessage = (changes: Partial<Message> = {}): Message => ({
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
const aConversation = (changes: Partial<Conversation> = {}): Conversation => ({
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

/** The employer's side of one conversation; `messages` is what the server has, newest first. */
function serve(conversation: Conversation, messages: Message[], answers: Record<string, Answer> = {}) {
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
/** The card and the open conversation alone; the pages that show them have tests of their own. */
async function renderParts(search = '') {
  await loadTexts('messages');
  const parts = (
    <>
      <RecentMessages />
      <LinkedConversation />
    </>
  );
  const router = createMemoryRouter([{ path: '/employer', element: parts }], {
    initialEntries: [`/employer${search}`],
  });
  overlayHistory.follow(router);
  const view = render(<RouterProvider router={router} />, { wrapper: makeWrapper() });
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}
const sheet = async (name = 'Asha Rao') => within(await screen.findByRole('dialog', { name }));
const log = async () => within(await screen.findByRole('log', { name: 'Messages' }));
const WRITE = `POST /api/conversations/${ID}/messages`;

describe('Recent Messages', () => {
  const block = async () => within(await screen.findByRole('region', { name: 'Recent Messages' }));

  it('shows the latest conversations with what is unread, and opens them', async () => {
    const last = aMessage();
    const server = serve(aConversation({ lastMessage: last, unreadCount: 2 }), [last]);
    const { user, router } = renderApp('/employer');
    const card = await block();
    const row = await card.findByRole('link', { name: /Asha Rao/ });
    expect(row).toHaveTextContent('2 unread messages');
    expect(row).toHaveTextContent('Waiter');
    expect(row).toHaveTextContent('Is the job still open?');
    expect(server.of('GET /api/conversations')[0]?.query.get('side')).toBe('employer');
    await user.click(row);
    const shown = await sheet();
    expect(await shown.findByText('Is the job still open?')).toBeVisible();
    expect(router.state.location.search).toBe(`?conversation=${ID}`);
    await user.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
  });

  it('tells the work in the language of the page beside its title, and when the conversation is open', async () => {
    const told = { ...aConversation().job, occupation: { hi: 'वेटर' } };
    const last = aMessage();
    serve(aConversation({ job: told, lastMessage: last }), [last]);
    const { user } = await renderParts();
    const row = await screen.findByRole('link', { name: /Asha Rao/ });
    expect(row).not.toHaveTextContent('वेटर');
    await act(() => i18n.changeLanguage('hi'));
    expect(row).toHaveTextContent(/Waiterवेटर/);
    await user.click(row);
    expect((await sheet()).getByText('वेटर')).toBeVisible();
  });

  it('tells in the place of its words that the team hid the latest message', async () => {
    serve(aConversation({ lastMessage: aMessage({ mine: true, text: '', hidden: true }) }), []);
    renderApp('/employer');
    const row = await (await block()).findByRole('link', { name: /Asha Rao/ });
    expect(row).toHaveTextContent('Our team hid this message.');
    expect(row).not.toHaveTextContent('This message is gone');
  });

  it('says when there are none, and what was never shown', async () => {
    const server = serve(aConversation(), [], { 'GET /api/conversations': () => [] });
    const empty = await renderParts();
    expect(await (await block()).findByText('No messages yet')).toBeVisible();
    empty.unmount();
    const held = aMessage({ mine: true, text: 'Call me', held: ['phone_number'] });
    server.answer('GET /api/conversations', () => [aConversation({ lastMessage: held })]);
    await renderParts();
    expect(await (await block()).findByText('Not shown: Call me')).toBeVisible();
  });

  it('asks again for what did not load', async () => {
    const server = serve(aConversation(), [], { 'GET /api/conversations': () => problem(500, 'Down') });
    const { user } = await renderParts();
    const card = await block();
    await card.findByRole('alert');
    server.answer('GET /api/conversations', () => []);
    await user.click(card.getByRole('button', { name: 'Try again' }));
    expect(await card.findByText('No messages yet')).toBeVisible();
  });
});

describe('a conversation', () => {
  it('shows oldest first, tells what was read, and says how far one has read', async () => {
    const messages = [
      aMessage({ text: 'Thank you' }),
      aMessage({ mine: true, text: 'Yes, it is', read: true }),
      aMessage({ text: 'Is it open?' }),
      aMessage({ text: '' }),
    ];
    const server = serve(aConversation({ unreadCount: 1 }), messages);
    await renderParts(`?conversation=${ID}`);
    const items = (await (await log()).findAllByRole('listitem')).map((item) => item.textContent);
    expect(items[0]).toContain('This message is gone');
    expect(items[1]).toContain('Is it open?');
    expect(items[2]).toMatch(/You.*Yes, it is.*Read/);
    expect(items[3]).toContain('Thank you');
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'end' });
    await waitFor(() =>
      expect(server.of(`POST /api/conversations/${ID}/read`).map(({ body }) => body)).toEqual([
        { upTo: messages[0]?.id },
      ]),
    );
  });

  it('reads nothing while nobody sees the page', async () => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    const server = serve(aConversation({ unreadCount: 1 }), [aMessage()]);
    await renderParts(`?conversation=${ID}`);
    await (await log()).findByText('Is the job still open?');
    expect(server.of(`POST /api/conversations/${ID}/read`)).toEqual([]);
    Reflect.deleteProperty(document, 'hidden');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(server.of(`POST /api/conversations/${ID}/read`)).toHaveLength(1));
  });

  it('loads earlier messages when asked', async () => {
    const [late, early] = [aMessage({ text: 'Late' }), aMessage({ text: 'Early' })];
    const server = serve(aConversation(), [], {
      [`GET /api/conversations/${ID}/messages`]: ({ query }) =>
        query.get('cursor')
          ? [early]
          : Response.json([late], { headers: { Link: `</api/conversations/${ID}/messages?cursor=c1>; rel="next"` } }),
    });
    const { user } = await renderParts(`?conversation=${ID}`);
    const shown = await sheet();
    await user.click(await shown.findByRole('button', { name: 'Earlier messages' }));
    await shown.findByText('Early');
    expect((await (await log()).findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      expect.stringContaining('Early'),
      expect.stringContaining('Late'),
    ]);
    expect(server.of(`GET /api/conversations/${ID}/messages`)).toHaveLength(2);
  });

  it('shows what is sent at once, and keeps it in the same place when the server has it', async () => {
    let answer: (message: Message) => void = () => undefined;
    const server = serve(aConversation(), [], {
      [WRITE]: () => new Promise<Message>((resolve) => (answer = resolve)),
    });
    const { user } = await renderParts(`?conversation=${ID}`);
    const shown = await sheet();
    expect(await shown.findByText(/Nobody has written yet/)).toBeVisible();
    expect(shown.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.type(shown.getByRole('textbox', { name: 'Your message' }), ' Come on Monday ');
    await user.click(shown.getByRole('button', { name: 'Send' }));
    expect(shown.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
    expect(shown.getByRole('textbox', { name: 'Your message' })).toHaveFocus();
    const item = (await log()).getByRole('listitem');
    expect(item).toHaveTextContent('Come on Monday');
    expect(item).toHaveTextContent('Sending...');
    answer(aMessage({ mine: true, text: 'Come on Monday' }));
    await waitFor(async () => expect((await log()).getByRole('listitem')).not.toHaveTextContent('Sending...'));
    expect((await log()).getByRole('listitem')).toHaveTextContent('Come on Monday');
    expect(server.of(WRITE).map(({ body }) => body)).toEqual([{ text: 'Come on Monday' }]);
  });

  it('keeps the text of a failed message: it is tried again under the same key, or edited', async () => {
    const server = serve(aConversation(), [], { [WRITE]: () => problem(429, 'Too many tries.') });
    const { user } = await renderParts(`?conversation=${ID}`);
    const shown = await sheet();
    await user.type(await shown.findByRole('textbox', { name: 'Your message' }), 'Hello{Control>}{Enter}{/Control}');
    expect(await shown.findByRole('alert')).toHaveTextContent('Too many tries.');
    await user.click(shown.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('link', { name: /Asha Rao/ }));
    const again = await sheet();
    await user.click(await again.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(server.of(WRITE)).toHaveLength(2));
    const keys = server.of(WRITE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBe(keys[1]);
    await user.click(await again.findByRole('button', { name: 'Edit' }));
    expect(again.getByRole('textbox', { name: 'Your message' })).toHaveValue('Hello');
    expect(again.queryByRole('alert')).not.toBeInTheDocument();
    await user.clear(again.getByRole('textbox', { name: 'Your message' }));
  });

  it('says why a message was held, and lets its sender write it anew', async () => {
    const held = aMessage({ mine: true, text: 'Pay 500 first', held: ['payment_demand'] });
    serve(aConversation(), [], { [WRITE]: () => held });
    const { user } = await renderParts(`?conversation=${ID}`);
    const shown = await sheet();
    expect(await shown.findByText(/Workers never pay for a job/)).toBeVisible();
    await user.type(shown.getByRole('textbox', { name: 'Your message' }), 'Pay 500 first');
    await user.click(shown.getByRole('button', { name: 'Send' }));
    const item = await (await log()).findByRole('listitem');
    await waitFor(() => expect(item).toHaveTextContent('Not shown to the other person'));
    expect(item).toHaveTextContent(/This seems to ask the worker for money/);
    await user.click(within(item).getByRole('button', { name: 'Edit and send again' }));
    const field = shown.getByRole('textbox', { name: 'Your message' });
    expect(field).toHaveValue('Pay 500 first');
    expect(field).toHaveFocus();
    await user.clear(field);
  });

  it('lets a message of the other side be reported, once, and not the own ones', async () => {
    const theirs = aMessage({ text: 'Give me money' });
    const messages = [aMessage({ mine: true, text: 'No' }), theirs];
    const server = serve(aConversation(), messages, {
      [`POST /api/messages/${theirs.id}/report`]: () => Response.json({ ...theirs, reported: true }, { status: 201 }),
    });
    const { user } = await renderParts(`?conversation=${ID}`);
    const shown = await sheet();
    await user.click(await shown.findByRole('button', { name: 'Report' }));
    const report = await sheet('Report this message');
    expect(report.getByRole('radio', { name: 'Asks me for money' })).toBeChecked();
    await user.click(report.getByRole('radio', { name: 'Looks like fraud' }));
    await user.type(report.getByRole('textbox', { name: 'Tell us more (optional)' }), 'At the gate');
    server.answer(`GET /api/conversations/${ID}/messages`, () => [messages[0], { ...theirs, reported: true }]);
    await user.click(report.getByRole('button', { name: 'Report' }));
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Our team has your report.'));
    expect(server.of(`POST /api/messages/${theirs.id}/report`)[0]?.body).toEqual({
      ...{ reason: 'fraud', note: 'At the gate' },
    });
    expect(await shown.findByText('You reported this message')).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
  });

  it('shows that the team hid a message, to whichever side, and lets nobody report it', async () => {
    const messages = [aMessage({ mine: true, text: '', hidden: true }), aMessage({ text: '', hidden: true })];
    serve(aConversation({ lastMessage: messages[0] ?? null }), messages);
    await renderParts(`?conversation=${ID}`);
    const items = await (await log()).findAllByRole('listitem');
    expect(items).toHaveLength(2);
    for (const item of items) expect(item).toHaveTextContent('Our team hid this message. It broke our rules.');
    expect((await sheet()).queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
  });

  it('that is closed can be read alone; that is not there says so', async () => {
    const server = serve(aConversation({ closed: true, applicationStatus: 'withdrawn' }), [aMessage()]);
    const first = await renderParts(`?conversation=${ID}`);
    const shown = await sheet();
    expect(await shown.findByText('Is the job still open?')).toBeVisible();
    expect(shown.getByText(/Nobody can write here any more/)).toBeVisible();
    expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
    first.unmount();
    server.answer(`GET /api/conversations/${ID}`, () => problem(404, 'Not found'));
    server.answer(`GET /api/conversations/${ID}/messages`, () => problem(404, 'Not found'));
    await renderParts(`?conversation=${ID}`);
    expect(await (await sheet('Chat')).findByText('Chat not found')).toBeVisible();
  });

  it('speaks the language of its reader', async () => {
    await i18n.changeLanguage('kn');
    const told = { ...aConversation().job, occupation: { kn: 'ಸಪ್ಲೈಯರ್' } };
    serve(aConversation({ side: 'job_seeker', job: told }), [aMessage()]);
    await renderParts(`?conversation=${ID}`);
    expect((await sheet()).getByText('ಸಪ್ಲೈಯರ್')).toBeVisible();
    expect(await (await sheet()).findByText(/ಜಾಬ್‌ಗಾಗಿ ಎಂದೂ ಹಣ ಕೊಡಬೇಡಿ/)).toBeVisible();
  });
});

describe('the conversation of an application', () => {
  const OPEN = `POST /api/applications/${application.id}/conversation`;

  it('is opened from the Manage page, by whoever comes first', async () => {
    const server = serve(aConversation(), [], {
      'GET /api/conversations': () => [],
      [OPEN]: () => aConversation(),
    });
    const { user } = renderApp(`/employer/jobs/${job.id}?application=${application.id}`);
    await user.click(await screen.findByRole('button', { name: 'Messages Asha Rao' }));
    expect(await (await sheet()).findByText(/Write to Asha Rao first/)).toBeVisible();
    expect(server.of(OPEN)).toHaveLength(1);
    expect(server.of('GET /api/conversations').at(-1)?.query.get('jobId')).toBe(job.id);
  });

  it('says when it cannot be opened', async () => {
    serve(aConversation(), [], { 'GET /api/conversations': () => [], [OPEN]: () => problem(409, 'Withdrawn') });
    const { user } = renderApp(`/employer/jobs/${job.id}?application=${application.id}`);
    await user.click(await screen.findByRole('button', { name: 'Messages Asha Rao' }));
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Withdrawn'));
  });

  const mine = (status: 'viewed' | 'withdrawn') => ({
    ...{ id: application.id, jobId: job.id, status, coverMessage: 'I know every lane.', employerMessage: null },
    ...{ reason: null, resume: null, createdAt: inDays(-1), events: [], employerPhone: null },
    job: { ...job, category: 'delivery' },
  });

  it('stands in the seeker’s Applications with what is unread, and warns of demands for money', async () => {
    const server = serve(aConversation({ side: 'job_seeker', unreadCount: 3, other: { name: 'Ravi Kumar' } }), [], {
      'GET /api/auth/user': () => aSeeker(),
      'GET /api/my-applications': () => [mine('viewed')],
    });
    const { user, router } = renderApp('/?section=applications');
    await user.click(await screen.findByRole('button', { name: 'Messages Waiter 3 unread messages' }));
    expect(await (await sheet('Ravi Kumar')).findByText(/Never pay for a job/)).toBeVisible();
    expect(router.state.location.search).toBe(`?section=applications&conversation=${ID}`);
    expect(server.of('GET /api/conversations')[0]?.query.get('side')).toBe('job_seeker');
  });

  it('shows a message that arrives while it is open', async () => {
    const remove = installEventSource();
    const messages = [aMessage({ text: 'Hello' })];
    const server = serve(aConversation({ side: 'job_seeker' }), messages, {
      'GET /api/auth/user': () => aSeeker(),
      'GET /api/my-applications': () => [mine('viewed')],
    });
    const { unmount } = renderApp(`/?section=applications&conversation=${ID}`);
    await (await log()).findByText('Hello');
    const arrived = aMessage({ text: 'Come on Monday' });
    server.answer(`GET /api/conversations/${ID}/messages`, () => [arrived, ...messages]);
    server.answer(`GET /api/conversations/${ID}`, () => aConversation({ side: 'job_seeker', unreadCount: 1 }));
    FakeEventSource.last.say('change', [{ topic: 'messages', subject: ID }], '1-1');
    expect(await (await log()).findByText('Come on Monday')).toBeVisible();
    await waitFor(() =>
      expect(server.of(`POST /api/conversations/${ID}/read`).at(-1)?.body).toEqual({ upTo: arrived.id }),
    );
    unmount();
    remove();
  });

  it('cannot be begun for an application that was withdrawn', async () => {
    serve(aConversation(), [], {
      'GET /api/auth/user': () => aSeeker(),
      'GET /api/my-applications': () => [mine('withdrawn')],
      'GET /api/conversations': () => [],
    });
    renderApp('/?section=applications');
    await screen.findByRole('article', { name: 'Waiter' });
    expect(screen.queryByRole('button', { name: /Messages/ })).not.toBeInTheDocument();
  });
});
