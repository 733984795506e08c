import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { UpdateNotificationPreferencesSchema } from '@nukkad/domain/account';
import type { CurrentUser } from '@nukkad/domain/users';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../shared/ui/TextInput';
import { profileApi } from '../api/profile-api';
import { useSettingsForm } from '../hooks/useSettingsForm';
import { PanelFrame } from './PanelFrame';
import type { PanelProps } from './panel-props';

const valuesOf = ({ notifications }: CurrentUser) => ({ ...notifications });
const SWITCHES = ['mail', 'text', 'quietHours'] as const;

/** By which ways news may come, and when they have to wait. */
export function NotificationsPanel({ user, onClose }: PanelProps) {
  const { t } = useTranslation('profile');
  const [update] = profileApi.useUpdateNotificationPreferencesMutation();
  const { register, control, watch, submit, errorOf, isSaving } = useSettingsForm({
    user,
    valuesOf,
    check: (values) => UpdateNotificationPreferencesSchema.safeParse(values),
    save: (updateNotificationPreferences) => update({ updateNotificationPreferences }).unwrap(),
    words: { saved: t('notifications.saved'), failed: t('notifications.failed') },
    onDone: onClose,
  });
  const toggle = (name: (typeof SWITCHES)[number] | 'urgentWorkInQuietHours') => (
    <Controller
      key={name}
      name={name}
      control={control}
      render={({ field: { value, onChange, ref } }) => (
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
          <Box sx={{ flexGrow: 1 }}>{t(`notifications.${name}`)}</Box>
          <Switch
            checked={value}
            onChange={(_event, checked) => onChange(checked)}
            slotProps={{ input: { ref, role: 'switch' } }}
          />
        </Box>
      )}
    />
  );
  return (
    <PanelFrame
      title={t('entries.notifications')}
      text={t('notifications.intro')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busy={isSaving}
    >
      {SWITCHES.map(toggle)}
      {watch('quietHours') && (
        <>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
            <TextInput
              {...register('quietFrom')}
              type="time"
              label={t('notifications.quietFrom')}
              error={errorOf('quietFrom')}
            />
            <TextInput
              {...register('quietUntil')}
              type="time"
              label={t('notifications.quietUntil')}
              error={errorOf('quietUntil')}
            />
          </Box>
          {toggle('urgentWorkInQuietHours')}
        </>
      )}
    </PanelFrame>
  );
}
