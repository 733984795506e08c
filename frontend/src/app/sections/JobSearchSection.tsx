import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { JobDetails } from '../../features/ai-jobs/components/JobDetails';
import { ApplicationDialog, type AppliedJob } from '../../features/applications/components/ApplicationDialog';
import { useAppliedJobIds } from '../../features/applications/hooks/useAppliedJobIds';
import { JobSearch } from '../../features/job-search/components/JobSearch';
import { SaveSearchButton } from '../../features/saved-searches/components/SaveSearchButton';
import { savedSearchesAddress } from '../../shared/jobs/paths';
import { useJobParam } from '../../shared/jobs/useJobParam';
import { useWideDetails } from '../../shared/jobs/useWideDetails';

/** Job Search, from where people apply. */
export function JobSearchSection() {
  const { shownId, applyingTo, openDetails, closeDetails, openApplication, closeApplication } = useJobParam();
  const appliedJobIds = useAppliedJobIds();
  const beside = useWideDetails();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<AppliedJob | null>(null);
  return (
    <>
      <JobSearch
        appliedJobIds={appliedJobIds}
        openId={shownId}
        renderSaveSearch={({ search = '', category = null, jobType = null, minPay = null }) => (
          <SaveSearchButton
            search={{ search, category, jobType, minPay }}
            onList={() => void navigate(savedSearchesAddress)}
          />
        )}
        beside={beside}
        onOpen={openDetails}
        renderDetails={(job, more) => (
          <JobDetails
            job={job}
            applied={appliedJobIds.has(job.id)}
            beside={beside}
            onClose={closeDetails}
            onApply={() => {
              setChosen(job);
              openApplication(job.id);
            }}
          >
            {more}
          </JobDetails>
        )}
      />
      <ApplicationDialog jobId={applyingTo} chosen={chosen} onClose={closeApplication} />
    </>
  );
}
