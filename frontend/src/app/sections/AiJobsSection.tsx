import { Suspense, useState } from 'react';
import { AiJobs } from '../../features/ai-jobs/components/AiJobs';
import type { AppliedJob } from '../../features/applications/components/ApplicationDialog';
import { useAppliedJobIds } from '../../features/applications/hooks/useAppliedJobIds';
import { SaveSearchButton } from '../../features/saved-searches/components/SaveSearchButton';
import { useJobParam } from '../../entities/job/hooks/useJobParam';
import { SAVED_SEARCHES } from '../../entities/job/paths';
import { useOverlayParam } from '../../shared/overlay/useOverlayParam';
import { useSession } from '../../entities/session/hooks/useSession';
import { lazyComponent } from '../lazy-component';
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

const SavedSearchesSheet = lazyComponent(
  async () => (await import('../../features/saved-searches/components/SavedSearchesSheet')).SavedSearchesSheet,
  'saved-searches',
);

/** The section AI Jobs with the application form. */
export function AiJobsSection() {
  const { shownId, applyingTo, openDetails, closeDetails, openApplication, closeApplication } = useJobParam();
  const [chosen, setChosen] = useState<AppliedJob | null>(null);
  const appliedJobIds = useAppliedJobIds();
  // the dialog stays mounted after it was opened, so that it animates out and retains the typed text
  const [wasAsked, setWasAsked] = useState(false);
  if (applyingTo !== null && !wasAsked) setWasAsked(true);
  const saved = useOverlayParam(SAVED_SEARCHES);
  const { user } = useSession();
  const apply = (job: AppliedJob) => {
    setChosen(job);
    openApplication(job.id);
  };
  return (
    user && (
      <>
        <AiJobs
          user={user}
          appliedJobIds={appliedJobIds}
          openId={shownId}
          renderSaveSearch={(search) => <SaveSearchButton search={search} onList={() => saved.open('all')} />}
          onOpen={openDetails}
          onClose={closeDetails}
          onApply={apply}
          renderFirstMessage={(job) => <FirstMessagePart jobId={job.id} onApply={() => apply(job)} />}
        />
        {wasAsked && <ApplicationDialog jobId={applyingTo} chosen={chosen} onClose={closeApplication} />}
        {saved.value !== null && (
          <Suspense>
            <SavedSearchesSheet onClose={saved.close} />
          </Suspense>
        )}
      </>
    )
  );
}
