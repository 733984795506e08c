import type { Page } from '@playwright/test';
import type { Language } from '@nukkad/contract/languages';
import { inPage } from './in-page';

/** Web font of each language's own script. */
const SCRIPT_FACE: Partial<Record<Language, string>> = { hi: 'Anek Devanagari', kn: 'Anek Kannada' };

/** In the page: finds texts that do not fit, and checks whether the web font of a script was loaded. */
function findTextFaults(family: string): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && element.children.length === 0,
    );
    const names = wide
      .slice(0, 3)
      .map((element) => `${element.localName} “${element.textContent?.trim().slice(0, 30)}”`);
    faults.push(`the page is ${scrollWidth} px wide in a window of ${clientWidth} px: ${names.join(', ')}`);
  }
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
}

/**
 * Finds texts that do not fit a page: the page is wider than its window, a text is cut off at the side, or a script is
 * drawn in a system font. Scrolling elements and intentional ellipses are no fault.
 */
export const textFaultsIn = (language: Language) => inPage(findTextFaults, SCRIPT_FACE[language] ?? '');
export const textFaults = (page: Page, language: Language): Promise<string[]> =>
  page.evaluate(findTextFaults, SCRIPT_FACE[language] ?? '');

/**
 * In the page: finds texts that are cut off at their lower edge, for example in a box with a fixed height, and texts
 * that overflow their box at the side and overlap other content. An intentional limit of lines is no fault.
 */
export function findCutTexts(): string[] {
  const faults: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const text = [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
      .join('');
    if (!text.trim() || element.closest('svg') || element.clientHeight <= 1 || element.clientWidth <= 1) continue;
    const { overflowX, overflowY, display, webkitLineClamp } = getComputedStyle(element);
    if (display === 'inline' || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const name = `“${text.trim().slice(0, 40)}”`;
    if (
      ['hidden', 'clip'].includes(overflowY) &&
      webkitLineClamp === 'none' &&
      element.scrollHeight > element.clientHeight + 2
    )
      faults.push(`${name} is cut off at ${element.clientHeight} px of height`);
    if (overflowX === 'visible' && element.scrollWidth > element.clientWidth + 3)
      faults.push(`${name} is ${element.scrollWidth} px wide in a box of ${element.clientWidth} px`);
  }
  return faults;
}

/**
 * In the page: finds words of labels that continue on the next line, which only a box narrower than the word does. A
 * hyphen or a slash ends a word; names and texts of users may have words of any length and are no labels. Reports
 * instead that a script is drawn as boxes, which are wider than its letters: every one has the same width.
 */
export function findBrokenWords(): string[] {
  const widthOf = (letter: string): number => {
    const sample = Object.assign(document.createElement('span'), { textContent: letter });
    sample.style.position = 'absolute';
    document.body.append(sample);
    const { width } = sample.getBoundingClientRect();
    sample.remove();
    return width;
  };
  const samples = { hi: 'रझ', kn: 'ರಮ' } as Record<string, string>;
  const { lang } = document.documentElement;
  const [narrow, wide] = [...(samples[lang.split('-')[0] ?? ''] ?? '')].map(widthOf);
  if (narrow !== undefined && narrow === wide) return [`the letters of ${lang} are drawn as boxes`];
  const faults: string[] = [];
  const range = document.createRange();
  for (const label of document.querySelectorAll<HTMLElement>('button, [role="tab"], th, label, nav a, footer a')) {
    if (label.closest('[translate="no"]') || label.clientWidth <= 1) continue;
    const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('[translate="no"], svg')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s/\u00AD\u200B\p{Pd}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (first && others.some(({ top }) => top >= first.bottom - 2)) faults.push(`the word “${word}” is broken`);
      }
    }
  }
  return faults;
}

export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(findCutTexts);

/**
 * In the page: finds texts that end with an ellipsis, except excerpts of users' texts, which are readable in full after
 * opening.
 */
export const findShortenedTexts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *:not(input, select, textarea)')]
    .filter((element) => !element.closest('[data-excerpt]') && element.clientWidth > 1)
    .filter((element) => {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isCut = overflowX !== 'visible' && textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth;
      return isCut || (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 2);
    })
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => `“${element.textContent?.trim().slice(0, 40)}” ends with dots`);
