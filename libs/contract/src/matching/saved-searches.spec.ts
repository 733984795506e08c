import { describe, expect, it } from '@jest/globals';
import { savedSearchAddress, savedSearchKey } from './saved-search-rules.js';
import { SaveSearchSchema, UpdateSavedSearchSchema } from './saved-searches.js';

const HERE = { latitude: 12.9756, longitude: 77.6066 };
const keyOf = (asked: object): string => savedSearchKey(SaveSearchSchema.parse(asked));

describe('a search to be saved', () => {
  it.each([
    [{ search: 'cook' }, true],
    [{ category: 'delivery' }, true],
    [HERE, true],
    [{}, false],
    [{ search: '   ' }, false],
    [{ search: 'cook', latitude: 12.9 }, false],
    [{ search: 'cook', ...HERE, radius: 20.1 }, false],
    [{ search: 'cook', ...HERE, radius: 0.1 }, true],
    [{ search: 'cook', ...HERE, radius: 0.09 }, false],
    [{ search: 'cook', category: 'sorcery' }, false],
    [{ search: 'cook', minPay: 0 }, false],
    [{ search: 'cook', sort: 'pay' }, false],
  ])('validates the search %j: %s', (asked, allowed) => {
    expect(SaveSearchSchema.safeParse(asked).success).toBe(allowed);
  });

  it('is equal to another one that differs in case, spaces and some metres', () => {
    const cook = keyOf({ search: 'Night  cook', ...HERE });
    expect(keyOf({ search: ' night cook ', latitude: 12.9751, longitude: 77.6069 })).toBe(cook);
  });

  it.each([
    { search: 'night cook', ...HERE, category: 'food_service' },
    { search: 'night cook', ...HERE, jobType: 'part_time' },
    { search: 'night cook', ...HERE, minPay: 100 },
    { search: 'night cook', ...HERE, radius: 5 },
    { search: 'night cook', latitude: 13.0756, longitude: 77.6066 },
    { search: 'night cook' },
    { search: 'cook', ...HERE },
  ])('differs from the search %j', (asked) => {
    expect(keyOf(asked)).not.toBe(keyOf({ search: 'night cook', ...HERE }));
  });

  it('has an address with its parameters, and without a position', () => {
    expect(savedSearchAddress(SaveSearchSchema.parse({ search: 'रात का cook', ...HERE, minPay: 100 }))).toBe(
      '/job-seeker?section=ai-jobs&q=%E0%A4%B0%E0%A4%BE%E0%A4%A4%20%E0%A4%95%E0%A4%BE%20cook&pay=100',
    );
  });
});

describe('a change of a saved search', () => {
  it.each([
    [{ name: '' }, true],
    [{ paused: false }, true],
    [{ opened: true }, true],
    [{ opened: false }, false],
    [{ name: 'x'.repeat(61) }, false],
    [{ search: 'other' }, false],
  ])('validates the change %j: %s', (change, allowed) => {
    expect(UpdateSavedSearchSchema.safeParse(change).success).toBe(allowed);
  });
});
