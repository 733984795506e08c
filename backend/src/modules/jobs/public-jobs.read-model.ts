import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import {
  ENDED_JOB_DAYS,
  type ListPublicJobsQuery,
  PUBLIC_CITY_DEFAULT,
  PUBLIC_JOBS_MAX,
  type PublicJob,
  type PublicJobList,
} from '@nukkad/contract/jobs/public-jobs';
import { statedPayFirst, statesPay } from '@nukkad/contract/matching/stated-pay-first';
import { DataSource } from 'typeorm';
import { TtlCache } from '../../common/concurrency/ttl-cache.js';
import { SearchDatabase } from '../../common/database/search-database.js';
import { gone } from '../../common/errors/common.errors.js';
import { currentLanguage } from '../../common/context/request-context.js';
import { ResolvePlace } from '../places/places.public.js';
import {
  IS_NEWEST_COPY,
  IS_NEWEST_COPY_OF_MANY,
  IS_OPEN,
  IS_SHOWN,
  JOB_CARD_COLUMNS,
  type JobCardRow,
  jobCardOf,
  JOB_COLUMNS,
  jobOf,
  type JobRow,
} from './job-row.js';

/**
 * Lifetime in seconds and maximum number of cached responses: guests can neither slow down the server nor fill its
 * memory.
 */
const CACHE_OPTIONS = { seconds: 60, most: 500 };
/** Number of newest jobs that are searched for equal advertisements of one employer. */
const LOOKED_AT = 1000;
const METRES_PER_KM = 1000;

interface PublicJobRow extends JobRow {
  expires_at: Date;
  is_gone: boolean;
}

/** Jobs in the view of guests. */
@Injectable()
export class PublicJobsReadModel {
  private readonly lists = new TtlCache<PublicJobList>(CACHE_OPTIONS);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly searchDatabase: SearchDatabase,
    private readonly places: ResolvePlace,
  ) {}

  /**
   * Returns the newest open jobs within 20 km of a city; of Bengaluru when the city is unknown. Equal jobs of an
   * employer appear once; a job with stated pay is at the top.
   */
  async listNewestOfCity({ city, category, limit }: ListPublicJobsQuery): Promise<PublicJobList> {
    const key = JSON.stringify([currentLanguage(), city?.toLowerCase(), category]);
    const { jobs, ...rest } = await this.lists.getOrLoad(key, () => this.readNewestJobs(city, category));
    return { ...rest, jobs: statedPayFirst(jobs.slice(0, limit), statesPay) };
  }

  private async readNewestJobs(asked: string | undefined, category: string | undefined): Promise<PublicJobList> {
    const found = asked ? await this.places.resolveInGazetteer(asked) : null;
    const place = found ?? (await this.places.resolveInGazetteer(PUBLIC_CITY_DEFAULT));
    const rows: JobCardRow[] = place
      ? await this.searchDatabase.query(
          `SELECT ${JOB_CARD_COLUMNS} FROM (
             (SELECT j.* FROM jobs j
              WHERE ${IS_OPEN} AND ST_DWithin(j.point, ST_MakePoint($1, $2)::geography, $3)
                AND ($4::text IS NULL OR j.category = $4)
              ORDER BY j.created_at DESC, j.id DESC LIMIT ${LOOKED_AT})
             UNION ALL
             (SELECT j.* FROM jobs j
              WHERE ${IS_OPEN} AND j.city_id = $6 AND j.point IS NULL AND ($4::text IS NULL OR j.category = $4)
              ORDER BY j.created_at DESC, j.id DESC LIMIT ${LOOKED_AT})) j
           WHERE ${IS_NEWEST_COPY} ORDER BY j.created_at DESC, j.id DESC LIMIT $5`,
          [
            place.longitude,
            place.latitude,
            SEARCH_RADIUS_KM * METRES_PER_KM,
            category ?? null,
            PUBLIC_JOBS_MAX,
            place.cityId,
          ],
        )
      : [];
    const isKnown = asked === undefined || asked === '' || found !== null;
    return {
      city: { name: place?.label ?? PUBLIC_CITY_DEFAULT, found: isKnown, ...(isKnown ? {} : { asked }) },
      jobs: rows.map(jobCardOf),
    };
  }

  /**
   * Returns one job, for some time also after its end; null when there is none, or its employer is suspended. Throws
   * gone after that time, or when staff removed the job.
   */
  async findJob(id: string): Promise<PublicJob | null> {
    const rows: PublicJobRow[] = await this.dataSource.query(
      `SELECT ${JOB_COLUMNS}, j.expires_at,
              (NOT ${IS_OPEN} AND CASE WHEN j.status = 'open' THEN j.expires_at ELSE j.updated_at END
                 < clock_timestamp() - make_interval(days => $2))
              OR EXISTS (SELECT 1 FROM job_reviews r WHERE r.job_id = j.id AND r.state = 'removed')
                AS is_gone
       FROM jobs j WHERE j.id = $1 AND ${IS_SHOWN}`,
      [id, ENDED_JOB_DAYS],
    );
    const [row] = rows;
    if (!row) return null;
    if (row.is_gone) throw gone();
    return { ...jobOf(row), validThrough: row.expires_at.toISOString() };
  }

  /** Returns open jobs for site maps, latest change first; equal jobs of an employer appear once. */
  async listNewest(limit: number): Promise<{ id: string; changedAt: Date }[]> {
    return this.searchDatabase.query(
      `SELECT j.id, j.updated_at AS "changedAt" FROM jobs j WHERE ${IS_OPEN} AND ${IS_NEWEST_COPY_OF_MANY} ORDER BY j.updated_at DESC, j.id LIMIT $1`,
      [limit],
    );
  }
}
