import { describe, expect, it } from '@jest/globals';
import type { Message } from '@nukkad/api-client/generated/api.gen';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../../test/fake-server';
import { aReceivedRequest, inDays } from '../../../test/hiring';
import { startStore } from '../../../test/render-app';
import { draftStore } from '../../shared/drafts/draft-store';
import { i18n } from '../../shared/i18n/i18n';
import { keepUnsent } from './model/composer-slice';
import {
  application,
  aConversation,
  aMessage,
  ID,
  job,
  log,
  renderParts,
  serve,
  sheet,
  watchScrolling,
  WRITE,
} from './testing/open-conversation';

const scrollIntoView = watchScrolling();

describe('ready sentences', () => {
  const arranged = (changes: Partial<ReturnType<typeof aReceivedRequest>>) => ({
    'GET /api/received-interview-requests': () => [
      aReceivedRequest({ askedBy: 'employer', applicationId: application.id, status: 'confirmed', ...changes }),
    ],
  });
  const offered = async () => {
    const group = within(await screen.findByRole('group', { name: 'Tap to send:' }));
    return group.getAllByRole('button').map(({ textContent }) => textContent);
  };

  it('are sent by one tap, as messages of the reader', async () => {
    const server = serve(aConversation(), [], {
      [WRITE]: () => aMessage({ mine: true, text: 'Can you come to meet us?' }),
    });
    const { user } = await renderParts(`?conversation=${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Can you come to meet us?' }));
    await waitFor(() =>
      expect(server.of(WRITE).map(({ body }) => body)).toEqual([{ text: 'Can you come to meet us?' }]),
    );
    await (await log()).findByText('Can you come to meet us?');
    // a second tap at the same place hits another sentence
    expect(await offered()).not.toContain('Can you come to meet us?');
  });

  it('change when an interview is near', async () => {
    serve(aConversation(), [], arranged({ type: 'in-person', confirmedTime: inDays(0) }));
    await renderParts(`?conversation=${ID}`);
    await waitFor(async () => expect(await offered()).toContain('We are waiting for you.'));
  });

  it('stay unchanged if the interview is with another person', async () => {
    serve(aConversation(), [], arranged({ confirmedTime: inDays(0), applicationId: ID }));
    await renderParts(`?conversation=${ID}`);
    expect(await offered()).toContain('Have you done this work before?');
  });

  it('are hidden while the user types', async () => {
    serve(aConversation(), []);
    const { user } = await renderParts(`?conversation=${ID}`);
    await offered();
    await user.type((await sheet()).getByLabelText('Your message'), 'Hello');
    expect(screen.queryByRole('group', { name: 'Tap to send:' })).not.toBeInTheDocument();
    // a draft outlasts the page
    await user.clear((await sheet()).getByLabelText('Your message'));
    await offered();
  });

  it('of a seeker are below the name of the shop', async () => {
    serve(aConversation({ side: 'job_seeker', other: { name: 'Ravi Kumar' } }), [], {
      'GET /api/interview-requests': () => [],
    });
    await renderParts(`?conversation=${ID}`);
    const shown = await sheet(job.company);
    expect(shown.getByText('Waiter · Ravi Kumar')).toBeVisible();
    expect(await offered()).toContain('When can I come to meet you?');
  });
});

describe('a conversation', () => {
  it('shows oldest messages first and read marks, and reports the last read message', async () => {
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

  it('reports nothing as read while the page is hidden', async () => {
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

  it('shows a sent message at once, and in the same place when the server has it', async () => {
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

  it('retains the text of a failed message: it is retried with the same key, or edited', async () => {
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

  it('explains why a message was held, and allows its sender to edit it', async () => {
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

  it("allows a message of the other side to be reported, once, and not the user's own", async () => {
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

  it('shows either side that the team hid a message, which cannot be reported', async () => {
    const messages = [aMessage({ mine: true, text: '', hidden: true }), aMessage({ text: '', hidden: true })];
    serve(aConversation({ lastMessage: messages[0] ?? null }), messages);
    await renderParts(`?conversation=${ID}`);
    const items = await (await log()).findAllByRole('listitem');
    expect(items).toHaveLength(2);
    for (const item of items) expect(item).toHaveTextContent('Our team hid this message. It broke our rules.');
    expect((await sheet()).queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
  });

  it('is read-only when closed; a missing one shows a message', async () => {
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

  it('shows what was not sent before it was closed, without buttons that lead nowhere', async () => {
    draftStore.keep(`conversation:${ID}`, 'I can come on Monday.');
    const held = aMessage({ mine: true, text: 'Call 98450 12345', held: ['phone_number'] });
    serve(aConversation({ closed: true, applicationStatus: 'withdrawn' }), [held]);
    const store = startStore();
    const message = { key: 'k', text: 'Is it near the bus stand?', failed: true };
    store.dispatch(keepUnsent({ conversationId: ID, message }));
    await renderParts(`?conversation=${ID}`, store);
    const texts = (await (await log()).findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringContaining('Call 98450 12345'),
      expect.stringContaining('Is it near the bus stand?'),
      expect.stringMatching(/I can come on Monday\..*Not sent/),
    ]);
    expect((await log()).queryAllByRole('button')).toEqual([]);
    // a draft outlasts the page
    act(() => draftStore.keep(`conversation:${ID}`, ''));
  });

  it('is worded in the language of its reader', async () => {
    await i18n.changeLanguage('kn');
    const told = { ...aConversation().job, occupation: { kn: 'ಸಪ್ಲೈಯರ್' } };
    serve(aConversation({ side: 'job_seeker', job: told }), [aMessage()]);
    await renderParts(`?conversation=${ID}`);
    expect((await sheet(job.company)).getByText('ಸಪ್ಲೈಯರ್')).toBeVisible();
    expect(await (await sheet(job.company)).findByText(/ಜಾಬ್‌ಗಾಗಿ ಯಾವತ್ತೂ ಹಣ ಕೊಡಬೇಡಿ/)).toBeVisible();
  });
});
