import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

/** Personal data in matching: employers' response figures, and the search terms of their jobs. */
@Injectable()
@HoldsPersonalData()
export class MatchingPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'employer_standings',
      about: 't.employer_id = $1',
      shown: { as: 'employerStanding', without: [] },
      erased: 'delete',
      joined: { refused: 'employer' },
    },
    // maintained by a trigger: a closed job has no row
    {
      table: 'job_listings',
      about: 't.employer_id = $1',
      shown: null,
      erased: 'delete',
      joined: { refused: 'employer' },
    },
  ];

  /**
   * Deletes words from the vocabulary that no job has any more. The lock prevents the listing of jobs during the scan.
   */
  async erase(tx: EntityManager): Promise<void> {
    await tx.query(`LOCK TABLE job_terms IN SHARE MODE`);
    await tx.query(
      `DELETE FROM search_terms s WHERE s.kind IN ('word', 'town')
         AND NOT EXISTS (SELECT FROM job_terms t WHERE t.term = s.id)`,
    );
  }
}
