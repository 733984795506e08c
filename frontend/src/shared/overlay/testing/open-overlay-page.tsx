import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { overlayHistory } from '../overlay-history';
import { useOverlayParam } from '../useOverlayParam';
import { useOverlay } from '../useOverlay';

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
export function openPage(...entries: (string | { pathname: string; search: string; state: unknown })[]) {
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

/** Returns the names of the open overlays. */
export const covers = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'));
/** Returns the number of overlays that the history entry names. */
export const depth = (router: ReturnType<typeof createMemoryRouter>) =>
  ((router.state.location.state as { covers?: string[] } | null)?.covers ?? []).length;
