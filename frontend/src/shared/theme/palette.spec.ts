import { describe, expect, it } from '@jest/globals';
import { type Colours, darkColours, lightColours } from './palette';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', lightColours],
  ['dark', darkColours],
])('the %s scheme', (_name, colours) => {
  const pairs: [keyof Colours, keyof Colours, number][] = [
    ...(['ground', 'paper', 'tint'] as const).flatMap((ground): [keyof Colours, keyof Colours, number][] => [
      ['ink', ground, 7],
      ['inkSoft', ground, 7],
      ['inkFaint', ground, 4.5],
      ['fieldBorder', ground, 3],
      ...(['primary', 'primaryStrong', 'success', 'warning', 'error', 'info'] as const).map(
        (colour): [keyof Colours, keyof Colours, number] => [colour, ground, 4.5],
      ),
    ]),
    ['onPrimary', 'primary', 4.5],
    ['onAccent', 'accent', 4.5],
    ['onBand', 'band', 7],
    ['accent', 'band', 4.5],
    ['ink', 'primaryTint', 7],
    ['primary', 'primaryTint', 4.5],
  ];

  it.each(pairs)('keeps %s on %s at %d : 1', (text, ground, least) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(least);
  });
});
