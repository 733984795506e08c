import { Injectable } from '@nestjs/common';
import { prepared } from '../../common/database/prepared-statements.js';
import { SearchDatabase } from '../../common/database/search-database.js';
import { CityIndex } from '../places/places.public.js';
import { type Candidate, candidateOf, listingOf, type ListingRow, listingsAsJson, listingsOf } from './listing.js';
import { ListingFilter } from './listing-filter.js';
import type { SearchPlan } from './search-plan.js';

/** Cell number of jobs with an unknown place. */
const NOWHERE = -1;
/** Maximum number of newest jobs of each term in a search without a position. */
const NEWEST_MAX = 2000;
/** Maximum number of newest jobs without a known place that name the seeker's city. */
const OF_TOWN_MAX = 200;

const NAMES_MAX = 12;
/** SQL: the ids of the cities that the text `city` names. */
const citiesNamed = (city: string): string =>
  `(SELECT p.id FROM place_names n JOIN places p ON p.id = n.place_id AND p.kind = 'city' WHERE n.normalised = ${city})`;
/** SQL: every name of the city that `city` names, normalised: Bangalore is Bengaluru is ಬೆಂಗಳೂರು. `city` is one of them. */
const namesOfCity = (city: string): string => `SELECT ${city} AS name UNION
  (SELECT DISTINCT other.normalised
   FROM place_names this JOIN places p ON p.id = this.place_id AND p.kind = 'city'
   JOIN place_names other ON other.place_id = this.place_id
   WHERE this.normalised = ${city} ORDER BY other.normalised LIMIT ${NAMES_MAX})`;

/** Listings that a statement about the plan of a search reads, as one value of `listingsAsJson`. */
export interface ListingsRead {
  /** SQL: a statement with one value. */
  sql(filter: ListingFilter): string;
  /** Returns the candidates in the value. */
  receive(listings: unknown[][] | null): Candidate[];
}

/** Jobs that are listed without a distance. */
@Injectable()
export class PlacelessCandidatesReadModel {
  constructor(
    private readonly database: SearchDatabase,
    private readonly cities: CityIndex,
  ) {}

  /**
   * Returns how to read the jobs with an unknown place that certainly lie in the searched city or in the seeker's, and the jobs
   * with a location that names no city for certain, but contains every word of a name of the seeker's city; null: there are none.
   */
  async planHomeTown(plan: SearchPlan): Promise<ListingsRead | null> {
    const cityId = plan.position && (await this.cities.findCity(plan.position));
    if ((plan.city === '' && cityId === null) || plan.matchTerms.length === 0) return null;
    return {
      sql: (filter) => {
        const city = `${filter.add(plan.city)}::text`;
        return `SELECT ${listingsAsJson('found', plan.relevance)} FROM (
          SELECT DISTINCT ON (listing.ref) listing.*
          FROM (
            SELECT array_agg(s.id ORDER BY char_length(word) DESC) AS terms
            FROM (${namesOfCity(city)}) called CROSS JOIN LATERAL unnest(string_to_array(called.name, ' ')) AS word
            LEFT JOIN search_terms s ON s.kind = 'town' AND s.name = word
            GROUP BY called.name HAVING count(*) = count(s.id)
            UNION ALL
            SELECT ARRAY[s.id] FROM (SELECT ${filter.add(cityId)}::uuid AS id UNION ${citiesNamed(city)}) city
            JOIN search_terms s ON s.kind = 'town' AND s.name = '@' || city.id) town
          CROSS JOIN LATERAL (
            SELECT t.ref FROM job_terms t WHERE t.term = town.terms[1] AND t.search_cell = ${NOWHERE}
            ORDER BY t.created_at DESC, t.ref DESC LIMIT ${OF_TOWN_MAX}) posting
          CROSS JOIN ${listingOf(
            'posting.ref',
            `${filter.where} AND l.terms @> town.terms AND l.terms && ${filter.add(plan.matchTerms)}::int[]`,
            filter.columns,
          )}) found`;
      },
      receive: (listings) => this.admitted({ ...plan, position: null }, listingsOf(listings, plan.relevance)),
    };
  }

  /** Returns the jobs of `planHomeTown`. */
  async listInHomeTown(plan: SearchPlan): Promise<Candidate[]> {
    const read = await this.planHomeTown(plan);
    if (!read) return [];
    const filter = new ListingFilter(plan);
    const rows: { listings: unknown[][] | null }[] = await this.database.query(
      prepared(`SELECT (${read.sql(filter)}) AS listings`),
      filter.params,
    );
    return read.receive(rows[0]?.listings ?? null);
  }

  /** Returns the newest jobs of a search without a position, at any place; `complete`: there are no others. */
  async listNewest(plan: SearchPlan): Promise<{ candidates: Candidate[]; complete: boolean }> {
    if (plan.matchTerms.length === 0) return { candidates: [], complete: true };
    const filter = new ListingFilter(plan, [plan.matchTerms, NEWEST_MAX]);
    const rows: (ListingRow & { full: boolean })[] = await this.database.query(
      prepared(`WITH postings AS MATERIALIZED (
         SELECT sought.term, posting.ref FROM unnest($1::int[]) AS sought (term) CROSS JOIN LATERAL (
           SELECT t.ref FROM job_terms t WHERE t.term = sought.term AND t.search_cell >= 0
           ORDER BY t.created_at DESC, t.ref DESC LIMIT $2) posting)
       SELECT ${filter.columns}, summit.full
       FROM (SELECT coalesce(bool_or(many), false) AS full
             FROM (SELECT count(*) >= $2 AS many FROM postings GROUP BY term) terms) summit
       LEFT JOIN (SELECT l.* FROM (SELECT DISTINCT ref FROM postings) fresh JOIN job_listings l USING (ref)
                  WHERE ${filter.where}) l ON true`),
      filter.params,
    );
    return { candidates: this.admitted(plan, rows), complete: !rows[0]?.full };
  }

  private admitted(plan: SearchPlan, rows: readonly ListingRow[]): Candidate[] {
    return rows
      .filter((row) => row.ref !== null)
      .map((row) => candidateOf(row, null, plan.asOf, plan.relevance))
      .filter((candidate) => plan.relevance === null || candidate.relevance > 0);
  }
}
