import { describe, expect, it } from '@jest/globals';
import { loadPdfFaces } from './pdf-faces.js';
import { breakLines, REPLACEMENT, splitRuns } from './pdf-text.js';

describe('splitRuns', () => {
  const split = async (text: string): Promise<{ texts: string[]; missing: string[] }> => {
    const { regular } = await loadPdfFaces();
    const missing = new Set<string>();
    return { texts: splitRuns(text, regular, missing).map((run) => run.text), missing: [...missing] };
  };

  it('assigns a face to each script, with the spaces and signs that the face has', async () => {
    expect(await split('ಶ್ರೀ ಗಣೇಶ Traders, मेन रोड')).toEqual({
      ...{ texts: ['ಶ್ರೀ ಗಣೇಶ ', 'Traders, ', 'मेन रोड'], missing: [] },
    });
  });

  it('replaces a sign without a glyph by a visible one, and omits invisible signs', async () => {
    expect(await split('Fruit 🛒\u2060')).toEqual({ texts: [`Fruit ${REPLACEMENT}`], missing: ['🛒'] });
  });
});

describe('breakLines', () => {
  const measure = (text: string): number => text.length;

  it.each([
    ['one two three', ['one two', 'three']],
    ['  spaced   out ', ['spaced', 'out']],
    ['unbreakable', ['unbreaka', 'ble']],
    ['', []],
  ])('divides the text "%s" into lines', (text, lines) => expect(breakLines(text, 8, measure)).toEqual(lines));
});
