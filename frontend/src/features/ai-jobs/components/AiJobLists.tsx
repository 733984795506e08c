import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AiJob } from '@nukkad/contract/matching/ai-jobs';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { jobGrid } from '../../../entities/job/model/job-grid';
import { JobCardsSkeleton } from '../../../entities/job/components/JobCardsSkeleton';
import { JobResults } from '../../../entities/job/components/JobResults';
import { NoMatchingJobs } from '../../../entities/search/components/NoMatchingJobs';
import { NoSimilarJobs } from '../../../entities/search/components/NoSimilarJobs';
import { SimilarJobs } from '../../../entities/search/components/SimilarJobs';
import { usePlaceSheet } from '../../../entities/position/hooks/usePlaceSheet';
import { EmptyState } from '../../../shared/ui/EmptyState';
import type { AiJobsState } from '../hooks/useAiJobs';
import { useQuestionsOffer } from '../hooks/useQuestionsOffer';
import { QuestionsOffer } from './QuestionsOffer';
import { ResultsFooter, ResultsHeader } from './ResultsHeader';

interface Props {
  state: AiJobsState;
  user: CurrentUser;
  card: (job: AiJob) => ReactNode;
  /** Number of matching jobs that are drawn now. */
  drawn: number;
  /** Whether a job is beside the lists. */
  beside: boolean;
  onPreferences: () => void;
  saveSearch: ReactNode;
}

/** Number of jobs before the questions, so that the best jobs come first. */
const JOBS_BEFORE_OFFER = 4;

/** The jobs that match the search, and below them jobs of similar work; or a message that no job matches. */
export function AiJobLists({ state, user, card, drawn, beside, onPreferences, saveSearch }: Props) {
  const { t } = useTranslation('ai-jobs');
  const questions = useQuestionsOffer(user);
  const { open: openPlace } = usePlaceSheet();
  const { asked, jobs, last, similar } = state.groups;
  const offer = questions.offered && <QuestionsOffer onAnswer={onPreferences} onSkip={questions.skip} />;
  const clear = (
    <Button variant="outlined" onClick={state.clear}>
      {t('empty.clear')}
    </Button>
  );
  const { search, category, jobType, minPay } = state.filter;
  const isFiltered = search !== '' || category !== null || jobType !== null || minPay !== null;
  const nothing = (
    <EmptyState scene="search" title={t('empty.title')} text={t('empty.text')}>
      {isFiltered ? (
        clear
      ) : (
        <Button variant="outlined" aria-haspopup="dialog" onClick={openPlace}>
          {t('position:place.change')}
        </Button>
      )}
    </EmptyState>
  );
  const isOffered = jobs.length > 0 || !similar;
  const isWhole = drawn === jobs.length;
  return (
    <>
      <JobResults
        query={asked}
        failure={{ title: t('failure.title'), text: t('failure.text') }}
        skeleton={<JobCardsSkeleton cards={6} twoColumns={!beside} />}
        isEmpty={jobs.length === 0}
        empty={isOffered ? nothing : <NoMatchingJobs state={state.reading} saveSearch={saveSearch} />}
        head={isOffered && <ResultsHeader state={state} />}
      >
        <Box sx={jobGrid(!beside)}>
          {jobs.slice(0, JOBS_BEFORE_OFFER).map(card)}
          {offer}
          {jobs.slice(JOBS_BEFORE_OFFER, drawn).map(card)}
        </Box>
      </JobResults>
      {similar && last && isWhole && (
        <SimilarJobs
          group={similar}
          twoColumns={!beside}
          none={!isOffered && <NoSimilarJobs text={t('empty.text')}>{clear}</NoSimilarJobs>}
        >
          {(found) => (
            <Box sx={jobGrid(!beside)}>
              {found.map(card)}
              {!isOffered && offer}
            </Box>
          )}
        </SimilarJobs>
      )}
      {last && isWhole && <ResultsFooter saveSearch={isOffered && saveSearch} onPreferences={onPreferences} />}
    </>
  );
}
