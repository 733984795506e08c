import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { QueueState } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { boardStyles } from '../../../shared/ui/board-styles';
import { adminApi } from '../api/admin-api';
import { FactList } from './FactList';

function Queue({ state }: { state: QueueState }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const late =
    state.overdueSeconds === null
      ? t('queues.onTime')
      : t('queues.seconds', { count: Math.round(state.overdueSeconds) });
  return (
    <Box component="li" sx={{ ...boardStyles, p: 2, fontVariantNumeric: 'tabular-nums' }}>
      <Typography variant="h3" component="h2" translate="no" sx={{ mb: 1 }}>
        {state.queue}
      </Typography>
      <FactList
        facts={[
          [t('queues.waiting'), format.number(state.waiting)],
          [t('queues.running'), format.number(state.running)],
          [t('queues.overdue'), late],
          [t('queues.deadLetters'), format.number(state.deadLetters)],
        ]}
      />
    </Box>
  );
}

/** The number of waiting tasks in each queue. */
export function QueueBoard() {
  const { t } = useTranslation('admin');
  const { data, isError, isFetching, refetch } = adminApi.useListQueuesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data) {
    return isError && !isFetching ? (
      <LoadFailed title={t('list.failed')} onRetry={refetch} />
    ) : (
      <ListSkeleton cards={1} />
    );
  }
  return (
    <>
      <Box
        component="ul"
        aria-label={t('sections.queues')}
        sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {data.map((state) => (
          <Queue key={state.queue} state={state} />
        ))}
      </Box>
      <Button disabled={isFetching} onClick={() => void refetch()} sx={{ mt: 1 }}>
        {t('queues.refresh')}
      </Button>
    </>
  );
}
