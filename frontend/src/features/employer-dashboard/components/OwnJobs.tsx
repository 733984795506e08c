import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OWN_JOBS_ID } from '../../../entities/hiring/paths';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { Panel } from '../../../shared/ui/Panel';
import { JobRow } from './JobRow';

/** The jobs that are visible to seekers, or those that are not: a few at first. `count` is their total. */
function Rows({ active, count }: { active: boolean; count: number }) {
  const { t } = useTranslation('employer-dashboard');
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = hiringApi.usePageMyJobsInfiniteQuery({
    active,
  });
  if (!data) {
    return isError ? (
      <LoadFailed small title={t('jobs.failed')} onRetry={refetch} />
    ) : (
      <ListSkeleton cards={Math.min(count, 3)} />
    );
  }
  return (
    <>
      <Box component="ul" sx={{ display: 'grid', gap: 1.25, m: 0, p: 0, listStyle: 'none' }}>
        {data.pages
          .flatMap((page) => page.items)
          .map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
      </Box>
      {hasNextPage && (
        <Button fullWidth disabled={isFetching} onClick={() => void fetchNextPage()}>
          {data.pages.length === 1 ? t('jobs.all', { count }) : t('jobs.more')}
        </Button>
      )}
    </>
  );
}

/** Your Active Jobs: the jobs visible to seekers, with their number; the others are loaded by a button. */
export function OwnJobs() {
  const { t } = useTranslation('employer-dashboard');
  const { data: summary, isError, refetch } = hiringApi.useGetMyJobsSummaryQuery();
  const { refetch: refetchActive } = hiringApi.usePageMyJobsInfiniteQuery({ active: true });
  const [othersShown, setOthersShown] = useState(false);
  const retry = () => {
    void refetch();
    void refetchActive();
  };
  return (
    <Panel title={t('jobs.title')} headingId={OWN_JOBS_ID} count={summary?.active} hasBoards>
      {!summary && !isError && <ListSkeleton cards={3} />}
      {isError && !summary && <LoadFailed small title={t('jobs.failed')} onRetry={retry} />}
      {summary?.active === 0 && <EmptyState scene="board" title={t('jobs.empty.title')} text={t('jobs.empty.text')} />}
      {summary && summary.active > 0 && <Rows active count={summary.active} />}
      {summary && summary.inactive > 0 && (
        <>
          <Button
            color="inherit"
            aria-expanded={othersShown}
            onClick={() => setOthersShown(!othersShown)}
            endIcon={<ExpandMoreIcon sx={{ transform: othersShown ? 'rotate(180deg)' : 'none' }} />}
            sx={{
              my: 0.5,
              mx: -1,
              px: 1,
              width: 'calc(100% + 16px)',
              justifyContent: 'space-between',
              color: 'text.secondary',
            }}
          >
            {t('jobs.others', { count: summary.inactive })}
          </Button>
          {othersShown && <Rows active={false} count={summary.inactive} />}
        </>
      )}
    </Panel>
  );
}
