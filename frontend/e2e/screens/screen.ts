import type { Locator, Page, Request } from '@playwright/test';
import type { Outbox } from '../support/outbox';
import type { Visitor } from '../support/product';
import type { Words } from '../support/words';

/** What getting to a screen may need. */
export interface Surroundings {
  page: Page;
  t: Words;
  outbox: Outbox;
  /** The own job that the demonstration employer has most applications for. */
  jobId: string;
}

/** One state of one screen, as somebody can meet it. */
export interface Screen {
  name: string;
  as: Visitor;
  path: string | ((surroundings: Surroundings) => string);
  /** What is done on the page until the screen stands. */
  then?: (surroundings: Surroundings) => Promise<void>;
  /** What must be there; the screen is of no use without it. */
  shows?: (surroundings: Surroundings) => Locator;
  /** Whether what it shows lies below the fold. */
  centred?: boolean;
  /** Calls that fail on this screen, as patterns of addresses. */
  failing?: readonly string[];
  /** Shown in every language and in the dark as well. */
  main?: boolean;
}

const QUIET_MS = 400;
const inFlight = new WeakMap<Page, Set<Request>>();

/** The requests of a page that have no answer yet; the stream of events, which never ends, is none of them. */
function requestsOf(page: Page): Set<Request> {
  const known = inFlight.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  inFlight.set(page, requests);
  page.on('request', (request) => request.resourceType() !== 'eventsource' && requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  // what a page waits for does not outlive it
  page.on('framenavigated', (frame) => frame === page.mainFrame() && requests.clear());
  return requests;
}

/** Waits until nothing is on its way and nothing moves. */
async function settled(page: Page): Promise<void> {
  const requests = requestsOf(page);
  for (let quietSince = Date.now(); Date.now() - quietSince < QUIET_MS;) {
    await page.waitForTimeout(QUIET_MS / 8);
    if (requests.size > 0) quietSince = Date.now();
  }
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document.querySelector('[role="progressbar"], [aria-busy="true"]') === null &&
      document
        .getAnimations()
        .every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity),
  );
}

/** Goes to a screen and waits until it stands. */
export async function visit(screen: Screen, around: Surroundings): Promise<void> {
  const { page } = around;
  requestsOf(page);
  for (const pattern of screen.failing ?? []) await page.route(pattern, (route) => route.fulfill({ status: 503 }));
  await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(around));
  await settled(page);
  if (screen.then) {
    await screen.then(around);
    await settled(page);
  }
  await screen.shows?.(around).first().waitFor();
  await page.mouse.move(0, 0);
  await settled(page);
  for (const pattern of screen.failing ?? []) await page.unroute(pattern);
}

/** Moves what a screen is about to the middle, if it lies below the fold. */
export async function centre(screen: Screen, around: Surroundings): Promise<void> {
  if (!screen.centred) return;
  await screen
    .shows?.(around)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));
}
