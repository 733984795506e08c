import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { addressOf } from '@nukkad/api-client/contract-call';
import { useTranslation } from 'react-i18next';
import { DeleteAccount } from './DeleteAccount';
import { PanelFrame } from './PanelFrame';
import type { PanelProps } from './panel-props';

/** The export and the deletion of the user's data. */
export function DataPanel({ user, onClose }: PanelProps) {
  const { t } = useTranslation('profile');
  return (
    <PanelFrame title={t('entries.data')} onClose={onClose}>
      <section aria-labelledby="take-along">
        <Typography id="take-along" variant="subtitle2" component="h3">
          {t('data.exportTitle')}
        </Typography>
        <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>{t('data.exportText')}</Typography>
        <Button variant="outlined" href={addressOf('exportPersonalData')} download>
          {t('data.export')}
        </Button>
      </section>
      <DeleteAccount user={user} />
    </PanelFrame>
  );
}
