import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Notification } from '@nukkad/api-client/generated/api.gen';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { FakeEventSource, installEventSource } from '../../../test/event-source';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { setMedia } from '../../../test/media';
import { aSeeker } from '../../../test/people';
import { makeWrapper, renderApp } from '../../../test/render-app';
import { aProposal, aRequest, stateOf } from '../../entities/interview/testing/requests';
import { i18n } from '../../shared/i18n/i18n';
import { notificationsApi } from './api/notifications-api';

const aNotification = (number: number, changes: Partial<Notification> = {}): Notification => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  title: `News ${number}`,
  message: `Message ${number}`,
  link: '/?section=rewards',
  isRead: false,
  createdAt: new Date(Date.now() - number * 3600_000).toISOString(),
  ...changes,
});
const REWARDS = {
  ...{ code: 'A', link: '', rewardPerPerson: 1, earned: 0, joined: 0, counted: 0, accountDays: 7, invited: [] },
  sums: { checking: '0', review: '0', ready: '0', under_way: '0', paid: '0', refused: '0' },
};

/** The server's notifications; they can be changed while the page is open. */
class Told {
  constructor(public list: Notification[]) {}
  get unread(): number {
    return this.list.filter((item) => !item.isRead).length;
  }
  answer: Answer = ({ query }) =>
    Response.json(this.list.slice(0, Number(query.get('limit'))), {
      headers: { 'X-Unread-Count': String(this.unread) },
    });
}

async function open(told: Told, more: Record<string, Answer> = {}, search = '') {
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/rewards': () => REWARDS,
    'GET /api/notifications': told.answer,
    ...more,
  });
  const app = renderApp(`/job-seeker?section=rewards${search}`);
  const bell = await screen.findByRole('button', { name: /^Notifications/, hidden: true });
  return { ...app, server, bell };
}
const readPath = (number: number): string => `POST /api/notifications/${aNotification(number).id}/read`;

/** A wide screen: the panel hangs under the bell. */
const setScreen = (wide: boolean): void => setMedia((query) => wide && query.includes('min-width'));

describe('an invitation to an interview', () => {
  const request = aRequest({ askedBy: 'employer', place: '12 Church Street', proposal: aProposal() });
  const ANSWER = `POST /api/interview-requests/${request.id}/proposal/answer`;

  it('is accepted in the list of the bell', async () => {
    const { user, server, bell } = await open(new Told([aNotification(1)]), {
      'GET /api/interview-requests': () => [request, aRequest({ status: 'confirmed', askedBy: 'employer' })],
      [ANSWER]: () => stateOf(request, { status: 'confirmed' }),
    });
    await user.click(bell);
    const waiting = within(await screen.findByRole('list', { name: 'You are invited' }));
    expect(waiting.getAllByRole('article')).toHaveLength(1);
    server.answer('GET /api/interview-requests', () => [{ ...request, status: 'confirmed', proposal: null }]);
    await user.click(waiting.getByRole('button', { name: 'Accept Namma Tiffin' }));
    await waitFor(() => expect(server.of(ANSWER)[0]?.body).toMatchObject({ answer: 'accepted' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'You are invited' })).not.toBeInTheDocument());
    expect(screen.getByRole('list', { name: 'Notifications' })).toBeVisible();
  });

  it('is not requested in the bell of an employer', async () => {
    const { user, server, bell } = await open(new Told([aNotification(1)]), {
      'GET /api/auth/user': () => ({ ...aSeeker(), role: 'employer' }),
    });
    await user.click(bell);
    await screen.findByRole('list', { name: 'Notifications' });
    expect(server.of('GET /api/interview-requests')).toEqual([]);
  });
});

describe('the bell', () => {
  beforeEach(() => setScreen(true));

  it('shows the number of unread notifications, up to 99', async () => {
    const many = Array.from({ length: 120 }, () => aNotification(1));
    const { bell } = await open(new Told(many));
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications, 120 unread'));
    expect(bell).toHaveTextContent('99+');
  });

  it('shows no number without unread notifications', async () => {
    const { bell, user } = await open(new Told([]));
    expect(bell).toHaveAccessibleName('Notifications');
    await user.click(bell);
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(await within(panel).findByText('No notifications yet')).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  });

  it.each([true, false])('shows the list, newest first, with unread marks (wide screen: %s)', async (wide) => {
    setScreen(wide);
    const { bell, user } = await open(new Told([aNotification(1), aNotification(2, { isRead: true })]));
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications, 1 unread'));
    await user.click(bell);
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    const items = await within(panel).findAllByRole('link');
    expect(items.map((item) => item.textContent)).toEqual([
      'Unread News 1Message 11 hour ago',
      'News 2Message 22 hours ago',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bell).toHaveFocus();
  });

  it.each([true, false])('names its list in the address, and Back closes it (wide screen: %s)', async (wide) => {
    setScreen(wide);
    const { bell, user, router } = await open(new Told([aNotification(1)]));
    await user.click(bell);
    await screen.findByRole('dialog', { name: 'Notifications' });
    expect(router.state.location.search).toBe('?section=rewards&notifications=1');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?section=rewards');
  });

  it.each([true, false])('shows the list by a shared address, closed in its place (wide screen: %s)', async (wide) => {
    setScreen(wide);
    const { user, router } = await open(new Told([aNotification(1)]), {}, '&notifications=1');
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(await panel.findByRole('link', { name: /News 1/ })).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/job-seeker', search: '?section=rewards' }),
    );
  });

  it('leads Back from the target of a notification to the page, not to the list', async () => {
    const { bell, user, router } = await open(new Told([aNotification(1, { link: '/employer', isRead: true })]));
    await user.click(bell);
    await user.click(await screen.findByRole('link', { name: /News 1/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/employer'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.search).toBe('?section=rewards'));
  });

  it('opens the target of a notification, closes, and marks it as read at once', async () => {
    const told = new Told([aNotification(1, { link: '/employer' }), aNotification(2)]);
    const { bell, user, server, router } = await open(told, {
      [readPath(1)]: () => {
        told.list = [aNotification(1, { isRead: true }), aNotification(2)];
        return { unread: 1 };
      },
    });
    await user.click(bell);
    await user.click(await screen.findByRole('link', { name: /News 1/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/employer'));
    expect(server.of(readPath(1))).toHaveLength(1);
    await waitFor(() => expect(bell).not.toBeInTheDocument());
    const newBell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    await user.click(newBell);
    expect(await screen.findByRole('link', { name: /^News 1/ })).toBeVisible();
  });

  it('marks all as read', async () => {
    const told = new Told([aNotification(1), aNotification(2)]);
    const { bell, user } = await open(told, { 'POST /api/notifications/read-all': () => ({ unread: 0 }) });
    await user.click(bell);
    await screen.findAllByRole('link', { name: /Unread/ });
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryAllByRole('link', { name: /Unread/ })).toEqual([]));
    expect(bell).toHaveAccessibleName('Notifications');
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  });

  it('restores unread marks that the server did not receive', async () => {
    const { bell, user } = await open(new Told([aNotification(1)]), {
      'POST /api/notifications/read-all': () => problem(500, 'Oops'),
      [readPath(1)]: () => problem(500, 'Oops'),
    });
    await user.click(bell);
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText("We couldn't mark them as read. Please try again.")).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Unread News 1/ }));
    await waitFor(() => expect(bell).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    expect(await screen.findByRole('link', { name: /Unread News 1/ })).toBeVisible();
  });

  it('shows a notification as unread again, without reloading the list, if the server did not receive the change', async () => {
    const READ = readPath(1);
    const server = fakeServer({
      'GET /api/auth/user': () => aSeeker(),
      'GET /api/notifications': new Told([aNotification(1)]).answer,
      [READ]: () => problem(500, 'Oops'),
    });
    const { result } = renderHook(
      () => ({
        list: notificationsApi.usePageNotificationsInfiniteQuery(),
        mark: notificationsApi.useMarkNotificationReadMutation()[0],
      }),
      { wrapper: makeWrapper() },
    );
    const shown = (): unknown => result.current.list.data?.pages.flatMap(({ items }) => items.map((one) => one.isRead));
    await waitFor(() => expect(shown()).toEqual([false]));
    await act(async () => void (await result.current.mark({ id: aNotification(1).id })));
    expect(server.of(READ)).toHaveLength(1);
    expect(server.of('GET /api/notifications')).toHaveLength(1);
    expect(shown()).toEqual([false]);
  });

  it('shows older ones when asked for', async () => {
    const { bell, user, server } = await open(new Told([]));
    server.answer('GET /api/notifications', ({ query }) =>
      query.has('cursor')
        ? [aNotification(2)]
        : Response.json([aNotification(1)], {
            headers: { Link: '</api/notifications?limit=20&cursor=abc>; rel="next"', 'X-Unread-Count': '2' },
          }),
    );
    await user.click(bell);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: /News 2/ })).toBeVisible();
    expect(server.of('GET /api/notifications').at(-1)?.query.get('cursor')).toBe('abc');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('shows a failure to load the list, and retries', async () => {
    const { bell, user, server } = await open(new Told([]));
    server.answer('GET /api/notifications', () => problem(500, 'Oops'));
    await user.click(bell);
    expect(await screen.findByText('Your notifications did not load')).toBeVisible();
    server.answer('GET /api/notifications', new Told([aNotification(1)]).answer);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /News 1/ })).toBeVisible();
  });

  it('shows its texts in Hindi', async () => {
    await i18n.changeLanguage('hi');
    fakeServer({ 'GET /api/auth/user': () => aSeeker(), 'GET /api/rewards': () => REWARDS });
    const { user } = renderApp('/job-seeker?section=rewards');
    await user.click(await screen.findByRole('button', { name: 'नोटिफ़िकेशन' }));
    expect(await screen.findByText('अभी कोई नोटिफ़िकेशन नहीं')).toBeVisible();
  });
});

describe('live updates', () => {
  let remove: () => void;
  beforeEach(() => {
    setScreen(true);
    remove = installEventSource();
  });
  afterEach(() => remove());

  it('show a new notification at the bell and in the open list, and announce it', async () => {
    const told = new Told([aNotification(2)]);
    const { bell, user } = await open(told);
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications, 1 unread'));
    await user.click(bell);
    await screen.findByRole('link', { name: /News 2/ });
    expect(screen.queryByText('You have a new notification.')).not.toBeInTheDocument();
    told.list = [aNotification(1), aNotification(2)];
    FakeEventSource.last.say('change', [{ topic: 'notifications' }], '1-1');
    expect(await screen.findByRole('link', { name: /News 1/ })).toBeVisible();
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications, 2 unread'));
    expect(screen.getByText('You have a new notification.')).toBeInTheDocument();
  });

  it('load nothing for a topic that the page does not know', async () => {
    const { server } = await open(new Told([]));
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    const before = server.calls.length;
    FakeEventSource.last.say('change', [{ topic: 'weather' }], '1-1');
    // effects of this second change would follow any effects of the first one
    FakeEventSource.last.say('change', [{ topic: 'user' }], '1-2');
    await waitFor(() => expect(server.of('GET /api/auth/user')).toHaveLength(2));
    expect(server.calls.slice(before).map(({ call }) => call)).toEqual(['GET /api/auth/user']);
  });

  it('reload the displayed data when too many events were missed', async () => {
    const { server } = await open(new Told([]));
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    const before = server.of('GET /api/notifications').length;
    FakeEventSource.last.say('reset', {}, '1-1');
    await waitFor(() => expect(server.of('GET /api/notifications').length).toBeGreaterThan(before));
  });

  it('show that the session has ended, but retain the page during a failed refresh', async () => {
    const { server } = await open(new Told([]));
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    server.answer('GET /api/auth/user', () => problem(503, 'Busy'));
    FakeEventSource.last.say('change', [{ topic: 'user' }], '1-1');
    await waitFor(() => expect(server.of('GET /api/auth/user')).toHaveLength(2));
    expect(screen.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible();
    server.answer('GET /api/auth/user', () => problem(401, 'Please sign in'));
    FakeEventSource.last.say('end', {});
    expect(await screen.findByRole('heading', { level: 1, name: 'You have been signed out' })).toBeVisible();
  });
});
