import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhatsAppChoice } from '../hooks/useWhatsAppChoice';
import { whatsAppApi } from '../whatsapp-api';

/** Switch for messages by WhatsApp, with the words that the person agrees to. The switch takes effect at once. */
export function WhatsAppSwitch() {
  const { t } = useTranslation('whatsapp');
  const id = useId();
  const { data } = whatsAppApi.useGetWhatsAppSettingsQuery();
  const { isBusy, set } = useWhatsAppChoice();
  if (!data || data.state === 'off') return null;
  const explained = data.state === 'no_phone' || data.state === 'stopped' ? data.state : 'text';
  return (
    <Box sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
        <Box sx={{ flexGrow: 1 }}>{t('label')}</Box>
        <Switch
          checked={data.state === 'chosen'}
          disabled={isBusy || data.state === 'no_phone'}
          onChange={(_event, checked) => void set(checked)}
          slotProps={{ input: { role: 'switch', 'aria-describedby': id } }}
        />
      </Box>
      <Typography id={id} variant="body2" color="text.secondary">
        {t(`explained.${explained}`, { phone: data.phone })}
      </Typography>
    </Box>
  );
}
