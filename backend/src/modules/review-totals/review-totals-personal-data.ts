import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

/** Counts about an account: shown to it, and deleted with it. */
@Injectable()
@HoldsPersonalData()
export class ReviewTotalsPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'review_totals',
      about: 't.user_id = $1',
      shown: { as: 'reviewTotals', without: ['expected'] },
      erased: 'delete',
      joined: 'ends',
    },
  ];
}
