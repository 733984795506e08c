import { inGroup } from './answer-group.js';
import { type Candidate, listingColumns } from './listing.js';
import type { SearchPlan } from './search-plan.js';

/** SQL: kilometres from the position in the two parameters to the listing `l`, as distanceKm of libs/contract measures. */
export const kilometres = (latitude: string, longitude: string): string =>
  `12742.0175428 * asin(least(1, sqrt(power(sin(radians(l.latitude - ${latitude}) / 2), 2)
     + cos(radians(${latitude})) * cos(radians(l.latitude)) * power(sin(radians(l.longitude - ${longitude}) / 2), 2))))`;

/** SQL: the condition on a parameter, or none where that is null: one shape, so that there are few statements to be planned. */
export const unlessNull = (parameter: string, condition: (parameter: string) => string): string =>
  `(${parameter} IS NULL OR ${condition(parameter)})`;

/** The conditions of a search on the listing `l`: cheap ones in SQL, the others on the read rows. */
export class ListingFilter {
  readonly columns: string;
  private readonly conditions: string[] = ['l.expires_at > now()'];

  /** `params` are the existing parameters of the statement; the conditions append theirs. */
  constructor(
    private readonly plan: SearchPlan,
    readonly params: unknown[] = [],
  ) {
    this.columns = listingColumns(plan.relevance);
    const { category, jobType, minPay } = plan.filters;
    this.conditions.push(
      unlessNull(`${this.add(category ?? null)}::text`, (value) => `l.category = ${value}`),
      unlessNull(`${this.add(jobType ?? null)}::text`, (value) => `l.job_type = ${value}`),
      unlessNull(`${this.add(minPay ?? null)}::real`, (value) => `l.hourly_pay >= ${value}`),
    );
    if (plan.answers) this.conditions.push(inGroup(plan.answers, (value) => this.add(value)));
    if (plan.isContinued) {
      this.conditions.push(
        `l.created_at <= timestamptz 'epoch' + ${this.add(Math.ceil(plan.asOf))}::float8 * interval '1 ms'`,
      );
    }
  }

  /** Adds a parameter; returns its name. */
  add(value: unknown): string {
    return `$${this.params.push(value)}`;
  }

  /** SQL: whether the listing `l` is within the radius; null where no position is searched around. */
  isWithinRadius(): string | null {
    const { position, radiusKm } = this.plan;
    if (!position) return null;
    const distance = kilometres(`${this.add(position.latitude)}::float8`, `${this.add(position.longitude)}::float8`);
    return `${distance} <= ${this.add(radiusKm)}::float8`;
  }

  /** Adds the distance condition to the SQL: for counts, which read no rows. */
  withinRadius(): this {
    const isWithin = this.isWithinRadius();
    if (isWithin) this.conditions.push(isWithin);
    return this;
  }

  get where(): string {
    return this.conditions.join(' AND ');
  }

  /** Returns whether a read job is near enough and answers the text. */
  admits(candidate: Candidate): boolean {
    const { position, radiusKm, relevance } = this.plan;
    if (position && (candidate.distanceKm === null || candidate.distanceKm > radiusKm)) return false;
    return relevance === null || candidate.relevance > 0;
  }
}
