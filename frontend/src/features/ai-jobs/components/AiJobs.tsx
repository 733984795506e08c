import SearchOffIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { api, type Job } from '@nukkad/api-client/generated/api.gen';
import type { AiJob } from '@nukkad/domain/ai-jobs';
import { isSimilarWork } from '@nukkad/domain/answer-tiers';
import type { CurrentUser } from '@nukkad/domain/users';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLive } from '../../../shared/interviews/interview-moves';
import { interviewsApi } from '../../../shared/interviews/interviews-api';
import { JobCardsSkeleton } from '../../../shared/jobs/JobCardsSkeleton';
import { JobResults } from '../../../shared/jobs/JobResults';
import { useSeenJobs } from '../../../shared/jobs/useSeenJobs';
import { PositionBar } from '../../../shared/position/PositionBar';
import { usePlaceInAddress } from '../../../shared/position/usePlaceInAddress';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { useAiJobs } from '../hooks/useAiJobs';
import { useQuestionsOffer } from '../hooks/useQuestionsOffer';
import { AiJobCard } from './AiJobCard';
import { InterviewRequests } from './InterviewRequests';
import { JobDetails } from './JobDetails';
import { QuestionsOffer } from './QuestionsOffer';
import { ResultsHead } from './ResultsHead';
import { SearchPanel } from './SearchPanel';
import { SimilarWork } from './SimilarWork';
import { WorkQuestions } from './WorkQuestions';

interface Props {
  user: CurrentUser;
  appliedJobIds: ReadonlySet<string>;
  /** The job whose details the address names; null when it names none. */
  openId: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** Applies to the job whose details are open. */
  onApply: (job: Job) => void;
}

/** The best jobs are seen before anything is asked. */
const JOBS_BEFORE_OFFER = 2;

/** The best work within 20 km, why it fits, and the interviews asked for. */
export function AiJobs({ user, appliedJobIds, openId, onOpen, onClose, onApply }: Props) {
  const { t } = useTranslation('ai-jobs');
  usePlaceInAddress();
  const state = useAiJobs();
  const { filter, query, jobs } = state;
  const [asking, setAsking] = useState(false);
  const questions = useQuestionsOffer(user);
  const seen = useSeenJobs();
  const { data: interviews = [] } = interviewsApi.useListInterviewRequestsQuery();
  const hasApplied = (job: Job & { hasApplied?: boolean }) => job.hasApplied === true || appliedJobIds.has(job.id);
  const hasAsked = (job: Job) => interviews.some((request) => request.job?.id === job.id && isLive(request));
  const card = (job: AiJob) => (
    <AiJobCard
      key={job.id}
      job={job}
      applied={hasApplied(job)}
      onOpen={() => {
        onOpen(job.id);
        seen(job.id);
      }}
    />
  );

  // the best match comes first, so that similar work stands behind all answers; other orders mix them
  const firstSimilar = filter.sort === 'match' ? jobs.findIndex(isSimilarWork) : -1;
  const answers = firstSimilar < 0 ? jobs : jobs.slice(0, firstSimilar);
  const similar = jobs.slice(answers.length);

  const offer = questions.offered && <QuestionsOffer onAnswer={() => setAsking(true)} onSkip={questions.skip} />;

  const listed = jobs.find((job) => job.id === openId);
  // a shared link may name a job that is not on the first page
  const { currentData: elsewhere } = api.useGetJobQuery(
    openId && !listed && query.isSuccess ? { id: openId } : skipToken,
  );
  const open = openId === null ? undefined : (listed ?? elsewhere);

  return (
    <>
      <SearchPanel state={state} />
      <PositionBar />
      <JobResults
        query={query}
        failure={{ title: t('failure.title'), text: t('failure.text') }}
        skeleton={<JobCardsSkeleton cards={6} twoColumns />}
        isEmpty={jobs.length === 0}
        empty={
          <EmptyState icon={SearchOffIcon} title={t('empty.title')} text={t('empty.text')}>
            <Button variant="outlined" onClick={state.clear}>
              {t('empty.clear')}
            </Button>
          </EmptyState>
        }
        head={<ResultsHead state={state} onPreferences={() => setAsking(true)} />}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {answers.slice(0, JOBS_BEFORE_OFFER).map(card)}
          {answers.length > 0 && offer}
          {answers.slice(JOBS_BEFORE_OFFER).map(card)}
          {similar.length > 0 && <SimilarWork alone={answers.length === 0} />}
          {similar.map(card)}
          {answers.length === 0 && offer}
        </Box>
      </JobResults>
      <InterviewRequests />
      {open && (
        <JobDetails
          job={open}
          applied={hasApplied(open)}
          asked={hasAsked(open)}
          onClose={onClose}
          onApply={() => onApply(open)}
        />
      )}
      {asking && <WorkQuestions user={user} onClose={() => setAsking(false)} />}
    </>
  );
}
