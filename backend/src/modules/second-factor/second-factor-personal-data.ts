import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

const OWN = 't.user_id = $1';

/** Personal data in second factors of the staff. */
@Injectable()
@HoldsPersonalData()
export class SecondFactorPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'staff_second_factors',
      about: OWN,
      shown: { as: 'secondFactors', without: ['secret_encrypted', 'last_step'] },
      erased: 'delete',
      joined: 'ends',
    },
    { table: 'staff_recovery_codes', about: OWN, shown: null, erased: 'delete', joined: 'ends' },
  ];
}
