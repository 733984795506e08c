import { describe, expect, it } from '@jest/globals';
import { SeededRandom } from '../bench/seeded-random.js';
import { Attendance } from './lists-shown.js';

const NOBODY = [1, 1];
const showTimes = (attendance: Attendance, times: number, grade: number, seeker = (n: number): number => n): void => {
  for (let n = 0; n < times; n++) attendance.show(seeker(n), [{ job: 0, grade }]);
};

describe('the people who come to jobs', () => {
  it('are known only after the next count', () => {
    const attendance = new Attendance(2, new SeededRandom(1));
    showTimes(attendance, 24, 0);
    expect([...attendance.unseen]).toEqual(NOBODY);
    showTimes(attendance, 1, 0);
    expect(attendance.unseen[0]).toBeLessThan(1);
    expect(attendance.unseen[1]).toBe(1);
  });

  it('count once each', () => {
    const attendance = new Attendance(2, new SeededRandom(1));
    showTimes(attendance, 25, 0, () => 7);
    expect([...attendance.unseen]).toEqual(NOBODY);
  });

  it('count more when they apply', () => {
    const [lookers, applicants] = [new Attendance(2, new SeededRandom(1)), new Attendance(2, new SeededRandom(1))];
    showTimes(lookers, 25, 1, (n) => n % 4);
    showTimes(applicants, 25, 2, (n) => n % 4);
    expect(applicants.unseen[0]).toBeLessThan(lookers.unseen[0]!);
  });
});
