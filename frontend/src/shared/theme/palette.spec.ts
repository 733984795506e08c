import { describe, expect, it } from '@jest/globals';
import { FAMILIES, type Family } from '@nukkad/contract/jobs/job-categories';
import { type Colours, darkColours, darkFamilies, lightColours, lightFamilies } from './palette';

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

type Pair = [text: keyof Colours, ground: keyof Colours, least: number];
const STATUSES = ['success', 'warning', 'error', 'info'] as const;

describe.each([
  ['light', lightColours, lightFamilies],
  ['dark', darkColours, darkFamilies],
])('the %s scheme', (_name, colours, families) => {
  const pairs: Pair[] = [
    ...(['ground', 'paper', 'tint'] as const).flatMap((ground): Pair[] => [
      ['ink', ground, 7],
      ['inkSoft', ground, ground === 'tint' ? 6 : 7],
      ['inkFaint', ground, 4.5],
      ['fieldBorder', ground, 3],
      ...(['primaryText', 'accentText', ...STATUSES] as const).map((colour): Pair => [colour, ground, 4.5]),
    ]),
    ...(['primary', 'primaryHover', 'primaryStrong'] as const).flatMap((green): Pair[] => [
      ['onPrimary', green, 7],
      ['onPrimarySoft', green, 4.5],
      ['accent', green, 3],
    ]),
    ['onAccent', 'accent', 7],
    ['onAccent', 'accentHover', 7],
    ['ink', 'accentTint', 7],
    ['accentText', 'accentTint', 4.5],
    ['ink', 'primaryTint', 7],
    ['inkSoft', 'primaryTint', 4.5],
    ['primaryText', 'primaryTint', 4.5],
    ...STATUSES.flatMap((status): Pair[] => [
      [status, `${status}Tint`, 4.5],
      ['ink', `${status}Tint`, 7],
      ['ground', status, 4.5],
    ]),
  ];

  it.each(pairs)('has at least the contrast %s on %s at %d : 1', (text, ground, least) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['sky', 'paper'],
    ['sky', 'ground'],
    ['road', 'paper'],
    ['road', 'ground'],
    ['wall', 'sky'],
  ] as const)('distinguishes the %s of a scene from its %s', (part, behind) => {
    expect(contrast(colours[part], colours[behind])).toBeGreaterThanOrEqual(1.08);
  });

  it.each(Object.keys(FAMILIES) as Family[])('has readable text of the %s family on its surfaces', (name) => {
    const { solid, tint, band, on } = families[name];
    expect(contrast(on, solid)).toBeGreaterThanOrEqual(6);
    expect(contrast(solid, tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(solid, colours.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.ink, tint)).toBeGreaterThanOrEqual(7);
    expect(contrast(colours.inkSoft, tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.onBand, band)).toBeGreaterThanOrEqual(6);
    // the ring of a countdown, which is no text
    expect(contrast(colours.accent, band)).toBeGreaterThanOrEqual(3);
  });
});
