import { InstantJobForm } from '../../features/instant-job-form/components/InstantJobForm';
import { InstantHiring } from '../../features/instant-jobs/components/InstantHiring';
import { useSession } from '../../shared/session/useSession';
import { hasSide } from '@nukkad/domain/users';

/** The employer's side of instant work. */
export function InstantHiringSection() {
  const { user } = useSession();
  return (
    user && (
      <InstantHiring
        isEmployer={hasSide(user.role, 'employer')}
        form={(parts) => <InstantJobForm {...parts} />}
        workNow={null}
        workDone={null}
      />
    )
  );
}
