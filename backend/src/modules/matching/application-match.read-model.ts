import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ApplicationMatch } from '@nukkad/domain/ai-jobs';
import type { JobCategoryId } from '@nukkad/domain/job-categories';
import { matchSkillName } from '@nukkad/domain/query-interpretation';
import { explainScore, scaleFor, type ScoringSeeker } from '@nukkad/domain/scoring';
import { categoryAffinity } from '@nukkad/domain/scoring-affinity';
import { UNKNOWN_STANDING, WINDOW_HOURS } from '@nukkad/domain/scoring-weights';
import type { WORK_HOURS } from '@nukkad/domain/users';
import { DataSource } from 'typeorm';

interface Row {
  category: JobCategoryId;
  skill_ids: string[];
  hourly_pay: number | null;
  hours_per_week: number | null;
  job_age: number;
  age: number;
  standing: number | null;
  skills: string[];
  preferred_categories: JobCategoryId[];
  expected_rate: number | null;
  work_hours: (typeof WORK_HOURS)[number][];
}

/**
 * How well an applicant fits the job they applied to, by the score that orders jobs for seekers. It reads what the
 * applicant declared and this application alone: what they looked at or sent elsewhere is no business of an employer, and
 * where they live is not kept.
 */
@Injectable()
export class ApplicationMatchReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Null when there is no such application to a job of the employer. */
  async of(employerId: string, applicationId: string): Promise<ApplicationMatch | null> {
    const rows: Row[] = await this.dataSource.query(
      `SELECT j.category, j.skill_ids, j.hourly_pay::float8 AS hourly_pay, j.hours_per_week,
         date_part('epoch', a.created_at - j.created_at) / 86400 AS job_age,
         date_part('epoch', clock_timestamp() - a.created_at) / 86400 AS age, s.standing::float8 AS standing,
         u.skills, u.preferred_categories, u.expected_rate, u.work_hours
       FROM applications a JOIN jobs j ON j.id = a.job_id JOIN users u ON u.id = a.seeker_id
       LEFT JOIN employer_standings s ON s.employer_id = j.employer_id
       WHERE a.id = $1 AND j.employer_id = $2`,
      [applicationId, employerId],
    );
    const row = rows[0];
    if (!row) return null;
    const hours = row.work_hours.reduce((sum, window) => sum + WINDOW_HOURS[window], 0);
    const seeker: ScoringSeeker = {
      hasPosition: false,
      hasText: false,
      skills: new Set(row.skills.map(matchSkillName).filter((skill) => skill !== null)),
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
        ageDays: Math.max(0, row.job_age),
        hoursPerWeek: row.hours_per_week,
        standing: row.standing ?? UNKNOWN_STANDING,
        relevance: 0,
      },
      seeker,
      scaleFor(seeker),
    );
  }
}
