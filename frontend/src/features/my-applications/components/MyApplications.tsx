import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MyApplication } from '@nukkad/api-client/generated/api.gen';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toSection } from '../../../entities/session/model/sections';
import { interviewsApi } from '../../../entities/interview/interviews-api';
import { JOB } from '../../../entities/job/hooks/useJobParam';
import { SHEET } from '../../../shared/overlay/sheet-parameter';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { myApplicationsApi } from '../api/my-applications-api';
import { useWithdrawalParam } from '../hooks/useWithdrawalParam';
import { OwnApplicationCard } from './OwnApplicationCard';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const WithdrawQuestion = lazySheet(async () => (await import('./WithdrawQuestion')).WithdrawQuestion);

const JobSheet = lazySheet(async () => (await import('./JobSheet')).JobSheet);

/** All applications of the user, newest first, with their statuses. */
export function MyApplications({ conversation }: { conversation?: (application: MyApplication) => ReactNode }) {
  const { t } = useTranslation('my-applications');
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    myApplicationsApi.usePageMyApplicationsInfiniteQuery();
  const interviews = interviewsApi.useListInterviewRequestsQuery();
  const listed = data?.pages.flatMap((page) => page.items);
  const withdrawal = useWithdrawalParam({
    applications: listed,
    hasMore: hasNextPage && !isFetching && !isError,
    isWhole: listed !== undefined && !hasNextPage,
    fetchMore: () => void fetchNextPage(),
  });
  const job = useOverlayParam(JOB, SHEET);

  if (!listed && isError && !isFetching) return <LoadFailed title={t('failed')} onRetry={refetch} />;
  // waits for the interviews, because the cards show them and would grow
  if (!listed || interviews.isLoading) {
    return (
      <>
        <SkeletonBlock width={140} height={40} sx={{ mb: 1.5 }} />
        <ListSkeleton />
      </>
    );
  }
  if (listed.length === 0) {
    return (
      <EmptyState scene="corner" title={t('none.title')} text={t('none.text')}>
        <RouteButton to={toSection('ai-jobs')} variant="contained">
          {t('none.action')}
        </RouteButton>
        <RouteButton to={toSection('job-search')} variant="outlined">
          {t('none.search')}
        </RouteButton>
      </EmptyState>
    );
  }
  return (
    <>
      <Box sx={{ display: 'flex', mb: 1 }}>
        <Button
          startIcon={<RefreshIcon />}
          disabled={isFetching}
          onClick={() => void refetch()}
          sx={{ mx: { xs: -1.5, md: -2 } }}
        >
          {t('refresh')}
        </Button>
      </Box>
      <Box
        component="ul"
        aria-label={t('list')}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
          alignItems: 'start',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {listed.map((application) => (
          <li key={application.id}>
            <OwnApplicationCard
              application={application}
              onJob={() => job.open(application.job.id)}
              onWithdraw={() => withdrawal.ask(application)}
              conversation={conversation?.(application)}
            />
          </li>
        ))}
      </Box>
      {hasNextPage && (
        <Box sx={{ display: 'flex', justifyContent: 'center', mt: 2 }}>
          <Button variant="outlined" disabled={isFetching} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </Box>
      )}
      {job.value !== null && (
        <JobSheet
          key={job.value}
          id={job.value}
          listed={listed.find((application) => application.job.id === job.value)?.job}
          onClose={job.close}
        />
      )}
      {withdrawal.asked && <WithdrawQuestion application={withdrawal.asked} onClose={withdrawal.close} />}
    </>
  );
}
