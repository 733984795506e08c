import { describe, expect, it } from '@jest/globals';
import { FAMILIES, familyOf, JOB_CATEGORY_IDS } from './job-categories.js';

describe('families of job categories', () => {
  it('hold every category once', () => {
    const held = Object.values(FAMILIES).flat();
    expect(held.toSorted()).toEqual([...JOB_CATEGORY_IDS].toSorted());
  });

  it.each(JOB_CATEGORY_IDS)('name the family of %s', (category) => {
    expect(FAMILIES[familyOf(category)]).toContain(category);
  });

  it('keep kitchens and events, and guards and builders, together', () => {
    expect(familyOf('event_staff')).toBe(familyOf('food_service'));
    expect(familyOf('security')).toBe('build');
  });
});
