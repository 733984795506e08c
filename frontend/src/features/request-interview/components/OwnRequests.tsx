import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InterviewList } from '../../../shared/interviews/InterviewList';
import { interviewsApi } from '../../../shared/interviews/interviews-api';
import { BlockHeading } from '../../../shared/ui/BlockHeading';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';

const FIRST_SHOWN = 5;

/** The user's requests, newest first, and how each stands. */
export function OwnRequests({ onRequest }: { onRequest: () => void }) {
  const { t } = useTranslation('request-interview');
  const { data, isError, isFetching, refetch } = interviewsApi.useListInterviewRequestsQuery();
  const [all, setAll] = useState(false);
  return (
    <Box component="section" aria-labelledby="own-requests" sx={{ mb: 4 }}>
      <BlockHeading id="own-requests" title={t('requests.title')}>
        {data && data.length > 0 && (
          <Button startIcon={<RefreshIcon />} disabled={isFetching} onClick={() => void refetch()} sx={{ mx: -2 }}>
            {t('requests.refresh')}
          </Button>
        )}
      </BlockHeading>
      {!data && !isError && <ListSkeleton cards={2} />}
      {!data && isError && <LoadFailed title={t('requests.failed')} onRetry={refetch} />}
      {data?.length === 0 && (
        <EmptyState icon={EventIcon} title={t('requests.none.title')} text={t('requests.none.text')}>
          <Button variant="outlined" aria-haspopup="dialog" onClick={onRequest}>
            {t('hero.action')}
          </Button>
        </EmptyState>
      )}
      {data && data.length > 0 && <InterviewList requests={all ? data : data.slice(0, FIRST_SHOWN)} />}
      {data && data.length > FIRST_SHOWN && !all && (
        <Button onClick={() => setAll(true)} sx={{ mt: 1, ml: -2.5 }}>
          {t('requests.all', { count: data.length })}
        </Button>
      )}
    </Box>
  );
}
