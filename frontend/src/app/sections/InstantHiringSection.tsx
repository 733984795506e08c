import type { CurrentUser } from '@nukkad/api-client/generated/api.gen';
import { hasSide } from '@nukkad/contract/accounts/users';
import { Suspense, useEffect } from 'react';
import { InstantHiring } from '../../features/instant-work/jobs/components/InstantHiring';
import { WorkDone, WorkNow } from '../../features/instant-work/given-work/components/WorkGiven';
import { useWorkGiven } from '../../features/instant-work/given-work/hooks/useWorkGiven';
import { useSession } from '../../entities/session/hooks/useSession';
import { SkeletonBlock } from '../../shared/ui/SkeletonBlock';
import { prefetchedSection } from '../lazy-component';

const InstantJobForm = prefetchedSection(
  async () => (await import('../../features/instant-work/job-form/components/InstantJobForm')).InstantJobForm,
  ...['instant-work/job-form', 'engagement', 'hiring', 'job', 'payment', 'position'],
);

/** The height of the form on a phone, where earlier jobs are below it. */
const FORM_PX = 359;

const FormSkeleton = () => (
  <div aria-busy>
    <SkeletonBlock height={FORM_PX} sx={{ my: 0, borderRadius: '14px' }} />
  </div>
);

function Hiring({ user }: { user: CurrentUser }) {
  const isEmployer = hasSide(user.role, 'employer');
  const work = useWorkGiven(isEmployer);
  // with the lists, so that the form is usually drawn together with them
  useEffect(() => void InstantJobForm.fetch().catch(() => undefined), []);
  return (
    <InstantHiring
      isEmployer={isEmployer}
      form={(parts) => (
        <Suspense fallback={<FormSkeleton />}>
          <InstantJobForm {...parts} />
        </Suspense>
      )}
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
