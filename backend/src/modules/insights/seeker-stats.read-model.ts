import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PositionQuery, SeekerStats } from '@nukkad/contract/jobs/insights';
import { COUNT_EXACT_UP_TO } from '@nukkad/contract/limits';
import { DataSource } from 'typeorm';
import { upcomingInterviews } from '../interviews/interviews.public.js';
import { NearbyCountReadModel } from '../matching/matching.public.js';

/** SQL: the number of rows of `FROM`; counting stops one above the limit of exact counts. */
const counted = (from: string): string =>
  `(SELECT count(*)::int FROM (SELECT 1 FROM ${from} LIMIT ${COUNT_EXACT_UP_TO + 1}) AS found)`;

interface Row {
  applications: number;
  interviews: number;
}

/** The live figures of a seeker's first section. */
@Injectable()
export class SeekerStatsReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly nearbyCount: NearbyCountReadModel,
  ) {}

  /** Returns the open jobs within 20 km of the position, and the seeker's active applications and interviews. */
  async getSeekerStats(seekerId: string, position: PositionQuery): Promise<SeekerStats> {
    const { nearby, today } = await this.nearbyCount.countNearbyJobs(position);
    const rows: Row[] = await this.dataSource.query(
      `SELECT ${counted(`applications a WHERE a.seeker_id = $1 AND a.status IN ('submitted', 'viewed', 'shortlisted')`)}
                AS applications,
              ${counted(upcomingInterviews('$1'))} AS interviews`,
      [seekerId],
    );
    const { applications = 0, interviews = 0 } = rows[0] ?? {};
    return {
      jobsNearby: Math.min(nearby, COUNT_EXACT_UP_TO),
      jobsNearbyIsExact: nearby <= COUNT_EXACT_UP_TO,
      newToday: Math.min(today, COUNT_EXACT_UP_TO),
      newTodayIsExact: today <= COUNT_EXACT_UP_TO,
      applicationsOpen: applications,
      interviewsUpcoming: interviews,
    };
  }
}
