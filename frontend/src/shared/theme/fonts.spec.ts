import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FOLDER = join(__dirname, 'fonts');
const SOURCES = join(__dirname, '..', '..');
const LIMIT_BYTES = 60_000;

const styleOf = (sheet: string) => readFileSync(join(FOLDER, sheet), 'utf8');
const facesOf = (sheet: string) =>
  [...styleOf(sheet).matchAll(/url\('\.\/([^']+)'\)/g)].map(([, file]) => String(file));

/** Returns the letter ranges of the fonts in a style sheet. */
function rangesOf(sheet: string): [number, number][] {
  return [...styleOf(sheet).matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to]) => [
    parseInt(String(from), 16),
    parseInt(to ?? String(from), 16),
  ]);
}
const covers = (ranges: [number, number][]) => (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => code >= from && code <= to);
};

/** Every letter of the texts in a language. */
function lettersOf(language: string): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => file.endsWith(`locales/${language}.json`));
  return [...new Set(texts.map((file) => readFileSync(join(SOURCES, file), 'utf8')).join(''))];
}

describe('the web fonts', () => {
  it.each(['anek-latin-core', 'anek-devanagari', 'anek-kannada'])('of %s have at most 60 kB', (face) => {
    expect(statSync(join(FOLDER, `${face}.woff2`)).size).toBeLessThanOrEqual(LIMIT_BYTES);
  });

  it('are all used by a style sheet', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.woff2'));
    expect(['latin.css', 'scripts.css'].flatMap(facesOf).toSorted()).toEqual(files.toSorted());
  });

  it('of a page that is drawn already differ from the others only in when they are used', () => {
    const rulesOf = (sheet: string) => styleOf(sheet).replace(/\/\*.*?\*\//gs, '');
    expect(rulesOf('scripts-late.css')).toBe(rulesOf('scripts.css').replaceAll('optional', 'swap'));
  });

  it.each([
    ['en', ['latin.css']],
    ['hi', ['latin.css', 'scripts.css']],
    ['kn', ['latin.css', 'scripts.css']],
  ])('have every letter of the texts in %s', (language, sheets) => {
    // the language switch names each language in its own script
    const strange = language === 'en' ? /\p{Script=Devanagari}|\p{Script=Kannada}/u : /[^\s\S]/;
    const missing = lettersOf(language)
      .filter((letter) => letter > ' ' && !strange.test(letter))
      .filter((letter) => !covers(sheets.flatMap(rangesOf))(letter));
    expect(missing).toEqual([]);
  });

  it('of Latin letters declare the same widths and weights, so that a browser treats them as one', () => {
    const said = (property: string) =>
      [...styleOf('latin.css').matchAll(new RegExp(`${property}: (.+);`, 'g'))].map(([, value]) => value);
    expect(said('font-stretch')).toEqual(facesOf('latin.css').map(() => '75% 100%'));
    expect(said('font-weight')).toEqual(facesOf('latin.css').map(() => '400 800'));
  });

  it('draw digits and the rupee sign in the Latin font only, which can be condensed', () => {
    expect([...'0123456789₹'].filter(covers(rangesOf('scripts.css')))).toEqual([]);
  });
});
