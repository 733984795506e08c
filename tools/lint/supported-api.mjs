import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const compat = createRequire(import.meta.url)('core-js-compat/data.json');
const FRONTEND = new URL('../../frontend/', import.meta.url);

/** The first supported versions, by browser: the browserslist of the front end. */
const SUPPORTED = Object.fromEntries(
  JSON.parse(readFileSync(new URL('package.json', FRONTEND), 'utf8')).browserslist.map((entry) => entry.split(' >= ')),
);
/** Features that the front end polyfills for browsers without them. */
const PROVIDED = new Set(
  Array.from(
    readFileSync(new URL('src/app/fallbacks.ts', FRONTEND), 'utf8').matchAll(
      /provide\((?:realm\.)?(\w+)(\.prototype)?, '(\w+)'/g,
    ),
    ([, owner, , name]) => (/^[A-Z]/.test(owner) && !['String'].includes(owner) ? `${owner}.${name}` : name),
  ),
);
/** Listed for a fault in a detail of theirs, not for their absence. */
const FAULTS_ALONE =
  /^(es\.array\.(includes|push|with)|es\.json\.(parse|stringify)|web\.structured-clone|web\.url-search-params)/;
/** Not in the list of core-js: the first versions by browser; null where none has it. */
const OTHERS = {
  'Intl.Segmenter': { chrome: '87', edge: '87', firefox: '125', safari: '14.1' },
  'Intl.DurationFormat': { chrome: '129', edge: '129', firefox: '136', safari: '16.4' },
  'AbortSignal.any': { chrome: '116', edge: '116', firefox: '124', safari: '17.4' },
  'document.startViewTransition': { chrome: '111', edge: '111', firefox: '144', safari: '18' },
  'window.requestIdleCallback': { chrome: '47', edge: '79', firefox: '55', safari: null },
};
/** Features of secure contexts only, which a page over plain http is not; with the location of the fallback. */
const SECURE = {
  'crypto.randomUUID': 'newId of @nukkad/api-client/random-id',
  'crypto.subtle': 'the server',
  'navigator.clipboard': 'copyText of shared/ui/copy-text',
};

const camel = (name) => name.replace(/-(\w)/g, (_match, letter) => letter.toUpperCase());
const isBefore = (one, other) => {
  const [a, b] = [one, other].map((version) => String(version).split('.').map(Number));
  return a[0] - b[0] || (a[1] ?? 0) - (b[1] ?? 0);
};
const isLacking = (versions) =>
  ['chrome', 'firefox', 'safari'].some(
    (browser) => versions[browser] == null || isBefore(versions[browser], SUPPORTED[browser]) > 0,
  );

const STATIC_OWNERS = {
  'array.from-async': 'Array',
  'error.is-error': 'Error',
  'map.group-by': 'Map',
  'math.': 'Math',
  'object.': 'Object',
  'promise.': 'Promise',
  'regexp.escape': 'RegExp',
  'url.': 'URL',
};
const INSTANCE = /^(array|string|set|map|weak-map|uint8-array)\./;

/** Finds `Owner.name` of static members and `name` of methods that a supported browser lacks. */
function findLacking() {
  const lacking = new Set(Object.keys(OTHERS).filter((name) => isLacking(OTHERS[name])));
  for (const [key, versions] of Object.entries(compat)) {
    if (!/^(es|web)\./.test(key) || FAULTS_ALONE.test(key) || !isLacking(versions)) continue;
    const path = key.replace(/^\w+\./, '').replace(/\.v2$/, '');
    const name = camel(path.split('.')[1] ?? '');
    const [, owner] = Object.entries(STATIC_OWNERS).find(([start]) => path.startsWith(start)) ?? [];
    if (owner) lacking.add(`${owner}.${name}`);
    else if (INSTANCE.test(path)) lacking.add(name);
  }
  for (const name of PROVIDED) lacking.delete(name);
  return lacking;
}

const LACKING = findLacking();
/** Libraries with methods of the same names. */
const OTHER_OWNERS = new Set(['z']);
const GLOBALS = new Set(['window', 'globalThis', 'self']);

/**
 * A feature that some supported browser lacks fails there alone, unnoticed: use features that all of them have, or add
 * a fallback.
 */
export const supportedApi = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lacking: 'A browser of the browserslist lacks {{name}}: use something else, or add it to app/fallbacks.ts.',
      secure: '{{name}} is missing on pages over plain http: use {{instead}}.',
    },
  },
  create: (context) => ({
    MemberExpression(node) {
      const { object, property, computed, parent } = node;
      if (computed || property.type !== 'Identifier') return;
      const owner =
        object.type === 'Identifier'
          ? object.name
          : object.type === 'MemberExpression' && GLOBALS.has(object.object.name)
            ? object.property.name
            : undefined;
      const full = `${owner}.${property.name}`;
      const instead = SECURE[full];
      if (instead) context.report({ node, messageId: 'secure', data: { name: full, instead } });
      // with a fallback where it is missing
      const hasFallback = parent.type === 'LogicalExpression' && parent.operator === '??' && parent.left === node;
      if (hasFallback || OTHER_OWNERS.has(owner)) return;
      const name = [full, property.name].find((known) => LACKING.has(known));
      if (name) context.report({ node, messageId: 'lacking', data: { name } });
    },
  }),
};
