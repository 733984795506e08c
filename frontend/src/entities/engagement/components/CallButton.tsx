import PhoneIcon from '@mui/icons-material/Phone';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** Button that calls a person, at the end of their row. Needs the texts `engagement`. */
export function CallButton({ name, phone }: { name: string; phone: string }) {
  const { t } = useTranslation('engagement');
  return (
    <Button
      variant="quiet"
      href={`tel:${phone}`}
      aria-label={t('callName', { name })}
      sx={{ flex: 'none', flexDirection: 'column', minWidth: 62, minHeight: 56, px: 1, fontSize: '0.8125rem' }}
    >
      <PhoneIcon aria-hidden />
      {t('call')}
    </Button>
  );
}
