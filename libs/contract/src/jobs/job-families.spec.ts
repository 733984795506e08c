import { describe, expect, it } from '@jest/globals';
import { FAMILIES, familyOf, JOB_CATEGORY_IDS } from './job-categories.js';

describe('families of job categories', () => {
  it('contain every category once', () => {
    const held = Object.values(FAMILIES).flat();
    expect(held.toSorted()).toEqual([...JOB_CATEGORY_IDS].toSorted());
  });

  it.each(JOB_CATEGORY_IDS)('assign a family to %s', (category) => {
    expect(FAMILIES[familyOf(category)]).toContain(category);
  });

  it('group kitchens with events, and guards with builders', () => {
    expect(familyOf('event_staff')).toBe(familyOf('food_service'));
    expect(familyOf('security')).toBe('build');
  });
});
