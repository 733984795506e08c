import { useState } from 'react';
import { AiJobs } from '../../features/ai-jobs/components/AiJobs';
import { ApplicationDialog, type AppliedJob } from '../../features/applications/components/ApplicationDialog';
import { useAppliedJobIds } from '../../features/applications/hooks/useAppliedJobIds';
import { useJobInAddress } from '../../shared/jobs/useJobInAddress';
import { useSession } from '../../shared/session/useSession';

/** AI Jobs, from where people apply. */
export function AiJobsSection() {
  const { shownId, applyingTo, openDetails, openApplication, close } = useJobInAddress();
  const [chosen, setChosen] = useState<AppliedJob | null>(null);
  const appliedJobIds = useAppliedJobIds();
  const { user } = useSession();
  return (
    user && (
      <>
        <AiJobs
          user={user}
          appliedJobIds={appliedJobIds}
          openId={applyingTo === null ? shownId : null}
          onOpen={openDetails}
          onClose={close}
          onApply={(job) => {
            setChosen(job);
            openApplication(job.id, { inPlace: true });
          }}
        />
        <ApplicationDialog jobId={applyingTo} chosen={chosen} onClose={close} />
      </>
    )
  );
}
