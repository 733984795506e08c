import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MessageChannel } from 'node:worker_threads';
import {
  announceNetwork,
  type NotificationScope,
  openNotice,
  readPayload,
  renewSubscription,
  showPush,
} from '../service-worker/push-notifications';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const PAYLOAD = {
  delivery: 'd1',
  token: 't1',
  tag: 'offer-1',
  language: 'hi',
  title: 'New work',
  body: 'Cook in Jayanagar',
  link: '/instant-requests?request=r1',
  notice: 'n1',
  account: 'a1',
  name: 'Asha',
  until: NOW + 120_000,
  over: { title: 'This job is gone', body: 'Somebody took it.' },
};
const NOTICE = { link: PAYLOAD.link, notice: 'n1', account: 'a1', name: 'Asha' };
const UNREADABLE = {
  en: { title: 'Nukkad', body: 'Open Nukkad.' },
  kn: { title: 'Nukkad', body: 'ತೆರೆಯಿರಿ' },
};

type PageWindow = Awaited<ReturnType<NotificationScope['clients']['matchAll']>>[number];

interface Page {
  focused: boolean;
  visibilityState: string;
  answers: boolean;
  log: string[];
}

describe('notifications of the service worker', () => {
  let shown: [string, NotificationOptions][];
  let calls: [string, RequestInit][];
  let opened: string[];
  let pages: Page[];
  let language: string;
  let isTapUsed: boolean;

  /** Throws as Chromium does when a tap focuses or opens a second window. */
  const useTap = (): void => {
    if (isTapUsed) throw new DOMException('Not allowed to open a window.', 'InvalidAccessError');
    isTapUsed = true;
  };
  const scope = (): NotificationScope => ({
    registration: {
      showNotification: (title, options) => Promise.resolve(void shown.push([title, options])),
      pushManager: {
        subscribe: () =>
          Promise.resolve({
            toJSON: () => ({ endpoint: 'https://push.example.net/2', keys: { p256dh: 'p', auth: 'a' } }),
          } as unknown as PushSubscription),
      },
    },
    clients: {
      matchAll: () =>
        Promise.resolve(
          pages.map((page) => {
            const client: PageWindow = {
              ...page,
              focus: async () => {
                useTap();
                page.log.push('focus');
                return Promise.resolve(client);
              },
              postMessage: (_message: unknown, [port]: Transferable[]) => {
                page.log.push('message');
                if (page.answers) (port as MessagePort).postMessage('taken');
              },
            };
            return client;
          }),
        ),
      openWindow: async (url) => {
        useTap();
        return Promise.resolve(void opened.push(url));
      },
    },
    navigator: { language },
    fetch: (address, request) => Promise.resolve((calls.push([address, request]), new Response())),
  });
  const page = (fields: Partial<Page> = {}): Page => {
    const added = { focused: false, visibilityState: 'hidden', answers: true, log: [], ...fields };
    pages.push(added);
    return added;
  };

  beforeEach(() => {
    [shown, calls, opened, pages, language, isTapUsed] = [[], [], [], [], 'en-IN', false];
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    // jsdom has none
    Object.assign(globalThis, { MessageChannel });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'MessageChannel');
  });

  it('shows each message under its tag, whatever the pages report, and confirms it', async () => {
    page({ focused: true, visibilityState: 'visible' });
    for (const body of ['one', 'two', 'three'])
      await showPush(scope(), JSON.stringify({ ...PAYLOAD, body }), UNREADABLE);
    expect(shown.map(([title, { body, tag, lang }]) => [title, body, tag, lang])).toEqual([
      ['New work', 'one', 'offer-1', 'hi'],
      ['New work', 'two', 'offer-1', 'hi'],
      ['New work', 'three', 'offer-1', 'hi'],
    ]);
    expect(calls).toHaveLength(3);
    expect(calls[0]?.[0]).toBe('/api/push/receipts');
    expect(JSON.parse(calls[0]?.[1].body as string)).toEqual({ delivery: 'd1', token: 't1' });
  });

  it('shows a notification for each of ten messages, because a browser ends a subscription with silent ones', async () => {
    const over = JSON.stringify({ ...PAYLOAD, until: NOW - 1 });
    for (const text of [JSON.stringify(PAYLOAD), over, '', '{}', over, over, undefined, 'null', over, over])
      await showPush(scope(), text, UNREADABLE);
    expect(shown).toHaveLength(10);
    expect(shown.filter(([title, { body }]) => !title || !body)).toEqual([]);
  });

  it('says that an offer is gone when its message comes late', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW + 164_000);
    await showPush(scope(), JSON.stringify(PAYLOAD), UNREADABLE);
    expect(shown).toMatchObject([['This job is gone', { body: 'Somebody took it.', tag: 'offer-1' }]]);
  });

  it.each([undefined, '', '{', 'null', '{"title":"x"}', JSON.stringify({ ...PAYLOAD, link: '//evil.example' })])(
    'shows a notification for the message %s, which it cannot read, and confirms nothing',
    async (text) => {
      language = 'kn';
      await showPush(scope(), text, UNREADABLE);
      expect(shown).toMatchObject([['Nukkad', { body: 'ತೆರೆಯಿರಿ' }]]);
      expect(calls).toEqual([]);
    },
  );

  it('reads a whole message', () => {
    expect(readPayload(JSON.stringify(PAYLOAD))).toEqual(PAYLOAD);
  });

  it('shows the notification although the server cannot be told', async () => {
    const offline = { ...scope(), fetch: () => Promise.reject(new Error('offline')) };
    await expect(showPush(offline, JSON.stringify(PAYLOAD), UNREADABLE)).resolves.toBeUndefined();
    expect(shown).toHaveLength(1);
  });

  it('brings the page in use to the front and lets it go there itself, of several pages one', async () => {
    const hidden = page();
    const visible = page({ visibilityState: 'visible' });
    await openNotice(scope(), NOTICE);
    expect([hidden.log, visible.log, opened]).toEqual([[], ['message', 'focus'], []]);
  });

  it('opens a page where there is none, with the notice behind # alone', async () => {
    await openNotice(scope(), NOTICE);
    expect(opened).toEqual(['/instant-requests?request=r1#notice=n1&account=a1&name=Asha']);
  });

  it('passes the notice to the next page where the first does not answer', async () => {
    const hidden = page();
    const silent = page({ focused: true, visibilityState: 'visible', answers: false });
    jest.useFakeTimers({ doNotFake: ['Date'] });
    const done = openNotice(scope(), NOTICE);
    await jest.advanceTimersByTimeAsync(500);
    await done;
    expect([silent.log, hidden.log, opened]).toEqual([['message'], ['message', 'focus'], []]);
  });

  it('opens a page where no open one answers', async () => {
    page({ answers: false });
    page({ answers: false, visibilityState: 'visible' });
    jest.useFakeTimers({ doNotFake: ['Date'] });
    const done = openNotice(scope(), NOTICE);
    await jest.advanceTimersByTimeAsync(500);
    await jest.advanceTimersByTimeAsync(500);
    await done;
    expect(opened).toHaveLength(1);
  });

  it('informs all open pages that there is a network, and needs no tap for it', async () => {
    const silent = [page({ answers: false }), page({ answers: false, focused: true })];
    await announceNetwork(scope());
    expect(silent.map(({ log }) => log)).toEqual([['message'], ['message']]);
    expect([isTapUsed, opened]).toEqual([false, []]);
  });

  it('gives the server the new address of the browser', async () => {
    const options = { applicationServerKey: new ArrayBuffer(1), userVisibleOnly: true };
    await renewSubscription(scope(), { endpoint: 'https://push.example.net/1', options });
    expect(calls[0]?.[0]).toBe('/api/push/subscription');
    expect(JSON.parse(calls[0]?.[1].body as string)).toEqual({
      endpoint: 'https://push.example.net/2',
      p256dh: 'p',
      auth: 'a',
      replaces: 'https://push.example.net/1',
    });
    await renewSubscription(scope(), null);
    expect(calls).toHaveLength(1);
  });
});
