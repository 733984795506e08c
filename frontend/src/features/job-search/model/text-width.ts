/** Fonts of place names and distances on Nearby, 13 px on a phone: the part of the CSS font before the family. */
export const PLACE_FONT = 'condensed 650 19px';
export const DISTANCE_FONT = '450 19px';

/**
 * Some devices round the width of each glyph to whole pixels, so text is measured this many times larger and the result
 * is divided.
 */
const ENLARGED = 8;

let canvas: CanvasRenderingContext2D | null | undefined;

/**
 * Returns the drawn width of a text in one line, in pixels. The number of letters does not determine it, because
 * letters of Devanagari and Kannada join and stack. The family is that of the page's language.
 */
export function textWidth(text: string, font: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  const large = font.replace(/[\d.]+(?=px)/, (px) => String(Number(px) * ENLARGED));
  canvas.font = `${large} ${getComputedStyle(document.documentElement).fontFamily}`;
  return canvas.measureText(text).width / ENLARGED;
}
