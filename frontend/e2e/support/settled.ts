import { EventEmitter, once } from 'node:events';
import type { Page, Request } from '@playwright/test';

/** The requests of a page: which have no answer yet, and how many there were. */
interface Requests {
  open: Set<Request>;
  begun: number;
  /** Emits an event for each request that ends. */
  ended: EventEmitter;
}

const known = new WeakMap<Page, Requests>();

/** Watches the requests of a page from now on, except the event stream, which never ends. */
export function watchRequests(page: Page): Requests {
  const watched = known.get(page);
  if (watched) return watched;
  const requests: Requests = { open: new Set(), begun: 0, ended: new EventEmitter() };
  known.set(page, requests);
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return;
    // a new document discards the pending requests of the previous document
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.open.clear();
    requests.open.add(request);
    requests.begun++;
  });
  const end = (request: Request) => {
    requests.open.delete(request);
    requests.ended.emit('one');
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return requests;
}

/** In the page: waits until the fonts are loaded, no loading indicator is visible, and nothing moves or is redrawn. */
async function untilStill(): Promise<void> {
  const isBusy = () =>
    // delayed calls (layout-shift.ts) are no requests yet
    ((window as unknown as { heldCalls?: { count: number } }).heldCalls?.count ?? 0) > 0 ||
    document.fonts.status !== 'loaded' ||
    document.querySelector('[role="progressbar"], [aria-busy="true"]') !== null ||
    document
      .getAnimations()
      .some((one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity);
  // a frame and the idle time after it: effects have run, and their changes are laid out
  const drawn = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 200 })));
  let changed = true;
  const observer = new MutationObserver(() => (changed = true));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (changed || isBusy()) {
    changed = false;
    await drawn();
    await drawn();
  }
  observer.disconnect();
}

/** Waits until a page has all its responses and is idle. */
export async function settled(page: Page): Promise<void> {
  const requests = watchRequests(page);
  for (let seen = -1; seen !== requests.begun || requests.open.size > 0;) {
    while (requests.open.size > 0) await once(requests.ended, 'one');
    seen = requests.begun;
    await page.evaluate(untilStill);
  }
}
