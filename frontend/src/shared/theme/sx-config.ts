import type { Theme } from '@mui/material/styles';
import { BREAKPOINTS } from './theme-data.gen';

type SxConfig = NonNullable<Theme['unstable_sxConfig']>;
type Value = string | number;

/** Returns a multiple of a CSS variable; a text is a length already. */
const multiplyBy = (variable: string) => (value: Value | null) => {
  if (typeof value !== 'number' || value === 0) return value;
  return value === 1 ? variable : `calc(${value} * ${variable})`;
};

/** Returns the value of `margin`, `padding` or `gap`: a number counts steps of 8 px. */
export const toDistance = multiplyBy('var(--nk-spacing)');

const distance = { transform: toDistance };
const border = { transform: (value: Value) => (typeof value === 'number' ? `${value}px solid` : value) };
const size = {
  transform: (value: Value) => (typeof value === 'number' && value <= 1 && value ? `${value * 100}%` : value),
};
const colour = { themeKey: 'palette' };
const typography = { themeKey: 'typography' };

/** The short names of sides. */
const SIDES = {
  '': [''],
  t: ['Top'],
  r: ['Right'],
  b: ['Bottom'],
  l: ['Left'],
  x: ['Left', 'Right'],
  y: ['Top', 'Bottom'],
};
const LONG_SIDES = [
  'Inline',
  'InlineStart',
  'InlineEnd',
  'Block',
  'BlockStart',
  'BlockEnd',
  'Top',
  'Right',
  'Bottom',
  'Left',
  '',
];

/** Returns the entries of `margin` or `padding`. */
function distancesOf(property: string): SxConfig {
  const short = Object.entries(SIDES).map(([side, names]) => [
    property.charAt(0) + side,
    {
      cssProperty: false,
      transform: (_: unknown, value: Value) =>
        Object.fromEntries(names.map((name) => [property + name, toDistance(value)])),
    },
  ]);
  return Object.fromEntries([...short, ...LONG_SIDES.map((side) => [property + side, distance])]) as SxConfig;
}

/**
 * The properties of `sx` for which a value is more than that of CSS, as in the library's own list, without those that
 * no page uses. The library's list would be 2 kB more on each page; `sx-config.spec.ts` compares the two.
 */
export const sxConfig = {
  ...distancesOf('margin'),
  ...distancesOf('padding'),
  gap: distance,
  rowGap: distance,
  columnGap: distance,
  border,
  borderTop: border,
  borderRight: border,
  borderBottom: border,
  borderLeft: border,
  outline: border,
  borderColor: colour,
  borderTopColor: colour,
  borderRightColor: colour,
  borderBottomColor: colour,
  borderLeftColor: colour,
  outlineColor: colour,
  color: colour,
  bgcolor: { ...colour, cssProperty: 'backgroundColor' },
  backgroundColor: colour,
  borderRadius: { transform: multiplyBy('var(--nk-shape-borderRadius)') },
  width: size,
  minWidth: size,
  maxWidth: {
    transform: (value: Value) => BREAKPOINTS[value as keyof typeof BREAKPOINTS] || size.transform(value),
  },
  height: size,
  minHeight: size,
  maxHeight: size,
  zIndex: { themeKey: 'zIndex' },
  boxShadow: { themeKey: 'shadows' },
  fontFamily: typography,
  fontSize: typography,
  fontStyle: typography,
  fontWeight: typography,
  typography: { ...typography, cssProperty: false },
} as SxConfig;
