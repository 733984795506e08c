import FireIcon from '@mui/icons-material/LocalFireDepartmentOutlined';
import Box from '@mui/material/Box';
import { api } from '@nukkad/api-client/generated/api.gen';
import { HOT_DAYS } from '@nukkad/contract/limits';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toSection } from '../../../../entities/session/model/sections';
import { isLive } from '../../../../entities/interview/model/allowed-interview-actions';
import { interviewsApi } from '../../../../entities/interview/interviews-api';
import { useSeenJobs } from '../../../../entities/job/hooks/useSeenJobs';
import { usePosition } from '../../../../entities/position/hooks/usePosition';
import { BlockHeading } from '../../../../shared/ui/BlockHeading';
import { EmptyState } from '../../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../../shared/ui/LoadFailed';
import { RouteButton } from '../../../../shared/ui/RouteLink';
import { HotJobCard } from './HotJobCard';

/** The jobs within 20 km with the most recent views and applications. `onSettled`: its height is final. */
export function HotJobs({ onSettled }: { onSettled: () => void }) {
  const { t } = useTranslation('interviews/request');
  const { position, locating } = usePosition();
  const { currentData, isError, isFetching, refetch } = api.useListHotJobsQuery(
    { latitude: String(position?.latitude), longitude: String(position?.longitude) },
    { skip: !position },
  );
  const { data: requests } = interviewsApi.useListInterviewRequestsQuery();
  const asked = new Set(requests?.filter(isLive).map(({ job }) => job?.id));
  const see = useSeenJobs();
  const failed = isError && !isFetching && !currentData;
  const isSettled = failed || currentData !== undefined || (!position && !locating);
  const onceSettled = useEffectEvent(onSettled);
  useEffect(() => {
    if (isSettled) onceSettled();
  }, [isSettled]);
  return (
    <Box component="section" aria-labelledby="hot-jobs">
      <BlockHeading id="hot-jobs" title={t('hot.title')} text={t('hot.text', { days: HOT_DAYS })} />
      {failed && <LoadFailed small title={t('hot.failed')} onRetry={refetch} />}
      {!failed && !currentData && <ListSkeleton cards={3} />}
      {currentData?.length === 0 && (
        <EmptyState icon={FireIcon} title={t('hot.none.title')} text={t('hot.none.text')}>
          <RouteButton to={toSection('ai-jobs')} variant="outlined">
            {t('hot.none.action')}
          </RouteButton>
        </EmptyState>
      )}
      {currentData && currentData.length > 0 && (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 1.25,
            alignItems: 'start',
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {currentData.map((job) => (
            <li key={job.id}>
              <HotJobCard job={job} asked={asked.has(job.id)} onSeen={() => see(job.id)} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
