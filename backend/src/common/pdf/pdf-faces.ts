import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import type * as HarfBuzz from 'harfbuzzjs';

/** Weights of text, by the numbers in the names of their files. */
const WEIGHTS = { regular: 400, bold: 700 } as const;
export type PdfWeight = keyof typeof WEIGHTS;

/** The faces of each weight, in the order in which a letter is looked for. */
export type PdfFaces = Readonly<Record<PdfWeight, readonly Font[]>>;

/** Latin letters, further Latin letters with the rupee sign, Hindi and Kannada. */
const PARTS = [
  '@fontsource/noto-sans/files/noto-sans-latin',
  '@fontsource/noto-sans/files/noto-sans-latin-ext',
  '@fontsource/noto-sans/files/noto-sans-devanagari',
  '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada',
];

interface ShapedGlyph {
  id: number;
  advanceWidth: number;
  /** Code points of the glyph, for readers that copy text without ActualText. */
  codePoints: number[];
}

/**
 * Returns the letters of `cluster` that a glyph draws: all if it is the only one, otherwise the one that the face maps
 * to it.
 */
function codePointsOf(font: Font, id: number, cluster: string, isAlone: boolean): number[] {
  const codePoints = Array.from(cluster, (letter) => letter.codePointAt(0) ?? 0);
  if (isAlone) return codePoints;
  return codePoints.filter((codePoint) => font.glyphForCodePoint(codePoint).id === id).slice(0, 1);
}

/** Shapes by HarfBuzz, as browsers do: the shaper of fontkit draws some syllables of Kannada otherwise. */
function shaperOf({ Blob, Buffer, Face, Font: Shaper, shape }: typeof HarfBuzz, font: Font, bytes: Uint8Array) {
  const shaper = new Shaper(new Face(new Blob(Uint8Array.from(bytes).buffer)));
  return (text: string) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(shaper, buffer);
    const infos = buffer.getGlyphInfos();
    const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
    const glyphs = infos.map(({ codepoint: id, cluster }): ShapedGlyph => {
      const letters = text.slice(cluster, starts[starts.indexOf(cluster) + 1]);
      const isAlone = infos.filter((other) => other.cluster === cluster).length === 1;
      return { id, advanceWidth: font.getGlyph(id).advanceWidth, codePoints: codePointsOf(font, id, letters, isAlone) };
    });
    const positions = buffer
      .getGlyphPositions()
      .map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset }));
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
  };
}

async function load(): Promise<PdfFaces> {
  const { create } = await import('fontkit');
  const { default: decompress } = await import('woff2-encoder/decompress');
  const harfBuzz = await import('harfbuzzjs');
  const { resolve } = createRequire(import.meta.url);
  const loadFace = async (part: string, weight: number): Promise<Font> => {
    const bytes = await decompress(await readFile(resolve(`${part}-${weight}-normal.woff2`)));
    const font = create(Buffer.from(bytes));
    if ('fonts' in font) throw new Error(`${part} has several fonts`);
    return Object.assign(font, { layout: shaperOf(harfBuzz, font, bytes) });
  };
  const loadFaces = (weight: number): Promise<Font[]> => Promise.all(PARTS.map((part) => loadFace(part, weight)));
  const [regular, bold] = await Promise.all([loadFaces(WEIGHTS.regular), loadFaces(WEIGHTS.bold)]);
  return { regular, bold };
}

let faces: Promise<PdfFaces> | undefined;

/** Loads the faces of PDF files with the first file. The next file retries after a failure. */
export function loadPdfFaces(): Promise<PdfFaces> {
  faces ??= load().catch((error: unknown) => {
    faces = undefined;
    throw error;
  });
  return faces;
}
