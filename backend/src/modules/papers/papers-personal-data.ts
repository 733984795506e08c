import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

/**
 * Papers are retained, because the law requires it: an erased account loses its link to them, and its name on pay
 * slips. A tax paper retains the name and the address of its recipient.
 */
@Injectable()
@HoldsPersonalData()
export class PapersPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'papers',
      about: 't.worker_id = $1',
      shown: { as: 'paySlips', without: ['employer_id', 'event_key'] },
      erased: { set: `worker_id = NULL, worker_name = ''` },
      joined: { refused: 'engagements' },
    },
    {
      table: 'papers',
      about: 't.employer_id = $1',
      shown: { as: 'papers', without: ['worker_id', 'event_key'] },
      erased: { set: `employer_id = NULL, employer_name = ''` },
      joined: { refused: 'employer' },
    },
    {
      table: 'tax_details',
      about: 't.user_id = $1',
      shown: { as: 'taxDetails', without: [] },
      erased: 'delete',
      joined: 'ends',
    },
    {
      table: 'yearly_pay',
      about: 't.worker_id = $1',
      shown: { as: 'yearlyPay', without: [] },
      erased: 'delete',
      joined: { refused: 'engagements' },
    },
  ];
}
