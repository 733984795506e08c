import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // experimental in axe, since it takes icons drawn by letters for words; ours are pictures
  rules: { 'label-content-name-mismatch': { enabled: true } },
};
/** In the page: the elements that have this number of alike siblings, of the same tag and classes, before them. */
function findRepeats(most: number): Element[] {
  const repeats: Element[] = [];
  for (const parent of document.querySelectorAll('body, body *')) {
    const counts = new Map<string, number>();
    for (const child of parent.children) {
      const kind = `${child.localName} ${child.getAttribute('class')}`;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (count > most) repeats.push(child);
    }
  }
  return repeats;
}

/**
 * What breaks WCAG 2.2 A and AA or good practice on the page as it stands, one line for each rule. `alike` limits how many siblings
 * of the same tag and classes are audited, as rows of a list: the time of an audit grows with every text.
 */
export async function auditPage(page: Page, { alike = Infinity } = {}): Promise<string[]> {
  // what has scrolled under the fixed header is not hidden by the page's making
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // evaluated by the browser's debugger, so the page's content policy has nothing to allow
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const repeats = await page.evaluateHandle(findRepeats, alike);
  const { violations } = await page.evaluate(
    ([options, exclude]) =>
      (window as unknown as { axe: { run(c: { exclude: Element[] }, o: RunOptions): Promise<AxeResults> } }).axe.run(
        { exclude },
        options,
      ),
    [OPTIONS, repeats] as const,
  );
  await repeats.dispose();
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 3).map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`.trim());
    return `${id}: ${help} (${nodes.length}: ${where.join(' | ')})`;
  });
}
