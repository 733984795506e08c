import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { UpdateNotificationPreferencesSchema } from '@nukkad/contract/accounts/account';
import { DIGEST_AFTER_MINUTES } from '@nukkad/contract/messages/messages';
import { APPLICATIONS_TEXT_HOURS, UNREAD_TEXTS_A_DAY } from '@nukkad/contract/messages/text-paces';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { Suspense } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { requireTexts } from '../../../shared/i18n/i18n';
import { lazyPart, NothingMissing } from '../../../shared/rendering/lazy-part';
import { TextInput } from '../../../shared/ui/TextInput';
import { profileApi } from '../api/profile-api';
import { useSettingsForm } from '../hooks/useSettingsForm';
import { notificationWaysOf } from '../model/notification-ways';
import { PanelFrame } from './PanelFrame';
import type { PanelProps } from './panel-props';

const valuesOf = ({ notifications }: CurrentUser) => ({ ...notifications });
const NOON = 12;
/** Figures of the rules that the panel explains. */
const RULES = {
  minutes: DIGEST_AFTER_MINUTES,
  times: UNREAD_TEXTS_A_DAY,
  from: APPLICATIONS_TEXT_HOURS.from,
  until: APPLICATIONS_TEXT_HOURS.until - NOON,
};

const PushDevices = lazyPart(
  async () => {
    const [part] = await Promise.all([import('../../../entities/push/components/PushDevices'), requireTexts('push')]);
    return part.PushDevices;
  },
  { Missing: NothingMissing, prefetch: false },
);

const WhatsAppSwitch = lazyPart(
  async () => {
    const [part] = await Promise.all([
      import('../../../entities/whatsapp/components/WhatsAppSwitch'),
      requireTexts('whatsapp'),
    ]);
    return part.WhatsAppSwitch;
  },
  { Missing: NothingMissing, prefetch: false },
);

/** The notification channels and the quiet hours. */
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
  const { always, hasEmail, hasPhone, texted } = notificationWaysOf(user, watch('text'));
  const toggle = (name: 'mail' | 'text' | 'quietHours' | 'urgentWorkInQuietHours') => (
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
  const missing = (way: 'mail' | 'text') => (
    <Box key={way} sx={{ display: 'flex', alignItems: 'center', minHeight: 48, color: 'text.secondary' }}>
      {t(`notifications.missing.${way}`)}
    </Box>
  );
  return (
    <PanelFrame
      title={t('entries.notifications')}
      text={t(`notifications.intro.${always}`)}
      notice={
        <Suspense>
          <PushDevices account={user.id} />
          <WhatsAppSwitch />
        </Suspense>
      }
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busy={isSaving}
    >
      {hasEmail ? toggle('mail') : missing('mail')}
      {hasPhone ? toggle('text') : missing('text')}
      {texted.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {texted.map((what) => t(`notifications.sms.${what}`, RULES)).join(' ')}
        </Typography>
      )}
      {toggle('quietHours')}
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
