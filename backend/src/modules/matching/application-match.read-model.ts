import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ApplicationMatch } from '@nukkad/contract/matching/ai-jobs';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { skillIdsOf } from '@nukkad/language/query-interpretation';
import { EMPLOYER_PARTS, explainScore, scaleFor, type ScoringSeeker } from '@nukkad/contract/matching/scoring';
import { categoryAffinity } from '@nukkad/contract/matching/scoring-affinity';
import { WINDOW_HOURS } from '@nukkad/contract/matching/scoring-weights';
import type { WORK_HOURS } from '@nukkad/contract/accounts/users';
import { DataSource } from 'typeorm';

interface Row {
  category: JobCategoryId;
  skill_ids: string[];
  hourly_pay: number | null;
  hours_per_week: number | null;
  age: number;
  skills: string[];
  preferred_categories: JobCategoryId[];
  expected_rate: number | null;
  work_hours: (typeof WORK_HOURS)[number][];
}

/**
 * Computes the fit between an applicant and the job of the application, by the score that orders jobs for seekers. The
 * input is the applicant's declared profile and this application alone: viewed jobs and other applications are no
 * business of an employer, and the home position is not stored. The employer's response rate and the age of the job
 * carry no information about the applicant.
 */
@Injectable()
export class ApplicationMatchReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns null when there is no such application to a job of the employer. */
  async findMatch(employerId: string, applicationId: string): Promise<ApplicationMatch | null> {
    const rows: Row[] = await this.dataSource.query(
      `SELECT j.category, j.skill_ids, j.hourly_pay::float8 AS hourly_pay, j.hours_per_week,
         date_part('epoch', clock_timestamp() - a.created_at) / 86400 AS age,
         u.skills, u.preferred_categories, u.expected_rate, u.work_hours
       FROM applications a JOIN jobs j ON j.id = a.job_id JOIN users u ON u.id = a.seeker_id
       WHERE a.id = $1 AND j.employer_id = $2`,
      [applicationId, employerId],
    );
    const row = rows[0];
    if (!row) return null;
    const hours = row.work_hours.reduce((sum, window) => sum + WINDOW_HOURS[window], 0);
    const seeker: ScoringSeeker = {
      hasPosition: false,
      hasText: false,
      skills: new Set(skillIdsOf(row.skills)),
      affinity: categoryAffinity(row.preferred_categories, [
        { signal: 'applied', category: row.category, ageDays: row.age },
      ]),
      expectedRate: row.expected_rate,
      weeklyHours: hours > 0 ? hours : null,
    };
    return explainScore(
      {
        distanceKm: null,
        category: row.category,
        skills: row.skill_ids,
        hourlyPay: row.hourly_pay,
        ageDays: 0,
        hoursPerWeek: row.hours_per_week,
        standing: 0,
        unseen: 0,
        relevance: 0,
      },
      seeker,
      scaleFor(seeker, EMPLOYER_PARTS),
    );
  }
}
