import { skipToken } from '@reduxjs/toolkit/query/react';
import { paymentsApi } from '../payments-api';

/**
 * Returns the worker's account at the provider, requested if `needed`; whether its first response is pending, and
 * whether the account is known to be missing or not ready.
 */
export function usePayoutAccount(needed: boolean) {
  const { data: account, isLoading } = paymentsApi.useGetPayoutAccountQuery(needed ? undefined : skipToken);
  return { account, isLoading, isMissing: account?.offered === true && account.state !== 'active' };
}
