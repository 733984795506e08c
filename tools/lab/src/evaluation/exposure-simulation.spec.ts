import { describe, expect, it } from '@jest/globals';
import { SeededRandom } from '@nukkad/contract/seeded-random';
import { ExposureSimulation } from './exposure-simulation.js';

const NOBODY = [1, 1];
const showTimes = (
  simulation: ExposureSimulation,
  times: number,
  grade: number,
  seeker = (n: number): number => n,
): void => {
  for (let n = 0; n < times; n++) simulation.show(seeker(n), [{ job: 0, grade }]);
};

describe('the people who come to jobs', () => {
  it('are counted at the next count only', () => {
    const simulation = new ExposureSimulation(2, new SeededRandom(1));
    showTimes(simulation, 24, 0);
    expect([...simulation.unseen]).toEqual(NOBODY);
    showTimes(simulation, 1, 0);
    expect(simulation.unseen[0]).toBeLessThan(1);
    expect(simulation.unseen[1]).toBe(1);
  });

  it('are counted once each', () => {
    const simulation = new ExposureSimulation(2, new SeededRandom(1));
    showTimes(simulation, 25, 0, () => 7);
    expect([...simulation.unseen]).toEqual(NOBODY);
  });

  it('count more when they apply', () => {
    const [lookers, applicants] = [
      new ExposureSimulation(2, new SeededRandom(1)),
      new ExposureSimulation(2, new SeededRandom(1)),
    ];
    showTimes(lookers, 25, 1, (n) => n % 4);
    showTimes(applicants, 25, 2, (n) => n % 4);
    expect(applicants.unseen[0]).toBeLessThan(lookers.unseen[0]!);
  });

  it('apply once each, and only for a good job', () => {
    const simulation = new ExposureSimulation(2, new SeededRandom(1));
    showTimes(simulation, 3, 2, () => 7);
    showTimes(simulation, 3, 1, () => 8);
    expect(simulation.applications).toEqual([{ job: 0, seeker: 7 }]);
  });
});
