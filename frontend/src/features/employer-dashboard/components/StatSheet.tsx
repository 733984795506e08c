import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { JobStatus } from '../../../entities/hiring/components/JobStatus';
import { useFormat } from '../../../shared/i18n/format';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { RouteLink } from '../../../shared/ui/RouteLink';
import { Sheet } from '../../../shared/ui/Sheet';
import { SUMMED_STATS, type SummedStat } from '../model/summed-stats';

/** The breakdown of a figure by job, with a link to each. */
export function StatSheet({ figure, onClose }: { figure: SummedStat; onClose: () => void }) {
  const { t } = useTranslation('employer-dashboard');
  const format = useFormat();
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    hiringApi.usePageMyJobsByFigureInfiniteQuery(SUMMED_STATS[figure].figure);
  const jobs = data?.pages.flatMap((page) => page.items);
  return (
    <Sheet open onClose={onClose} title={t(`figures.${figure}`)}>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>{t(`figures.about.${figure}`)}</Typography>
      {!jobs && !isError && <ListSkeleton cards={2} />}
      {!jobs && isError && <LoadFailed title={t('jobs.failed')} onRetry={refetch} />}
      {jobs?.length === 0 && <Typography>{t('figures.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {jobs?.map((job) => (
          <Box
            component="li"
            key={job.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              minHeight: 56,
              '& + &': { borderTop: '1px solid', borderColor: 'divider' },
            }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0, py: 0.5 }}>
              <RouteLink to={SUMMED_STATS[figure].to(job)} sx={{ overflowWrap: 'anywhere' }}>
                {job.title}
              </RouteLink>
              {!job.isActive && <JobStatus status={job.status} />}
            </Box>
            <Box component="span" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
              {format.number(SUMMED_STATS[figure].of(job))}
            </Box>
          </Box>
        ))}
      </Box>
      {hasNextPage && (
        <Button fullWidth disabled={isFetching} onClick={() => void fetchNextPage()}>
          {t('jobs.more')}
        </Button>
      )}
    </Sheet>
  );
}
