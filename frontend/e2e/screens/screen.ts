import type { Locator, Page } from '@playwright/test';
import type { Outbox } from '../support/outbox';
import type { Visitor } from '../support/product';
import type { ExpectedAnswer, Problem } from '../support/screen-guard';
import { settled, watchRequests } from '../support/settled';
import type { Words } from '../support/words';
import type { SceneName } from '../../src/shared/ui/Scene';
import { returnFromNowhere } from '../support/inner-navigation';
import { forgetLayoutShifts } from '../support/layout-shift';

/** The fixtures that the opening of a screen needs. */
export interface ScreenContext {
  page: Page;
  t: Words;
  outbox: Outbox;
  /** The own job that the demonstration employer has most applications for. */
  jobId: string;
}

/** One state of one screen that a user can reach. */
export interface Screen {
  name: string;
  as: Visitor;
  path: string | ((context: Pick<ScreenContext, 'jobId'>) => string);
  /** Actions on the page that lead to the screen. */
  then?: (context: ScreenContext) => Promise<void>;
  /**
   * The element that must be present in every variant, in the language of the variant; without it the screen is
   * useless.
   */
  shows: (context: ScreenContext) => Locator;
  /** Whether the element of `shows` lies below the fold. */
  centred?: boolean;
  /** Calls that fail on this screen, as patterns of addresses. */
  failing?: readonly string[];
  /**
   * Whether the screen needs its own document, because the previous screens also make the calls that fail here and
   * their responses would be reused.
   */
  alone?: boolean;
  /** Answers of errors that lead to this screen. */
  answers?: readonly ExpectedAnswer[];
  /** The only illustration of an empty or failing screen; null: it has only icons. */
  scene?: SceneName | null;
  /** The problem that the screen shows instead of the requested content, if the screen is about a problem. */
  problem?: Problem;
  /** Whether the result of `then` is worded once, when it occurs; `then` is repeated for each language. */
  wordedOnce?: boolean;
  /** Whether the screen exists on a phone only. */
  phoneOnly?: boolean;
  /** Whether the screen is also audited in the dark scheme and on a desktop. */
  main?: boolean;
}

/** Runs the actions that lead to a screen on its page, and waits for the screen. */
async function arrive(screen: Screen, context: ScreenContext): Promise<void> {
  if (screen.then) {
    await screen.then(context);
    await context.page.mouse.move(0, 0);
  }
  await waitForScreen(screen, context);
}

/** Waits until the element of a screen is present and nothing moves. */
export async function waitForScreen(screen: Screen, context: ScreenContext): Promise<void> {
  await screen.shows(context).first().waitFor();
  await settled(context.page);
}

/** The address of a screen. */
export const pathOf = ({ path }: Screen, context: Pick<ScreenContext, 'jobId'>): string =>
  typeof path === 'string' ? path : path(context);

/** How many calls of each pattern of a screen have failed. */
const failed = new WeakMap<Screen, Map<string, number>>();

/** Deletes the answers that the page has stored for the time without a network; they would replace a failed call. */
const deleteStoredAnswers = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const stores = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('nukkad-account-'));
    for (const { name = '' } of stores)
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(new Error(`The store ${name} does not open.`));
        opening.onsuccess = () => {
          const deleting = opening.result.transaction('seen', 'readwrite');
          deleting.objectStore('seen').clear();
          deleting.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
  });

/** Makes the calls of a screen fail. */
async function failCalls(screen: Screen, page: Page): Promise<void> {
  if (screen.failing && page.url() !== 'about:blank') await deleteStoredAnswers(page);
  const counts = new Map<string, number>();
  failed.set(screen, counts);
  for (const pattern of screen.failing ?? []) {
    counts.set(pattern, 0);
    await page.route(pattern, (route) => {
      counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
      return route.fulfill({ status: 503 });
    });
  }
}

/** Opens a screen and waits for it; `onOpened` runs before any action on its page. */
export async function visit(screen: Screen, context: ScreenContext, onOpened?: () => Promise<void>): Promise<void> {
  const { page } = context;
  watchRequests(page);
  await failCalls(screen, page);
  await page.goto(pathOf(screen, context));
  await settled(page);
  await onOpened?.();
  await arrive(screen, context);
}

/**
 * Navigates to a screen within the application, from an address without a page, and waits for the screen; `onOpened` as
 * in `visit`.
 */
export async function goToScreen(
  screen: Screen,
  context: ScreenContext,
  onOpened?: () => Promise<void>,
): Promise<void> {
  await failCalls(screen, context.page);
  await returnFromNowhere(context.page, pathOf(screen, context));
  if (onOpened) await forgetLayoutShifts(context.page);
  await settled(context.page);
  await onOpened?.();
  await arrive(screen, context);
}

/** Waits for a screen after the language of its page was changed. */
export async function waitForLanguage(screen: Screen, context: ScreenContext): Promise<void> {
  if (!screen.wordedOnce) return waitForScreen(screen, context);
  await settled(context.page);
  await arrive(screen, context);
}

/** Restores the failing calls for the next screen. Returns the patterns of failing calls that the screen never made. */
export async function leave(screen: Screen, { page }: ScreenContext): Promise<string[]> {
  for (const pattern of screen.failing ?? []) await page.unroute(pattern);
  return [...(failed.get(screen) ?? [])]
    .filter(([, count]) => count === 0)
    .map(([pattern]) => `nothing called ${pattern}`);
}

/** The first heading of a page. */
export const heading =
  (key: string, values?: Record<string, string | number>): Screen['shows'] =>
  ({ page, t }) =>
    page.getByRole('heading', { level: 1, name: t(key, values) });

/** Returns the dialog that covers a page, or the detail pane beside a list. */
export const detailOn = (page: Page): Locator => page.getByRole('dialog').or(page.locator('[data-side-pane]'));

/** A dialog, or a detail beside its list, that has a button, a field or a text of this wording. */
export const dialogWith =
  (key: string): Screen['shows'] =>
  ({ page, t }) =>
    detailOn(page).filter({ has: page.getByText(t(key)).or(page.getByLabel(t(key))) });

/** Scrolls the element of a screen to the middle if it lies below the fold. */
export async function centre(screen: Screen, context: ScreenContext): Promise<void> {
  if (!screen.centred) return;
  await screen
    .shows(context)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));
}
