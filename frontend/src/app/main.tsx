import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followServerClock } from '../shared/clock/server-clock';
import { startI18n } from '../shared/i18n/i18n';
import { hasPendingWrites } from '../shared/session/pending-writes-key';
import { askForSession } from '../shared/session/useSession';
import { Providers } from './providers';
import { routes } from './router';
import { makeStore } from './store';
import { validateWithoutEval } from './validation-without-eval';

validateWithoutEval();
followServerClock();

const store = makeStore();
// three things that need the network start together: who is there, the texts, and the page itself
void store.dispatch(askForSession());
const textsReady = startI18n();
const router = createBrowserRouter(routes);
const root = document.getElementById('root');

void textsReady.then(async () => {
  if (!root) return;
  // a part that cannot be fetched keeps nobody from the page
  if (hasPendingWrites())
    await import('./resume-writes').then(({ resumeWrites }) => resumeWrites(store, router)).catch(console.error);
  createRoot(root).render(
    <StrictMode>
      <Providers store={store}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
});
