import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { InterviewList } from './InterviewList';
import { interviewsApi } from './interviews-api';

const FIRST_SHOWN = 5;

/** What the user asked for, newest first, a few before all of them; `empty` where there is nothing yet. */
export function OwnInterviews({ empty }: { empty: ReactNode }) {
  const { t } = useTranslation('interviews');
  const { data, isError, refetch } = interviewsApi.useListInterviewRequestsQuery();
  const [all, setAll] = useState(false);
  if (!data) return isError ? <LoadFailed title={t('list.failed')} onRetry={refetch} /> : <ListSkeleton cards={2} />;
  if (data.length === 0) return empty;
  return (
    <>
      <InterviewList requests={all ? data : data.slice(0, FIRST_SHOWN)} />
      {data.length > FIRST_SHOWN && !all && (
        <Button onClick={() => setAll(true)} sx={{ mt: 1, ml: -2.5 }}>
          {t('list.all', { count: data.length })}
        </Button>
      )}
    </>
  );
}
