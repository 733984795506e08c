import type { SeededRandom } from '@nukkad/contract/seeded-random';
import { kilometresBetween, type Market, type TrueJob, type TrueSeeker } from './synthetic-market.js';

/**
 * Ground truth of the synthetic market: the true preferences of its people. The matching knows none of it, and none of
 * it has the form of the score: nearness falls off by a power law with a personal scale, pay counts by its logarithm
 * with a personal weight, taste, ability and pay multiply instead of adding up, and a part is noise.
 */

const NOISE_SCALE = 0.35;

/** Hours of waiting for an answer that halve its use: the seeker may have found other work meanwhile. */
const PATIENCE_HOURS = 240;

const nearness = (km: number, reach: number): number => 1 / (1 + (km / reach) ** 2);
const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

const ability = (job: TrueJob, seeker: TrueSeeker): number =>
  job.skills.length === 0 ? 0.6 : job.skills.filter((skill) => seeker.skills.has(skill)).length / job.skills.length;

const worth = (job: TrueJob, seeker: TrueSeeker): number =>
  sigmoid(4 * seeker.greed * Math.log(job.pay / seeker.reservation));

/** Returns the final utility of the job to the seeker, 0 to 1: liked, near, paid, obtained, and answered soon. */
export function seekerUtility(market: Market, seeker: TrueSeeker, job: TrueJob, noise: number): number {
  const wish =
    (seeker.taste.get(job.category) ?? 0) ** 0.8 *
    nearness(kilometresBetween(seeker.place, job.place), seeker.reach) *
    worth(job, seeker) *
    (0.35 + 0.65 * ability(job, seeker)) *
    Math.min(1, seeker.hours / (job.hoursPerWeek ?? 30)) ** 0.3;
  const { reliability, answerHours } = market.employers[job.employer]!;
  const chance = job.isTaken ? 0.15 : 0.3 + (0.7 * reliability) / (1 + answerHours / PATIENCE_HOURS);
  return Math.min(1, wish * chance * Math.exp(NOISE_SCALE * noise));
}

/** Returns the utility of the seeker to the employer, 0 to 1: able, willing, near enough to be on time, and present. */
export function employerUtility(seeker: TrueSeeker, job: TrueJob, noise: number): number {
  const fit =
    (0.2 + 0.8 * ability(job, seeker)) *
    (0.3 + 0.7 * (seeker.taste.get(job.category) ?? 0)) *
    (0.4 + 0.6 * nearness(kilometresBetween(seeker.place, job.place), 8)) *
    worth(job, seeker) ** 0.5 *
    seeker.diligence ** 0.5;
  return Math.min(1, fit * Math.exp(NOISE_SCALE * noise));
}

/** Draws the noise for every pair, once. */
export function drawPreferenceNoise(random: SeededRandom, seekers: number, jobs: number): Float32Array {
  return Float32Array.from({ length: seekers * jobs }, () => random.normal());
}
