import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

/** Who invited whom. */
@Injectable()
@HoldsPersonalData()
export class RewardsPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'referral_codes',
      about: 't.user_id = $1',
      shown: { as: 'referralCodes', without: [] },
      erased: 'delete',
    },
    {
      table: 'referrals',
      about: 't.invited_id = $1 OR t.inviter_id = $1',
      shown: { as: 'referrals', without: [] },
      erased: 'stays', // ids and times, which the other one's reward counts on
    },
  ];
}
