import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ACTIVITY_DAYS, type JobActivityDay } from '@nukkad/contract/jobs/jobs';
import { DataSource } from 'typeorm';

/** Daily activity of a job. */
@Injectable()
export class JobActivityReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Returns the last thirty days of India's calendar, oldest first, without gaps; null when the job belongs to another
   * employer. An applicant counts as a viewer on the day of the application, even after the view was deleted with other
   * personal data.
   */
  async listActivityDays(employerId: string, jobId: string): Promise<JobActivityDay[] | null> {
    const rows: JobActivityDay[] = await this.dataSource.query(
      `SELECT to_char(days.day, 'YYYY-MM-DD') AS day,
         (SELECT count(*)::int FROM (
            SELECT v.seeker_id FROM job_views v WHERE v.job_id = j.id AND v.day = days.day
            UNION SELECT a.seeker_id FROM applications a WHERE a.job_id = j.id
              AND a.created_at >= days.midnight AND a.created_at < days.next_midnight) looks) AS views,
         (SELECT count(*)::int FROM applications a WHERE a.job_id = j.id AND a.status <> 'withdrawn'
            AND a.created_at >= days.midnight AND a.created_at < days.next_midnight) AS applications
       FROM jobs j CROSS JOIN LATERAL (
         SELECT day, day::timestamp AT TIME ZONE 'Asia/Kolkata' AS midnight,
           (day + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' AS next_midnight
         FROM (SELECT (clock_timestamp() AT TIME ZONE 'Asia/Kolkata')::date - ago AS day
               FROM generate_series(0, ${ACTIVITY_DAYS - 1}) AS ago) each_day) days
       WHERE j.id = $1 AND j.employer_id = $2 ORDER BY days.day`,
      [jobId, employerId],
    );
    return rows.length > 0 ? rows : null;
  }
}
