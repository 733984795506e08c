import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fullTheme } from '../../../scripts/theme-files';
import { theme } from './theme';

/** Properties of the library's list that pages do not use. */
const UNUSED = ['marginX', 'marginY', 'paddingX', 'paddingY', 'displayPrint', 'font'];
const PROPERTIES = Object.keys(fullTheme.unstable_sxConfig ?? {}).filter((name) => !UNUSED.includes(name));

const VALUES = [
  ...[0, 1, 2, -1, 0.5, 24, 'auto', '4px', 'inherit', 'md', 'bold', 'h3', 'pay', 'modal', 'primary.main', 'divider'],
  ...['background.paper', 'family.food.tint', '100%', 'none'],
  { xs: 1, md: 3 },
  { sm: 'none', lg: 'primary.text' },
  [1, 2, 'auto'],
];

const withoutFallbacks = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/var\((--[\w-]+), (?:[^()"]|\([^()]*\))+\)/g, 'var($1)'));

describe('the properties of `sx`', () => {
  it.each(PROPERTIES)('have the values of the library: %s', (property) => {
    for (const value of VALUES) {
      const sx = { [property]: value };
      // the order of rules matters as well
      expect(JSON.stringify(fullTheme.unstable_sx.call(theme, sx))).toBe(
        JSON.stringify(withoutFallbacks(fullTheme.unstable_sx(sx))),
      );
    }
  });

  it('do not include those of the library that pages do not use', () => {
    const source = join(__dirname, '..', '..');
    const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx$/.test(path));
    const pattern = /\b(margin|padding)[XY]\b|\bdisplayPrint\b|\bfont: '(?!inherit')|(color|Color): '(grey|gray)'/;
    expect(modules.filter((path) => pattern.test(readFileSync(join(source, path), 'utf8')))).toEqual([]);
  });
});
