import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

/**
 * Ledger accounts of users. They remain after a user leaves: books must be retained for years, and contain ids, amounts
 * and times.
 */
@Injectable()
@HoldsPersonalData()
export class LedgerPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'ledger_accounts',
      about: 't.owner_id = $1',
      shown: { as: 'ledgerAccounts', without: ['side', 'balance_rule'] },
      erased: 'stays',
      joined: { refused: 'money' },
    },
    {
      table: 'ledger_entries',
      about: 't.account_id IN (SELECT a.id FROM ledger_accounts a WHERE a.owner_id = $1)',
      shown: { as: 'ledgerEntries', without: [] },
      erased: 'stays',
      joined: 'stays',
    },
  ];
}
