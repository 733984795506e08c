import type { JobType } from '@nukkad/domain/jobs';
import type { JobCategoryId } from '@nukkad/domain/job-categories';
import { conditionsOfJob } from '@nukkad/domain/job-conditions';
import { advertisedWork } from '@nukkad/domain/job-occupations';
import { skillIdsOf } from '@nukkad/domain/query-interpretation';
import type { QueryRunner } from 'typeorm';

/**
 * Computes the meanings of all jobs again, with the vocabulary of this version, and rebuilds their listings. For
 * migrations of versions that interpret texts differently. Nobody is notified, because no job is new.
 */
export async function readJobMeanings(queryRunner: QueryRunner): Promise<void> {
  await toggleTriggers(queryRunner, 'DISABLE');
  await updateJobMeanings(queryRunner);
  await toggleTriggers(queryRunner, 'ENABLE');
  await queryRunner.query(`SELECT list_all_jobs()`);
}

async function toggleTriggers(queryRunner: QueryRunner, state: 'DISABLE' | 'ENABLE'): Promise<void> {
  for (const trigger of ['jobs_keep_listing', 'jobs_match_saved_searches']) {
    await queryRunner.query(`ALTER TABLE jobs ${state} TRIGGER ${trigger}`);
  }
}

const BATCH = 1000;
const NO_ID = '00000000-0000-0000-0000-000000000000';

interface JobRow {
  id: string;
  title: string;
  description: string;
  required_skills: string[];
  job_type: JobType;
  hours_per_week: number | null;
  category: JobCategoryId;
}

function meaningOf({ id, title, description, required_skills, job_type, hours_per_week, category }: JobRow) {
  const { occupationIds, suggestedOccupationIds } = advertisedWork(title, description, required_skills, category);
  const job = { title, description, requiredSkills: required_skills, jobType: job_type, hoursPerWeek: hours_per_week };
  return {
    id,
    skill_ids: skillIdsOf(required_skills),
    occupation_ids: occupationIds,
    suggested_occupation_ids: suggestedOccupationIds,
    condition_ids: conditionsOfJob(job),
  };
}

/** Computes the meanings of all jobs, in batches by id. */
async function updateJobMeanings(queryRunner: QueryRunner): Promise<void> {
  for (let after = NO_ID; ;) {
    const rows = (await queryRunner.query(
      `SELECT id, title, description, required_skills, job_type, hours_per_week, category FROM jobs
       WHERE id > $1 ORDER BY id LIMIT ${BATCH}`,
      [after],
    )) as JobRow[];
    const last = rows.at(-1);
    if (!last) return;
    await queryRunner.query(
      `UPDATE jobs SET skill_ids = read.skill_ids, occupation_ids = read.occupation_ids,
         suggested_occupation_ids = read.suggested_occupation_ids, condition_ids = read.condition_ids
       FROM jsonb_to_recordset($1::jsonb)
         AS read (id uuid, skill_ids text[], occupation_ids text[], suggested_occupation_ids text[], condition_ids text[])
       WHERE jobs.id = read.id`,
      [JSON.stringify(rows.map(meaningOf))],
    );
    after = last.id;
  }
}
