/** The globals into which fallbacks are installed: of the page, or of a test's realm. */
type Realm = Pick<
  typeof globalThis,
  'Array' | 'Intl' | 'Map' | 'Object' | 'Promise' | 'String' | 'URL' | 'URLSearchParams'
>;

type Owner = Record<string, unknown>;

function provide(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A letter with its marks, joined to the next one by the virama of Devanagari or a joiner; a pair of regional indicators; a line end. */
const GRAPHEME = /\r\n|\p{RI}\p{RI}|.(?:\p{M}|\p{EMod}|\u200C|\u200D.|(?<=\u094D\u200D?)\p{Lo})*/gsu;

/** Splits a text into whole letters, as far as initials need them. */
class GraphemeSegmenter {
  *segment(text: string): Iterable<{ segment: string; index: number; input: string }> {
    for (const { 0: segment, index } of text.matchAll(GRAPHEME)) yield { segment, index, input: text };
  }
}

/**
 * Installs fallbacks for APIs that the source uses and a supported browser may lack (`browserslist` of the package).
 * Each is cheap, and has no effect where the browser has the API.
 */
export function installFallbacks(realm: Realm = globalThis): void {
  const array = realm.Array.prototype as unknown as Owner;
  const copy = (list: unknown): unknown[] => realm.Array.from(list as unknown[]);
  provide(array, 'toSorted', function (this: unknown, compare?: (a: unknown, b: unknown) => number) {
    return copy(this).sort(compare);
  });
  provide(array, 'toReversed', function (this: unknown) {
    return copy(this).reverse();
  });
  provide(array, 'toSpliced', function (this: unknown, ...change: [number, number, ...unknown[]]) {
    const result = copy(this);
    result.splice(...change);
    return result;
  });
  provide(realm.String.prototype, 'isWellFormed', function (this: string) {
    return String(this).search(LONE_SURROGATE) < 0;
  });
  provide(realm.String.prototype, 'toWellFormed', function (this: string) {
    return String(this).replace(LONE_SURROGATE, '\uFFFD');
  });
  const group = <Key>(items: Iterable<unknown>, keyOf: (item: unknown, index: number) => Key): Map<Key, unknown[]> => {
    const groups = new realm.Map<Key, unknown[]>();
    let index = 0;
    for (const item of items) {
      const key = keyOf(item, index++);
      const members = groups.get(key) ?? [];
      members.push(item);
      groups.set(key, members);
    }
    return groups;
  };
  provide(realm.Map, 'groupBy', group);
  provide(realm.Object, 'groupBy', (...call: Parameters<typeof group<string>>) =>
    realm.Object.assign(realm.Object.create(null) as object, realm.Object.fromEntries(group(...call))),
  );
  provide(realm.Promise, 'withResolvers', () => {
    let settle: { resolve: unknown; reject: unknown } | undefined;
    const promise = new realm.Promise((resolve, reject) => (settle = { resolve, reject }));
    return { promise, ...settle };
  });
  provide(realm.URL, 'canParse', (address: string, base?: string) => {
    try {
      return new realm.URL(address, base) instanceof realm.URL;
    } catch {
      return false;
    }
  });
  if (!('size' in realm.URLSearchParams.prototype)) {
    Object.defineProperty(realm.URLSearchParams.prototype, 'size', {
      configurable: true,
      get(this: URLSearchParams) {
        return [...this.keys()].length;
      },
    });
  }
  provide(realm.Intl, 'Segmenter', GraphemeSegmenter);
}
