import type { MatchReason } from '@nukkad/api-client/generated/api.gen';

/** From which share of its points on a part fits. */
const FITS_FROM = 0.75;

/** What a part of the match says to the employer; `fits` marks what speaks for the applicant, all else is a plain fact. */
export type MatchFact =
  | { code: 'skills'; fits: boolean; matched: number; required: number }
  | { code: 'category'; fits: true }
  | { code: 'pay'; fits: boolean; pay: number; expected: number }
  | { code: 'hours'; fits: true; hours: number };

/**
 * What speaks for an applicant, and what they ask. A guess against somebody is left out: an application elsewhere is no wish for
 * other work, and a skill or an hour that nobody wrote down is not missing.
 */
export function matchFactsOf(reasons: readonly MatchReason[]): MatchFact[] {
  return reasons.flatMap(({ code, points, max, params }): MatchFact[] => {
    const number = (name: string): number | null => (typeof params[name] === 'number' ? params[name] : null);
    const fits = points >= FITS_FROM * max;
    switch (code) {
      case 'skills': {
        const matched = Array.isArray(params['matched']) ? params['matched'].length : 0;
        const required = number('required') ?? 0;
        return matched > 0 && required > 0 ? [{ code, fits, matched, required }] : [];
      }
      case 'category':
        return fits ? [{ code, fits }] : [];
      case 'pay': {
        const [pay, expected] = [number('hourlyPay'), number('expected')];
        return pay === null || expected === null ? [] : [{ code, fits, pay, expected }];
      }
      case 'hours': {
        const hours = number('hoursPerWeek');
        return fits && hours !== null ? [{ code, fits, hours }] : [];
      }
      default:
        return [];
    }
  });
}
