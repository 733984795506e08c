import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { JobApplication, OwnJob } from '@nukkad/api-client/generated/api.gen';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { applicationOf } from '../../../entities/hiring/paths';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { useScrollToHash } from '../../../shared/hooks/useScrollToHash';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { RouteButton, RouteLink } from '../../../shared/ui/RouteLink';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { Applications } from './Applications';
import { JobSummary } from './JobSummary';

/** Statuses for an id without a job of the account, and for an invalid id. */
const NOT_THERE: readonly (number | undefined)[] = [404, 400];

const COLUMNS = {
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  alignItems: 'start',
} as const;
/** From here on the window has room for the list, the open applicant and the job beside each other. */
const THREE_PANES_QUERY = '(min-width:1440px)';
const THREE_PANES = {
  ...COLUMNS,
  gap: 3,
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 9fr) minmax(0, 5fr)',
} as const;

interface Props {
  id: string;
  /** Renders the interview requests for the job; the caller knows interviews. */
  interviews?: ((job: OwnJob) => ReactNode) | undefined;
  /** Renders the conversation of an application; the caller knows conversations. */
  conversation?: ((application: JobApplication) => ReactNode) | undefined;
}

/** One of the employer's jobs with its applications. A missing job and a job of another account look the same. */
export function ManageJob({ id, interviews, conversation }: Props) {
  const { t } = useTranslation('manage-job');
  const { data: job, error, refetch } = hiringApi.useGetMyJobQuery({ id });
  const isGone = NOT_THERE.includes((error as ApiError | undefined)?.status);
  const [isSettled, setIsSettled] = useState(false);
  const isWide = useMediaQuery(THREE_PANES_QUERY, { noSsr: true });
  const [search] = useSearchParams();
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const settle = useCallback(() => setIsSettled(true), []);
  usePageTitle(job?.title ?? t('title'));
  useScrollToHash(useLocation().hash.slice(1), job !== undefined);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: { xs: 1, md: 2 } }}>
        <RouteLink to="/employer" quiet sx={{ flexShrink: 0, justifyContent: 'center', ml: -1.5, mr: -0.5 }}>
          <ArrowBackIcon aria-hidden />
          <Box component="span" sx={visuallyHidden}>
            {t('back')}
          </Box>
        </RouteLink>
        <Box sx={{ minWidth: 0, pt: 0.75 }}>
          <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {job?.title ?? t('title')}
          </Typography>
          {job && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {job.company}
            </Typography>
          )}
        </Box>
      </Box>
      {!job && !error && <ListSkeleton cards={3} />}
      {!job && error && !isGone && <LoadFailed title={t('loadFailed')} onRetry={refetch} />}
      {isGone && (
        <EmptyState scene="empty" title={t('notFound.title')} text={t('notFound.text')}>
          <RouteButton to="/employer" variant="contained">
            {t('back')}
          </RouteButton>
        </EmptyState>
      )}
      {job && !isGone && (
        <Box sx={isWide && applicationOf(search) !== null ? THREE_PANES : COLUMNS}>
          {/* the applicants come first, because the employer knows the facts of the job */}
          <Applications key={job.id} job={job} conversation={conversation} onSettled={settle} pane={pane}>
            {interviews?.(job)}
          </Applications>
          {isWide && <Box ref={setPane} sx={{ minWidth: 0, alignSelf: 'stretch', '&:empty': { display: 'none' } }} />}
          {/* below the list and drawn together with it, so that nothing moves it down */}
          <Box sx={{ display: { xs: isSettled ? 'block' : 'none', lg: 'block' }, minWidth: 0 }}>
            <JobSummary job={job} />
          </Box>
        </Box>
      )}
    </>
  );
}
