/** `custody`: other parties' money at the payment aggregator. `own`: money of the product. */
export type Book = 'custody' | 'own';
/** The side that increases the balance of an account: assets and costs have debit balances, debts and income credit balances. */
export type Side = 'debit' | 'credit';
/** `not_negative`: a request to the provider may not exceed the balance, earlier requests included. */
export type BalanceRule = 'none' | 'not_negative';
/** The party of an event that can own an account. */
export type Party = 'worker' | 'employer' | 'engagement' | 'user';

interface AccountType {
  book: Book;
  side: Side;
  rule: BalanceRule;
  /** The parties of an event that may own an account of this kind; empty for the product's single account. */
  owners: readonly Party[];
}

const account = (book: Book, side: Side, rule: BalanceRule, ...owners: Party[]): AccountType => ({
  book,
  side,
  rule,
  owners,
});

/** Every kind of account. Accounts of a kind with owners exist once for each owner. */
export const CHART_OF_ACCOUNTS = {
  'custody.pa': account('custody', 'debit', 'not_negative'),
  'custody.linked': account('custody', 'debit', 'not_negative', 'worker'),
  'employer.clearing': account('custody', 'credit', 'not_negative', 'employer'),
  held: account('custody', 'credit', 'not_negative', 'engagement'),
  'worker.payable': account('custody', 'credit', 'not_negative', 'worker'),
  'refund.payable': account('custody', 'credit', 'not_negative', 'employer'),
  'tds.payable': account('custody', 'credit', 'not_negative'),
  'rewards.transit': account('custody', 'credit', 'not_negative', 'worker'),

  'own.pa': account('own', 'debit', 'not_negative'),
  'own.bank': account('own', 'debit', 'none'),
  receivable: account('own', 'debit', 'none', 'employer', 'user'),
  'dispute.withheld': account('own', 'debit', 'none'),
  'gst.input': account('own', 'debit', 'none'),
  'fee.deferred': account('own', 'credit', 'none'),
  'plan.deferred': account('own', 'credit', 'none'),
  'gst.cgst': account('own', 'credit', 'none'),
  'gst.sgst': account('own', 'credit', 'none'),
  'gst.igst': account('own', 'credit', 'none'),
  'own.refund.payable': account('own', 'credit', 'not_negative', 'employer'),
  'tds.due': account('own', 'credit', 'none'),
  'welfare.payable': account('own', 'credit', 'none'),
  'rewards.payable': account('own', 'credit', 'not_negative', 'user'),
  suspense: account('own', 'credit', 'none'),
  'fee.income': account('own', 'credit', 'none'),
  'plan.income': account('own', 'credit', 'none'),
  'provider.cost': account('own', 'debit', 'none'),
  'welfare.expense': account('own', 'debit', 'none'),
  'rewards.expense': account('own', 'debit', 'none'),
  'loss.disputes': account('own', 'debit', 'none'),
  rounding: account('own', 'debit', 'none'),
} as const satisfies Record<string, AccountType>;
export type AccountKind = keyof typeof CHART_OF_ACCOUNTS;

/** Kinds of accounts that belong to a user and appear in that user's statement. */
export const STATEMENT_KINDS = [
  'employer.clearing',
  'worker.payable',
  'refund.payable',
  'own.refund.payable',
  'receivable',
  'rewards.payable',
] as const satisfies readonly AccountKind[];
export type StatementKind = (typeof STATEMENT_KINDS)[number];
