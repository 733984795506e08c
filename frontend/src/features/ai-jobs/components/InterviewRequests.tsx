import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InterviewList } from '../../../shared/interviews/InterviewList';
import { interviewsApi } from '../../../shared/interviews/interviews-api';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';

const FIRST_SHOWN = 5;

/** The user's interview requests, below the jobs. */
export function InterviewRequests() {
  const { t } = useTranslation('ai-jobs');
  const { data, isError, refetch } = interviewsApi.useListInterviewRequestsQuery();
  const [all, setAll] = useState(false);
  return (
    <Box component="section" aria-labelledby="your-interviews" sx={{ mt: 6 }}>
      <Typography id="your-interviews" variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('interviews.title')}
      </Typography>
      {!data && !isError && <ListSkeleton cards={2} />}
      {!data && isError && (
        <EmptyState icon={CloudOffIcon} role="alert" title={t('interviews.failed')}>
          <Button variant="outlined" onClick={() => void refetch()}>
            {t('interviews.retry')}
          </Button>
        </EmptyState>
      )}
      {data?.length === 0 && (
        <EmptyState icon={EventIcon} title={t('interviews.none.title')} text={t('interviews.none.text')} />
      )}
      {data && data.length > 0 && <InterviewList requests={all ? data : data.slice(0, FIRST_SHOWN)} />}
      {data && data.length > FIRST_SHOWN && !all && (
        <Button onClick={() => setAll(true)} sx={{ mt: 1 }}>
          {t('interviews.all', { count: data.length })}
        </Button>
      )}
    </Box>
  );
}
