import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { DeadLetter } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useToast } from '../../../shared/ui/toast/useToast';
import { adminApi } from '../api/admin-api';
import { AdminList } from './AdminList';

function Letter({ letter }: { letter: DeadLetter }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { toast } = useToast();
  const [retryOne, one] = adminApi.useRetryDeadLetterMutation();
  const [retryAll, all] = adminApi.useRetryDeadLettersMutation();
  const run = async (retry: () => { unwrap: () => Promise<{ retried: number }> }) => {
    try {
      const { retried } = await retry().unwrap();
      toast({ title: t('deadLetters.retried', { count: retried }) });
    } catch (error) {
      toast({ title: t('deadLetters.failed'), description: (error as ApiError).detail, variant: 'destructive' });
    }
  };
  const busy = one.isLoading || all.isLoading;
  return (
    <>
      <Typography variant="h3" component="p" translate="no">
        {letter.task}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('deadLetters.facts', {
          queue: letter.queue,
          attempts: letter.attempts,
          when: format.relative(new Date(letter.gaveUpAt)),
        })}
      </Typography>
      {letter.text && (
        <Typography variant="body2">
          {t('deadLetters.message', { text: letter.text, channel: letter.channel ?? '' })}
        </Typography>
      )}
      <Typography sx={{ mt: 1 }} translate="no">
        {letter.reason}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" disabled={busy} onClick={() => void run(() => retryOne({ id: letter.id }))}>
          {t('deadLetters.retry')}
        </Button>
        <Button disabled={busy} onClick={() => void run(() => retryAll({ retryDeadLetters: { task: letter.task } }))}>
          {t('deadLetters.retryAll')}
        </Button>
      </Box>
    </>
  );
}

/** Tasks that failed finally; staff can rerun them. */
export function DeadLetters() {
  const { t } = useTranslation('admin');
  const list = adminApi.usePageDeadLettersInfiniteQuery();
  return (
    <AdminList
      list={list}
      label={t('sections.dead-letters')}
      none={t('deadLetters.none')}
      row={(letter) => <Letter letter={letter} />}
    />
  );
}
