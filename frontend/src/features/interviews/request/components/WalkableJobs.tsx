import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toSection } from '../../../../entities/session/model/sections';
import { toAiJobs } from '../../../../entities/job/paths';
import { JobCard } from '../../../../entities/job/components/JobCard';
import { JobCardsSkeleton } from '../../../../entities/job/components/JobCardsSkeleton';
import { PlaceChip } from '../../../../entities/position/components/PlaceChip';
import { EmptyState } from '../../../../shared/ui/EmptyState';
import { ListHeader } from '../../../../shared/ui/ListHeader';
import { LoadFailed } from '../../../../shared/ui/LoadFailed';
import { SkeletonBlock } from '../../../../shared/ui/SkeletonBlock';
import { RouteButton } from '../../../../shared/ui/RouteLink';
import { NEAREST, type NearestJobs } from '../hooks/useNearestJobs';

/** The section before it is known what stands above it. */
export const WalkableJobsSkeleton = () => (
  <div>
    <SkeletonBlock height={40} width={240} sx={{ mt: 0, mb: 1 }} />
    <SkeletonBlock height={40} width={130} sx={{ mt: 0, mb: 1 }} />
    <JobCardsSkeleton cards={NEAREST} />
  </div>
);

/** The jobs within walking distance, nearest first; if there are none, the nearest jobs, labelled as such. */
export function WalkableJobs({ nearest }: { nearest: NearestJobs }) {
  const { t } = useTranslation('interviews/request');
  const navigate = useNavigate();
  const { jobs, isOnFoot, hasFailed, refetch } = nearest;
  return (
    <Box component="section" aria-labelledby="nearest-jobs">
      <ListHeader>
        {/* the link wraps below a long name */}
        <Typography id="nearest-jobs" variant="h2" sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          {t(isOnFoot ? 'nearest.onFoot' : 'nearest.title')}
        </Typography>
        <RouteButton to={toSection('job-search')} sx={{ flex: 'none', px: 1, mr: -1 }}>
          {t('nearest.all')}
          <ChevronRightIcon aria-hidden fontSize="small" />
        </RouteButton>
      </ListHeader>
      <Box sx={{ display: 'flex', mb: 0.75 }}>
        <PlaceChip />
      </Box>
      {hasFailed && <LoadFailed small title={t('nearest.failed')} onRetry={refetch} />}
      {!jobs && !hasFailed && <JobCardsSkeleton cards={NEAREST} />}
      {jobs?.length === 0 && (
        <EmptyState scene="search" title={t('nearest.none.title')} text={t('nearest.none.text')}>
          <RouteButton to={toSection('job-search')} variant="outlined">
            {t('nearest.none.action')}
          </RouteButton>
        </EmptyState>
      )}
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        {jobs?.map((job) => (
          <JobCard key={job.id} job={job} onOpen={() => void navigate(toAiJobs({ job: job.id }))} />
        ))}
      </Box>
    </Box>
  );
}
