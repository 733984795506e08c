import type { CurrentUser } from '@nukkad/api-client/generated/api.gen';
import { hasSide } from '@nukkad/contract/accounts/users';
import { AvailabilityCard } from '../../features/instant-work/availability/components/AvailabilityCard';
import { AddRolePrompt } from '../../features/dashboard/components/AddRolePrompt';
import { MyWork } from '../../features/instant-work/engagements/components/MyWork';
import { NextSteps } from '../../features/instant-work/engagements/components/NextSteps';
import { useCurrentWork } from '../../features/instant-work/engagements/hooks/useCurrentWork';
import { JobRequests } from '../../features/instant-work/requests/components/JobRequests';
import { PAYOUT_ACCOUNT_SHEET } from '../../entities/payment/payment-paths';
import { ENGAGEMENT } from '../../entities/hiring/paths';
import { SHEET } from '../../shared/overlay/sheet-parameter';
import { useOverlayParam } from '../../shared/overlay/useOverlayParam';
import { useSession } from '../../entities/session/hooks/useSession';

/** The worker's side of instant work: requests, availability, and accepted work. */
export function JobRequestsTab() {
  const { user } = useSession();
  if (!user) return null;
  return hasSide(user.role, 'job_seeker') ? <OwnRequests user={user} /> : <AddRolePrompt side="job_seeker" />;
}

function OwnRequests({ user }: { user: CurrentUser }) {
  const sheet = useOverlayParam(SHEET);
  const work = useOverlayParam(ENGAGEMENT);
  const { data: current, isError } = useCurrentWork();
  return (
    <JobRequests
      availability={<AvailabilityCard user={user} onChange={() => sheet.open('availability')} />}
      available={user.availability.available}
      beside={
        <MyWork
          linkTo={work.linkInPlace}
          openId={work.value}
          onReliability={() => sheet.open('reliability')}
          onUpi={() => sheet.open('upi')}
          onAccount={() => sheet.open(PAYOUT_ACCOUNT_SHEET)}
        />
      }
      isBesideKnown={current !== undefined || isError}
      onAccount={() => sheet.open(PAYOUT_ACCOUNT_SHEET)}
      work={({ engagementId, job, respondedAt }) => (
        <NextSteps
          id={engagementId}
          location={job.location}
          acceptedAt={job.urgency === 'asap' ? respondedAt : null}
          onOpen={() => work.open(engagementId)}
        />
      )}
    />
  );
}
