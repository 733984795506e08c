import { type CountedReview, expectedShareOf, REVIEW_PRIOR_SHARE } from '@nukkad/contract/reviews/review-ranking';
import type { SeededRandom } from '@nukkad/contract/seeded-random';
import type { TrueEmployer } from './synthetic-market.js';

const ANSWERS_MAX = 25;
const ANSWERED_DAYS = 180;
const DAY_MS = 86_400_000;
const NOW = new Date(Date.UTC(2026, 10, 25));

/**
 * Returns the answers of workers about each employer, drawn from the planted quality; a fifth of the employers have
 * none.
 */
function answersAbout({ quality }: TrueEmployer, random: SeededRandom): CountedReview[] {
  const count = random.chance(0.2) ? 0 : 1 + random.below(ANSWERS_MAX);
  return Array.from({ length: count }, (_, author) => ({
    authorId: String(author),
    again: random.chance(quality),
    countedAt: new Date(NOW.getTime() - ANSWERED_DAYS * DAY_MS * random.next()),
  }));
}

/** Returns the share of "again" that the product expects of each employer; null without answers. */
export function expectedAgains(employers: readonly TrueEmployer[], random: SeededRandom): (number | null)[] {
  const answers = employers.map((employer) => answersAbout(employer, random));
  const all = answers.flat();
  const prior = all.length === 0 ? REVIEW_PRIOR_SHARE : all.filter(({ again }) => again).length / all.length;
  return answers.map((about) => (about.length === 0 ? null : expectedShareOf(about, prior, NOW)));
}
