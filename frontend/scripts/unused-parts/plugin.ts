import type { Plugin } from 'vite';
import { I18NEXT, USE_TRANSLATION } from './i18next';
import { leaveOut, type UnusedParts } from './leave-out';
import { REACT_DOM } from './react-dom';
import { REACT_ROUTER } from './react-router';

interface Library {
  name: string;
  /** The file below `node_modules`, or its folder, if its name changes with its content. */
  path: string;
  /** A text that only the file has. */
  mark: string;
  parts: UnusedParts;
}

/** Files of libraries with parts that no page uses. */
export const LIBRARIES: readonly Library[] = [
  { name: 'i18next', path: 'i18next/dist/esm/i18next.js', mark: 'class I18n ', parts: I18NEXT },
  {
    name: 'react-i18next',
    path: 'react-i18next/dist/es/useTranslation.js',
    mark: 'const useTranslation =',
    parts: USE_TRANSLATION,
  },
  {
    name: 'react-dom',
    path: 'react-dom/cjs/react-dom-client.production.js',
    mark: 'function FiberNode(',
    parts: REACT_DOM,
  },
  { name: 'react-router', path: 'react-router/dist/production/', mark: 'function createRouter(', parts: REACT_ROUTER },
];

/** Leaves the parts of libraries that no page uses out of the scripts of the application. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: 'build',
    transform: (code, id) => {
      const library = LIBRARIES.find(({ path, mark }) => id.includes(`/node_modules/${path}`) && code.includes(mark));
      return library ? { code: leaveOut(code, library.name, library.parts), map: null } : null;
    },
  };
}
