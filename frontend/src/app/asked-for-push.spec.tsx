import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../test/fake-server';
import { aSeeker } from '../../test/people';
import { makeWrapper, startStore } from '../../test/render-app';
import { selectPushStep } from '../entities/push/model/push-offer';
import { useSession } from '../entities/session/hooks/useSession';
import { useRespondToRequest } from '../features/instant-work/requests/hooks/useRespondToRequest';
import { useSavedSearches } from '../features/saved-searches/hooks/useSavedSearches';
import { toastStore } from '../shared/ui/toast/toast-store';

const ME = aSeeker();
const ID = '5a7ed000-0000-4000-8000-000000000001';
const RESPOND = `POST /api/job-requests/${ID}/respond`;
const SAVE = 'POST /api/saved-searches';
const SEARCH = { search: 'cook', radius: 20, latitude: 12.97, longitude: 77.59 };

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  toastStore.clear();
});

const answered = (status: string) => () => ({ message: 'Done.', status, undoUntil: null, engagementId: null });
const saved = () => ({
  ...{ id: ID, name: '', category: null, jobType: null, minPay: null, placeId: null, state: 'active', ...SEARCH },
  ...{ link: '/job-seeker', createdAt: new Date().toISOString(), openedAt: new Date().toISOString() },
});

/** The actions of a signed-in page. */
async function openPage(answers: Record<string, Answer>) {
  fakeServer({
    'GET /api/auth/user': () => ME,
    'GET /api/job-requests': () => [],
    'GET /api/saved-searches': () => [],
    ...answers,
  });
  const store = startStore();
  const { result } = renderHook(
    () => ({ user: useSession().user, request: useRespondToRequest(ID), searches: useSavedSearches() }),
    { wrapper: makeWrapper(store) },
  );
  await waitFor(() => expect(result.current.user?.id).toBe(ME.id));
  // this browser cannot show notifications, so that the question about WhatsApp follows at once
  return { page: result, step: () => selectPushStep(store.getState()) };
}

describe('the question about notifications of this device', () => {
  it('follows the first booking', async () => {
    const { page, step } = await openPage({ [RESPOND]: answered('accepted') });
    expect(step()).toBe('none');
    await act(() => page.current.request.accept());
    await waitFor(() => expect(step()).toBe('answered'));
  });

  it('follows the first saved search', async () => {
    const { page, step } = await openPage({ [SAVE]: saved });
    await act(() => page.current.searches.save(SEARCH));
    await waitFor(() => expect(step()).toBe('answered'));
  });

  it('follows neither a refused offer nor a failure', async () => {
    const { page, step } = await openPage({
      [RESPOND]: ({ body }) =>
        (body as { response: string }).response === 'declined' ? answered('declined')() : problem(409, 'Filled.'),
      [SAVE]: () => problem(409, 'Too many.'),
    });
    await act(() => page.current.request.decline());
    await act(() => page.current.request.accept());
    await act(() => page.current.searches.save(SEARCH));
    expect(step()).toBe('none');
  });
});
