import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { installEventSource } from '../../test/event-source';
import { fakeServer } from '../../test/fake-server';
import { aSeeker } from '../../test/people';
import { makeWrapper } from '../../test/render-app';
import { LiveUpdates } from '../entities/event/components/LiveUpdates';
import { notificationsApi } from '../features/notifications/api/notifications-api';
import { chooseLanguage } from '../shared/i18n/i18n';

const ME = aSeeker();
const TITLES: Readonly<Record<string, string>> = { en: 'You have the work', kn: 'ಕೆಲಸ ನಿಮಗೆ ಸಿಕ್ಕಿತು' };

let removeEventSource: () => void;
beforeEach(() => {
  removeEventSource = installEventSource();
});
afterEach(async () => {
  removeEventSource();
  await chooseLanguage('en');
  localStorage.clear();
});

function Bell() {
  const { data } = notificationsApi.usePageNotificationsInfiniteQuery();
  return <p>{data?.pages[0]?.items[0]?.title}</p>;
}

it('a notice that is on the screen appears in the language that its reader chooses', async () => {
  const notice = { id: ME.id, message: '', link: '/', isRead: true, createdAt: new Date().toISOString() };
  fakeServer({
    'GET /api/auth/user': () => ME,
    'GET /api/notifications': ({ headers }) =>
      Response.json([{ ...notice, title: TITLES[headers.get('Accept-Language') ?? ''] }], {
        headers: { 'X-Unread-Count': '0' },
      }),
  });
  const Wrapper = makeWrapper();
  render(
    <Wrapper>
      <LiveUpdates userId={ME.id} />
      <Bell />
    </Wrapper>,
  );
  expect(await screen.findByText('You have the work')).toBeVisible();
  await act(() => chooseLanguage('kn'));
  await waitFor(() => expect(screen.getByText('ಕೆಲಸ ನಿಮಗೆ ಸಿಕ್ಕಿತು')).toBeVisible());
});
