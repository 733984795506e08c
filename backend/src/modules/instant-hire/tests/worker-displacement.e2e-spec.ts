import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { distanceKm, type Position, snapToGrid } from '@nukkad/contract/places/geo';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { reportFigure } from '../../../../test/security/figures.js';
import { Displacement, displacedPoint } from '../../../common/security/displacement.js';
import type { Secrets } from '../../../common/security/secrets.js';
import { employer, type Person } from '../../jobs/tests/people.js';
import { pointAt } from '../../jobs/tests/job.factory.js';
import { WorkerFits } from '../../matching/matching.public.js';
import { saveAvailability } from '../../users/tests/availability.factory.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { CandidatesReadModel } from '../candidates.read-model.js';
import { InstantJobRepository, type LockedInstantJob } from '../instant-job.repository.js';
import { saveInstantJob } from './instant-hire.factory.js';

const BENGALURU: Position = { latitude: 12.97, longitude: 77.59 };
const WORKERS = 31;
const QUESTIONS = 14;
const PROMISED_KM = 0.5;
/** Degrees to a kilometre, in the middle of Bengaluru. */
const NORTH = 1 / 111.195;
const EAST = NORTH / Math.cos((BENGALURU.latitude * Math.PI) / 180);

const moved = (from: Position, eastKm: number, northKm: number): Position => ({
  latitude: from.latitude + northKm * NORTH,
  longitude: from.longitude + eastKm * EAST,
});
const shareOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
const idOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

describe('an employer who posts jobs in many places', () => {
  let test: TestApp;
  let owner: Person;
  let job: LockedInstantJob;
  let candidates: CandidatesReadModel;
  const people: { id: string; home: Position }[] = [];
  // the same at every run
  const displacement = new Displacement({ getBytes: async () => Buffer.alloc(32, 7) } as unknown as Secrets);

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test, { id: idOf('employer') });
    const { id } = await saveInstantJob(test.dataSource, { employerId: owner.id });
    job = (await test.dataSource.transaction((tx) => test.app.get(InstantJobRepository).lock(tx, id)))!;
    candidates = new CandidatesReadModel(test.app.get(WorkerFits), displacement);
    for (let index = 0; index < WORKERS; index++) {
      const [angle, length] = [2 * Math.PI * shareOf(`angle ${index}`), 4 * Math.sqrt(shareOf(`length ${index}`))];
      const home = moved(BENGALURU, length * Math.cos(angle), length * Math.sin(angle));
      const cell = snapToGrid(home);
      const { id: workerId } = await saveUser(test.dataSource, { id: idOf(`worker ${index}`) });
      await saveAvailability(test.dataSource, workerId, { point: pointAt(cell.latitude, cell.longitude) });
      people.push({ id: workerId, home });
    }
  });
  afterAll(() => test.close());

  /** Returns whether a job at `place` with this radius finds the worker. */
  const finds = async (workerId: string, place: Position, maxRadius: number): Promise<boolean> => {
    const { candidates: found } = await candidates.find(
      test.dataSource.manager,
      { ...job, ...place, maxRadius },
      null,
      {
        among: [workerId],
      },
    );
    return found.length > 0;
  };

  /**
   * Returns the worker's apparent distance from `line` in one direction: jobs with a radius of 5 km are moved until one
   * just finds the worker.
   */
  async function edge(workerId: string, east: number, north: number): Promise<number> {
    let [near, far] = [-6, 14];
    for (let question = 0; question < QUESTIONS; question++) {
      const middle = (near + far) / 2;
      if (await finds(workerId, moved(BENGALURU, middle * east, middle * north), 5)) near = middle;
      else far = middle;
    }
    return near;
  }

  it('misses half of the workers by half a kilometre or more, and is never closer than chance allows', async () => {
    const errors: number[] = [];
    for (const { id, home } of people) {
      // the chord of the circle of 5 km around the worker, along both axes: its middle is the worker
      const [east, west] = [await edge(id, 1, 0), await edge(id, -1, 0)];
      const x = (east - west) / 2;
      const half = (east + west) / 2;
      const y0 = Math.sqrt(Math.max(0, 25 - half * half));
      const [up, down] = [await edge(id, 0, 1), await edge(id, 0, -1)];
      const y = (up - down) / 2;
      expect(Math.abs(Math.abs(y) - y0)).toBeLessThan(0.5);
      errors.push(distanceKm(home, moved(BENGALURU, x, y)));
    }
    const error = median(errors);
    reportFigure({
      ...{ what: 'trilateration: median error of the place of a worker, in m', measured: Math.round(error * 1000) },
      ...{ target: `≥ ${PROMISED_KM * 1000}`, met: error >= PROMISED_KM },
    });
    expect(error).toBeGreaterThanOrEqual(PROMISED_KM);
    // a point within a radius remains close to it after displacement
    expect(Math.max(...errors)).toBeLessThan(2.2);
  });

  it('computes the same point of a worker in the product as in the database', async () => {
    const position = snapToGrid(BENGALURU);
    const points = await test.app.get(Displacement).displacePoints(
      owner.id,
      people.map(({ id }) => ({ id, position })),
    );
    const rows: (Position & { id: string })[] = await test.dataSource.query(
      `SELECT id, ST_Y(moved::geometry) AS latitude, ST_X(moved::geometry) AS longitude
       FROM unnest($1::uuid[]) AS person (id),
            LATERAL (SELECT ${displacedPoint('ST_SetSRID(ST_MakePoint($2, $3), 4326)::geography', 'person.id', '$4::uuid')} AS moved) m`,
      [people.map(({ id }) => id), position.longitude, position.latitude, owner.id],
    );
    expect(rows).toHaveLength(WORKERS);
    for (const { id, ...point } of rows) {
      expect(distanceKm(points.get(id)!, point)).toBeLessThan(0.01);
      expect(distanceKm(position, point)).toBeLessThanOrEqual(1.31);
    }
  });
});
