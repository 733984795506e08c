/** The page of the payment of an engagement, for either of its sides. For `to` of links. */
export const toPayment = (engagementId: string): string => `/payments/${engagementId}`;

/** The name of the sheet with the worker's account at the provider. */
export const PAYOUT_ACCOUNT_SHEET = 'payout-account';

/** The page of the own statement. For `to` of links. */
export const STATEMENT_PATH = '/statement';
