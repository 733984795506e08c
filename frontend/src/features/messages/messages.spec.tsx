import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeEventSource, installEventSource } from '../../../test/event-source';
import { problem } from '../../../test/fake-server';
import { inDays } from '../../../test/hiring';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';
import {
  aConversation,
  aMessage,
  application,
  ID,
  job,
  log,
  renderParts,
  serve,
  sheet,
  watchScrolling,
} from './testing/open-conversation';

watchScrolling();

describe('Recent Messages', () => {
  const block = async () => within(await screen.findByRole('region', { name: 'Recent Messages' }));

  it('shows the latest conversations with unread counts, and opens them', async () => {
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

  it('shows the work in the language of the page beside its title, and in the open conversation', async () => {
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

  it('shows a note instead of the latest message if the team hid it', async () => {
    serve(aConversation({ lastMessage: aMessage({ mine: true, text: '', hidden: true }) }), []);
    renderApp('/employer');
    const row = await (await block()).findByRole('link', { name: /Asha Rao/ });
    expect(row).toHaveTextContent('Our team hid this message.');
    expect(row).not.toHaveTextContent('This message is gone');
  });

  it('shows an empty state, and messages that were never shown', async () => {
    const server = serve(aConversation(), [], { 'GET /api/conversations': () => [] });
    const empty = await renderParts();
    expect(await (await block()).findByText('No messages yet')).toBeVisible();
    empty.unmount();
    const held = aMessage({ mine: true, text: 'Call me', held: ['phone_number'] });
    server.answer('GET /api/conversations', () => [aConversation({ lastMessage: held })]);
    await renderParts();
    expect(await (await block()).findByText('Not shown: Call me')).toBeVisible();
  });

  it('reloads after a failure', async () => {
    const server = serve(aConversation(), [], { 'GET /api/conversations': () => problem(500, 'Down') });
    const { user } = await renderParts();
    const card = await block();
    await card.findByRole('alert');
    server.answer('GET /api/conversations', () => []);
    await user.click(card.getByRole('button', { name: 'Try again' }));
    expect(await card.findByText('No messages yet')).toBeVisible();
  });
});

describe('the conversation of an application', () => {
  const OPEN = `POST /api/applications/${application.id}/conversation`;

  it('can be opened from the Manage page by either side first', async () => {
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

  it('shows a message if it cannot be opened', async () => {
    serve(aConversation(), [], { 'GET /api/conversations': () => [], [OPEN]: () => problem(409, 'Withdrawn') });
    const { user } = renderApp(`/employer/jobs/${job.id}?application=${application.id}`);
    await user.click(await screen.findByRole('button', { name: 'Messages Asha Rao' }));
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Withdrawn'));
  });

  const mine = (status: 'viewed' | 'withdrawn') => ({
    ...{ id: application.id, jobId: job.id, status, coverMessage: 'I know every lane.', employerMessage: null },
    ...{ reason: null, resume: null, createdAt: inDays(-1), events: [], employerPhone: null },
    job: {
      ...{ id: job.id, title: job.title, company: job.company, location: job.location },
      ...{ category: 'delivery', isActive: true },
    },
  });

  it('is in the seeker’s Applications with its unread count, and warns of demands for money', async () => {
    const server = serve(aConversation({ side: 'job_seeker', unreadCount: 3, other: { name: 'Ravi Kumar' } }), [], {
      'GET /api/auth/user': () => aSeeker(),
      'GET /api/my-applications': () => [mine('viewed')],
    });
    const { user, router } = renderApp('/?section=applications');
    await user.click(await screen.findByRole('button', { name: 'Messages Waiter 3 unread messages' }));
    expect(await (await sheet(job.company)).findByText(/Never pay for a job/)).toBeVisible();
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

  it('cannot be started for a withdrawn application', async () => {
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
