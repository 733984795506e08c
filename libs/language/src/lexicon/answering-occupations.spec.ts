import { describe, expect, it } from '@jest/globals';
import { answeredOccupations, answeringOccupations, kindsOfOccupation } from './answering-occupations.js';
import { COMPILED } from './compiled-lexicon.js';

const MOST = 6;

describe('occupations that answer others', () => {
  it('are at most six occupations of the taxonomy, each once and none its own', () => {
    const ids = new Set(COMPILED.occupations.map(({ id }) => id));
    const answered = answeredOccupations();
    expect(answered.length).toBeGreaterThanOrEqual(156);
    const faults = answered.flatMap(([id, others]) => [
      ...[id, ...others].filter((each) => !ids.has(each)).map((each) => `${id}: ${each} is unknown`),
      ...(others.includes(id) ? [`${id} answers itself`] : []),
      ...(new Set(others).size < others.length ? [`${id} has an answer twice`] : []),
      ...(others.length > MOST ? [`${id} has ${others.length} answers`] : []),
    ]);
    expect(faults).toEqual([]);
  });

  it.each([
    ['back_office_executive', 'data_entry_operator'],
    ['accountant', 'accounts_assistant'],
    ['salon_assistant', 'beautician'],
    ['delivery_rider', 'food_delivery_rider'],
    ['cook', 'tandoor_cook'],
    ['daily_wage_worker', 'construction_helper'],
  ])('%s is answered by %s', (asked, other) => {
    expect(answeringOccupations(asked)).toContain(other);
  });

  it.each([
    ['cook', 'home_cook', 'chinese_cook'],
    ['delivery_rider', 'food_delivery_rider', 'cab_driver'],
    ['customer_care_executive', 'telecaller', 'chat_support_executive'],
    ['housekeeping_staff', 'room_attendant', 'cleaner'],
    ['packer', 'parcel_sorter', 'loader'],
    ['security_guard', 'watchman', 'bouncer'],
    ['cleaner', 'sweeper', 'housekeeping_staff'],
    ['helper', 'kitchen_helper', 'cook'],
  ])('%s has the kind %s, and %s is none', (asked, kind, other) => {
    expect(kindsOfOccupation(asked)).toContain(kind);
    expect(kindsOfOccupation(asked)).not.toContain(other);
    expect(answeringOccupations(asked)).toContain(kind);
  });

  it.each([
    ['car_driver', 'cab_driver'],
    ['watchman', 'security_guard'],
    ['sweeper', 'cleaner'],
    ['sewing_operator', 'tailor'],
    ['beautician', 'hair_stylist'],
  ])('%s is answered by %s, which is no kind of it', (asked, other) => {
    expect(answeringOccupations(asked)).toContain(other);
    expect(kindsOfOccupation(asked)).not.toContain(other);
  });

  it.each([
    ['waiter', 'cook'],
    ['cook', 'waiter'],
    ['tandoor_cook', 'south_indian_cook'],
    ['cashier', 'cook'],
    ['heavy_driver', 'car_driver'],
    ['mehendi_artist', 'beautician'],
    ['translator', 'content_writer'],
    ['pet_caretaker', 'nanny'],
    ['nurse', 'ward_attendant'],
    ['pharmacist', 'pharmacist_helper'],
    ['pharmacist_helper', 'pharmacist'],
    ['teacher', 'nanny'],
  ])('%s is not answered by %s', (asked, other) => {
    expect(answeringOccupations(asked)).not.toContain(other);
  });
});
