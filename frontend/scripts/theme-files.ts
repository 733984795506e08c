import { createTheme } from '@mui/material/styles';
import type { Names } from '../src/shared/theme/theme';
import { themeOptions } from '../src/shared/theme/theme-options';

/** Components of the library that no page uses: the theme has no colours for them. */
export const UNUSED_COMPONENTS = [
  ...['AppBar', 'Avatar', 'FilledInput', 'LinearProgress', 'Skeleton', 'Slider', 'SnackbarContent'],
  ...['SpeedDialAction', 'StepConnector', 'StepContent', 'TableCell'],
] as const;

/** A rule of the theme's style sheets, by selector or by condition. */
type Declarations = Record<string, string | number>;

/** The theme that the library makes of the options. */
export const fullTheme = createTheme(themeOptions);

const PREFIX = `--${fullTheme.cssVarPrefix}-`;
const UNUSED = new RegExp(`^${PREFIX}(font-|overlays-|palette-(${UNUSED_COMPONENTS.join('|')})-)`);

/** Returns the variables of a style sheet that a page may need. */
const selectUsed = (rule: Declarations): Declarations =>
  Object.fromEntries(Object.entries(rule).filter(([name]) => !UNUSED.test(name)));

/** Returns the variables of the theme: for both schemes, for the light one, and for the dark one. */
function readVariables(): { both: Declarations; light: Declarations; dark: Declarations } {
  const [both, light, dark] = (fullTheme.generateStyleSheets() as Record<string, Declarations>[]).map(
    (rule) =>
      (rule['@media (prefers-color-scheme: dark)'] as unknown as typeof rule | undefined)?.[':root'] ?? rule[':root'],
  );
  const colour = `${PREFIX}palette-primary-main`;
  if (!both || !light?.[colour] || !dark?.[colour])
    throw new Error('The style sheets of the theme have another form: change scripts/theme-files.ts.');
  const used = { both: selectUsed(both), light: selectUsed(light), dark: selectUsed(dark) };
  // the style sheet of the first paint declares the schemes
  for (const rule of [used.light, used.dark]) delete rule['colorScheme'];
  return used;
}

/** Returns the declarations of CSS variables, a line each, for both schemes. */
export function writeVariables(): string {
  const { both, light, dark } = readVariables();
  const lines = (rule: Declarations, indent: string): string =>
    Object.entries(rule)
      .map(([name, value]) => `${indent}${name}: ${value};\n`)
      .join('');
  const changed = Object.fromEntries(Object.entries(dark).filter(([name, value]) => light[name] !== value));
  return [
    '/* Written by `npm run theme -w frontend` from theme-options.ts. */\n',
    `:root {\n${lines({ ...both, ...light }, '  ')}}\n\n`,
    `@media (prefers-color-scheme: dark) {\n  :root {\n${lines(changed, '    ')}  }\n}\n`,
  ].join('');
}

/** Returns the names of variables by their places in the theme, without those of unused components. */
function nameVariables(place: unknown): Names {
  if (typeof place === 'string') return '';
  const inner = Object.entries(place as Record<string, unknown>).map(([name, value]): [string, Names] => [
    name,
    nameVariables(value),
  ]);
  const isFlat = inner.every(([, names]) => names === '');
  return isFlat ? inner.map(([name]) => name).join(' ') : Object.fromEntries(inner);
}

/** Returns the names of the theme's variables, the palette in the order of the library's. */
function readNames(): Names {
  const { palette, shadows, shape, opacity, zIndex, spacing } = fullTheme.vars as unknown as Record<string, object>;
  const order = Object.keys(fullTheme.palette);
  const roles = Object.entries(palette ?? {})
    .filter(([name]) => !(UNUSED_COMPONENTS as readonly string[]).includes(name))
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  const used = { palette: Object.fromEntries(roles), shadows: { ...shadows }, shape, opacity, zIndex, spacing };
  return nameVariables(used);
}

/** Returns the parts of the theme that are no functions and no colours, as a module. */
export function writeData(): string {
  const { breakpoints, mixins, motion, shadows, transitions, zIndex } = fullTheme;
  // the sizes from which the library calculates those of texts are not needed afterwards
  const { fontSize: _size, htmlFontSize: _pageSize, ...typography } = fullTheme.typography;
  const parts: [string, unknown][] = [
    ['VARIABLES', readNames()],
    ['TYPOGRAPHY', typography],
    ['BREAKPOINTS', breakpoints.values],
    ['DURATIONS', transitions.duration],
    ['MIXINS', mixins],
    ['MOTION', motion],
    ['SHADOWS', shadows],
    ['Z_INDEXES', zIndex],
  ];
  const lines = parts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`);
  return ['// Written by `npm run theme -w frontend` from theme-options.ts.\n', ...lines].join('\n');
}
