import type { Page } from '@playwright/test';

/** How far a page may move by itself while it loads, as a cumulative layout shift. */
const SHIFT_LIMIT = 0.02;
/** Parts named in a fault. */
const NAMED = 3;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** In the page: adds up what moved that nobody touched, from the first paint of each document on. */
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
 * In the page: holds calls back for a time that their address decides, as a slow network may. Answers then come in an order that
 * is not that of the calls, and a part that comes late shows whether it moves what stands there already.
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

/** Watches what moves by itself on every document of a page from now on, while answers come unevenly. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(delayCalls);
  await page.addInitScript(recordShifts);
}

/** What moved too much since the document came: one line, or none. */
export async function layoutShifts(page: Page): Promise<string[]> {
  const { score, parts } = await page.evaluate(
    () => (window as unknown as { layoutShifts: { score: number; parts: string[] } }).layoutShifts,
  );
  return score > SHIFT_LIMIT ? [`moved by ${score.toFixed(3)}: ${parts.slice(0, NAMED).join(', ')}`] : [];
}

/** Forgets what has moved up to the next frame: what takes the place of a page that is left. */
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
