import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

/** Amounts and times of payments stay, because the law asks for them; names are not among them. Accounts of payees go. */
@Injectable()
@HoldsPersonalData()
export class PaymentsPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'payment_intents',
      about: 't.employer_id = $1',
      shown: { as: 'payments', without: ['receipt', 'order_id', 'payment_id'] },
      erased: 'stays',
      joined: { refused: 'employer' },
    },
    {
      table: 'payment_holds',
      about: 't.employer_id = $1',
      shown: { as: 'heldPayments', without: ['worker_id', 'account_encrypted', 'transfer_id'] },
      erased: 'stays',
      joined: { refused: 'employer' },
    },
    {
      table: 'payment_holds',
      about: 't.worker_id = $1',
      shown: { as: 'heldWages', without: ['employer_id', 'account_encrypted', 'transfer_id'] },
      // the provider has the account since the order was made
      erased: { set: `account_encrypted = ''` },
      joined: { refused: 'engagements' },
    },
    {
      table: 'payment_payees',
      about: 't.user_id = $1',
      shown: { as: 'paymentAccounts', without: ['account_encrypted', 'account_digest'] },
      erased: 'delete',
      joined: { refused: 'engagements' },
    },
  ];
}
