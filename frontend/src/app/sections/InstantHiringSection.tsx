import type { CurrentUser } from '@nukkad/api-client/generated/api.gen';
import { hasSide } from '@nukkad/contract/accounts/users';
import { InstantJobForm } from '../../features/instant-work/job-form/components/InstantJobForm';
import { InstantHiring } from '../../features/instant-work/jobs/components/InstantHiring';
import { WorkDone, WorkNow } from '../../features/instant-work/given-work/components/WorkGiven';
import { useWorkGiven } from '../../features/instant-work/given-work/hooks/useWorkGiven';
import { useSession } from '../../entities/session/hooks/useSession';

function Hiring({ user }: { user: CurrentUser }) {
  const isEmployer = hasSide(user.role, 'employer');
  const work = useWorkGiven(isEmployer);
  return (
    <InstantHiring
      isEmployer={isEmployer}
      form={(parts) => <InstantJobForm {...parts} />}
      workKnown={work.known}
      workNow={<WorkNow work={work} />}
      workDone={<WorkDone work={work} />}
    />
  );
}

/** The employer's side of instant work. */
export function InstantHiringSection() {
  const { user } = useSession();
  return user && <Hiring user={user} />;
}
