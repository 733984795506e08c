import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { overlaysIn, createOverlayHistory, overlayHistory } from './overlay-history';
import { useOverlayParam } from './useOverlayParam';
import { useOverlay } from './useOverlay';

function TestOverlay({ name, onClose, children }: { name: string; onClose: () => void; children?: React.ReactNode }) {
  useOverlay(true, onClose);
  return (
    <section aria-label={name}>
      <button onClick={onClose}>close {name}</button>
      {children}
    </section>
  );
}

function Page() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const job = useOverlayParam('job', 'sheet');
  const form = useOverlayParam('step');
  const drawer = useOverlayParam('drawer');
  const sheet = useOverlayParam('sheet');
  const add = (name: string) => setOpen((before) => [...before, name]);
  const remove = (name: string) => setOpen((before) => before.filter((other) => other !== name));
  return (
    <main>
      <button onClick={() => add('menu')}>open menu</button>
      <button onClick={() => setOpen(['form'])}>swap</button>
      <button onClick={() => job.open('7')}>open job</button>
      <button onClick={() => form.open('1')}>open form</button>
      <button onClick={() => drawer.open('list')}>open drawer</button>
      {open.map((name) => (
        <TestOverlay key={name} name={name} onClose={() => remove(name)}>
          <button onClick={() => add('question')}>ask</button>
          <Link to="/other" onClick={() => remove(name)}>
            elsewhere
          </Link>
        </TestOverlay>
      ))}
      {job.value && !job.value.includes('loading') && (
        <TestOverlay name={`job ${job.value}`} onClose={job.close}>
          <button onClick={() => add('question')}>ask about it</button>
          <button onClick={() => job.replace('loading 8')}>another</button>
        </TestOverlay>
      )}
      {form.value && (
        <TestOverlay name="form" onClose={form.close}>
          <button onClick={() => form.replace(`${Number(form.value) + 1}`)}>next step</button>
          <button onClick={() => add('question')}>ask in the form</button>
        </TestOverlay>
      )}
      {drawer.value && (
        <TestOverlay name="drawer" onClose={() => overlayHistory.removeParams('drawer')}>
          <button onClick={() => drawer.open('panel')}>open panel</button>
        </TestOverlay>
      )}
      {drawer.value === 'panel' && (
        <TestOverlay name="panel" onClose={() => overlayHistory.restoreParam('drawer', 'list')}>
          <button onClick={() => add('question')}>ask in the panel</button>
        </TestOverlay>
      )}
      {job.value && sheet.value && <TestOverlay name={sheet.value} onClose={sheet.close} />}
    </main>
  );
}

/** Opens the page at the end of `entries`. */
function openPage(...entries: (string | { pathname: string; search: string; state: unknown })[]) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Page /> },
      { path: '/before', element: <p>before</p> },
      { path: '/other', element: <p>other page</p> },
    ],
    { initialEntries: ['/before', ...entries] },
  );
  overlayHistory.attachRouter(router);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup({ delay: null });
  return {
    router,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    follow: (name: string) => user.click(screen.getByRole('link', { name })),
    back: () => act(() => router.navigate(-1)),
  };
}
const covers = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'));
const depth = (router: ReturnType<typeof createMemoryRouter>) =>
  ((router.state.location.state as { covers?: string[] } | null)?.covers ?? []).length;

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

describe('an overlay with several steps in its address', () => {
  it('has one entry, which Back removes at any step', async () => {
    const { router, press, back } = openPage('/');
    await press('open form');
    await press('next step');
    await press('next step');
    expect(router.state.location.search).toBe('?step=3');
    await back();
    await waitFor(() => expect(covers()).toEqual([]));
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
  });

  it('can have another overlay on top at a later step, which Back closes alone', async () => {
    const { router, press, back } = openPage('/');
    await press('open form');
    await press('next step');
    await press('ask in the form');
    await waitFor(() => expect(depth(router)).toBe(2));
    await back();
    await waitFor(() => expect(covers()).toEqual(['form']));
    expect(router.state.location.search).toBe('?step=2');
  });

  it('is closed before the page is left when a link opened it, also after a reload at a later step', async () => {
    const { router, press, back } = openPage('/?step=1');
    await waitFor(() => expect(depth(router)).toBe(1));
    await press('next step');
    await back();
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '' }));
    await waitFor(() => expect(covers()).toEqual([]));
    cleanup();

    const state = { covers: ['named'] };
    const again = openPage('/?step=1', { pathname: '/', search: '?step=2', state });
    expect(covers()).toEqual(['form']);
    await again.back();
    await waitFor(() => expect(again.router.state.location).toMatchObject({ pathname: '/', search: '' }));
    await waitFor(() => expect(covers()).toEqual([]));
  });
});

describe('a drawer and its panel, both in the address', () => {
  it.each([
    ['opened by hand', false],
    ['opened by a link', true],
  ])('are closed one after the other by Back when %s', async (_how, byLink) => {
    const { router, press, back } = openPage(byLink ? '/?drawer=panel' : '/');
    if (!byLink) {
      await press('open drawer');
      await press('open panel');
    }
    await waitFor(() => expect(depth(router)).toBe(2));
    expect(router.state.location.search).toBe('?drawer=panel');
    await back();
    await waitFor(() => expect(covers()).toEqual(['drawer']));
    expect(router.state.location.search).toBe('?drawer=list');
    await waitFor(() => expect(depth(router)).toBe(1));
    await back();
    await waitFor(() => expect(covers()).toEqual([]));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '' }));
  });

  it.each([
    ['by hand', false],
    ['by a link', true],
  ])('are closed together, and the panel alone by its own button, when opened %s', async (_how, byLink) => {
    const { router, press, back } = openPage(byLink ? '/?drawer=panel' : '/');
    if (!byLink) {
      await press('open drawer');
      await press('open panel');
    }
    await waitFor(() => expect(depth(router)).toBe(2));
    await press('close panel');
    await waitFor(() => expect(covers()).toEqual(['drawer']));
    await waitFor(() => expect(router.state.location.search).toBe('?drawer=list'));
    await press('open panel');
    await waitFor(() => expect(depth(router)).toBe(2));
    await press('close drawer');
    await waitFor(() => expect(covers()).toEqual([]));
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
    await back();
    expect(router.state.location.pathname).toBe('/before');
  });

  it('can have another overlay on top, which Back closes alone', async () => {
    const { router, press, back } = openPage('/');
    await press('open drawer');
    await press('open panel');
    await press('ask in the panel');
    await waitFor(() => expect(depth(router)).toBe(3));
    await back();
    await waitFor(() => expect(covers()).toEqual(['drawer', 'panel']));
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
