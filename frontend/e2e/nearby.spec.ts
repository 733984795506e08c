import type { Page } from '@playwright/test';
import { LANGUAGES } from '@nukkad/contract/languages';
import { CLUSTER_RADIUS, HALF_SIZE } from '../src/features/job-search/model/nearby-layout';
import { DISTANCE_FONT, PLACE_FONT } from '../src/features/job-search/model/text-width';
import { expect, test } from './support/product';
import { settled, watchRequests } from './support/settled';
import { smallTargets } from './support/touch-targets';

/** Diameter of a cluster on a common phone, in pixels. */
const CLUSTER = 48;

const openNearby = async (page: Page): Promise<void> => {
  watchRequests(page);
  await page.goto('/?section=job-search&view=nearby');
  await page.getByRole('option').first().waitFor();
  await settled(page);
};

/**
 * In the page: returns the marks and the texts around them, in units of the drawing; each name and distance with its
 * drawn and its measured width.
 */
const drawing = (page: Page) =>
  page.evaluate(
    ([placeFont, distanceFont]) => {
      const svg = document.querySelector('[role="listbox"]')?.closest('svg') as SVGSVGElement;
      const canvas = document.createElement('canvas').getContext('2d')!;
      const family = getComputedStyle(document.documentElement).fontFamily;
      // measured like the product, because some devices round letters of this size to whole pixels
      const measured = (text: string, font: string): number => {
        canvas.font = `${font.replace(/[\d.]+(?=px)/, (px) => String(Number(px) * 8))} ${family}`;
        return canvas.measureText(text).width / 8;
      };
      const textOf = (element: SVGTextElement, dx: number, dy: number, font: string) => {
        const { x, width } = element.getBBox();
        const [text, y] = [element.textContent ?? '', Number(element.getAttribute('y')) + dy];
        // bounds of the painted glyphs: the box of the font is higher
        return {
          text,
          width,
          measured: measured(text, font),
          left: x + dx,
          right: x + dx + width,
          top: y - 12,
          bottom: y + 3,
        };
      };
      const marks = [...svg.querySelectorAll<SVGGElement>('[role="option"]')].map((group) => {
        const { e: x, f: y } = group.transform.baseVal.consolidate()!.matrix;
        const name = [...group.querySelectorAll<SVGTextElement>(':scope > text')].find((text) =>
          /\p{L}/u.test(text.textContent ?? ''),
        );
        return { x, y, name: name && textOf(name, x, y, placeFont) };
      });
      const distances = [...svg.querySelectorAll<SVGTextElement>('text')]
        .filter((text) => !text.closest('[role="option"]') && /\d/.test(text.textContent ?? ''))
        .map((text) => textOf(text, 0, 0, distanceFont));
      return { marks, distances, unit: svg.getBoundingClientRect().width / svg.viewBox.baseVal.width };
    },
    [PLACE_FONT, DISTANCE_FONT] as const,
  );

for (const language of LANGUAGES) {
  test(`no name of a place on Nearby covers a mark, a distance or another name, in ${language}`, async ({ open }) => {
    const page = await open({ as: 'seeker', language });
    await openNearby(page);
    const { marks, distances, unit } = await drawing(page);
    const names = marks.flatMap(({ name }) => name ?? []);
    expect(names.length).toBeGreaterThan(2);
    const faults = marks.flatMap(({ name }, index) => {
      if (!name) return [];
      const coversMark = marks.some(({ x, y }, other) => {
        const near = [Math.max(name.left, Math.min(x, name.right)), Math.max(name.top, Math.min(y, name.bottom))];
        return other !== index && Math.hypot(x - near[0]!, y - near[1]!) < CLUSTER_RADIUS;
      });
      const coversText = [...distances, ...names].some(
        (other) =>
          other !== name &&
          name.left < other.right &&
          other.left < name.right &&
          name.top < other.bottom &&
          other.top < name.bottom,
      );
      const leaves = name.left < -HALF_SIZE || name.right > HALF_SIZE;
      return coversMark || coversText || leaves ? [{ ...name, coversMark, coversText, leaves }] : [];
    });
    expect(faults).toEqual([]);
    // the width of a text equals the estimated width, within a margin: 4 units for a name, 6 for a distance
    const beyond = (margin: number) => (text: { width: number; measured: number }) =>
      Math.abs(text.width - text.measured) > margin;
    const misjudged = [...names.filter(beyond(4)), ...distances.filter(beyond(6))];
    expect(misjudged).toEqual([]);
    expect(2 * CLUSTER_RADIUS * unit).toBeGreaterThanOrEqual(CLUSTER);
  });
}

test('the marks of Nearby can be hit on the narrowest phone', async ({ open }) => {
  const page = await open({ as: 'seeker', width: 320 });
  await openNearby(page);
  expect(await smallTargets(page)).toEqual([]);
});
