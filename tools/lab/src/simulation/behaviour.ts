import { payShare } from '@nukkad/contract/matching/scoring';
import { SeededRandom } from '@nukkad/contract/seeded-random';
import { type City, HOUR_MS, hourOfDay, kilometres, type SimulatedJob, type SimulatedWorker } from './city.js';

const MINUTE_MS = 60_000;
/** Hours of the day in which workers do not look at the phone. */
const NIGHT = { from: 23, until: 6 } as const;
const BY_RANK = [1, 0.8, 0.65] as const;
const BY_SKILL_ALONE = 0.4;
const MOST_EAGER = 0.85;
/** Number of offers in the last 24 hours without fatigue, and the factor on the willingness for each further one. */
const TIRED_FROM = 4;
const TIRED_FACTOR = 0.88;
const MISTAKE = 0.02;
const NO_SHOW = 0.02;
const CANCELLATION = 0.04;
const MEAN_UNRELIABILITY = 0.075;
const ANSWERS_NO = 0.8;
const STANDS_BY = 0.3;
const DAY_MS = 24 * HOUR_MS;

/** The assumptions, in sentences for the report. */
export const ASSUMPTIONS: readonly string[] = [
  'workers live in the dense quarters of one city; each does 1 to 3 of the six categories of the hire form, with skills of their trades',
  '40 % have weekly hours, the others are available until some time between 18:00 and midnight of the one day; radius 5 to 20 km',
  'jobs are posted from 07:00 to 19:00: 40 % asap, 20 % within 24 hours, 25 % scheduled 3 to 30 hours ahead, 15 % flexible; 1 to 5 openings, half of them 1',
  'a worker looks at the phone after a time that is log-normal around an own median (half of them below 5 minutes, a sixth above 10), never from 23:00 to 06:00',
  'yes by chance: at most 0.85, less for a second or third category (0.8, 0.65) or a skill alone (0.4), halved every 6 km or so, by how the pay compares with an own wish, and by how many of the skills are there',
  `from the ${TIRED_FROM + 1}th offer of 24 hours on each takes ${Math.round(100 * (1 - TIRED_FACTOR))} % off that chance; of those who do not want it 8 of 10 decline, the others leave it unanswered`,
  'of acceptances 2 % are mistakes and undone within four minutes, 4 % are called off before the start, 2 % do not come: more by those who kept less of their past promises',
  'of those who want it and find it filled 30 % stand by',
  'each worker and each employer has a true quality, 0.3 to 1, most of them near 1: the chance that the other side would work with them again; of past work 7 of 10 on each side answered, drawn from it; a good match is one that both sides would repeat',
  'one employer in ten posts on the day; past work was for any employer of the city',
  'one day of posts, followed until the last job has expired; the same worker has the same luck with the same job under each way to dispatch',
];

/** Random decisions of one worker about one job; the same on each call. */
export interface WorkerDraw {
  /** Returns the milliseconds until the worker looks at the phone. */
  looksAfterMs(round: number): number;
  /** Returns whether the worker would accept, after `offers` offers of the last 24 hours. */
  wants(offers: number): boolean;
  answersNo: boolean;
  standsBy: boolean;
  /** Result of an acceptance. */
  outcome: 'mistake' | 'cancelled' | 'missed' | 'kept';
  /** 0 to 1: how soon it does. */
  soon: number;
}

/** Behaviour of the people of a city. */
export class Behaviour {
  constructor(private readonly city: City) {}

  drawOf(workerIndex: number, jobIndex: number): WorkerDraw {
    const worker = this.city.workers[workerIndex]!;
    const job = this.city.jobs[jobIndex]!;
    const random = new SeededRandom(
      Math.imul(this.city.seed + 1, 0x9e3779b1) ^ Math.imul(workerIndex + 1, 0x85ebca6b) ^ (jobIndex + 1),
    );
    random.next();
    const delays = [random.normal(), random.normal(), random.normal()];
    const will = random.next();
    const chance = chanceOf(worker, job);
    const unreliable = (1 - worker.reliability) / MEAN_UNRELIABILITY;
    const [answersNo, standsBy] = [random.chance(ANSWERS_NO), random.chance(STANDS_BY)];
    const fate = random.next();
    const limits = {
      cancelled: MISTAKE + CANCELLATION * unreliable,
      missed: (CANCELLATION + NO_SHOW) * unreliable + MISTAKE,
    };
    const outcome =
      fate < MISTAKE ? 'mistake' : fate < limits.cancelled ? 'cancelled' : fate < limits.missed ? 'missed' : 'kept';
    return {
      looksAfterMs: (round) => worker.looksAfterMinutes * Math.exp(delays[round % delays.length]!) * MINUTE_MS,
      wants: (offers) => will < chance * TIRED_FACTOR ** Math.max(0, offers - TIRED_FROM),
      ...{ answersNo, standsBy, outcome, soon: random.next() },
    };
  }
}

/** Returns the probability that a worker without fatigue accepts the work. */
function chanceOf(worker: SimulatedWorker, job: SimulatedJob): number {
  const rank = worker.categories.indexOf(job.category);
  const liking = rank >= 0 ? BY_RANK[rank]! : BY_SKILL_ALONE;
  const known = job.skills.filter((skill) => worker.skills.includes(skill)).length;
  const skilled = job.skills.length === 0 ? 1 : 0.6 + (0.4 * known) / job.skills.length;
  const near = 2 ** (-kilometres(worker, job) / worker.reachKm);
  return MOST_EAGER * liking * skilled * near * Math.min(1, 0.25 + payShare(job.pay, worker.reservation));
}

/** Returns the first time at or after `at` at which workers look at their phones, in milliseconds since 1970. */
export function awakeAt(at: number): number {
  const hour = hourOfDay(at);
  if (hour >= NIGHT.from) return at + (24 - hour + NIGHT.until) * HOUR_MS;
  return hour < NIGHT.until ? at + (NIGHT.until - hour) * HOUR_MS : at;
}

/** Returns whether the product may offer the job to the worker, if the worker is free. */
export function fits(worker: SimulatedWorker, job: SimulatedJob): boolean {
  const km = kilometres(worker, job);
  if (km > job.radiusKm || km > worker.radiusKm) return false;
  if (worker.hours === null && worker.awayAt <= job.postedAt) return false;
  const does = worker.categories.includes(job.category) || job.skills.some((skill) => worker.skills.includes(skill));
  return does && worksWhenItStarts(worker, job);
}

function worksWhenItStarts({ hours }: SimulatedWorker, { urgency, postedAt, startsAt }: SimulatedJob): boolean {
  const at = urgency === 'asap' ? postedAt : startsAt;
  if (hours === null || at === null) return true;
  const hour = hourOfDay(at);
  return hour >= hours.from && hour < hours.until;
}

/** Returns the time until which a job can be accepted, in milliseconds since 1970. */
export function expiryOf({ urgency, postedAt, startsAt }: SimulatedJob): number {
  const hours = { asap: 1, within_24h: 24, flexible: 72 } as const;
  return urgency === 'scheduled' ? startsAt! : postedAt + hours[urgency] * HOUR_MS;
}

export const WITHIN_A_DAY_MS = DAY_MS;
