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
/** The costliest rule by far. Colours change with the scheme and the width, never with the language. */
const WITHOUT_COLOURS: RunOptions = {
  ...OPTIONS,
  rules: { ...OPTIONS.rules, 'color-contrast': { enabled: false } },
};

/**
 * What breaks WCAG 2.2 A and AA or good practice on the page as it stands, one line for each rule; `colours` are left out
 * where they were judged before.
 */
export async function auditPage(page: Page, { colours = true } = {}): Promise<string[]> {
  // what has scrolled under the fixed header is not hidden by the page's making
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // evaluated by the browser's debugger, so the page's content policy has nothing to allow
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(options),
    colours ? OPTIONS : WITHOUT_COLOURS,
  );
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 3).map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`.trim());
    return `${id}: ${help} (${nodes.length}: ${where.join(' | ')})`;
  });
}
