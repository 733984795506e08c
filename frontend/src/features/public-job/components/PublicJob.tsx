import type { ApiError } from '@nukkad/api-client/base-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { api } from '@nukkad/api-client/generated/api.gen';
import { jobState } from '../model/job-state';
import { JobNote } from './JobNote';
import { JobPage } from './JobPage';

function Skeleton() {
  const { t } = useTranslation('shared');
  return (
    <Box sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 1.5, md: 4 }, pt: { md: 4 } }}>
      <Box component="h1" sx={visuallyHidden}>
        {t('loading')}
      </Box>
      <Box role="progressbar" aria-label={t('loading')}>
        <SkeletonBlock height={130} sx={{ mx: { xs: -1.5, md: 0 }, my: 0, borderRadius: { xs: 0, md: '20px' } }} />
        <SkeletonBlock height={52} width={260} sx={{ mt: 3 }} />
        <SkeletonBlock height={104} sx={{ mt: 2.5, maxWidth: 700 }} />
        <SkeletonBlock sx={{ mt: 3, maxWidth: 600 }} />
        <SkeletonBlock sx={{ maxWidth: 560 }} />
        <SkeletonBlock sx={{ maxWidth: 480 }} />
      </Box>
    </Box>
  );
}

/** The public page of a job, or the reason why it is unavailable. */
export function PublicJob({ id }: { id: string }) {
  const { t } = useTranslation('public-job');
  const { data: job, error, refetch } = api.useGetPublicJobQuery({ id });
  const state = jobState({ status: job?.status, refusal: (error as ApiError | undefined)?.status });
  if (state === 'loading') return <Skeleton />;
  if (job) return <JobPage job={job} />;
  if (state === 'failed') {
    return (
      <JobNote what="failed">
        <Button variant="contained" size="large" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </JobNote>
    );
  }
  return <JobNote what={state === 'gone' ? 'gone' : 'not-found'} />;
}
