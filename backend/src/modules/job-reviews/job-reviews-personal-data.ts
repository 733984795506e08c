import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

/** Reports are erased with the texts of their authors; the fact of the report remains. */
@Injectable()
@HoldsPersonalData()
export class JobReviewsPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'job_reports',
      about: 't.reporter_id = $1',
      shown: { as: 'jobReports', without: [] },
      erased: { set: `text = ''` },
      joined: {
        set: 'reporter_id = $2',
        unless: `EXISTS (SELECT FROM job_reports own WHERE own.reporter_id = $2 AND own.job_id = t.job_id)`,
      },
    },
    {
      table: 'job_reviews',
      about: 't.decided_by = $1',
      shown: { as: 'jobReviewsDecided', without: [] },
      erased: { set: `decision = '—'` },
      joined: 'stays',
    },
  ];
}
