import type { MatchReason } from '@nukkad/api-client/generated/api.gen';

/** Share of its points from which a part counts as a match. */
const FITS_FROM = 0.75;

/** A reason in favour of an applicant, which a part of the match states to the employer; `fits`: it matches fully. */
export type MatchFact =
  | { code: 'skills'; fits: boolean; matched: number; required: number }
  | { code: 'category'; fits: true }
  | { code: 'pay'; fits: true; pay: number; expected: number }
  | { code: 'hours'; fits: true; hours: number };

/**
 * Returns the reasons in favour of an applicant. Everything else is excluded: an application elsewhere does not prove a
 * wish for other work, an unstated skill or hour is not a missing one, and pay below the expectation is no reason for
 * the applicant, who applied all the same; the profile states the expectation.
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
        return fits && pay !== null && expected !== null ? [{ code, fits, pay, expected }] : [];
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
