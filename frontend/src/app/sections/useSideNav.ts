import { type CurrentUser, hasSide, type Side } from '@nukkad/domain/users';
import type { FrameNav } from '../../features/dashboard/components/DashboardFrame';
import { useNav } from './useNav';

/** The side whose ways a page of both sides shows, the seeker's for whoever takes both, and these ways. */
export function useSideNav(user: CurrentUser | undefined): { side: Side; nav: FrameNav } {
  const side = user && !hasSide(user.role, 'job_seeker') ? 'employer' : 'job_seeker';
  return { side, nav: useNav(user, side) };
}
