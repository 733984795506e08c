import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { EMOTION_CACHE } from './emotion.ts';
import { I18NEXT, USE_TRANSLATION } from './i18next.ts';
import { leaveOut, type UnusedParts } from './leave-out.ts';
import { REACT_DOM } from './react-dom.ts';
import { REACT_ROUTER } from './react-router.ts';
import { IMMER, REDUX_TOOLKIT, RTK_QUERY, RTK_QUERY_HOOKS } from './redux-toolkit.ts';

interface Library {
  name: string;
  /** The file below `node_modules`, or its folder, if its name changes with its content. */
  path: string;
  /** A text that only the file has. */
  mark: string;
  /** Digest of the file for which the parts were reviewed. */
  reviewed: string;
  parts: UnusedParts;
}

/** Files of libraries with parts that no page uses. */
export const LIBRARIES: readonly Library[] = [
  {
    name: 'i18next',
    path: 'i18next/dist/esm/i18next.js',
    mark: 'class I18n ',
    reviewed: 'e3090e0bb373e282',
    parts: I18NEXT,
  },
  {
    name: 'react-i18next',
    path: 'react-i18next/dist/es/useTranslation.js',
    mark: 'const useTranslation =',
    reviewed: 'c66603a3ba4d0edd',
    parts: USE_TRANSLATION,
  },
  {
    name: 'react-dom',
    path: 'react-dom/cjs/react-dom-client.production.js',
    mark: 'function FiberNode(',
    reviewed: 'a319b413b7a19ee3',
    parts: REACT_DOM,
  },
  {
    name: 'react-router',
    path: 'react-router/dist/production/',
    mark: 'function createRouter(',
    reviewed: '6b14f8c6dc36dfcf',
    parts: REACT_ROUTER,
  },
  {
    name: 'redux-toolkit',
    path: '@reduxjs/toolkit/dist/redux-toolkit.modern.mjs',
    mark: 'function configureStore(',
    reviewed: '29d606fedb80718e',
    parts: REDUX_TOOLKIT,
  },
  {
    name: 'rtk-query',
    path: '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs',
    mark: 'function buildThunks(',
    reviewed: 'b9d10c91974671c4',
    parts: RTK_QUERY,
  },
  {
    name: 'rtk-query-react',
    path: '@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs',
    mark: 'function buildHooks(',
    reviewed: 'b73bf5a5efa01874',
    parts: RTK_QUERY_HOOKS,
  },
  {
    name: 'immer',
    path: 'immer/dist/immer.mjs',
    mark: 'var Immer2 = class',
    reviewed: '866e821ebbabb895',
    parts: IMMER,
  },
  {
    name: 'emotion',
    path: '@emotion/cache/dist/emotion-cache.browser.esm.js',
    mark: 'var prefixer =',
    reviewed: '2a2e3618496f592b',
    parts: EMOTION_CACHE,
  },
];

/**
 * Compares a file of a library with the one that was reviewed: a place of an expression, or a function of the same name,
 * can be new.
 *
 * @throws {Error} if the file is another one, as after an update of the library.
 */
export function requireReviewed({ name, reviewed }: Library, content: string): void {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  if (digest !== reviewed)
    throw new Error(`${name} was updated: review its parts in scripts/unused-parts, then store ${digest} there.`);
}

/**
 * Leaves the parts of libraries that no page uses out of the scripts of the application. The build fails if it contains
 * no file of one of the libraries, as after an update that moves the file.
 */
export function unusedParts(): Plugin {
  const found = new Set<Library>();
  return {
    name: 'unused-parts',
    apply: 'build',
    transform: (code, id) => {
      const library = LIBRARIES.find(({ path, mark }) => id.includes(`/node_modules/${path}`) && code.includes(mark));
      if (!library) return null;
      found.add(library);
      requireReviewed(library, readFileSync(id.replace(/\?.*/, ''), 'utf8'));
      return { code: leaveOut(code, library.name, library.parts), map: null };
    },
    buildEnd: (error) => {
      const missing = LIBRARIES.find((library) => !found.has(library));
      if (missing && !error)
        throw new Error(`The build contains no file of ${missing.name}: see scripts/unused-parts.`);
    },
  };
}
