/** Lets the browser draw, and answer to its user, between two parts of the work. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// evaluated in one go, all of it would keep a slow phone from answering for a third of a second
void import('./libraries')
  .then(nextTask)
  .then(() => import('./router'))
  .then(nextTask)
  .then(() => import('./start'));
