import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toAiJobs } from '../../../../entities/job/paths';
import { Invitations } from '../../../../entities/interview/components/Invitations';
import { interviewsApi } from '../../../../entities/interview/interviews-api';
import { useOverlayParam } from '../../../../shared/overlay/useOverlayParam';
import { useSyncPlaceParam } from '../../../../entities/position/hooks/useSyncPlaceParam';
import { SearchLine } from '../../../../entities/search/components/SearchLine';
import { useSession } from '../../../../entities/session/hooks/useSession';
import { INTERVIEW_PARAM, KIND } from '../model/interview-param';
import { useFirstInvitations } from '../hooks/useFirstInvitations';
import { useNearestJobs } from '../hooks/useNearestJobs';
import { RequestPrompt } from './RequestPrompt';
import { HotJobs } from './HotJobs';
import { WalkableJobs, WalkableJobsSkeleton } from './WalkableJobs';
import { Kinds } from './Kinds';
import { OwnRequests } from './OwnRequests';
import { SeekerStatsRow } from './SeekerStatsRow';
import { ListSkeleton } from '../../../../shared/ui/ListSkeleton';
import { lazySheet } from '../../../../shared/rendering/lazy-sheet';

const InterviewDialog = lazySheet(async () => (await import('./InterviewDialog')).InterviewDialog);

const column = { display: 'grid', gap: { xs: 3, md: 3.5 }, alignContent: 'start', minWidth: 0 } as const;

/** The first section: search, invitations that wait, work nearby, the request for an interview, and the statuses. */
export function RequestInterview() {
  useSyncPlaceParam();
  const { t } = useTranslation('interviews/request');
  const navigate = useNavigate();
  const { user } = useSession();
  const dialog = useOverlayParam(INTERVIEW_PARAM);
  const nearest = useNearestJobs();
  // set once only, because a retry of failed content must not hide the page again
  const [settled, setSettled] = useState(false);
  const invitations = useFirstInvitations(nearest.isSettled);
  if (nearest.isSettled && invitations.isKnown && !settled) setSettled(true);
  const interviews = interviewsApi.useListInterviewRequestsQuery();
  const [hotSettled, setHotSettled] = useState(false);
  // the dialog stays mounted after it was opened, so that it animates out and retains the choice
  const [wasAsked, setWasAsked] = useState(false);
  if (dialog.value !== null && !wasAsked) setWasAsked(true);
  const ask = () => dialog.open(KIND);
  return (
    <>
      <SearchLine label={t('search')} asked="" onSearch={(search) => void navigate(toAiJobs({ search }))} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, lg: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          mt: { xs: -0.75, md: 0 },
        }}
      >
        <Box sx={{ ...column, gap: { xs: 0.75, md: 2.5 } }}>
          {user && <Kinds user={user} />}
          {/* the invitations stand above the jobs and would push them down */}
          {invitations.isKnown ? (
            <>
              <Invitations select={invitations.select} />
              <WalkableJobs nearest={nearest} />
            </>
          ) : (
            <WalkableJobsSkeleton />
          )}
          {/* drawn together with the list above, so that nothing moves it down */}
          {settled && (
            <Box sx={{ mt: { xs: 2, md: 0 } }}>
              <HotJobs onSettled={() => setHotSettled(true)} />
            </Box>
          )}
        </Box>
        <Box sx={column}>
          {/* each drawn together with the lists above it, so that nothing moves it down */}
          {/* on a phone this column is below the skeletons of the lists */}
          {!hotSettled && (
            <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
              <ListSkeleton cards={3} />
            </Box>
          )}
          {hotSettled && <RequestPrompt onRequest={ask} />}
          {hotSettled && <OwnRequests above={invitations.select} onRequest={ask} />}
          {hotSettled && !interviews.isLoading && <SeekerStatsRow />}
        </Box>
      </Box>
      {wasAsked && <InterviewDialog />}
    </>
  );
}
