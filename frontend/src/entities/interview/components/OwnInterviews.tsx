import Button from '@mui/material/Button';
import type { InterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { InterviewList } from './InterviewList';
import { isInvited } from '../model/allowed-interview-actions';
import { interviewsApi } from '../interviews-api';
import { useInterviewParam } from '../hooks/useInterviewParam';

const FIRST_SHOWN = 5;

interface Props {
  empty: ReactNode;
  /** The requests that the page shows above the list. */
  above?: (requests: readonly InterviewRequest[]) => InterviewRequest[];
}

/**
 * The user's requests and invitations, newest first, but pending invitations before all others; a few at first, then
 * all. The requests that `above` returns are not repeated. Shows `empty` if there are none at all.
 */
export function OwnInterviews({ empty, above = () => [] }: Props) {
  const { t } = useTranslation('interview');
  const { data, isError, refetch } = interviewsApi.useListInterviewRequestsQuery();
  const [all, setAll] = useState(false);
  const named = useInterviewParam();
  if (!data)
    return isError ? <LoadFailed small title={t('list.failed')} onRetry={refetch} /> : <ListSkeleton cards={2} />;
  if (data.length === 0) return empty;
  const shownAbove = above(data);
  const listed = data.filter((request) => !shownAbove.includes(request));
  const sorted = listed.toSorted((a, b) => Number(isInvited('seeker', b)) - Number(isInvited('seeker', a)));
  // the request in the address opens over its card, so the list must contain it
  if (!all && sorted.slice(FIRST_SHOWN).some(({ id }) => id === named.id)) setAll(true);
  return (
    <>
      <InterviewList requests={all ? sorted : sorted.slice(0, FIRST_SHOWN)} />
      {listed.length > FIRST_SHOWN && !all && (
        <Button onClick={() => setAll(true)} sx={{ mt: 1, ml: -2.5 }}>
          {t('list.all', { count: listed.length })}
        </Button>
      )}
    </>
  );
}
