import type { Page } from '@playwright/test';
import { inPage } from './in-page';

/** Minimum width and height in pixels. */
const LEAST = 48;
/** Targets named in a fault. */
const NAMED = 4;

/**
 * In the page: finds touch targets below the minimum size, each with its size. Links within a sentence are excluded:
 * they are as high as its lines.
 */
function findSmall(least: number): string[] {
  const roles = ['button', 'checkbox', 'link', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab'];
  const targets = [
    ...document.querySelectorAll<HTMLElement>(
      ['a[href], button, input, select, textarea, summary', ...roles.map((role) => `[role="${role}"]`)].join(),
    ),
  ];
  const inSentence = (element: HTMLElement): boolean =>
    element.localName === 'a' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
    );
  // in a drawing, only painted shapes that receive a touch count: neither text nor outline
  const paintedBox = (group: SVGElement): DOMRect =>
    [...group.querySelectorAll<SVGElement>('circle, ellipse, path, rect')]
      .filter((shape) => getComputedStyle(shape).pointerEvents !== 'none' && getComputedStyle(shape).fill !== 'none')
      .map((shape) => shape.getBoundingClientRect())
      .reduce((large, box) => (box.width * box.height > large.width * large.height ? box : large), new DOMRect());
  // a touch on a label activates its field, and a touch on a clickable card activates its title
  const boxOf = (element: HTMLElement): DOMRect => {
    if (element instanceof SVGElement) return paintedBox(element);
    const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0];
    const isStretched = getComputedStyle(element, '::after').position === 'absolute';
    const stretched = isStretched ? element.closest<HTMLElement>('article, li') : null;
    const boxes = [element, stretched, element.closest<HTMLElement>('.MuiInputBase-root'), label]
      .filter((one): one is HTMLElement => Boolean(one))
      .map((one) => one.getBoundingClientRect());
    return boxes.reduce((large, box) => (box.width * box.height > large.width * large.height ? box : large));
  };
  return (
    targets
      .filter((element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
      .filter((element) => !element.closest('[inert], [aria-hidden="true"]') && !inSentence(element))
      .map((element) => ({ element, box: boxOf(element) }))
      // excludes targets for the keyboard or a screen reader only: the link past the header, and a field behind its
      // button
      .filter(({ element, box }) => box.bottom > 0 && box.width > 1 && element.offsetWidth !== 1)
      .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return `${element.localName} “${name.trim().slice(0, 30)}” ${Math.round(box.width)} × ${Math.round(box.height)}`;
      })
  );
}

/** Returns one line about small targets, or none. */
export const smallTargetFaults = (small: readonly string[]): string[] =>
  small.length > 0 ? [`${small.length} targets below ${LEAST} px: ${small.slice(0, NAMED).join(', ')}`] : [];

/** Finds targets that are too small for a thumb; `smallTargetFaults` formats them. */
export const SMALL_TARGETS = inPage(findSmall, LEAST);

/** Returns the targets that are too small for a thumb on the page in its current state: one line, or none. */
export const smallTargets = async (page: Page): Promise<string[]> =>
  smallTargetFaults(await page.evaluate(findSmall, LEAST));
