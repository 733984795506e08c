import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

const OWN = 't.user_id = $1';
const ADDRESSES =
  'SELECT unnest(ARRAY[u.email, u.phone, u.pending_email, u.pending_phone]) FROM users u WHERE u.id = $1';

/** What stands about a person in sign-ups, codes and sessions. */
@Injectable()
@HoldsPersonalData()
export class AuthPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'sessions',
      about: OWN,
      shown: { as: 'sessions', without: ['id', 'id_token'] },
      erased: 'delete',
    },
    { table: 'user_identities', about: OWN, shown: { as: 'identities', without: [] }, erased: 'delete' },
    {
      table: 'sign_ups',
      about: `${OWN} OR t.email IN (${ADDRESSES})`,
      shown: { as: 'signUps', without: ['token_hash', 'password_hash'] },
      erased: 'delete',
    },
    {
      table: 'verification_codes',
      about: `${OWN} OR t.destination IN (${ADDRESSES})`,
      shown: { as: 'codesAskedFor', without: ['code_hash', 'interaction'] },
      erased: 'delete',
    },
    { table: 'oidc_payloads', about: 't.account_id = $1', shown: null, erased: 'delete' },
  ];
}
