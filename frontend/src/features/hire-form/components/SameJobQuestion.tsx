import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { JOB_OPEN_DAYS } from '@nukkad/contract/limits';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../shared/ui/Sheet';

interface Props {
  job: OwnJob;
  busy: boolean;
  onRenew: () => void;
  onAnother: () => void;
  onClose: () => void;
}

/** Asks an employer who already has this job whether to renew it or to post another one. */
export function SameJobQuestion({ job, busy, onRenew, onAnother, onClose }: Props) {
  const { t } = useTranslation('hire-form');
  return (
    <Sheet
      open
      holdsInput
      isQuestion
      onClose={onClose}
      title={t('same.title')}
      actions={
        <>
          <Button variant="contained" disabled={busy} onClick={onRenew}>
            {t('same.renew')}
          </Button>
          <Button disabled={busy} onClick={onAnother}>
            {t('same.another')}
          </Button>
        </>
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('same.text', { title: job.title, place: job.location, days: JOB_OPEN_DAYS })}
      </Typography>
    </Sheet>
  );
}
