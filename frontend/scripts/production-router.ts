import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Functions of the router for frameworks that render on a server, which the router calls but no page needs, with what stands in for them. */
const STAND_INS: Readonly<Record<string, string>> = {
  // without a framework the library returns this with an unused reference
  usePrefetchBehavior: '() { return [false, null, {}]; }',
  PrefetchPageLinks: '() { return null; }',
  RSCErrorHandler: '({ children }) { return children; }',
  instrumentClientSideRouter: '(router) { return router; }',
  getRouteInstrumentationUpdates: '() { return {}; }',
};
/** A function in the same file as those. */
const MARK = 'function createRouter(';
/** Names that only developer tools show; each would keep its component in the build. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Returns the code of the router without the parts for frameworks, and with its components marked as free of side
 * effects, so that the bundler drops those that no page uses.
 *
 * @throws {Error} if the router has no such part, as after an update of the library.
 */
export function removeFrameworkParts(code: string): string {
  if (!code.includes(MARK)) return code;
  let rest = code.replace(DISPLAY_NAME, '').replace(COMPONENT, '$1/* @__PURE__ */ $2');
  for (const [name, standIn] of Object.entries(STAND_INS)) {
    const start = `function ${name}(`;
    if (!rest.includes(start)) throw new Error(`The router has no ${name}: see scripts/production-router.ts.`);
    rest = rest.replace(start, `function ${name}${standIn}\nfunction unused_${name}(`);
  }
  return rest;
}

/**
 * The router's package names its development build for bundlers, warnings and all; the other one lies beside it. The
 * build omits its parts for frameworks.
 *
 * @param root the folder of the front end.
 */
export function productionRouter(root: string): Plugin {
  const folder = join(dirname(createRequire(join(root, 'package.json')).resolve('react-router')), '..', 'production');
  const files: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (files[source] ? join(folder, files[source]) : null),
    transform: (code, id) => (id.startsWith(folder) ? { code: removeFrameworkParts(code), map: null } : null),
  };
}
