import { SeededRandom } from '@nukkad/contract/seeded-random';
import { type City, HOUR_MS } from './city.js';

/** Part of those who worked together that answer the review. */
const ANSWERS = 0.7;
const DAYS_BETWEEN = 5;
const DAY_MS = 24 * HOUR_MS;

/** Past work that a worker attended or missed. */
export interface PastWork {
  workerId: string;
  employerId: string;
  /** Its place in the record of its worker, the newest 0; work of one number was one job. */
  number: number;
  isKept: boolean;
  startsAt: number;
}

/** An answer to "Would you work together again?" about past work. */
export interface PastAnswer extends Omit<PastWork, 'isKept'> {
  author: 'worker' | 'employer';
  again: boolean;
}

/** Returns the work of the last weeks of a city, each for any of its employers: one job for each number and employer. */
export function pastWorkOf({ seed, workers, employers, midnight }: City): PastWork[] {
  const random = new SeededRandom(Math.imul(seed, 104_729) + 3);
  return workers.flatMap(({ id: workerId, kept, breached }) =>
    Array.from({ length: kept + breached }, (_, number) => ({
      ...{ workerId, number, isKept: number < kept, employerId: random.pick(employers).id },
      startsAt: midnight - (number + 1) * DAYS_BETWEEN * DAY_MS + 12 * HOUR_MS,
    })),
  );
}

/** Returns the answers of both sides about attended work, drawn from the planted quality of the other side. */
export function pastAnswersOf(city: City): PastAnswer[] {
  const random = new SeededRandom(Math.imul(city.seed, 104_729) + 2);
  const quality = new Map([...city.workers, ...city.employers].map(({ id, quality: planted }) => [id, planted]));
  return pastWorkOf(city)
    .filter(({ isKept }) => isKept)
    .flatMap(({ workerId, employerId, number, startsAt }) =>
      (['worker', 'employer'] as const).flatMap((author) => {
        const again = random.chance(quality.get(author === 'worker' ? employerId : workerId)!);
        return random.chance(ANSWERS) ? [{ workerId, employerId, number, startsAt, author, again }] : [];
      }),
    );
}
