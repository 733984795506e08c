import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canAskForPush, isPushBlocked } from '../model/push-memory';
import { usePushSwitch } from '../hooks/usePushSwitch';
import { pushApi } from '../push-api';

/** Switch for the notifications of this device, and the number of other devices. The switch takes effect at once. */
export function PushDevices({ account }: { account: string }) {
  const { t } = useTranslation('push');
  const id = useId();
  const { data } = pushApi.useGetPushSettingsQuery();
  const { isOn, turnOn, turnOff } = usePushSwitch(
    account,
    data?.devices.some(({ current }) => current),
  );
  const [isBusy, setIsBusy] = useState(false);
  if (data?.publicKey === null) return null;
  const others = data?.devices.filter(({ current }) => !current).length ?? 0;
  const toggle = async (wanted: boolean) => {
    setIsBusy(true);
    await (wanted ? turnOn() : turnOff());
    setIsBusy(false);
  };
  return (
    <Box sx={{ pb: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
        <Box sx={{ flexGrow: 1 }}>{t('device.label')}</Box>
        <Switch
          checked={isOn}
          disabled={isBusy || !canAskForPush()}
          onChange={(_event, checked) => void toggle(checked)}
          slotProps={{ input: { role: 'switch', 'aria-describedby': id } }}
        />
      </Box>
      <Typography id={id} variant="body2" color="text.secondary">
        {canAskForPush() ? t('device.text') : t(isPushBlocked() ? 'device.blocked' : 'device.unsupported')}
      </Typography>
      {others > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('device.others', { count: others })}
        </Typography>
      )}
    </Box>
  );
}
