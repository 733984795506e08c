import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { provideConstructedStyles } from './constructed-styles';

const replaceSync = jest.fn<(css: string) => void>();
// jsdom has no constructed style sheets
class Sheet {
  replaceSync(css: string): void {
    replaceSync(css);
  }
}
const original = globalThis.CSSStyleSheet;
beforeEach(() => {
  globalThis.CSSStyleSheet = Sheet as unknown as typeof CSSStyleSheet;
  document.adoptedStyleSheets = [];
});
afterEach(() => {
  globalThis.CSSStyleSheet = original;
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
});

it('moves written rules into a constructed sheet, and returns them', () => {
  const target = {} as Window & { _goober?: { parentNode: unknown; firstChild: { data: string } } };
  provideConstructedStyles(target);
  const element = target._goober;
  expect(element?.parentNode).toBe(document.head);
  if (element) element.firstChild.data += '.a{color:red}';
  if (element) element.firstChild.data += '.b{color:blue}';
  expect(element?.firstChild.data).toBe('.a{color:red}.b{color:blue}');
  expect(replaceSync).toHaveBeenLastCalledWith('.a{color:red}.b{color:blue}');
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(document.querySelector('style#_goober')).toBeNull();
});

it('is installed only once', () => {
  const target = {} as Window & { _goober?: unknown };
  provideConstructedStyles(target);
  const first = target._goober;
  provideConstructedStyles(target);
  expect(target._goober).toBe(first);
});
