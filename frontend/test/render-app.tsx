import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../src/app/providers';
import { routes } from '../src/app/router';
import { makeStore } from '../src/app/store';
import { overlayHistory } from '../src/shared/overlay/overlay-history';
import '../src/shared/theme/component-overrides';
import { askForSession } from '../src/entities/session/hooks/useSession';

/** Creates a store that asks for the session; call `fakeServer` first. */
export function startStore() {
  const store = makeStore();
  void store.dispatch(askForSession());
  return store;
}

/** Opens an address of the product as a visitor would; set up `fakeServer` before it. */
export function renderApp(path: string) {
  const store = startStore();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  overlayHistory.attachRouter(router);
  const view = render(
    <Providers store={store}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, router, store, user: userEvent.setup({ delay: null, skipHover: true }) };
}

/**
 * Returns the providers of a hook or a component, by default with a new store; call `fakeServer` first. For `render`
 * and `renderHook`.
 */
export function makeWrapper(store = startStore()) {
  return function Wrapper({ children }: { children: ReactNode }) {
    return <Providers store={store}>{children}</Providers>;
  };
}
