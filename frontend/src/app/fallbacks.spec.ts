import { afterEach, describe, expect, it } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { installFallbacks } from './fallbacks';
import { lacksApis } from './lacks-apis';

const NAMES = {
  'Array.prototype': ['toSorted', 'toReversed', 'toSpliced'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  Map: ['groupBy'],
  Object: ['groupBy'],
  Promise: ['withResolvers'],
  Intl: ['Segmenter'],
} as const;

/** Results of every fallback, as text; each expression is evaluated in a browser of its own. */
const EXPRESSIONS = [
  '[3, 1, 2].toSorted()',
  '[3, 1, 2].toSorted((a, b) => b - a)',
  '[1, 2, 3].toReversed()',
  '[1, 2, 3].toSpliced(1, 1, "x", "y")',
  '(() => { const list = [2, 1]; list.toSorted(); list.toReversed(); list.toSpliced(0, 1); return list; })()',
  '["a\\uD800", "\\uDC00b", "\\uD83D\\uDE00", ""].map((text) => [text.isWellFormed(), text.toWellFormed()])',
  '["Asha", "आशा", "क्षमा", "श्री", "ಶ್ರೀಧರ", "ಕ್ಷಮಾ", "é", "👩‍🌾", "🇮🇳"].map((name) => [...new Intl.Segmenter().segment(name)][0].segment)',
  '[...new Intl.Segmenter().segment("")]',
];

/** Returns the globals of a new browser; if `isOld`, without the APIs that an old browser lacks. */
function openRealm(isOld: boolean) {
  const realm = runInNewContext('globalThis') as typeof globalThis;
  Object.assign(realm, { URL: class extends URL {}, URLSearchParams: class extends URLSearchParams {} });
  for (const [owner, names] of Object.entries(NAMES)) {
    for (const name of isOld ? names : []) runInNewContext(`delete ${owner}.${name}`, realm);
  }
  return realm;
}
const evaluate = (realm: object, expression: string) => JSON.stringify(runInNewContext(expression, realm));

describe('the fallbacks', () => {
  it.each(EXPRESSIONS)('return the same result as the browser: %s', (expression) => {
    const old = openRealm(true);
    installFallbacks(old);
    expect(evaluate(old, expression)).toBe(evaluate(openRealm(false), expression));
  });

  it.each([
    ['Object.groupBy([1, 2, 3], (n) => n % 2 ? "odd" : "even")', '{"odd":[1,3],"even":[2]}'],
    ['[...Map.groupBy([1, 2, 3], (n, index) => index > 0)]', '[[false,[1]],[true,[2,3]]]'],
    ['Object.keys(Promise.withResolvers()).sort()', '["promise","reject","resolve"]'],
    ['Object.getPrototypeOf(Object.groupBy([], String))', 'null'],
  ])('return the result of the standard: %s', (expression, result) => {
    const old = openRealm(true);
    installFallbacks(old);
    expect(evaluate(old, expression)).toBe(result);
  });

  it('settle a promise by its resolvers', async () => {
    const old = openRealm(true);
    installFallbacks(old);
    const settled = runInNewContext(
      '(() => { const { promise, resolve } = Promise.withResolvers(); resolve("done"); return promise; })()',
      old,
    ) as Promise<string>;
    expect(await settled).toBe('done');
  });

  it('do not replace existing functions of the browser', () => {
    const realm = openRealm(false);
    const before = realm.Array.prototype.toSorted;
    installFallbacks(realm);
    expect(realm.Array.prototype.toSorted).toBe(before);
  });
});

describe('the check for missing browser functions', () => {
  const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse');
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
  afterEach(() => {
    if (canParse) Object.defineProperty(URL, 'canParse', canParse);
    if (size) Object.defineProperty(URLSearchParams.prototype, 'size', size);
  });

  it('detects and replaces the missing size of search params and missing address parsing', () => {
    Reflect.deleteProperty(URL, 'canParse');
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
    expect(lacksApis()).toBe(true);
    installFallbacks();
    expect(lacksApis()).toBe(false);
    expect([new URLSearchParams('a=1&a=2').size, new URLSearchParams().size]).toEqual([2, 0]);
    expect([URL.canParse('https://a.in'), URL.canParse('a'), URL.canParse('a', 'https://b.in')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
