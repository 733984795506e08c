import { insertRulesOf } from './lazy-styled';

/** Elements that a browser never draws. */
const NEVER_DRAWN = new Set([
  ...['AREA', 'BASE', 'DATALIST', 'HEAD', 'LINK', 'META', 'NOEMBED', 'NOFRAMES', 'PARAM', 'RP', 'SCRIPT', 'STYLE'],
  ...['TEMPLATE', 'TITLE'],
]);

const INHERITED: Readonly<Record<string, string>> = { visibility: 'visible', 'pointer-events': 'auto' };

interface ClassRule {
  /** Every class that the element must have. */
  classes: readonly string[];
  style: CSSStyleDeclaration;
}

/** Rules by the first class of their selector, in their order. */
const rulesOf = new Map<string, ClassRule[]>();
/** Number of rules of a sheet in the table; a sheet only grows. */
const readUpTo = new WeakMap<CSSStyleSheet, number>();

function read({ selectorText, style }: CSSStyleRule): void {
  for (const selector of selectorText?.split(',') ?? []) {
    if (!/^\s*(?:\.[\w-]+)+\s*$/.test(selector)) continue;
    const [, first = '', ...rest] = selector.trim().split('.');
    rulesOf.set(first, [...(rulesOf.get(first) ?? []), { classes: rest, style }]);
  }
}

/** Returns the rules of a generated class, which are all inserted together with the class. */
function rulesOfClass(name: string): readonly ClassRule[] {
  const known = rulesOf.get(name);
  if (known) return known;
  for (const { sheet } of document.head.querySelectorAll('style')) {
    if (!sheet) continue;
    for (let at = readUpTo.get(sheet) ?? 0; at < sheet.cssRules.length; at++) read(sheet.cssRules[at] as CSSStyleRule);
    readUpTo.set(sheet, sheet.cssRules.length);
  }
  const rules = rulesOf.get(name) ?? [];
  rulesOf.set(name, rules);
  return rules;
}

/**
 * Returns the value of the style attribute, otherwise that of the last rule for the element's generated classes
 * (`css-…`).
 */
function specified(element: Element, property: string): string {
  if (element.hasAttribute('style') && 'style' in element) {
    const own = (element as HTMLElement).style.getPropertyValue(property);
    if (own) return own;
  }
  let value = '';
  for (const [name] of (element.getAttribute('class') ?? '').matchAll(/(?<!\S)css-\S+/g)) {
    for (const { classes, style } of rulesOfClass(insertRulesOf(name))) {
      if (classes.every((other) => element.classList.contains(other)))
        value = style.getPropertyValue(property) || value;
    }
  }
  return value;
}

function display(element: Element): string {
  const own = specified(element, 'display');
  if (own) return own;
  const tag = element.tagName.toUpperCase();
  const hiddenField = tag === 'INPUT' && element.getAttribute('type') === 'hidden';
  const closed = tag === 'DIALOG' && !element.hasAttribute('open');
  // does not distinguish inline tags, like jsdom
  return NEVER_DRAWN.has(tag) || hiddenField || closed || element.hasAttribute('hidden') ? 'none' : '';
}

function valueOf(element: Element, property: string): string {
  if (property === 'display') return display(element);
  const initial = INHERITED[property];
  if (initial === undefined) return specified(element, property);
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = specified(at, property);
    if (value && value !== 'inherit') return value;
  }
  return initial;
}

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns a computed style for a page without layout: style attributes, rules for generated classes, and which tags are
 * not drawn. jsdom instead matches every rule of the page against every element, which accounted for half the time of a
 * test. Rules inside `@media` and selectors with tags, states or combinators have no effect here; a test that needs
 * them runs in a browser (`e2e`).
 */
export function computedStyle(element: Element): CSSStyleDeclaration {
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_style, name) => {
      if (name === 'getPropertyValue') return (property: string) => valueOf(element, property);
      return typeof name === 'string' ? valueOf(element, dashed(name)) : undefined;
    },
  });
}
