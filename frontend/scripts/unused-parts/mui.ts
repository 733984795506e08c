import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Modules of components, without those that make themes. */
const FILES = /\/node_modules\/@mui\/(material(?!\/styles\/)|system)\/.+\.mjs$/;

/** The version of MUI for which the values were reviewed. */
export const REVIEWED_VERSION = '9.5.0';

/**
 * Expressions of MUI that have one value with our theme, in the order of their replacement: its colours are CSS variables,
 * its palette has the light mode, the focus ring and the layers of styles are those of our own style sheets, and the
 * ripple is off.
 */
export const MUI_VALUES: Readonly<Record<string, string>> = {
  '(theme.vars || theme)': 'theme.vars',
  '(theme.vars ?? theme)': 'theme.vars',
  '!theme.vars': 'false',
  'theme.vars ?': 'true ?',
  'theme.vars &&': 'true &&',
  'if (theme.vars) {': 'if (true) {',
  'theme.focusVisible?.boxShadow': 'undefined',
  '!theme.focusVisible': 'true',
  'theme.focusVisible': 'undefined',
  "theme.palette.mode === 'light'": 'true',
  "theme.palette.mode === 'dark'": 'false',
  'props.theme.modularCssLayers': 'undefined',
  'theme.modularCssLayers': 'undefined',
  'layerName ?': 'undefined ?',
  'ripple.shouldMount && !disableRipple && !disabled': 'false',
  'focusRipple && event.key': 'false && event.key',
  'focusRipple && !event.repeat': 'false && !event.repeat',
  'focusVisible && focusRipple && !disableRipple': 'false',
  'if (!skipRippleAction) {': 'if (false) {',
  'const ripple = useLazyRipple();': 'const ripple = {};',
};

/** Returns the code of a module of MUI with these values, and which of them it contains. */
export function replaceValues(code: string): { code: string; found: string[] } {
  const found: string[] = [];
  let rest = code;
  for (const [expression, value] of Object.entries(MUI_VALUES)) {
    if (!rest.includes(expression)) continue;
    found.push(expression);
    rest = rest.replaceAll(expression, value);
  }
  return { code: rest, found };
}

/**
 * Replaces expressions of MUI by their values. The build fails if MUI is not the reviewed version, or has no such
 * expression.
 *
 * @param root the folder of the front end.
 */
export function muiValues(root: string): Plugin {
  const found = new Set<string>();
  return {
    name: 'mui-values',
    apply: 'build',
    buildStart: () => {
      for (const name of ['material', 'system']) {
        const file = join(root, '..', 'node_modules', '@mui', name, 'package.json');
        const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
        if (version !== REVIEWED_VERSION)
          throw new Error(`@mui/${name} was updated to ${version}: review scripts/unused-parts/mui.ts.`);
      }
    },
    transform: (code, id) => {
      if (!FILES.test(id)) return null;
      const replaced = replaceValues(code);
      for (const expression of replaced.found) found.add(expression);
      return replaced.found.length > 0 ? { code: replaced.code, map: null } : null;
    },
    buildEnd: (error) => {
      const missing = Object.keys(MUI_VALUES).find((expression) => !found.has(expression));
      if (missing && !error) throw new Error(`MUI has no ${missing}: see scripts/unused-parts/mui.ts.`);
    },
  };
}
