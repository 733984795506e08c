import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

/** Personal data in the state of the embedded provider. */
@Injectable()
@HoldsPersonalData()
export class ProviderPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    { table: 'oidc_payloads', about: 't.account_id = $1', shown: null, erased: 'delete', joined: 'ends' },
  ];
}
