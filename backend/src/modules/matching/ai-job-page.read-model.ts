import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AiJob } from '@nukkad/domain/ai-jobs';
import { explainScore, type ScoreScale, type ScoringSeeker } from '@nukkad/domain/scoring';
import { DataSource } from 'typeorm';
import { prepared } from '../../common/database/prepared-statements.js';
import { IS_OPEN, JOB_COLUMNS, jobOf, type JobRow } from '../jobs/jobs.public.js';
import type { Candidate } from './listing.js';

interface AiJobRow extends JobRow {
  ref: number;
  latitude: number | null;
  longitude: number | null;
  skill_ids: string[];
  has_applied: boolean;
}

const METRE = 1000;

/** What a page of a search shows of its jobs. */
@Injectable()
export class AiJobPageReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The jobs of `candidates` in their order, with their scores explained; those that have closed meanwhile are left out. */
  async of(
    candidates: readonly Candidate[],
    userId: string,
    seeker: ScoringSeeker,
    scale: ScoreScale,
  ): Promise<AiJob[]> {
    if (candidates.length === 0) return [];
    const rows: AiJobRow[] = await this.dataSource.query(
      prepared(`SELECT ${JOB_COLUMNS}, l.ref, l.latitude, l.longitude, j.skill_ids,
         EXISTS (SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.seeker_id = $2) AS has_applied
       FROM job_listings l JOIN jobs j ON j.id = l.job_id WHERE l.ref = ANY ($1::int[]) AND ${IS_OPEN}`),
      [candidates.map(({ ref }) => ref), userId],
    );
    const byRef = new Map(rows.map((row) => [row.ref, row]));
    return candidates.flatMap((candidate) => {
      const row = byRef.get(candidate.ref);
      if (!row) return [];
      return [
        {
          ...jobOf(row),
          ...(candidate.distanceKm === null ? {} : { distance: Math.round(candidate.distanceKm * METRE) / METRE }),
          latitude: row.latitude,
          longitude: row.longitude,
          ...explainScore({ ...candidate, skills: row.skill_ids }, seeker, scale),
          hasApplied: row.has_applied,
        },
      ];
    });
  }
}
