import { skipToken } from '@reduxjs/toolkit/query/react';
import { paymentsApi } from '../payments-api';

/**
 * The worker's account at the provider, asked for where it is `needed`; whether its first answer is awaited, and whether it is known to be
 * missing or not ready.
 */
export function usePayoutAccount(needed: boolean) {
  const { data: account, isLoading } = paymentsApi.useGetPayoutAccountQuery(needed ? undefined : skipToken);
  return { account, isLoading, isMissing: account?.offered === true && account.state !== 'active' };
}
