import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { theme } from '../src/shared/theme/theme';
import * as data from '../src/shared/theme/theme-data.gen';
import { fullTheme, UNUSED_COMPONENTS, writeData, writeVariables } from './theme-files';

const SOURCES = join(__dirname, '..', 'src');
const read = (path: string) => readFileSync(join(SOURCES, path), 'utf8');
const compact = (text: string) => text.replace(/\s+/g, '');

/** Returns a value of the full theme without the values that apply where a variable is not defined. */
const withoutFallbacks = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/var\((--[\w-]+), (?:[^()"]|\([^()]*\))+\)/g, 'var($1)'));

describe('the files of the theme', () => {
  it('contain the values of the library for the options', () => {
    const written = [...writeData().matchAll(/export const (\w+) = (.*) as const;/g)];
    expect(Object.fromEntries(written.map(([, name, value = '']) => [name, JSON.parse(value)]))).toEqual({ ...data });
    const rule = (text: string) => compact(text).replaceAll(/\.0+(?=\D)|(?<=\D)0(?=\.\d)/g, '');
    expect(rule(read('shared/theme/theme-variables.gen.css'))).toBe(rule(writeVariables()));
  });

  it('define each variable to which the theme refers', () => {
    const referred = JSON.stringify(theme.vars).match(/--nk-[\w-]+/g) ?? [];
    const defined = new Set(writeVariables().match(/--nk-[\w-]+(?=:)/g));
    expect(referred.length).toBeGreaterThan(150);
    expect(referred.filter((name) => !defined.has(name))).toEqual([]);
  });
});

describe('the theme', () => {
  it('refers to the variables of the library, without those of unused components', () => {
    const { palette, shadows, shape, opacity, zIndex, spacing } = fullTheme.vars as unknown as Record<string, object>;
    const used = Object.entries(palette ?? {}).filter(([name]) => !UNUSED_COMPONENTS.some((unused) => unused === name));
    expect(theme.vars).toEqual(
      withoutFallbacks({ palette: Object.fromEntries(used), shadows, shape, opacity, zIndex, spacing }),
    );
  });

  it('has no component without colours', () => {
    const modules = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
    const pattern = new RegExp(`@mui/material/(${[...UNUSED_COMPONENTS, 'SpeedDial', 'Select'].join('|')})\\b`);
    expect(modules.filter((path) => pattern.test(read(path)))).toEqual([]);
  });

  it('has the colours of the palette by which the library distinguishes components', () => {
    const named = (palette: object) =>
      Object.entries(palette).flatMap(([name, value]: [string, unknown]) =>
        value && typeof value === 'object' && 'main' in value
          ? [[name, ['light', 'dark', 'contrastText'].filter((role) => role in value)]]
          : [],
      );
    expect(named(theme.palette)).toEqual(named(fullTheme.palette));
    expect(theme.palette.mode).toBe(fullTheme.palette.mode);
  });

  it.each([[[]], [[0]], [[1]], [[2]], [[0.5, 'auto']], [[1, 2, 3, 4]]])(
    'has the distance of the library for %j',
    (steps) => {
      expect(theme.spacing(...(steps as []))).toBe(withoutFallbacks(fullTheme.spacing(...(steps as []))));
    },
  );

  it.each(['up', 'down', 'only', 'not'] as const)('has the conditions of the library for screens: %s', (name) => {
    for (const key of fullTheme.breakpoints.keys)
      expect(theme.breakpoints[name](key)).toBe(fullTheme.breakpoints[name](key));
  });

  it('has the transitions of the library', () => {
    for (const options of [undefined, {}, { duration: 10 }, { easing: 'linear', delay: '1s', duration: '2s' }])
      expect(theme.transitions.create(['opacity', 'color'], options)).toBe(
        fullTheme.transitions.create(['opacity', 'color'], options),
      );
    for (const height of [0, 40, 300, 90_000])
      expect(theme.transitions.getAutoHeightDuration(height)).toBe(fullTheme.transitions.getAutoHeightDuration(height));
    expect(theme.transitions.duration).toEqual(fullTheme.transitions.duration);
    expect(theme.transitions.easing).toEqual(fullTheme.transitions.easing);
  });

  it.each(['light', 'dark'] as const)('has the condition of the library for styles of the %s scheme', (scheme) => {
    expect(theme.applyStyles(scheme, { color: 'red' })).toEqual(fullTheme.applyStyles(scheme, { color: 'red' }));
  });

  it('has the sizes of texts of the library', () => {
    const { pxToRem, fontSize, htmlFontSize, ...sizes } = fullTheme.typography;
    expect(JSON.parse(JSON.stringify(theme.typography))).toEqual(JSON.parse(JSON.stringify(sizes)));
    expect(fontSize / htmlFontSize).toBe(14 / 16);
    for (const px of [10, 13, 24]) expect(theme.typography.pxToRem(px)).toBe(pxToRem(px));
    expect([theme.mixins, theme.motion, theme.shadows, theme.zIndex, theme.direction]).toEqual([
      fullTheme.mixins,
      fullTheme.motion,
      fullTheme.shadows,
      fullTheme.zIndex,
      fullTheme.direction,
    ]);
  });

  it.each([
    ['primary.main', 0.5],
    ['text.primary', '0.2 + 0.1'],
    ['action.selected', 'var(--nk-palette-action-hoverOpacity)'],
    ['common.onBackground', 0.38],
  ])('has the colour %s of the library with the opacity %s', (role, opacity) => {
    const [group = '', name = ''] = role.split('.');
    const of = ({ vars }: typeof theme) =>
      (vars.palette as unknown as Record<string, Record<string, string>>)[group]?.[name] ?? '';
    expect(theme.alpha(of(theme), opacity)).toBe(withoutFallbacks(fullTheme.alpha(of(fullTheme), opacity)));
    expect(theme.alpha('currentColor', opacity)).toBe(fullTheme.alpha('currentColor', opacity));
  });
});
