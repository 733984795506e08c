import { hasSide } from '@nukkad/domain/users';
import { InstantJobForm } from '../../features/instant-job-form/components/InstantJobForm';
import { InstantHiring } from '../../features/instant-jobs/components/InstantHiring';
import { WorkDone, WorkNow } from '../../features/work-given/components/WorkGiven';
import { useSession } from '../../shared/session/useSession';

/** The employer's side of instant work. */
export function InstantHiringSection() {
  const { user } = useSession();
  return (
    user && (
      <InstantHiring
        isEmployer={hasSide(user.role, 'employer')}
        form={(parts) => <InstantJobForm {...parts} />}
        workNow={<WorkNow />}
        workDone={<WorkDone />}
      />
    )
  );
}
