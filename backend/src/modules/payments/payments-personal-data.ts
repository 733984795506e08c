import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

/** Columns about the provider and about persons of the staff. */
const STAFF_COLUMNS = ['proposed_by', 'decided_by', 'reversal_id', 'transfer_id'];

const isBy = (side: string): string =>
  `$1 = (SELECT CASE ${side} WHEN 'worker' THEN h.worker_id ELSE h.employer_id END FROM payment_holds h WHERE h.id = t.hold_id)`;

/**
 * Amounts and times of payments are retained, because the law requires it; they contain no names. Accounts of payees
 * are deleted.
 */
@Injectable()
@HoldsPersonalData()
export class PaymentsPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'payment_intents',
      about: 't.employer_id = $1',
      shown: { as: 'payments', without: ['receipt', 'order_id', 'payment_id', 'upi_link'] },
      erased: { set: 'upi_link = NULL' },
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
      // the provider has the account since the creation of the order
      erased: { set: `account_encrypted = ''` },
      joined: { refused: 'engagements' },
    },
    // each side's export contains its own text: the opener's reason, the other side's answer
    {
      table: 'payment_contests',
      about: isBy('t.opened_by'),
      shown: { as: 'contests', without: [...STAFF_COLUMNS, 'answer'] },
      erased: { set: `reason = ''` },
      joined: { refused: 'engagements' },
    },
    {
      table: 'payment_contests',
      about: isBy(`CASE t.opened_by WHEN 'worker' THEN 'employer' ELSE 'worker' END`),
      shown: { as: 'contestsAnswered', without: [...STAFF_COLUMNS, 'reason'] },
      erased: { set: `answer = ''` },
      joined: { refused: 'engagements' },
    },
    {
      table: 'payment_contests',
      about: 't.proposed_by = $1',
      shown: { as: 'contestsProposed', without: [...STAFF_COLUMNS, 'reason', 'answer', 'decision_reason'] },
      erased: { set: `proposal_reason = ''` },
      joined: 'stays',
    },
    {
      table: 'payment_contests',
      about: 't.decided_by = $1',
      shown: { as: 'contestsDecided', without: [...STAFF_COLUMNS, 'reason', 'answer', 'proposal_reason'] },
      erased: { set: `decision_reason = ''` },
      joined: 'stays',
    },
    {
      table: 'payment_reversals',
      about: 't.requested_by = $1',
      shown: { as: 'reversalsRequested', without: ['decided_by', 'transaction_id', 'reversal_id'] },
      erased: { set: `reason = ''` },
      joined: 'stays',
    },
    {
      table: 'payment_reversals',
      about: 't.decided_by = $1 AND t.requested_by <> $1',
      shown: { as: 'reversalsDecided', without: ['requested_by', 'reason', 'transaction_id', 'reversal_id'] },
      erased: 'stays',
      joined: 'stays',
    },
    {
      table: 'payment_reconciliation_rows',
      about: 't.explained_by = $1',
      shown: { as: 'differencesExplained', without: ['entity_id', 'utr', 'transaction_id'] },
      erased: { set: `reason = ''` },
      joined: 'stays',
    },
    {
      table: 'payment_payouts',
      about: 't.user_id = $1',
      shown: {
        as: 'rewardPayouts',
        without: ['subject_id', 'decided_by', 'account_encrypted', 'transfer_id', 'problem', 'cluster'],
      },
      // a request in progress names the account until the provider has responded
      erased: {
        set: `account_encrypted = CASE t.status WHEN 'requested' THEN t.account_encrypted END, cluster = NULL, problem = NULL, reason = ''`,
      },
      joined: { refused: 'money' },
    },
    {
      table: 'payment_payouts',
      about: 't.subject_id = $1',
      shown: {
        as: 'rewardsForInvitations',
        without: [
          'user_id',
          'decided_by',
          'account_encrypted',
          'transfer_id',
          'utr',
          'problem',
          'reason',
          'key',
          'cluster',
        ],
      },
      erased: 'stays',
      joined: { set: 'subject_id = $2', unless: 'EXISTS (SELECT FROM payment_payouts own WHERE own.subject_id = $2)' },
    },
    {
      table: 'payment_payouts',
      about: 't.decided_by = $1 AND $1 NOT IN (t.user_id, t.subject_id)',
      shown: {
        as: 'rewardsDecided',
        without: ['user_id', 'subject_id', 'account_encrypted', 'transfer_id', 'utr', 'problem', 'key', 'cluster'],
      },
      erased: { set: `reason = ''` },
      joined: 'stays',
    },
    {
      table: 'payment_payees',
      about: 't.user_id = $1',
      shown: { as: 'paymentAccounts', without: ['account_encrypted', 'account_digest'] },
      erased: 'delete',
      joined: { refused: 'money' },
    },
  ];
}
