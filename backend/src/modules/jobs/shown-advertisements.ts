import { distanceKm, type Position } from '@nukkad/contract/places/geo';
import { columnOf, type FieldColumns, fieldsComparedBy } from './job-columns.js';
import { type JobRow, PIN_REACH } from './job-row.js';

/** Signs and pictures between words: the class of `comparable` in job-row.ts. */
const SIGNS = /(?:[\s!-/:-@[-`{-~‐-―‘-‟•…।\u2600-\u27BF\u{1F000}-\u{1FAFF}]|\uFE0F)+/gu;
const M_PER_KM = 1000;

const comparable = (text: string): string => text.replace(SIGNS, ' ').trim().toLowerCase();

type Row = Pick<JobRow, 'location' | 'latitude' | 'longitude' | keyof FieldColumns> & { employer_id: string };

/** Everything of an advertisement of an employer but its pin. */
const keyOf = (row: Row): string => {
  const columns = row as unknown as Record<string, unknown>;
  return JSON.stringify([
    ...fieldsComparedBy('value').map((field) => columns[columnOf(field)]),
    ...[...fieldsComparedBy('words'), 'location'].map((field) => comparable(columns[columnOf(field)] as string)),
  ]);
};

const pinOf = ({ latitude, longitude }: Row): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const isSamePin = (one: Position | null, other: Position | null): boolean =>
  one === null || other === null || distanceKm(one, other) * M_PER_KM <= PIN_REACH;

/**
 * Filters the advertisements of a page so that each appears once: the rule of `isSameAdvertisement` for rows already
 * read. For a page of a hundred jobs of one employer, the database would compare each pair.
 */
export class ShownAdvertisements {
  /** The shown jobs of each employer: the first of them, and the pins of all by `keyOf` once there is a second one. */
  private readonly employers = new Map<string, { first: Row; pins?: Map<string, (Position | null)[]> }>();

  /** Adds a job; false where the same advertisement is shown already. */
  add(row: Row): boolean {
    const shown = this.employers.get(row.employer_id);
    if (!shown) {
      this.employers.set(row.employer_id, { first: row });
      return true;
    }
    shown.pins ??= new Map([[keyOf(shown.first), [pinOf(shown.first)]]]);
    const key = keyOf(row);
    const [pin, pins] = [pinOf(row), shown.pins.get(key) ?? []];
    if (pins.some((other) => isSamePin(pin, other))) return false;
    shown.pins.set(key, [...pins, pin]);
    return true;
  }
}
