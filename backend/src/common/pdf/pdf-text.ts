import type { Font } from 'fontkit';

/** A stretch of text that one face draws. */
export interface TextRun {
  face: Font;
  text: string;
}

/** Drawn for a sign that no face has. */
export const REPLACEMENT = '\ufffd';
const CLUSTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Invisible characters; they are dropped if a face has no glyph for them. */
const INVISIBLE = /^[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u;

const clustersOf = (text: string): string[] => Array.from(CLUSTERS.segment(text), ({ segment }) => segment);
const draws = (face: Font, cluster: string): boolean =>
  Array.from(cluster).every((letter) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/**
 * Splits a text by face: each sign uses the face of the previous one if that has a glyph for it. Adds signs without a
 * glyph to `missing` and replaces them.
 */
export function splitRuns(text: string, faces: readonly Font[], missing: Set<string>): TextRun[] {
  const runs: TextRun[] = [];
  const add = (cluster: string): void => {
    const last = runs.at(-1);
    const face = last && draws(last.face, cluster) ? last.face : faces.find((one) => draws(one, cluster));
    if (!face) {
      if (INVISIBLE.test(cluster) || cluster === REPLACEMENT) return;
      missing.add(cluster);
      return add(REPLACEMENT);
    }
    if (last?.face === face) last.text += cluster;
    else runs.push({ face, text: cluster });
  };
  for (const cluster of clustersOf(text.replace(/\s+/gu, ' '))) add(cluster);
  return runs;
}

/** Breaks a text into lines of at most `width`, between words, and within a word that is longer than a line. */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let [line, used] = ['', 0];
  const endLine = (): void => {
    if (line.trim() !== '') lines.push(line.trimEnd());
    [line, used] = ['', 0];
  };
  const put = (part: string): void => {
    const size = measure(part);
    if (used + measure(part.trimEnd()) > width) endLine();
    line += part;
    used += size;
  };
  for (const word of text.trim().split(/(?<=\s)(?=\S)/u)) {
    if (measure(word.trimEnd()) <= width) put(word);
    else clustersOf(word).forEach(put);
  }
  endLine();
  return lines;
}
