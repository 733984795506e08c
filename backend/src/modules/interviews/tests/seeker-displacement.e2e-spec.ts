import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { distanceKm, type Position, snapToGrid } from '@nukkad/contract/places/geo';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { pointAt } from '../../jobs/tests/job.factory.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { BROADCASTS_AND_JOBS } from '../matching-employers.js';
import { SEEKER_POINT } from '../seeker-displacement.js';
import { saveBroadcast } from './interview.factory.js';

const BENGALURU: Position = { latitude: 12.97, longitude: 77.59 };
const SEEKERS = 41;
const PLACES = 300;
const QUESTIONS = 40;
const EMPLOYERS = 16;
const PROMISED_KM = 0.5;
const REACH_KM = 20;
/** Degrees to a kilometre, in the middle of Bengaluru. */
const NORTH = 1 / 111.195;
const EAST = NORTH / Math.cos((BENGALURU.latitude * Math.PI) / 180);

/** Numbers from 0 to below 1 that are the same at every run. */
function numbersOf(seed: string): () => number {
  let made = 0;
  return () => createHash('sha256').update(`${seed} ${made++}`).digest().readUInt32BE(0) / 2 ** 32;
}
const idOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
const moved = (from: Position, eastKm: number, northKm: number): Position => ({
  latitude: from.latitude + northKm * NORTH,
  longitude: from.longitude + eastKm * EAST,
});
/** Returns a uniformly distributed position in a disc. */
function somewhereIn(centre: Position, radiusKm: number, next: () => number): Position {
  const [angle, length] = [2 * Math.PI * next(), radiusKm * Math.sqrt(next())];
  return moved(centre, length * Math.cos(angle), length * Math.sin(angle));
}
const meanOf = (places: readonly Position[]): Position => ({
  latitude: places.reduce((sum, place) => sum + place.latitude, 0) / places.length,
  longitude: places.reduce((sum, place) => sum + place.longitude, 0) / places.length,
});
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** An attacker's knowledge about one seeker: the places that are consistent with all answers so far. */
class Guess {
  private possible: Position[];
  private asked = 0;
  private question: Position = BENGALURU;

  constructor(private readonly next: () => number) {
    this.possible = Array.from({ length: PLACES }, () => somewhereIn(BENGALURU, 8, next));
  }

  get middle(): Position {
    return meanOf(this.possible);
  }

  /**
   * Returns the position for the next job: 20 km from the middle of the remaining places, each time in another
   * direction, so that both answers are about equally likely.
   */
  ask(): Position {
    const direction = (this.asked++ * 2.4) % (2 * Math.PI);
    this.question = moved(this.middle, REACH_KM * Math.cos(direction), REACH_KM * Math.sin(direction));
    return this.question;
  }

  hear(near: boolean): void {
    const fits = (one: Position): boolean => distanceKm(one, this.question) <= REACH_KM === near;
    const fitting = this.possible.filter(fits);
    if (fitting.length === 0) return;
    const middle = meanOf(fitting);
    const spread = Math.max(...fitting.map((one) => distanceKm(one, middle)), 0.01);
    this.possible = fitting;
    // draws as many as before around the consistent places, because half of them were ruled out
    for (let tries = 0; this.possible.length < PLACES && tries < 10 * PLACES; tries++) {
      const drawn = somewhereIn(fitting[tries % fitting.length] ?? middle, spread / 3, this.next);
      if (fits(drawn)) this.possible.push(drawn);
    }
  }
}

describe('an employer who moves a job to many places', () => {
  let test: TestApp;
  let key = '';
  const people: { id: string; home: Position; cell: Position }[] = [];

  const useKey = (value: string): Promise<unknown> =>
    test.dataSource.query(`UPDATE secrets SET value = to_jsonb($1::text) WHERE name = 'seeker-displacement'`, [value]);

  beforeAll(async () => {
    test = await createTestApp();
    const rows: { key: string }[] = await test.dataSource.query(
      `SELECT value #>> '{}' AS key FROM secrets WHERE name = 'seeker-displacement'`,
    );
    key = rows[0]?.key ?? '';
    await useKey('the same at every run');
    const next = numbersOf('homes');
    for (let index = 0; index < SEEKERS; index++) {
      const { id } = await saveUser(test.dataSource, { id: idOf(`seeker ${index}`) });
      const home = somewhereIn(BENGALURU, 6, next);
      const cell = snapToGrid(home);
      await saveBroadcast(test.dataSource, { seekerId: id, point: pointAt(cell.latitude, cell.longitude) });
      people.push({ id, home, cell });
    }
  });
  afterAll(async () => {
    await useKey(key);
    await test.close();
  });

  it('cannot guess the random key of the displacement', () => {
    expect(key).toMatch(/^[\w-]{43}$/);
  });

  it('misses half of the seekers by half a kilometre or more, after forty questions about each', async () => {
    const employerId = idOf('employer');
    const guesses = people.map(({ id }) => new Guess(numbersOf(id)));
    for (let round = 0; round < QUESTIONS; round++) {
      const places = guesses.map((guess) => guess.ask());
      // replaces the table with one job of the employer for each seeker: uses the product's matching condition without
      // its triggers
      const found: { seeker_id: string }[] = await test.dataSource.query(
        `WITH jobs AS (
           SELECT $1::uuid AS employer_id, 'delivery' AS category, 'open' AS status, now() + interval '1 day' AS expires_at,
                  NULL::timestamptz AS hidden_until,
                  ST_SetSRID(ST_MakePoint(east, north), 4326)::geography AS point, seeker
           FROM unnest($2::uuid[], $3::float8[], $4::float8[]) AS asked (seeker, north, east))
         SELECT r.seeker_id FROM ${BROADCASTS_AND_JOBS} WHERE j.seeker = r.seeker_id`,
        [
          employerId,
          people.map(({ id }) => id),
          places.map(({ latitude }) => latitude),
          places.map(({ longitude }) => longitude),
        ],
      );
      const near = new Set(found.map((row) => row.seeker_id));
      for (const [index, { id }] of people.entries()) guesses[index]?.hear(near.has(id));
    }
    const errors = people.map(({ home }, index) => distanceKm(home, guesses[index]?.middle ?? BENGALURU));
    expect(median(errors)).toBeGreaterThanOrEqual(PROMISED_KM);
    // a point within 20 km remains close to that distance after displacement
    expect(Math.max(...errors)).toBeLessThan(2.5);
  });

  it('gains little by many accounts: the mean of the results of sixteen is as far off', async () => {
    const errors: number[] = [];
    for (const { id: seekerId, home, cell } of people) {
      const rows: Position[] = await test.dataSource.query(
        `SELECT ST_Y(found::geometry) AS latitude, ST_X(found::geometry) AS longitude
         FROM (SELECT ST_SetSRID(ST_MakePoint($2, $3), 4326)::geography AS point, $1::uuid AS seeker_id) r,
              unnest($4::uuid[]) AS j (employer_id), LATERAL (SELECT ${SEEKER_POINT} AS found) f`,
        [
          seekerId,
          cell.longitude,
          cell.latitude,
          Array.from({ length: EMPLOYERS }, (_, index) => idOf(`spy ${index}`)),
        ],
      );
      expect(new Set(rows.map(({ latitude }) => latitude)).size).toBe(EMPLOYERS);
      errors.push(distanceKm(home, meanOf(rows)));
    }
    expect(median(errors)).toBeGreaterThanOrEqual(PROMISED_KM);
  });
});
