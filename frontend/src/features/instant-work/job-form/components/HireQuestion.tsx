import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../../shared/ui/Sheet';

interface Props {
  busy: boolean;
  onJoin: () => void;
  onClose: () => void;
}

/** Asks an account that so far only looks for work whether it wants to hire as well. */
export function HireQuestion({ busy, onJoin, onClose }: Props) {
  const { t } = useTranslation('instant-work/job-form');
  return (
    <Sheet
      open
      holdsInput
      isQuestion
      onClose={onClose}
      title={t('hire.title')}
      actions={
        <>
          <Button variant="contained" disabled={busy} onClick={onJoin}>
            {t('hire.join')}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {t('hire.stay')}
          </Button>
        </>
      }
    >
      <Typography>{t('hire.text')}</Typography>
    </Sheet>
  );
}
