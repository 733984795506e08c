import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@nukkad/contract/languages';
import { loadPdfFaces } from './pdf-faces.js';
import { splitRuns } from './pdf-text.js';

/** Returns every word that appears on papers and in dates. */
const wordsIn = (language: string): string[] => {
  const read = (path: string): string =>
    readFileSync(new URL(`../../${path}/locales/${language}.json`, import.meta.url), 'utf8');
  const texts = ['modules/papers', 'common/dates'].map((path) => JSON.stringify(Object.values(JSON.parse(read(path)))));
  return [...new Set(texts.join(' ').match(/[^\s"{}[\]\\:,]+/gu))];
};

describe('the faces of PDF files', () => {
  it.each(LANGUAGES)('provide a glyph for every letter of the words of papers in %s', async (language) => {
    const { regular, bold } = await loadPdfFaces();
    const missing = new Set<string>();
    const runs = [regular, bold].flatMap((faces) =>
      wordsIn(language).flatMap((word) => splitRuns(word, faces, missing)),
    );
    expect(runs.length).toBeGreaterThan(100);
    expect([...missing]).toEqual([]);
    const undrawn = runs.filter(({ face, text }) => face.layout(text).glyphs.some(({ id }) => id === 0));
    expect(undrawn.map(({ text }) => text)).toEqual([]);
  });

  // the shaper of fontkit draws the vowel signs of these beside their syllables
  it.each([
    ['ಸುರಕ್ಷಿತ', 5],
    ['ಇಂಟರ್ವ್ಯೂ', 7],
    ['हिंदी', 5],
  ])('shape %s in the same way as browsers', async (word, glyphs) => {
    const { regular } = await loadPdfFaces();
    const runs = splitRuns(word, regular, new Set());
    expect(runs).toHaveLength(1);
    expect(runs.flatMap(({ face, text }) => face.layout(text).glyphs)).toHaveLength(glyphs);
  });
});
