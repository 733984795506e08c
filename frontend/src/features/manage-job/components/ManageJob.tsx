import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { JobApplication, OwnJob } from '@nukkad/api-client/generated/api.gen';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hiringApi } from '../../../shared/hiring/hiring-api';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { RouteButton, RouteLink } from '../../../shared/ui/RouteLink';
import { Applications } from './Applications';
import { JobSummary } from './JobSummary';

interface Props {
  id: string;
  /** Interview requests for the job, by whoever knows them. */
  interviews?: ((job: OwnJob) => ReactNode) | undefined;
  /** What was said about an application, by whoever knows conversations. */
  conversation?: ((application: JobApplication) => ReactNode) | undefined;
}

/** One own job and who applied to it. A job that is not there and one of somebody else look the same. */
export function ManageJob({ id, interviews, conversation }: Props) {
  const { t } = useTranslation('manage-job');
  const { data: jobs, isError, refetch } = hiringApi.useOwnJobsQuery();
  const job = jobs?.find((own) => own.id === id);
  usePageTitle(job?.title ?? t('title'));
  return (
    <>
      <RouteLink to="/employer" quiet sx={{ gap: 1, color: 'text.secondary' }}>
        <ArrowBackIcon aria-hidden fontSize="small" />
        {t('back')}
      </RouteLink>
      <Box sx={{ mb: 3 }}>
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {job?.title ?? t('title')}
        </Typography>
        {job && <Typography sx={{ color: 'text.secondary' }}>{job.company}</Typography>}
      </Box>
      {!jobs && !isError && <ListSkeleton cards={3} />}
      {!jobs && isError && <LoadFailed title={t('loadFailed')} onRetry={refetch} />}
      {jobs && !job && (
        <EmptyState icon={SearchOffIcon} title={t('notFound.title')} text={t('notFound.text')}>
          <RouteButton to="/employer" variant="contained">
            {t('back')}
          </RouteButton>
        </EmptyState>
      )}
      {job && (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, lg: 4 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '380px minmax(0, 1fr)' },
            alignItems: 'start',
          }}
        >
          <JobSummary job={job} />
          <Applications key={job.id} job={job} conversation={conversation}>
            {interviews?.(job)}
          </Applications>
        </Box>
      )}
    </>
  );
}
