import { type CurrentUser, hasSide, type Side } from '@nukkad/contract/accounts/users';
import type { FrameNav } from '../../features/dashboard/components/DashboardFrame';
import { useNav } from './useNav';

/**
 * Returns the side that a page for both sides shows, with its navigation: the seeker's for accounts with both sides.
 */
export function useSideNav(user: CurrentUser | undefined): { side: Side; nav: FrameNav } {
  const side = user && !hasSide(user.role, 'job_seeker') ? 'employer' : 'job_seeker';
  return { side, nav: useNav(user, side) };
}
