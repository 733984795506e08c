import { adminApi } from '../api/admin-api';
import { secondFactorApi } from '../api/second-factor-api';
import type { AdminSection } from '../model/admin-sections';

/** How often it is asked what came meanwhile. */
const ASK_AGAIN_MS = 60_000;

/** How many decisions about money wait for the staff, by the part of the page that has them; none before the second factor. */
export function useWaitingMoney(isStaff: boolean): Partial<Record<AdminSection, number>> {
  const { data: factor } = secondFactorApi.useGetSecondFactorQuery(undefined, { skip: !isStaff });
  const { currentData } = adminApi.useCountWaitingMoneyQuery(undefined, {
    skip: factor?.state !== 'given',
    pollingInterval: ASK_AGAIN_MS,
  });
  return currentData ?? {};
}
