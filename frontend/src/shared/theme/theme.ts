import { easing, type Theme, unstable_createBreakpoints } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { BREAKPOINTS, DURATIONS, MIXINS, MOTION, SHADOWS, TYPOGRAPHY, VARIABLES, Z_INDEXES } from './theme-data.gen';
import { sxConfig, toDistance } from './sx-config';
import type {} from './theme-types';

/** The names of CSS variables: those of one role separated by spaces, '' for a variable without further names. */
export type Names = string | { readonly [name: string]: Names };

/** A CSS variable, or variables by their names. */
type Variables = string | { [name: string]: Variables };

/** Returns the values that refer to CSS variables, such as `var(--nk-palette-divider)`. */
function refer(path: string, names: Names): Variables {
  if (names === '') return `var(--${path})`;
  const list = typeof names === 'string' ? names.split(' ').map((name): [string, Names] => [name, '']) : [];
  return Object.fromEntries(
    (typeof names === 'string' ? list : Object.entries(names)).map(([name, inner]) => [
      name,
      refer(`${path}-${name}`, inner),
    ]),
  );
}

const variables = refer('nk', VARIABLES) as Record<'palette' | 'shadows', Record<string, Variables>> & {
  spacing: string;
};

/** Returns a colour of the palette, which is a CSS variable, with another opacity. */
const alpha = (colour: string, opacity: number | string): string =>
  `rgba(${colour.replace(/^var\((.*)\)$/, 'var($1Channel)')} / ${typeof opacity === 'string' ? `calc(${opacity})` : opacity})`;

const PX_PER_REM = 16;

/** Returns a time as a CSS value. */
const timeOf = (time: number | string): string => (typeof time === 'string' ? time : `${Math.round(time)}ms`);

interface TransitionOptions {
  duration?: number | string;
  easing?: string;
  delay?: number | string;
}

const transitions = {
  easing,
  duration: DURATIONS,
  create: (
    properties: string | string[] = 'all',
    { duration = DURATIONS.standard, easing: curve = easing.easeInOut, delay = 0 }: TransitionOptions = {},
  ): string =>
    [properties]
      .flat()
      .map((property) => `${property} ${timeOf(duration)} ${curve} ${timeOf(delay)}`)
      .join(','),
  /** The library's duration for a part that grows to this height. */
  getAutoHeightDuration: (height: number): number => {
    const constant = height / 36;
    return height ? Math.min(Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10), 3000) : 0;
  },
};

/**
 * The theme of the product, with the members that components read. Its colours are CSS variables, which
 * `theme-variables.gen.css` defines for both schemes: the library's `createTheme`, which calculates them, would be 7 kB
 * of each page. `theme-files.spec.ts` compares the theme with that of `createTheme`.
 */
export const theme = {
  breakpoints: unstable_createBreakpoints({ values: BREAKPOINTS }),
  // rules of containers are sorted as those of the screen
  containerQueries: true,
  direction: 'ltr',
  components: {
    // the page, not the text size, determines the heading level; the default text is that of lists, 15 px, and forms use
    // 17 px
    MuiTypography: { defaultProps: { variant: 'body2', variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  },
  mixins: MIXINS,
  motion: MOTION,
  palette: { mode: 'light', ...variables.palette },
  shadows: SHADOWS,
  spacing: (...steps: (number | string)[]): string =>
    (steps.length > 0 ? steps : [1]).map((step) => toDistance(step) || '0px').join(' '),
  transitions,
  typography: { ...TYPOGRAPHY, pxToRem: (px: number): string => `${px / PX_PER_REM}rem` },
  zIndex: Z_INDEXES,
  vars: { ...variables, shadows: Object.values(variables.shadows) },
  unstable_sxConfig: sxConfig,
  alpha,
  applyStyles: (scheme: 'light' | 'dark', styles: object) => ({ [`@media (prefers-color-scheme: ${scheme})`]: styles }),
  internal_cache: {},
} as unknown as Theme;
