import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Job, ListJobsQuery } from '@nukkad/contract/jobs/jobs';
import { COUNT_EXACT_UP_TO } from '@nukkad/contract/limits';
import { statedPayFirst, statesPay } from '@nukkad/contract/matching/stated-pay-first';
import { DataSource } from 'typeorm';
import { patternAnywhere } from '../../common/database/like-pattern.js';
import { type Page, pageOf, type Keyset, keysetTime, readCursor } from '../../common/http/page.js';
import { IS_NEWEST_COPY_OF_MANY, IS_OPEN, JOB_COLUMNS, jobOf, type JobRow } from './job-row.js';

const WORDS_MAX = 10;

/** SQL: the searched text. The index `jobs_open_words` is on exactly this expression. */
const TEXT = `(j.title || ' ' || j.company || ' ' || j.location)`;
/** SQL: same text, without use of that index: for words in many jobs, a scan of the newest jobs ends sooner. */
const TEXT_WITHOUT_INDEX = `(${TEXT} || '')`;

/** Filter of open jobs: SQL conditions with their parameters. */
class Filter {
  readonly params: unknown[] = [];
  private readonly conditions: string[] = [IS_OPEN, IS_NEWEST_COPY_OF_MANY];

  constructor(query: ListJobsQuery) {
    const words = (query.search ?? '').split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
    for (const word of words) this.conditions.push(`${TEXT} ILIKE ${this.param(patternAnywhere(word))}`);
    if (query.location) {
      const param = this.param(patternAnywhere(query.location));
      this.conditions.push(`${TEXT} ILIKE ${param}`, `j.location ILIKE ${param}`);
    }
    if (query.category?.length) this.conditions.push(`j.category = ANY (${this.param(query.category)}::text[])`);
    if (query.jobType?.length) this.conditions.push(`j.job_type = ANY (${this.param(query.jobType)}::text[])`);
  }

  /** Adds a parameter; returns its place. */
  param(value: unknown): string {
    return `$${this.params.push(value)}`;
  }

  /** Excludes the rows before `after` in the order newest first. */
  startBehind(after: Keyset): void {
    const [at, id] = [this.param(after.at), this.param(after.id)];
    this.conditions.push(`(j.created_at, j.id) < (${at}::timestamptz, ${id}::uuid)`);
  }

  where(wordsAreCommon = false): string {
    const all = this.conditions.join(' AND ');
    return wordsAreCommon ? all.replaceAll(TEXT, TEXT_WITHOUT_INDEX) : all;
  }
}

/** Jobs in the view of every signed-in person. */
@Injectable()
export class JobListReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Returns open jobs, newest first, with their number. Equal jobs of an employer appear once; a job with stated pay is
   * at the top.
   */
  async open(query: ListJobsQuery): Promise<Page<Job>> {
    const { search, category, jobType, location } = query;
    const list = JSON.stringify(['jobs', search, category, jobType, location]);
    const after = readCursor(list, query.cursor);
    const filter = new Filter(query);
    const count = await this.count(filter);
    const isLarge = count > COUNT_EXACT_UP_TO;
    if (after) filter.startBehind(after);
    const limit = filter.param(query.limit + 1);
    const rows: (JobRow & Keyset)[] = await this.dataSource.query(
      `SELECT ${JOB_COLUMNS}, ${keysetTime('j.created_at')} AS at FROM jobs j
       WHERE ${filter.where(isLarge)} ORDER BY j.created_at DESC, j.id DESC LIMIT ${limit}`,
      filter.params,
    );
    const total = isLarge ? `${COUNT_EXACT_UP_TO}+` : String(count);
    const page = pageOf(list, rows, query.limit, jobOf, total);
    return after ? page : { ...page, items: statedPayFirst(page.items, statesPay) };
  }

  /** Returns the job when it is open, or `userId` owns it or applied to it; null otherwise. */
  async findVisible(id: string, userId: string): Promise<Job | null> {
    const rows: JobRow[] = await this.dataSource.query(
      `SELECT ${JOB_COLUMNS} FROM jobs j WHERE j.id = $1 AND (${IS_OPEN} OR j.employer_id = $2
         OR EXISTS (SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.seeker_id = $2))`,
      [id, userId],
    );
    return rows[0] ? jobOf(rows[0]) : null;
  }

  /** Returns the number of matching jobs; counting stops one above the limit of exact counts. */
  private async count(filter: Filter): Promise<number> {
    const rows: { count: number }[] = await this.dataSource.query(
      `SELECT count(*)::int AS count FROM (SELECT 1 FROM jobs j WHERE ${filter.where()}
       LIMIT ${COUNT_EXACT_UP_TO + 1}) AS found`,
      filter.params,
    );
    return rows[0]?.count ?? 0;
  }
}
