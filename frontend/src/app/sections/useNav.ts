import { type CurrentUser, hasSide, type Side } from '@nukkad/domain/users';
import type { FrameNav } from '../../features/dashboard/components/DashboardFrame';
import { type EmployerNavId, useEmployerNav } from './useEmployerNav';
import { type SeekerNavId, useSeekerNav } from './useSeekerNav';

/** What a page shows, of either side. */
interface Open {
  seeker?: SeekerNavId;
  employer?: EmployerNavId;
}

/** The ways through the pages of a side of the market; of the other one for whoever has not taken it. */
export function useNav(user: CurrentUser | undefined, side: Side, open: Open = {}): FrameNav {
  const isSeeker = user !== undefined && hasSide(user.role, 'job_seeker');
  const isEmployer = user !== undefined && hasSide(user.role, 'employer');
  const own = side === 'job_seeker' ? (isSeeker ? side : 'employer') : isEmployer ? side : 'job_seeker';
  const seeker = useSeekerNav(own === 'job_seeker' ? user : undefined, open.seeker ?? null);
  const employer = useEmployerNav(own === 'employer' ? user : undefined, open.employer ?? null);
  return own === 'job_seeker' ? seeker : employer;
}
