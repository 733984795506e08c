import { Injectable } from '@nestjs/common';
import type { AiJob } from '@nukkad/contract/matching/ai-jobs';
import { distanceKm } from '@nukkad/contract/places/geo';
import { explainScore, type MetRequirements } from '@nukkad/contract/matching/scoring';
import { prepared } from '../../common/database/prepared-statements.js';
import { SearchDatabase } from '../../common/database/search-database.js';
import { currentLanguage } from '../../common/context/request-context.js';
import { IS_OPEN, JOB_COLUMNS, jobOf, type JobRow, ShownAdvertisements } from '../jobs/jobs.public.js';
import { CityIndex } from '../places/places.public.js';
import type { Candidate } from './listing.js';
import { metRequirements } from './met-requirements.js';
import type { SearchPlan } from './search-plan.js';

/** The data of a job that a search text's requirements are checked against. */
interface RequirementsRow {
  condition_ids: string[];
  hourly_pay: number | null;
  terms: number[];
  title_terms: number;
}
const REQUIREMENTS = 'j.condition_ids, l.hourly_pay, l.terms, l.title_terms';

/** A job row, with the data for requirements where the search has a text. */
interface AiJobRow extends JobRow, Partial<RequirementsRow> {
  ref: number;
  employer_id: string;
  city_id: string | null;
  skill_ids: string[];
  has_applied: boolean;
}

/**
 * SQL: the jobs with the references $1, and whether $2 applied to them; `requirements`: with further columns. The plan must not
 * depend on the number of references: for few of them, PostgreSQL would plan every call anew.
 */
const statementOf = (
  requirements: string,
): string => `SELECT ${JOB_COLUMNS}, j.city_id, l.ref, j.employer_id, j.skill_ids,${requirements}
     EXISTS (SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.seeker_id = $2) AS has_applied
   FROM job_listings l JOIN jobs j ON j.id = l.job_id WHERE l.ref = ANY ((SELECT $1::int[])::int[]) AND ${IS_OPEN}`;
const STATEMENT = statementOf('');
const STATEMENT_OF_TEXT = statementOf(` ${REQUIREMENTS},`);

const METRE = 1000;

/** Loads the displayed data of the jobs on a search page. */
@Injectable()
export class AiJobPageReadModel {
  constructor(
    private readonly database: SearchDatabase,
    private readonly cities: CityIndex,
  ) {}

  /**
   * Returns the jobs of `candidates` in their order, with explained scores. Jobs that have closed meanwhile are
   * excluded, and of equal advertisements of one employer all but the first.
   */
  async loadJobs(candidates: readonly Candidate[], userId: string, plan: SearchPlan): Promise<AiJob[]> {
    if (candidates.length === 0) return [];
    const rows: AiJobRow[] = await this.database.query(prepared(plan.text ? STATEMENT_OF_TEXT : STATEMENT), [
      candidates.map(({ ref }) => ref),
      userId,
    ]);
    const seeker = { ...plan.seeker, skills: plan.skills };
    const place = placeOf(plan);
    const cityId = plan.position && (await this.cities.findCity(plan.position));
    const shown = new ShownAdvertisements();
    const byRef = new Map(rows.map((row) => [row.ref, row]));
    return candidates.flatMap((candidate) => {
      const row = byRef.get(candidate.ref);
      if (!row || !shown.add(row)) return [];
      return [
        {
          ...jobOf(row),
          ...distanceOf(plan, row),
          latitude: row.latitude,
          longitude: row.longitude,
          ...explainScore({ ...candidate, skills: row.skill_ids }, seeker, plan.scale, {
            place,
            requirements: requirementsOf(plan, row),
          }),
          hasApplied: row.has_applied,
          ...(row.city_names && row.city_id === cityId && { isInSameCity: true as const }),
        },
      ];
    });
  }
}

/**
 * Returns the kilometres from the user's position, wherever the search looks; empty where either position is unknown.
 */
function distanceOf({ origin }: SearchPlan, { latitude, longitude }: AiJobRow): { distance?: number } {
  if (!origin || latitude === null || longitude === null) return {};
  return { distance: Math.round(distanceKm(origin, { latitude, longitude }) * METRE) / METRE };
}

/** Returns the name of the place in the text, in the language of the request; null without one. */
function placeOf({ text }: SearchPlan): string | null {
  const names = text?.place?.place.names;
  return names ? (names[currentLanguage()] ?? names.en) : null;
}

/** Returns the requirements of the text that a job meets; null without a text. */
function requirementsOf({ text, answers }: SearchPlan, row: AiJobRow): MetRequirements | null {
  if (!text || !answers) return null;
  const excluded = answers.excluded;
  const { condition_ids: conditionIds = [], job_type: jobType, hourly_pay: hourlyPay = null } = row;
  const { terms = [], title_terms: titleTerms = 0 } = row;
  const isExcluded = terms.some(
    (id, index) => excluded.terms.has(id) || (index < titleTerms && excluded.titleTerms.has(id)),
  );
  return metRequirements(text, { conditionIds, jobType, hourlyPay, isExcluded });
}
