import { useState } from 'react';
import { ApplicationDialog, type AppliedJob } from '../../features/applications/components/ApplicationDialog';
import { useAppliedJobIds } from '../../features/applications/hooks/useAppliedJobIds';
import { JobSearch } from '../../features/job-search/components/JobSearch';
import { useJobInAddress } from '../../shared/jobs/useJobInAddress';

/** Job Search, from where people apply. */
export function JobSearchSection() {
  const { shownId, applyingTo, toggle, openApplication, close } = useJobInAddress();
  const [chosen, setChosen] = useState<AppliedJob | null>(null);
  return (
    <>
      <JobSearch
        appliedJobIds={useAppliedJobIds()}
        openId={shownId}
        onToggle={toggle}
        onApply={(job) => {
          setChosen(job);
          openApplication(job.id);
        }}
      />
      <ApplicationDialog jobId={applyingTo} chosen={chosen} onClose={close} />
    </>
  );
}
