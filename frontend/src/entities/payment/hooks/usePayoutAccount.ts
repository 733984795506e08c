import { skipToken } from '@reduxjs/toolkit/query/react';
import { paymentsApi } from '../payments-api';

/** The worker's account at the provider, asked for where it is `needed`; whether it is known to be missing or not ready. */
export function usePayoutAccount(needed: boolean) {
  const { data: account } = paymentsApi.useGetPayoutAccountQuery(needed ? undefined : skipToken);
  return { account, isMissing: account?.offered === true && account.state !== 'active' };
}
