import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DeleteAccount } from './DeleteAccount';
import { ExportLink } from './ExportLink';
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
        <ExportLink variant="outlined" />
      </section>
      <DeleteAccount user={user} />
    </PanelFrame>
  );
}
