import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';
import { CopyField } from '../../../shared/ui/CopyField';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { Panel } from '../../../shared/ui/Panel';
import { useToast } from '../../../shared/ui/toast/useToast';
import { calendarApi } from '../api/calendar-api';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const ConfirmDialog = lazySheet(async () => (await import('../../../shared/ui/ConfirmDialog')).ConfirmDialog);

/**
 * Manages the secret address by which phones and other calendars subscribe to this one: creates, replaces and revokes
 * it.
 */
export function Subscription() {
  const { t } = useTranslation('calendar');
  const { toast } = useToast();
  const { data, isError, isFetching, refetch } = calendarApi.useGetCalendarFeedQuery();
  const [create, { isLoading: creating }] = calendarApi.useCreateCalendarFeedMutation();
  const [revoke, { isLoading: revoking }] = calendarApi.useDeleteCalendarFeedMutation();
  const [asking, setAsking] = useState<'renew' | 'revoke' | null>(null);
  const busy = creating || revoking;

  const change = async (act: () => { unwrap: () => Promise<unknown> }, done: 'created' | 'revoked') => {
    try {
      await act().unwrap();
      toast({ title: t(`feed.${done}.title`), description: t(`feed.${done}.text`) });
    } catch (error) {
      toast({
        title: t('feed.failed.title'),
        description: (error as ApiError).detail ?? t('feed.failed.text'),
        variant: 'destructive',
      });
    }
    setAsking(null);
  };
  if (!data && isError && !isFetching) return <LoadFailed small title={t('feed.notLoaded')} onRetry={refetch} />;
  return (
    <Panel title={t('feed.title')}>
      <Typography sx={{ maxWidth: '70ch', color: 'text.secondary' }}>{t('feed.text')}</Typography>
      {!data && <SkeletonBlock width="60%" height={48} sx={{ mt: 2 }} />}
      {data?.url === null && (
        <Button
          variant="contained"
          disabled={busy}
          onClick={() => void change(() => create(), 'created')}
          sx={{ mt: 2 }}
        >
          {t('feed.create')}
        </Button>
      )}
      {data?.url && (
        <Box sx={{ mt: 2 }}>
          <CopyField
            key={data.url}
            label={t('feed.address')}
            value={data.url}
            words={{ copy: t('feed.copy'), copied: t('feed.copied'), byHand: t('feed.byHand') }}
          />
          <Typography variant="body2" sx={{ mt: 1, maxWidth: '70ch', color: 'text.secondary' }}>
            {t('feed.secret')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            <Button href={data.url.replace(/^https?:/, 'webcal:')} variant="outlined">
              {t('feed.open')}
            </Button>
            <Button disabled={busy} aria-haspopup="dialog" onClick={() => setAsking('renew')}>
              {t('feed.renew.action')}
            </Button>
            <Button color="error" disabled={busy} aria-haspopup="dialog" onClick={() => setAsking('revoke')}>
              {t('feed.revoke.action')}
            </Button>
          </Box>
        </Box>
      )}
      {asking && (
        <ConfirmDialog
          open
          title={t(`feed.${asking}.title`)}
          text={t(`feed.${asking}.text`)}
          confirm={t(`feed.${asking}.confirm`)}
          keep={t('feed.keep')}
          busy={busy}
          onConfirm={() =>
            void (asking === 'renew' ? change(() => create(), 'created') : change(() => revoke(), 'revoked'))
          }
          onClose={() => setAsking(null)}
        />
      )}
    </Panel>
  );
}
