import { describe, expect, it } from '@jest/globals';
import { ListingFilter } from './listing-filter.js';
import type { Candidate } from './listing.js';
import type { SearchPlan } from './search-plan.js';

const HERE = { latitude: 12.97, longitude: 77.6 };
const TEXT = (): number => 0;

const admits = (plan: Partial<SearchPlan>, candidate: Partial<Candidate>): boolean =>
  new ListingFilter({ radiusKm: 20, filters: {}, position: null, relevance: null, ...plan } as SearchPlan).admits(
    candidate as Candidate,
  );

describe('ListingFilter', () => {
  it.each([
    ['a job that does not answer the text', 0, false],
    ['a job that answers it a little', 0.01, true],
  ])('%s: relevance %d, listed: %p', (_what, relevance, expected) => {
    expect(admits({ relevance: TEXT }, { relevance })).toBe(expected);
  });

  it('lists every job without a text', () => {
    expect(admits({}, { relevance: 0 })).toBe(true);
  });

  it.each([
    [20, true],
    [20.001, false],
    [null, false],
  ])('accepts a distance of %p km, within a radius of 20: %p', (distanceKm, expected) => {
    expect(admits({ position: HERE }, { distanceKm })).toBe(expected);
  });
});
