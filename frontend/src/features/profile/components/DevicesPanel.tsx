import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { DeviceSession } from '@nukkad/contract/accounts/account';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { useToast } from '../../../shared/ui/toast/useToast';
import { profileApi } from '../api/profile-api';
import { PanelFrame } from './PanelFrame';
import type { PanelProps } from './panel-props';

interface RowProps {
  device: DeviceSession;
  busy: boolean;
  onRevoke: () => void;
}

function DeviceRow({ device, busy, onRevoke }: RowProps) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const name = t('devices.name', {
    browser: t(`devices.browser.${device.browser}`),
    system: t(`devices.system.${device.system}`),
  });
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {device.current ? t('devices.current') : format.relative(new Date(device.lastSeenAt))}
        </Typography>
      </Box>
      {!device.current && (
        <Button disabled={busy} onClick={onRevoke} aria-label={t('devices.revokeNamed', { name })}>
          {t('devices.revoke')}
        </Button>
      )}
    </Box>
  );
}

/** The signed-in devices of the account, with the buttons that sign them out. */
export function DevicesPanel({ onClose }: PanelProps) {
  const { t } = useTranslation('profile');
  const { toast } = useToast();
  const {
    data: devices,
    isError,
    refetch,
  } = profileApi.useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [revoke, revoking] = profileApi.useRevokeSessionMutation();
  const [revokeOthers, revokingOthers] = profileApi.useRevokeOtherSessionsMutation();
  const busy = revoking.isLoading || revokingOthers.isLoading;

  const attempt = async (call: () => Promise<unknown>) => {
    try {
      await call();
      toast({ title: t('devices.revoked') });
    } catch (error) {
      toast({
        title: t('failed'),
        description: (error as ApiError).detail ?? t('devices.failed'),
        variant: 'destructive',
      });
    }
  };
  return (
    <PanelFrame title={t('entries.devices')} text={t('devices.text')} onClose={onClose}>
      {isError && <LoadFailed small title={t('devices.loadFailed')} onRetry={() => void refetch()} />}
      {!isError && !devices && <ListSkeleton />}
      {devices && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              busy={busy}
              onRevoke={() => void attempt(() => revoke({ id: device.id }).unwrap())}
            />
          ))}
        </Box>
      )}
      {devices && devices.length > 1 && (
        <Button variant="outlined" disabled={busy} onClick={() => void attempt(() => revokeOthers().unwrap())}>
          {t('devices.revokeOthers')}
        </Button>
      )}
    </PanelFrame>
  );
}
