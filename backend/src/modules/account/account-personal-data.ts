import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

/** Personal data in security notices. */
@Injectable()
@HoldsPersonalData()
export class AccountPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'security_notices',
      about: 't.user_id = $1',
      shown: { as: 'securityNotices', without: [] },
      erased: 'delete',
      joined: { set: 'user_id = $2' },
    },
    // it counts for a quarter of an hour
    {
      table: 'account_joinings',
      about: '$1 IN (t.user_id, t.other_id)',
      shown: null,
      erased: 'delete',
      joined: 'ends',
    },
  ];
}
