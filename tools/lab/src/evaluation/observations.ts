import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { ScoredJob, ScoringSeeker } from '@nukkad/contract/matching/scoring';
import { categoryAffinity, type PreferenceSignal } from '@nukkad/contract/matching/scoring-affinity';
import { employerRating, employerStanding } from '@nukkad/contract/matching/scoring-standing';
import { SeededRandom } from '@nukkad/contract/seeded-random';
import { mean } from '../bench/figures.js';
import { expectedAgains } from './employer-answers.js';
import { seekerUtility } from './ground-truth-preferences.js';
import type { Market, TrueSeeker } from './synthetic-market.js';

/**
 * The fields of a job that the score uses, and how its employer answers applicants: the rating before reviews existed.
 */
export interface SeenJob extends ScoredJob {
  answering: number;
}

/** The observable part of the synthetic market: ads, stated preferences of seekers, and past actions. */
export interface Observations {
  /** The content of each job's ad, as of an unseen job, without the distance, which depends on the seeker. */
  ads: readonly Omit<SeenJob, 'distanceKm'>[];
  /** Employers without answers, by number. */
  newEmployers: ReadonlySet<number>;
  profiles: readonly ScoringSeeker[];
}

const TOLD_CATEGORIES = 0.7;
const TOLD_SKILLS = 0.65;
const TOLD_RATE = 0.6;
const TOLD_HOURS = 0.5;
const SHOWN_BEFORE = 40;
const APPLIED_BEFORE = 4;

/** Returns the market as the product sees it. `seed` determines the workers' answers about their employers. */
export function observe(market: Market, random: SeededRandom, seed: number): Observations {
  const standings = market.employers.map(({ reliability, answerHours }) => {
    const applications = random.below(25);
    let answered = 0;
    for (let n = 0; n < applications; n++) if (random.chance(reliability)) answered++;
    return employerStanding({ answered, answerHours, read: 0, silent: applications - answered });
  });
  // separate random numbers: the other observations do not depend on them
  const agains = expectedAgains(market.employers, new SeededRandom(seed));
  const known = agains.filter((again) => again !== null);
  const meanAgain = known.length === 0 ? null : mean(known);
  return {
    newEmployers: new Set(agains.flatMap((again, employer) => (again === null ? [employer] : []))),
    ads: market.jobs.map((job) => ({
      category: job.category,
      skills: job.skills,
      hourlyPay: job.statesPay ? Math.round(job.pay) : null,
      ageDays: job.ageDays,
      hoursPerWeek: job.hoursPerWeek,
      standing: employerRating(standings[job.employer]!, { again: agains[job.employer]!, meanAgain }),
      answering: standings[job.employer]!,
      unseen: 1,
      relevance: 0,
    })),
    profiles: market.seekers.map((seeker) => profileOf(market, seeker, random)),
  };
}

function profileOf(market: Market, seeker: TrueSeeker, random: SeededRandom): ScoringSeeker {
  const favourites = [...seeker.taste].filter(([, liking]) => liking > 0.5).map(([category]) => category);
  const declared = random.chance(TOLD_CATEGORIES) ? favourites.slice(0, 2) : [];
  return {
    hasPosition: true,
    hasText: false,
    skills: new Set([...seeker.skills].filter(() => random.chance(TOLD_SKILLS))),
    affinity: categoryAffinity(declared, pastActs(market, seeker, random)),
    // People round, and ask for slightly more than the least they would accept.
    expectedRate: random.chance(TOLD_RATE)
      ? Math.max(10, Math.round((seeker.reservation * (1.05 + 0.25 * random.next())) / 10) * 10)
      : null,
    weeklyHours: random.chance(TOLD_HOURS) ? seeker.hours : null,
  };
}

/**
 * Returns past actions: some weeks ago the seeker was shown jobs in random order and applied to the most tempting; some
 * applications led to more.
 */
function pastActs(market: Market, seeker: TrueSeeker, random: SeededRandom): PreferenceSignal[] {
  const shown = Array.from({ length: SHOWN_BEFORE }, () => random.pick(market.jobs));
  const tempted = shown
    .map((job) => ({ job, utility: seekerUtility(market, seeker, job, random.normal()) }))
    .sort((a, b) => b.utility - a.utility)
    .slice(0, random.below(APPLIED_BEFORE + 1));
  return tempted.map(({ job }) => {
    const signal = random.chance(0.2) ? 'shortlisted' : random.chance(0.1) ? 'withdrawn' : 'applied';
    return { signal, category: job.category satisfies JobCategoryId, ageDays: 90 * random.next() };
  });
}
