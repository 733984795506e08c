/** Lets the browser draw, and answer to its user, between two parts of the work. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// evaluated in one go, all of it would keep a slow phone from answering for a third of a second
import('./libraries')
  .then(nextTask)
  .then(() => import('./router'))
  .then(nextTask)
  .then(() => import('./start'))
  .then(({ started }) => started)
  // what the server drew stays to be read; with the network the rest comes
  .catch((error) => {
    console.error(error);
    addEventListener('online', () => location.reload(), { once: true });
  });
