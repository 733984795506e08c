import type { Page } from '@playwright/test';

/** Maximum cumulative layout shift of a page while it loads. */
const SHIFT_LIMIT = 0.02;
/** Parts named in a fault. */
const NAMED = 3;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** In the page: adds up the layout shifts that no user input caused, from the first paint of each document. */
function recordShifts(): void {
  const record = { score: 0, parts: [] as string[] };
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element
      ? `${element.localName} “${(element.textContent ?? '').trim().slice(0, 40)}”`
      : 'a part that is gone';
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      record.score += entry.value;
      record.parts.push(...entry.sources.map(({ node }) => `${nameOf(node)} (${entry.value.toFixed(3)})`));
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  const forget = () => {
    observer.takeRecords();
    Object.assign(record, { score: 0, parts: [] });
  };
  Object.assign(window, { layoutShifts: record, forgetLayoutShifts: forget });
}

/**
 * In the page: delays each call by a time that its address determines, as a slow network may. The responses then arrive
 * in another order than the calls, and a late part shows whether it moves the content that is already there.
 */
function delayCalls(): void {
  const call = window.fetch.bind(window);
  const held = { count: 0 };
  Object.assign(window, { heldCalls: held });
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const sum = [...pathname].reduce((all, letter) => all + letter.charCodeAt(0), 0);
    if (!pathname.startsWith('/api/')) return call(input, init);
    held.count++;
    await new Promise((resolve) => setTimeout(resolve, (sum % 5) * 100));
    const answer = call(input, init);
    held.count--;
    return answer;
  };
}

/** Records the layout shifts on every document of a page from now on, while responses arrive with different delays. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(delayCalls);
  await page.addInitScript(recordShifts);
}

/** Returns the layout shift since the document loaded if it is above the limit: one line, or none. */
export async function layoutShifts(page: Page): Promise<string[]> {
  const { score, parts } = await page.evaluate(
    () => (window as unknown as { layoutShifts: { score: number; parts: string[] } }).layoutShifts,
  );
  return score > SHIFT_LIMIT ? [`moved by ${score.toFixed(3)}: ${parts.slice(0, NAMED).join(', ')}`] : [];
}

/** Discards the layout shifts up to the next frame: those that the replacement of the previous page causes. */
export const forgetLayoutShifts = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            (window as unknown as { forgetLayoutShifts: () => void }).forgetLayoutShifts();
            resolve();
          }),
        ),
      ),
  );
