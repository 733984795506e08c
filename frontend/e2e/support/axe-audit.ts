import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // experimental in axe, because it mistakes icons drawn by letters for words; the product's icons are pictures
  rules: { 'label-content-name-mismatch': { enabled: true } },
};
/**
 * Number of texts of the same look for which axe measures the contrast: more than one, because the position of a text
 * alone can change its background.
 */
const TEXTS_OF_A_LOOK = 2;
/** Marks an element with a contrast that axe does not measure again. */
const REPEATS = 'data-repeats-a-look';

/** Parameters of an audit. `alike` is null without a limit. */
interface AuditOptions {
  options: RunOptions;
  alike: number | null;
  textsOfALook: number;
  mark: string;
}

/** In the page: runs axe, and returns a line for each rule that is broken; null where axe is not loaded. */
async function runAxe({ options, alike, textsOfALook, mark }: AuditOptions): Promise<string[] | null> {
  const { axe } = window as unknown as { axe?: Axe };
  if (!axe) return null;

  /**
   * Marks every element that looks like several earlier elements: the same tag, classes, colours, size and backgrounds
   * up to the body. The contrast check of texts accounts for most of the duration of an audit, and its result is the
   * same for the same look.
   */
  function markRepeatedLooks(): void {
    const looks = new Map<string, { number: number; count: number }>();
    const visit = (element: Element, ground: number): void => {
      const { color, backgroundColor, backgroundImage, opacity, position, fontSize, fontWeight } =
        getComputedStyle(element);
      const own = [color, backgroundColor, backgroundImage, opacity, position, fontSize, fontWeight];
      const key = [ground, element.localName, element.getAttribute('class'), ...own].join('|');
      const look = looks.get(key) ?? { number: looks.size + 1, count: 0 };
      looks.set(key, { ...look, count: look.count + 1 });
      element.toggleAttribute(mark, look.count >= textsOfALook);
      for (const child of element.children) visit(child, look.number);
    };
    visit(document.body, 0);
  }

  /** Returns the elements that an open modal makes unreachable. Without the modal they are a screen of their own. */
  const findUnreachable = (): Element[] =>
    document.querySelector('[aria-modal="true"]') ? [...document.querySelectorAll('body > [aria-hidden="true"]')] : [];

  /** Returns the elements after the first `most` siblings with the same tag and classes. */
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

  // content under the fixed header is hidden by the scroll position, not by the page's layout
  window.scrollTo({ top: 0, behavior: 'instant' });
  if (alike !== null) markRepeatedLooks();
  const exclude = alike === null ? [] : [...findRepeats(alike), ...findUnreachable()];
  axe.configure({ rules: [{ id: 'color-contrast', selector: alike === null ? '*' : `:not([${mark}])` }] });
  const { violations } = await axe.run({ exclude }, options);
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 3).map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`.trim());
    return `${id}: ${help} (${nodes.length}: ${where.join(' | ')})`;
  });
}

interface Axe {
  configure(spec: { rules: { id: string; selector: string }[] }): void;
  run(context: { exclude: Element[] }, options: RunOptions): Promise<AxeResults>;
}

/**
 * Returns the violations of WCAG 2.2 A and AA and of good practice on the page in its current state, one line for each
 * rule. `alike` limits the number of audited siblings with the same tag and classes, such as rows of a list, because
 * the duration of an audit grows with every text. With such a limit, the contrast of texts is measured once for each
 * look, and the page below an open modal is skipped.
 */
export async function auditPage(page: Page, { alike = Infinity } = {}): Promise<string[]> {
  const options = {
    options: OPTIONS,
    alike: Number.isFinite(alike) ? alike : null,
    textsOfALook: TEXTS_OF_A_LOOK,
    mark: REPEATS,
  };
  const found = await page.evaluate(runAxe, options);
  if (found) return found;
  // evaluated by the browser's debugger, which the page's content policy does not restrict
  await page.evaluate(SOURCE);
  return (await page.evaluate(runAxe, options)) ?? ['axe did not load'];
}
