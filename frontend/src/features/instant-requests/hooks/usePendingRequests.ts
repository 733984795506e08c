import type { CurrentUser } from '@nukkad/domain/users';
import { hasSide } from '@nukkad/domain/users';
import { jobRequestsApi } from '../api/job-requests-api';

/** How many requests wait for an answer; nobody asks while no requests can come. */
export function usePendingRequests(user: CurrentUser | undefined): number {
  const skip = !user || !hasSide(user.role, 'job_seeker') || !user.availability.available;
  const { data } = jobRequestsApi.useListJobRequestsQuery(undefined, { skip });
  return skip ? 0 : (data ?? []).filter(({ status }) => status === 'pending').length;
}
