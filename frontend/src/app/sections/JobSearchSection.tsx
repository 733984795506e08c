import { useState } from 'react';
import { useAppliedJobIds } from '../../features/applications/hooks/useAppliedJobIds';
import { ApplicationDialog, type AppliedJob } from '../../features/applications/components/ApplicationDialog';
import { JobSearch } from '../../features/job-search/components/JobSearch';

/** Job Search, from where people apply. */
export function JobSearchSection() {
  const [job, setJob] = useState<AppliedJob | null>(null);
  return (
    <>
      <JobSearch appliedJobIds={useAppliedJobIds()} onApply={setJob} />
      <ApplicationDialog job={job} onClose={() => setJob(null)} />
    </>
  );
}
