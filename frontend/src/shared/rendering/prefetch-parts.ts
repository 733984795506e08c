import { onPrefetchable, prefetchable } from './prefetchable-parts';
import { whenIdle } from './when-idle';

/** Which parts the page may fetch: none, those that a first tap opens, or all. */
let allowed: 'none' | 'first' | 'all' = 'none';
/** The run that fetches parts. */
let run: Promise<void> = Promise.resolve();

/** Returns whether the user asked the browser to save data. Unknown outside Chromium, where it counts as no. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve, 2000));

/** Removes and returns the next part that may be fetched. */
function takeNext(): (() => Promise<unknown>) | undefined {
  const first = prefetchable.findIndex(({ isFirst }) => isFirst);
  const next = first < 0 && allowed === 'all' ? 0 : first;
  return next < 0 ? undefined : prefetchable.splice(next, 1)[0]?.load;
}

async function fetchAllowed(): Promise<void> {
  for (let load = takeNext(); load; load = takeNext()) {
    await idle();
    await load().catch(() => undefined);
  }
  if (allowed === 'all') document.documentElement.dataset['parts'] = 'fetched';
}

function start(): Promise<void> {
  if (allowed === 'all') document.documentElement.dataset['parts'] = 'fetching';
  run = run.then(fetchAllowed);
  return run;
}

/** Fetches what `permission` permits now, and later each part of a script that loads after this. */
function allow(permission: 'first' | 'all'): Promise<void> {
  if (savesData()) return Promise.resolve();
  if (allowed !== 'all') allowed = permission;
  // a page that loads after the prefetch has started prefetches its own modules as well
  onPrefetchable(() => void start());
  return start();
}

/** Fetches the parts that a first tap usually opens (`prefetch: 'first'`), as `prefetchParts` does. */
export const prefetchFirstParts = (): Promise<void> => allow('first');

/**
 * Fetches the parts that were not drawn so far, one after another and each while the browser is idle, so that their
 * first tap needs no network, and afterwards each part of a script that loads later. Has no effect if the user saves
 * data. A part that cannot be fetched is fetched when it is drawn. The attribute `data-parts` of the document is
 * `fetched` while none is left.
 */
export const prefetchParts = (): Promise<void> => allow('all');
