import { adminApi } from '../api/admin-api';
import { secondFactorApi } from '../api/second-factor-api';
import type { AdminSection } from '../model/admin-sections';

/**
 * Returns the number of decisions about money that wait for the staff, by the part of the page; empty before the second
 * factor.
 */
export function useWaitingMoney(isStaff: boolean): Partial<Record<AdminSection, number>> {
  const { data: factor } = secondFactorApi.useGetSecondFactorQuery(undefined, { skip: !isStaff });
  // requested once, and after decisions: each call of staff prolongs their session, which must expire when they are
  // idle
  const { currentData } = adminApi.useCountWaitingMoneyQuery(undefined, { skip: factor?.state !== 'given' });
  return currentData ?? {};
}
