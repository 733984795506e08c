import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AppliedJob } from '../../features/applications/components/ApplicationDialog';
import { useAppliedJobIds } from '../../features/applications/hooks/useAppliedJobIds';
import { JobSearch } from '../../features/job-search/components/JobSearch';
import { SaveSearchButton } from '../../features/saved-searches/components/SaveSearchButton';
import { savedSearchesAddress } from '../../entities/job/paths';
import { useJobParam } from '../../entities/job/hooks/useJobParam';
import { useWideDetails } from '../../entities/job/hooks/useWideDetails';
import { requireTexts } from '../../shared/i18n/i18n';
import { lazySheet } from '../../shared/rendering/lazy-sheet';
import { FirstMessagePart } from './FirstMessagePart';

const ApplicationDialog = lazySheet(async () => {
  const [part] = await Promise.all([
    import('../../features/applications/components/ApplicationDialog'),
    requireTexts('applications'),
  ]);
  return part.ApplicationDialog;
});
const JobDetails = lazySheet(
  async () => {
    const [part] = await Promise.all([
      import('../../features/ai-jobs/components/JobDetails'),
      requireTexts('ai-jobs/details', 'job/share'),
    ]);
    return part.JobDetails;
  },
  { prefetch: 'first' },
);

/** The section Job Search with the application form. */
export function JobSearchSection() {
  const { shownId, applyingTo, openDetails, closeDetails, openApplication, closeApplication } = useJobParam();
  const appliedJobIds = useAppliedJobIds();
  // the dialog stays mounted after it was opened, so that it animates out and retains the typed text
  const [wasAsked, setWasAsked] = useState(false);
  if (applyingTo !== null && !wasAsked) setWasAsked(true);
  const beside = useWideDetails();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<AppliedJob | null>(null);
  const apply = (job: AppliedJob) => {
    setChosen(job);
    openApplication(job.id);
  };
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
            onApply={() => apply(job)}
            firstMessage={<FirstMessagePart jobId={job.id} onApply={() => apply(job)} />}
          >
            {more}
          </JobDetails>
        )}
      />
      {wasAsked && <ApplicationDialog jobId={applyingTo} chosen={chosen} onClose={closeApplication} />}
    </>
  );
}
