import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { boardLook } from '../../../shared/ui/board-look';
import { adminApi } from '../api/admin-api';

const COLUMNS = ['queue', 'waiting', 'running', 'overdue', 'deadLetters'] as const;

/** What waits in each queue. */
export function QueueBoard() {
  const { t } = useTranslation('admin');
  const format = useFormat();
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
      <Box sx={{ ...boardLook, overflowX: 'auto' }} role="region" aria-label={t('sections.queues')} tabIndex={0}>
        <Box
          component="table"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            fontVariantNumeric: 'tabular-nums',
            '& th, & td': { px: 2, py: 1.5, textAlign: 'end', borderTop: '1px solid', borderColor: 'divider' },
            '& thead th': { borderTop: 0, color: 'text.secondary', fontWeight: 550 },
            '& th:first-of-type': { textAlign: 'start' },
          }}
        >
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`queues.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((state) => (
              <tr key={state.queue}>
                <th scope="row" translate="no">
                  {state.queue}
                </th>
                <td>{format.number(state.waiting)}</td>
                <td>{format.number(state.running)}</td>
                <td>
                  {state.overdueSeconds === null
                    ? t('queues.onTime')
                    : t('queues.seconds', { count: Math.round(state.overdueSeconds) })}
                </td>
                <td>{format.number(state.deadLetters)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Button disabled={isFetching} onClick={() => void refetch()} sx={{ mt: 1 }}>
        {t('queues.refresh')}
      </Button>
    </>
  );
}
