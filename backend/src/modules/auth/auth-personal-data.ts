import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

const OWN = 't.user_id = $1';
/** SQL: a code for a verified contact of the person. */
const TO_CONTACT =
  '(t.destination_digest = ANY(:contactDigests) OR (t.destination_digest IS NULL AND t.destination = ANY(:contacts)))';

/** Personal data in sign-ups, codes and sessions. */
@Injectable()
@HoldsPersonalData()
export class AuthPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'sessions',
      about: OWN,
      shown: { as: 'sessions', without: ['id', 'id_token'] },
      erased: 'delete',
      joined: 'ends',
    },
    {
      table: 'user_identities',
      about: OWN,
      shown: { as: 'identities', without: [] },
      erased: 'delete',
      joined: { set: 'user_id = $2' },
    },
    {
      table: 'verification_codes',
      about: `${OWN} OR (t.user_id IS NULL AND ${TO_CONTACT})
        OR t.sign_up_id IN (SELECT s.id FROM sign_ups s WHERE s.user_id = $1)`,
      shown: { as: 'codesAskedFor', without: ['code_hash', 'destination_digest', 'interaction'] },
      erased: 'delete',
      joined: 'stays', // they count for the limits of their address, and expire by the clock
    },
    {
      table: 'sign_ups',
      about: OWN,
      shown: { as: 'signUps', without: ['token_hash', 'phone_digest', 'password_hash'] },
      erased: 'delete',
      joined: 'ends',
    },
    // a stranger may have typed the person's address, together with an unknown name and number
    {
      table: 'sign_ups',
      about: 't.user_id IS NULL AND t.email = ANY(:contacts)',
      shown: null,
      erased: 'delete',
      joined: 'stays',
    },
    { table: 'one_time_sign_ins', about: OWN, shown: null, erased: 'delete', joined: 'ends' },
  ];
}
