import type { SecurePayment } from '@nukkad/contract/payments/secure-payments';

type ContestState = NonNullable<SecurePayment['contest']>['state'];

const OVER: readonly ContestState[] = ['accepted', 'decided', 'withdrawn', 'closed'];

/** Returns whether a contest of the hours requires no more actions. */
export const isContestOver = (state: ContestState): boolean => OVER.includes(state);
