import type { SeededRandom } from '@nukkad/contract/seeded-random';

const WORST = 0.3;

/** Returns the probability that others would work with this person again, WORST to 1: most are good, a few are not. */
export const drawQuality = (random: SeededRandom): number => 1 - (1 - WORST) * random.next() ** 3;
