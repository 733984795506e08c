import { distanceKm } from '@nukkad/contract/places/geo';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { type ScoredJob, scoreJob } from '@nukkad/contract/matching/scoring';
import type { Client } from 'pg';
import type { Plan, SearchQuery } from './backend.js';

const CHUNK = 50_000;
const DAY_MS = 86_400_000;
const KM_PER_DEGREE = 111;
/** Number of stored numbers per job. */
const COLUMNS = 7;

interface Row {
  ref: number;
  job_id: string;
  latitude: number;
  longitude: number;
  category: JobCategoryId;
  job_type: string;
  hourly_pay: number | null;
  hours_per_week: number | null;
  standing: number;
  unseen: number;
  created: number;
  skills: string;
  terms: string;
  title_terms: number;
}

const numbersOf = (array: string): number[] => (array === '{}' ? [] : array.slice(1, -1).split(',').map(Number));

/** A job and its score. */
export interface Scored {
  id: string;
  score: number;
}

/** Scores are sums of floating-point numbers: closer than this they are equal. */
const SAME_SCORE = 1e-6;

/**
 * Returns the part of the best `top` jobs that is among `shown`; a job with the score of the last of them is equally
 * good. `best` is in order and may be longer. 1 if there are none.
 */
export function recallOf(shown: readonly string[], best: readonly Scored[], top: number): number {
  const wanted = Math.min(top, best.length);
  if (wanted === 0) return 1;
  const last = best[wanted - 1]!.score;
  const good = new Set(best.filter(({ score }) => score >= last - SAME_SCORE).map(({ id }) => id));
  return shown.slice(0, top).filter((id) => good.has(id)).length / wanted;
}

/** Every open job in memory, so that all of them can be scored: the reference for a search. */
export class Exhaustive {
  private readonly ids: string[] = [];
  private readonly categories: JobCategoryId[] = [];
  private readonly types: string[] = [];
  private readonly numbers: Float64Array;
  private readonly lists: Int32Array[] = [];
  private readonly terms: Int32Array[] = [];
  private readonly titleTerms: Uint8Array;

  private constructor(readonly size: number) {
    this.numbers = new Float64Array(size * COLUMNS);
    this.titleTerms = new Uint8Array(size);
  }

  static async load(client: Pick<Client, 'query'>): Promise<Exhaustive> {
    const counted = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM job_listings`);
    const all = new Exhaustive(counted.rows[0]!.count);
    for (let last = 0; all.ids.length < all.size;) {
      const { rows } = await client.query<Row>(
        `SELECT ref, job_id, latitude, longitude, category, job_type, hourly_pay, hours_per_week, standing, unseen,
           (extract(epoch FROM created_at) * 1000)::float8 AS created, skills::text, terms::text, title_terms
         FROM job_listings WHERE ref > $1 ORDER BY ref LIMIT ${CHUNK}`,
        [last],
      );
      for (const row of rows) all.add(row);
      last = rows.at(-1)!.ref;
    }
    return all;
  }

  private add(row: Row): void {
    const at = this.ids.length;
    this.ids.push(row.job_id);
    this.categories.push(row.category);
    this.types.push(row.job_type);
    this.numbers.set(
      [
        row.latitude,
        row.longitude,
        row.hourly_pay ?? NaN,
        row.hours_per_week ?? NaN,
        row.standing,
        row.created,
        row.unseen,
      ],
      at * COLUMNS,
    );
    this.lists.push(Int32Array.from(numbersOf(row.skills)));
    this.terms.push(Int32Array.from(numbersOf(row.terms)));
    this.titleTerms[at] = row.title_terms;
  }

  /** Returns the best `limit` jobs of a search, found by scoring every listed job. */
  best(query: SearchQuery, plan: Plan, limit: number): Scored[] {
    const { numbers } = this;
    const reach = query.radius / KM_PER_DEGREE;
    // at the place that the text names, otherwise at the seeker's position
    const middle = plan.position ?? query;
    const eastReach = reach / Math.cos((middle.latitude * Math.PI) / 180);
    const sought = new Set(plan.matchTerms);
    const job: ScoredJob<number> = {
      distanceKm: 0,
      category: 'gig',
      skills: [],
      hourlyPay: null,
      ageDays: 0,
      hoursPerWeek: null,
      standing: 0,
      unseen: 0,
      relevance: 0,
    };
    const scored: Scored[] = [];
    for (let at = 0; at < this.size; at++) {
      const base = at * COLUMNS;
      const latitude = numbers[base]!;
      const longitude = numbers[base + 1]!;
      if (Math.abs(latitude - middle.latitude) > reach || Math.abs(longitude - middle.longitude) > eastReach) continue;
      const pay = numbers[base + 2]!;
      if (query.category && this.categories[at] !== query.category) continue;
      if (query.jobType && this.types[at] !== query.jobType) continue;
      if (query.minPay !== undefined && !(pay >= query.minPay)) continue;
      const km = distanceKm(middle, { latitude, longitude });
      if (km > query.radius) continue;
      if (plan.relevance) {
        const terms = this.terms[at]!;
        if (!terms.some((term) => sought.has(term))) continue;
        const facts = { hourlyPay: Number.isNaN(pay) ? null : pay, distanceKm: km };
        job.relevance = plan.relevance(Array.from(terms), this.titleTerms[at]!, facts);
        if (job.relevance <= 0) continue;
      }
      const hours = numbers[base + 3]!;
      job.distanceKm = km;
      job.category = this.categories[at]!;
      job.skills = this.lists[at] as unknown as number[];
      job.hourlyPay = Number.isNaN(pay) ? null : pay;
      job.hoursPerWeek = Number.isNaN(hours) ? null : hours;
      job.standing = numbers[base + 4]!;
      job.unseen = numbers[base + 6]!;
      job.ageDays = (plan.asOf - numbers[base + 5]!) / DAY_MS;
      scored.push({ id: this.ids[at]!, score: scoreJob(job, plan.seeker, plan.scale) });
    }
    return scored.sort((a, b) => b.score - a.score).slice(0, limit);
  }

  /** Returns the number of jobs within `radius` kilometres. */
  within({ latitude, longitude }: { latitude: number; longitude: number }, radius: number): number {
    let count = 0;
    for (let at = 0; at < this.size; at++) {
      const position = { latitude: this.numbers[at * COLUMNS]!, longitude: this.numbers[at * COLUMNS + 1]! };
      if (Math.abs(position.latitude - latitude) > 0.3 || Math.abs(position.longitude - longitude) > 0.3) continue;
      if (distanceKm({ latitude, longitude }, position) <= radius) count++;
    }
    return count;
  }
}
