import type { Page } from '@playwright/test';
import type { Language } from '@nukkad/domain/languages';

/** The face in which each language's own script is drawn. */
const SCRIPT_FACE: Partial<Record<Language, string>> = { hi: 'Anek Devanagari', kn: 'Anek Kannada' };

/**
 * Where text does not fit on a page: the page is wider than its window, a text is cut off at the side, or a language's script
 * is drawn in a face of the system. What scrolls by itself and what ends with dots on purpose is no fault.
 */
export async function textFaults(page: Page, language: Language): Promise<string[]> {
  const face = SCRIPT_FACE[language] ?? '';
  return page.evaluate((family) => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth <= 1) continue;
      const { overflowX, textOverflow, display } = getComputedStyle(element);
      if (display === 'inline' || !['hidden', 'clip'].includes(overflowX) || textOverflow === 'ellipsis') continue;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (hasText && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        faults.push(`“${element.textContent?.trim().slice(0, 40)}” is cut off at ${element.clientWidth} px`);
    }
    if (family !== '' && ![...document.fonts].some((one) => one.family.includes(family) && one.status === 'loaded'))
      faults.push(`${family} was not loaded`);
    return faults;
  }, face);
}
