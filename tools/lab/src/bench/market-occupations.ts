import { lexicon } from '@nukkad/language/lexicon/lexicon';
import { SeededRandom } from '@nukkad/contract/seeded-random';
import type { MarketOccupation } from './job-market.js';

const LOWEST_PAY = 70;
const PAY_RANGE = 130;

/** Returns the occupations of the taxonomy as kinds of work of the market; a random draw determines the common ones. */
export function marketOccupations(seed: number): MarketOccupation[] {
  const random = new SeededRandom(seed);
  return [...lexicon().occupations.values()]
    .map((occupation) => ({
      id: occupation.id,
      category: occupation.category,
      titles: [occupation.labels.en, occupation.labels.hi, occupation.labels.kn],
      skills: occupation.skills,
      hourlyPay: LOWEST_PAY + Math.round(PAY_RANGE * random.next()),
      place: random.next(),
    }))
    .sort((a, b) => a.place - b.place)
    .map(({ place: _place, ...occupation }) => occupation);
}
