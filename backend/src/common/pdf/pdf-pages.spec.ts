import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PdfPages } from './pdf-pages.js';

describe('PdfPages.divide', () => {
  let pages: PdfPages;
  beforeAll(async () => {
    pages = await PdfPages.create('Test', 'en', new Date('2026-11-29T10:00:00Z'));
  });
  afterAll(() => pages.end());

  const BELOW_THE_SHEET = 2000;
  const blocks = () => ['one', 'two'].map((text) => pages.layOutText([text, `${text} more`], 400, { size: 10 }));
  const linesOf = (parts: readonly { lines: readonly string[] }[]): string[] => parts.flatMap(({ lines }) => lines);

  it('fits no line below the end of the sheet, and loses none', () => {
    const { fitting, rest } = pages.divide(blocks(), BELOW_THE_SHEET);
    expect(fitting).toEqual([]);
    expect(linesOf(rest)).toEqual(['one', 'one more', 'two', 'two more']);
  });

  it('fits every line on an empty sheet', () => {
    const { fitting, rest } = pages.divide(blocks(), pages.top);
    expect(linesOf(fitting)).toEqual(['one', 'one more', 'two', 'two more']);
    expect(rest).toEqual([]);
  });
});
