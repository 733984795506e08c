import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api } from '@nukkad/api-client/generated/api.gen';
import { SALARY_JOBS_MIN, type SalaryStat } from '@nukkad/contract/jobs/insights';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { SEARCH_RADIUS_KM, WORK_DAYS_PER_MONTH, WORK_HOURS_PER_DAY } from '@nukkad/contract/limits';
import { useTranslation } from 'react-i18next';
import { toSection } from '../../../entities/session/model/sections';
import { PositionBar } from '../../../entities/position/components/PositionBar';
import { useSyncPlaceParam } from '../../../entities/position/hooks/useSyncPlaceParam';
import { usePosition } from '../../../entities/position/hooks/usePosition';
import { useSession } from '../../../entities/session/hooks/useSession';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { belowNotices } from '../../../shared/ui/notice-height';
import { SalaryLead } from './SalaryLead';
import { SalaryTable } from './SalaryTable';

/** The statistics of the user's own work, and beside them on wide screens every kind of work. */
const COLUMNS = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' };

/** Returns the seeker's most preferred kind of work with known figures; otherwise the one with most jobs. */
function leadOf(stats: readonly SalaryStat[], liked: readonly JobCategoryId[]): SalaryStat | undefined {
  const known = liked.map((category) => stats.find((stat) => stat.category === category)).find(Boolean);
  return known ?? stats.toSorted((a, b) => b.jobs - a.jobs)[0];
}

/** The pay of each kind of work within 20 km, from the jobs that are open now. */
export function Salary() {
  const { t } = useTranslation('salary');
  useSyncPlaceParam();
  const { position } = usePosition();
  const { currentData, isError, isFetching, refetch } = api.useGetSalaryStatsQuery(
    { latitude: String(position?.latitude), longitude: String(position?.longitude) },
    { skip: !position },
  );
  const words = { km: SEARCH_RADIUS_KM, least: SALARY_JOBS_MIN, days: WORK_DAYS_PER_MONTH, hours: WORK_HOURS_PER_DAY };
  const failed = isError && !isFetching && !currentData;
  const { user } = useSession();
  const lead = leadOf(currentData ?? [], user?.preferredCategories ?? []);
  return (
    <>
      <PositionBar />
      <Typography sx={{ mb: 2, maxWidth: '68ch' }}>{t('intro', words)}</Typography>
      {failed && <LoadFailed title={t('failed')} onRetry={refetch} />}
      {!failed && !currentData && <ListSkeleton />}
      {currentData?.length === 0 && (
        <EmptyState scene="search" title={t('none.title')} text={t('none.text', words)}>
          <RouteButton to={toSection('job-search')} variant="contained">
            {t('none.action')}
          </RouteButton>
        </EmptyState>
      )}
      {currentData && currentData.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            columnGap: 5,
            rowGap: 4,
            alignItems: 'start',
            gridTemplateColumns: COLUMNS,
            overflowWrap: 'anywhere',
          }}
        >
          {lead && (
            <Box sx={{ position: { lg: 'sticky' }, top: belowNotices(112), minWidth: 0 }}>
              <SalaryLead stat={lead} rate={user?.expectedRate ?? null} />
            </Box>
          )}
          <Box component="section" aria-labelledby="all-kinds" sx={{ minWidth: 0 }}>
            <Typography id="all-kinds" variant="h2" sx={{ mb: 1 }}>
              {t('lead.all')}
            </Typography>
            <SalaryTable stats={currentData} />
            <Box sx={{ mt: 1.5, maxWidth: '72ch', color: 'text.secondary' }}>
              <Typography variant="caption" component="p">
                {t('howToRead')}
              </Typography>
              <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
                {t('basis', words)}
              </Typography>
            </Box>
          </Box>
        </Box>
      )}
    </>
  );
}
