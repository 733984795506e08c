import { useState } from 'react';
import { AiJobs } from '../../features/ai-jobs/components/AiJobs';
import { ApplicationDialog, type AppliedJob } from '../../features/applications/components/ApplicationDialog';
import { useAppliedJobIds } from '../../features/applications/hooks/useAppliedJobIds';
import { useSession } from '../../shared/session/useSession';

/** AI Jobs, from where people apply. */
export function AiJobsSection() {
  const [job, setJob] = useState<AppliedJob | null>(null);
  const appliedJobIds = useAppliedJobIds();
  const { user } = useSession();
  return (
    user && (
      <>
        <AiJobs user={user} appliedJobIds={appliedJobIds} onApply={setJob} />
        <ApplicationDialog job={job} onClose={() => setJob(null)} />
      </>
    )
  );
}
