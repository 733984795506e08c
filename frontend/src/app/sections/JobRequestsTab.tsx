import { hasSide } from '@nukkad/domain/users';
import { AvailabilityCard } from '../../features/availability/components/AvailabilityCard';
import { OtherSide } from '../../features/dashboard/components/OtherSide';
import { JobRequests } from '../../features/instant-requests/components/JobRequests';
import { useNamedOverlay } from '../../shared/overlay/useNamedOverlay';
import { useSession } from '../../shared/session/useSession';

/** The worker's side of instant work: requests, availability, and what was accepted. */
export function JobRequestsTab() {
  const { user } = useSession();
  const sheet = useNamedOverlay('sheet');
  if (!user) return null;
  if (!hasSide(user.role, 'job_seeker')) return <OtherSide side="job_seeker" />;
  return (
    <JobRequests
      availability={<AvailabilityCard user={user} onChange={() => sheet.open('availability')} />}
      beside={null}
      work={() => null}
    />
  );
}
