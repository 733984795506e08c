import type { Page } from '@playwright/test';

/** Bottom of a page's header, and top of the first content below it, in pixels from the top of the window. */
export interface PageTops {
  header: number;
  content: number;
}

/** In the page: finds the first painted element of the content, including skeleton blocks. */
function findTops(): PageTops {
  const isPainted = (element: Element): boolean => {
    const { backgroundColor } = getComputedStyle(element);
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    return hasText || !/^rgba\(.*, 0\)$/.test(backgroundColor) || ['svg', 'img', 'input'].includes(element.localName);
  };
  const painted = [...document.querySelectorAll('main *')].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true }) && isPainted(element);
  });
  return {
    header: document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN,
    content: Math.min(...painted.map((element) => element.getBoundingClientRect().top)),
  };
}

export const topsOf = (page: Page): Promise<PageTops> => page.evaluate(findTops);
