import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readGazetteerFiles } from '../gazetteer-files.js';

const byCity = JSON.parse(readFileSync(new URL('../data/postal-codes.json', import.meta.url), 'utf8')) as Record<
  string,
  Record<string, string>
>;
const { largeCities, postalCodes } = readGazetteerFiles();

/** Postal codes of a city and around it begin with one of these. */
const REGIONS: Record<string, string[]> = { bengaluru: ['560', '562'], mysuru: ['570', '571'] };

describe('the postal codes of the product', () => {
  it('are more than 100 of Bengaluru, and some of Mysuru', () => {
    expect(Object.keys(byCity)).toEqual(['bengaluru', 'mysuru']);
    expect(Object.keys(byCity['bengaluru'] ?? {}).length).toBeGreaterThan(100);
    expect(Object.keys(byCity['mysuru'] ?? {}).length).toBeGreaterThan(15);
  });

  it.each(Object.entries(byCity))(
    'of %s have six digits, begin with the digits of the region and are sorted',
    (city, slugs) => {
      const codes = Object.keys(slugs);
      const strange = codes.filter((code) => !/^\d{6}$/.test(code) || !REGIONS[city]?.includes(code.slice(0, 3)));
      expect(strange).toEqual([]);
      expect(codes).toEqual([...codes].sort());
    },
  );

  it.each(Object.entries(byCity))('of %s are in a neighbourhood of the city', (city, slugs) => {
    const localities = largeCities.find((file) => file.city.slug === city)?.localities ?? [];
    const expected = Object.entries(slugs).map(([code, slug]) => {
      const { lat, lng } = localities.find((locality) => locality.slug === slug) ?? {};
      return { code, city, lat, lng };
    });
    expect(expected.filter(({ lat }) => lat === undefined)).toEqual([]);
    expect(postalCodes.filter((record) => record.city === city)).toEqual(expected);
  });

  it.each([
    ['560001', 'mg-road'],
    ['560034', 'koramangala'],
    ['560066', 'whitefield'],
    ['560100', 'electronic-city'],
    ['562110', 'devanahalli'],
  ])('locate %s at %s', (code, slug) => {
    expect(byCity['bengaluru']?.[code]).toBe(slug);
  });
});
