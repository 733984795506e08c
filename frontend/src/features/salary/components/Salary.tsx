import RupeeIcon from '@mui/icons-material/CurrencyRupee';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api } from '@nukkad/api-client/generated/api.gen';
import { SALARY_JOBS_MIN } from '@nukkad/domain/insights';
import { SEARCH_RADIUS_KM, WORK_DAYS_PER_MONTH, WORK_HOURS_PER_DAY } from '@nukkad/domain/limits';
import { useTranslation } from 'react-i18next';
import { toSection } from '../../../shared/dashboard/sections';
import { PositionBar } from '../../../shared/position/PositionBar';
import { usePlaceInAddress } from '../../../shared/position/usePlaceInAddress';
import { usePosition } from '../../../shared/position/usePosition';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { SalaryTable } from './SalaryTable';

/** What each kind of work pays within 20 km, from the jobs that are open now. */
export function Salary() {
  const { t } = useTranslation('salary');
  usePlaceInAddress();
  const { position } = usePosition();
  const { currentData, isError, isFetching, refetch } = api.useGetSalaryStatsQuery(
    { latitude: String(position?.latitude), longitude: String(position?.longitude) },
    { skip: !position },
  );
  const words = { km: SEARCH_RADIUS_KM, least: SALARY_JOBS_MIN, days: WORK_DAYS_PER_MONTH, hours: WORK_HOURS_PER_DAY };
  const failed = isError && !isFetching && !currentData;
  return (
    <>
      <PositionBar />
      <Typography sx={{ mb: 2, maxWidth: '68ch' }}>{t('intro', words)}</Typography>
      {failed && <LoadFailed title={t('failed')} onRetry={refetch} />}
      {!failed && !currentData && <ListSkeleton />}
      {currentData?.length === 0 && (
        <EmptyState icon={RupeeIcon} title={t('none.title')} text={t('none.text', words)}>
          <RouteButton to={toSection('job-search')} variant="contained">
            {t('none.action')}
          </RouteButton>
        </EmptyState>
      )}
      {currentData && currentData.length > 0 && (
        <>
          <SalaryTable stats={currentData} />
          <Box sx={{ mt: 2, maxWidth: '72ch', color: 'text.secondary' }}>
            <Typography variant="body2">{t('howToRead')}</Typography>
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {t('basis', words)}
            </Typography>
          </Box>
        </>
      )}
    </>
  );
}
