import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { MyApplication } from '@nukkad/api-client/generated/api.gen';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toSection } from '../../../shared/dashboard/sections';
import { interviewsApi } from '../../../shared/interviews/interviews-api';
import { JOB } from '../../../shared/jobs/useJobInAddress';
import { SHEET } from '../../../shared/overlay/sheet-parameter';
import { useNamedOverlay } from '../../../shared/overlay/useNamedOverlay';
import { Bone } from '../../../shared/ui/Bone';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { useToast } from '../../../shared/ui/toast/useToast';
import { myApplicationsApi, useWithdrawApplication } from '../api/my-applications-api';
import { ApplicationCard } from './ApplicationCard';
import { JobSheet } from './JobSheet';

/** Everything the user applied for, newest first, and how each application stands. */
export function MyApplications({ conversation }: { conversation?: (application: MyApplication) => ReactNode }) {
  const { t } = useTranslation('my-applications');
  const { toast } = useToast();
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    myApplicationsApi.usePageMyApplicationsInfiniteQuery();
  const interviews = interviewsApi.useListInterviewRequestsQuery();
  const [withdraw, { isLoading: withdrawing }] = useWithdrawApplication();
  const [leaving, setLeaving] = useState<MyApplication | null>(null);
  const job = useNamedOverlay(JOB, SHEET);

  const takeBack = async ({ id }: MyApplication) => {
    try {
      await withdraw({ id }).unwrap();
      toast({ title: t('withdraw.done.title'), description: t('withdraw.done.text') });
    } catch (error) {
      toast({
        title: t('withdraw.failed.title'),
        description: (error as ApiError).detail ?? t('withdraw.failed.text'),
        variant: 'destructive',
      });
    }
    setLeaving(null);
  };

  if (!data && isError && !isFetching) return <LoadFailed title={t('failed')} onRetry={refetch} />;
  // the cards show interviews as well: they would grow
  if (!data || interviews.isLoading) {
    return (
      <>
        <Bone width={140} height={40} sx={{ mb: 1.5 }} />
        <ListSkeleton />
      </>
    );
  }
  const applications = data.pages.flatMap((page) => page.items);
  if (applications.length === 0) {
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
        {applications.map((application) => (
          <li key={application.id}>
            <ApplicationCard
              application={application}
              onJob={() => job.open(application.job.id)}
              onWithdraw={() => setLeaving(application)}
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
          listed={applications.find((application) => application.job.id === job.value)?.job}
          onClose={job.close}
        />
      )}
      {leaving && (
        <ConfirmDialog
          open
          title={t('withdraw.title')}
          text={t('withdraw.text', { title: leaving.job.title })}
          confirm={t('withdraw.confirm')}
          keep={t('withdraw.keep')}
          busy={withdrawing}
          onConfirm={() => void takeBack(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
