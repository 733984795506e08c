import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { hasSide } from '@nukkad/contract/accounts/users';
import { jobRequestsApi } from '../api/job-requests-api';

/** Returns the number of pending requests; sends no request while the worker is unavailable. */
export function usePendingRequests(user: CurrentUser | undefined): number {
  const skip = !user || !hasSide(user.role, 'job_seeker') || !user.availability.available;
  const { data } = jobRequestsApi.useListJobRequestsQuery(undefined, { skip });
  return skip ? 0 : (data ?? []).filter(({ status }) => status === 'pending').length;
}
