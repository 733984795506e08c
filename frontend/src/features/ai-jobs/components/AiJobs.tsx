import { api, type Job } from '@nukkad/api-client/generated/api.gen';
import type { AiJob } from '@nukkad/contract/matching/ai-jobs';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { skipToken } from '@reduxjs/toolkit/query/react';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { JobCardsSkeleton } from '../../../entities/job/components/JobCardsSkeleton';
import { useDrawnRows } from '../../../entities/job/hooks/useDrawnRows';
import { useSeenJobs } from '../../../entities/job/hooks/useSeenJobs';
import { useWideDetails } from '../../../entities/job/hooks/useWideDetails';
import { SHEET } from '../../../shared/overlay/sheet-parameter';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { useSyncPlaceParam } from '../../../entities/position/hooks/useSyncPlaceParam';
import { useStableCallback } from '../../../shared/hooks/useStableCallback';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';
import { useAiJobs } from '../hooks/useAiJobs';
import type { AiJobsFilter } from '../model/filter-params';
import { AiJobCard } from './AiJobCard';
import { AiJobLists } from './AiJobLists';
import { InterviewRequests } from './InterviewRequests';
import { ListHeading } from './ResultsHeader';
import { SearchPanel } from './SearchPanel';
import { requireTexts } from '../../../shared/i18n/i18n';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const JobDetails = lazySheet(
  async () => {
    const [part] = await Promise.all([import('./JobDetails'), requireTexts('ai-jobs/details', 'job/share')]);
    return part.JobDetails;
  },
  { prefetch: 'first' },
);
const WorkQuestions = lazySheet(async () => {
  const [part] = await Promise.all([import('./WorkQuestions'), requireTexts('ai-jobs/questions')]);
  return part.WorkQuestions;
});

interface Props {
  user: CurrentUser;
  appliedJobIds: ReadonlySet<string>;
  /** The job with open details, as the address names it; null if it names none. */
  openId: string | null;
  /**
   * Renders the offer of notifications about new jobs for the present search, below the list and in its empty state.
   */
  renderSaveSearch: (search: AiJobsFilter) => ReactNode;
  /** Renders ready sentences for a first application to a job. */
  renderFirstMessage?: (job: Job) => ReactNode;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** Applies to the job with open details. */
  onApply: (job: Job) => void;
}

/** Value of the address parameter `sheet`. */
const QUESTIONS = 'questions';

/** The list, and the job beside it. */
const BESIDE_GRID = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
} as const;

/** The best matches within 20 km, the reasons of each match, and the requested interviews. */
export function AiJobs(props: Props) {
  const { user, appliedJobIds, openId, onOpen, onClose, onApply, renderSaveSearch, renderFirstMessage } = props;
  useSyncPlaceParam();
  const state = useAiJobs();
  const { groups, reading } = state;
  const sheet = useOverlayParam(SHEET);
  const seen = useSeenJobs();
  const drawn = useDrawnRows(groups.jobs.length);
  // parts below a list that grows would be pushed down
  const isWhole = drawn === groups.jobs.length;
  const beside = useWideDetails();
  const hasApplied = (job: Job & { hasApplied?: boolean }) => job.hasApplied === true || appliedJobIds.has(job.id);
  const listed = [...groups.jobs, ...(groups.similar?.jobs ?? [])].find((job) => job.id === openId);
  // a shared link may name a job that is not on the first page
  const { currentData: elsewhere } = api.useGetJobQuery(
    openId && !listed && groups.asked.isSuccess ? { id: openId } : skipToken,
  );
  const open = openId === null ? undefined : (listed ?? elsewhere);
  // beside the list a job is always open: the best match until the user chooses one
  const shown = open ?? (beside && openId === null ? (groups.jobs[0] ?? groups.similar?.jobs[0]) : undefined);

  const openJob = useStableCallback((id: string) => {
    onOpen(id);
    seen(id);
  });
  const card = (job: AiJob) => (
    <AiJobCard
      key={job.id}
      job={job}
      applied={hasApplied(job)}
      current={beside ? job.id === shown?.id : undefined}
      onOpen={openJob}
    />
  );

  const details = shown && (
    <JobDetails
      job={shown}
      applied={hasApplied(shown)}
      beside={beside}
      onClose={open && onClose}
      onApply={() => onApply(shown)}
      firstMessage={renderFirstMessage?.(shown)}
    />
  );
  const lists = !reading.isReady ? (
    // the results depend on the interpretation of the text
    <>
      <SkeletonBlock width={180} height={16} sx={{ mt: 0.75, mb: 1.25 }} />
      <JobCardsSkeleton cards={6} twoColumns={!beside} />
    </>
  ) : (
    <>
      <AiJobLists
        state={state}
        user={user}
        card={card}
        drawn={drawn}
        beside={beside}
        onPreferences={() => sheet.open(QUESTIONS)}
        saveSearch={renderSaveSearch(state.filter)}
      />
      {groups.isSettled && isWhole && <InterviewRequests />}
    </>
  );

  return (
    <>
      <SearchPanel state={state} />
      <ListHeading state={state} />
      <Box sx={beside ? BESIDE_GRID : undefined}>
        <Box sx={{ minWidth: 0 }}>{lists}</Box>
        {details ??
          (beside && !groups.isSettled && <SkeletonBlock height={480} sx={{ my: 0, borderRadius: '14px' }} />)}
      </Box>
      {sheet.value === QUESTIONS && <WorkQuestions user={user} onClose={sheet.close} />}
    </>
  );
}
