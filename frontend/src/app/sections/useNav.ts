import { type CurrentUser, hasSide, type Side } from '@nukkad/contract/accounts/users';
import type { FrameNav } from '../../features/dashboard/components/DashboardFrame';
import { type EmployerNavId, useEmployerNav } from './useEmployerNav';
import { type SeekerNavId, useSeekerNav } from './useSeekerNav';

/** The open place of a page, for either side. */
interface Open {
  seeker?: SeekerNavId;
  employer?: EmployerNavId;
}

/** Returns the navigation of a side of the market; of the other side if the user has not joined this one. */
export function useNav(user: CurrentUser | undefined, side: Side, open: Open = {}): FrameNav {
  const isSeeker = user !== undefined && hasSide(user.role, 'job_seeker');
  const isEmployer = user !== undefined && hasSide(user.role, 'employer');
  const own = side === 'job_seeker' ? (isSeeker ? side : 'employer') : isEmployer ? side : 'job_seeker';
  const seeker = useSeekerNav(own === 'job_seeker' ? user : undefined, open.seeker ?? null);
  const employer = useEmployerNav(own === 'employer' ? user : undefined, open.employer ?? null);
  return own === 'job_seeker' ? seeker : employer;
}
