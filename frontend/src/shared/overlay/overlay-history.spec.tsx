import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { overlaysIn, createOverlayHistory, overlayHistory } from './overlay-history';
import { covers, depth, openPage } from './testing/open-overlay-page';

afterEach(() => overlayHistory.attachRouter(createMemoryRouter([{ path: '/', element: null }])));

describe('an overlay', () => {
  it('is closed by Back, which stays on the page', async () => {
    const { router, press, back } = openPage('/');
    await press('open menu');
    await waitFor(() => expect(depth(router)).toBe(1));
    await back();
    expect(covers()).toEqual([]);
    expect(router.state.location.pathname).toBe('/');
    await back();
    expect(router.state.location.pathname).toBe('/before');
  });

  it('has its entry before the browser draws it, so that Back at once closes it', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      const { router } = openPage('/');
      act(() => screen.getByRole('button', { name: 'open menu' }).click());
      await act(async () => Promise.resolve());
      expect(depth(router)).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('removes its entry when it is closed by its button', async () => {
    const { router, press, back } = openPage('/');
    await press('open menu');
    await waitFor(() => expect(depth(router)).toBe(1));
    await press('close menu');
    await waitFor(() => expect(depth(router)).toBe(0));
    await back();
    expect(router.state.location.pathname).toBe('/before');
  });

  it('are closed one by one when several are open', async () => {
    const { router, press, back } = openPage('/');
    await press('open menu');
    await press('ask');
    await waitFor(() => expect(depth(router)).toBe(2));
    await back();
    expect(covers()).toEqual(['menu']);
    await back();
    expect(covers()).toEqual([]);
    expect(router.state.location.pathname).toBe('/');
  });

  it('retains the entry when another one replaces it', async () => {
    const { router, press, back } = openPage('/');
    await press('open menu');
    await waitFor(() => expect(depth(router)).toBe(1));
    const { key } = router.state.location;
    await press('swap');
    expect(covers()).toEqual(['form']);
    expect(router.state.location.key).toBe(key);
    await back();
    expect(covers()).toEqual([]);
  });

  it('leaves no entry that does nothing when a link in it leads away', async () => {
    const { router, press, follow, back } = openPage('/');
    await press('open menu');
    await waitFor(() => expect(depth(router)).toBe(1));
    await follow('elsewhere');
    await screen.findByText('other page');
    await back();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await waitFor(() => expect(depth(router)).toBe(0));
    await back();
    expect(router.state.location.pathname).toBe('/before');
  });

  it('and was open before a reload leaves its entry, when the address does not name it', async () => {
    const { router, back } = openPage('/', { pathname: '/', search: '', state: { covers: ['plain'] } });
    await waitFor(() => expect(depth(router)).toBe(0));
    await back();
    expect(router.state.location.pathname).toBe('/before');
  });
});

describe('an overlay that is named in the URL', () => {
  it('is closed by Back and by its button, and open again after a reload', async () => {
    const { router, press, back } = openPage('/?section=a');
    await press('open job');
    expect(router.state.location.search).toBe('?section=a&job=7');
    await back();
    expect(covers()).toEqual([]);
    expect(router.state.location.search).toBe('?section=a');
    await press('open job');
    await press('close job 7');
    await waitFor(() => expect(router.state.location.search).toBe('?section=a'));
    await back();
    expect(router.state.location.pathname).toBe('/before');
  });

  it('is closed before the page is left when a shared link opened it', async () => {
    const { router, back } = openPage('/?job=7');
    expect(covers()).toEqual(['job 7']);
    await waitFor(() => expect(depth(router)).toBe(1));
    await back();
    await waitFor(() => expect(covers()).toEqual([]));
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
  });

  it('are closed one by one when a shared link opened several', async () => {
    const { router, press, back } = openPage('/?job=7&sheet=report');
    expect(covers()).toEqual(['job 7', 'report']);
    await waitFor(() => expect(depth(router)).toBe(2));
    await back();
    await waitFor(() => expect(covers()).toEqual(['job 7']));
    await waitFor(() => expect(depth(router)).toBe(1));
    expect(router.state.location.search).toBe('?job=7');
    await press('ask about it');
    await waitFor(() => expect(depth(router)).toBe(2));
    await back();
    expect(covers()).toEqual(['job 7']);
    await back();
    await waitFor(() => expect(covers()).toEqual([]));
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
    await back();
    expect(router.state.location.pathname).toBe('/before');
  });

  it('leaves the overlay below when its button closes it and a shared link opened both', async () => {
    const { router, press } = openPage('/?job=7&sheet=report');
    await waitFor(() => expect(depth(router)).toBe(2));
    await press('close report');
    await waitFor(() => expect(router.state.location.search).toBe('?job=7'));
    await waitFor(() => expect(covers()).toEqual(['job 7']));
    await waitFor(() => expect(depth(router)).toBe(1));
  });

  it('retains its entry while its replacement is still loading, when a link opened it', async () => {
    const { router, press } = openPage('/?job=7');
    await waitFor(() => expect(depth(router)).toBe(1));
    await press('another');
    await act(() => new Promise<void>((done) => overlayHistory.whenIdle(done)));
    expect(router.state.location.search).toBe('?job=loading+8');
    expect(depth(router)).toBe(1);
  });

  it('can have another overlay on top', async () => {
    const { router, press, back } = openPage('/');
    await press('open job');
    await press('ask about it');
    await waitFor(() => expect(depth(router)).toBe(2));
    await back();
    expect(covers()).toEqual(['job 7']);
    await back();
    expect(covers()).toEqual([]);
  });
});

it('an address that is written during a close is written after the entry is removed', async () => {
  const router = createMemoryRouter([{ path: '/', element: null }]);
  const history = createOverlayHistory();
  history.attachRouter(router);
  const close = history.open(() => undefined);
  await waitFor(() => expect(overlaysIn(router.state.location.state)).toHaveLength(1));
  close();
  history.whenIdle(() => void router.navigate('/?near=1'));
  await waitFor(() => expect(router.state.location.search).toBe('?near=1'));
  await act(() => router.navigate(-1));
  expect(router.state.location).toMatchObject({ search: '' });
  expect(overlaysIn(router.state.location.state)).toEqual([]);
});
