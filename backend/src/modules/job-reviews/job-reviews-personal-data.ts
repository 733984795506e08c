import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

/** Reports go with the words of who wrote them; that something was reported stays. */
@Injectable()
@HoldsPersonalData()
export class JobReviewsPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'job_reports',
      about: 't.reporter_id = $1',
      shown: { as: 'jobReports', without: [] },
      erased: { set: `text = ''` },
    },
    {
      table: 'job_reviews',
      about: 't.decided_by = $1',
      shown: { as: 'jobReviewsDecided', without: [] },
      erased: { set: `decision = '—'` },
    },
  ];
}
