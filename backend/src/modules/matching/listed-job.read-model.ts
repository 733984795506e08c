import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Position } from '@nukkad/contract/places/geo';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { JobType } from '@nukkad/contract/jobs/jobs';
import { normaliseText } from '@nukkad/language/text-normalisation';
import { DataSource } from 'typeorm';
import { prepared } from '../../common/database/prepared-statements.js';
import { CityIndex } from '../places/places.public.js';
import type { JobTerms, JobToMatch } from './saved-search-matcher.js';

/** An open job as seekers find it. */
export interface ListedJob extends JobToMatch {
  id: string;
  employerId: string;
  category: JobCategoryId;
  jobType: JobType;
}

interface Row extends Omit<ListedJob, 'position'> {
  latitude: number | null;
  longitude: number | null;
}

const TOWN = 'town ';
/** Prefix of the term of the city in which a job certainly lies. */
const CITY = `${TOWN}@`;
/** Maximum number of names of one city in a lookup, as in the search. */
const NAMES_MAX = 12;

/** Reads the searchable data of a listed job. */
@Injectable()
export class ListedJobReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly cities: CityIndex,
  ) {}

  /** Returns the job if seekers currently find it; null otherwise. */
  async find(jobId: string): Promise<ListedJob | null> {
    const rows: Row[] = await this.dataSource.query(
      prepared(`SELECT l.job_id AS id, l.employer_id AS "employerId", l.latitude, l.longitude, l.category,
         l.job_type AS "jobType", l.hourly_pay AS "hourlyPay", l.title_terms AS "titleTerms",
         (SELECT array_agg(s.kind || ' ' || s.name ORDER BY found.place)
          FROM unnest(l.terms) WITH ORDINALITY AS found (term, place) JOIN search_terms s ON s.id = found.term) AS terms
       FROM job_listings l WHERE l.job_id = $1 AND l.expires_at > clock_timestamp()`),
      [jobId],
    );
    const row = rows[0];
    if (!row) return null;
    const { latitude, longitude, ...job } = row;
    return { ...job, position: latitude === null || longitude === null ? null : { latitude, longitude } };
  }

  /** Returns whether a job without a known place certainly lies in the city of `position`. */
  async isInCityOf(job: JobTerms, position: Position | null): Promise<boolean> {
    const cityId = this.findCertainCityId(job);
    return cityId !== null && position !== null && this.cities.isCityAt(cityId, position);
  }

  /**
   * Returns the place id of the city in which a job without a known place certainly lies; null where it is uncertain.
   */
  private findCertainCityId({ terms }: JobTerms): string | null {
    return terms.find((term) => term.startsWith(CITY))?.slice(CITY.length) ?? null;
  }

  /**
   * Returns which of these cities, as typed by users, a job without a known place lies in, or names as its location.
   */
  async listNamedCities(job: JobTerms, cities: readonly string[]): Promise<Set<string>> {
    const { terms } = job;
    const words = terms.filter((term) => term.startsWith(TOWN)).map((term) => term.slice(TOWN.length));
    const asked = [...new Set(cities)].map((city) => ({ city, name: normaliseText(city) })).filter(({ name }) => name);
    if (words.length === 0 || asked.length === 0) return new Set();
    const rows: { city: string }[] = await this.dataSource.query(
      prepared(`SELECT DISTINCT asked.city FROM unnest($1::text[], $2::text[]) AS asked (city, name)
       CROSS JOIN LATERAL (
         SELECT asked.name WHERE $4::uuid IS NULL UNION
         (SELECT DISTINCT other.normalised FROM place_names this
          JOIN places p ON p.id = this.place_id AND p.kind = 'city'
          JOIN place_names other ON other.place_id = this.place_id
          WHERE this.normalised = asked.name AND $4::uuid IS NULL ORDER BY other.normalised LIMIT ${NAMES_MAX})) called (name)
       WHERE string_to_array(called.name, ' ') <@ $3::text[]
       UNION SELECT asked.city FROM unnest($1::text[], $2::text[]) AS asked (city, name)
       JOIN place_names n ON n.normalised = asked.name AND n.place_id = $4::uuid`),
      [asked.map(({ city }) => city), asked.map(({ name }) => name), words, this.findCertainCityId(job)],
    );
    return new Set(rows.map(({ city }) => city));
  }
}

/** Creates the read model without the framework: for the benchmark. */
export const createListedJobs = (dataSource: DataSource): ListedJobReadModel =>
  new ListedJobReadModel(dataSource, new CityIndex(dataSource));
