import PayIcon from '@mui/icons-material/CurrencyRupee';
import Button from '@mui/material/Button';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { EDIT_PARAM, PAY } from '../../../entities/hiring/paths';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { MissingFieldPrompt } from './MissingFieldPrompt';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const EditJob = lazySheet(async () => (await import('./EditJob')).EditJob);

/** Asks for the pay of an open job without stated pay. */
export function MissingPay({ job }: { job: OwnJob }) {
  const { t } = useTranslation('manage-job');
  const edit = useOverlayParam(EDIT_PARAM);
  const asked = job.isActive && job.minRate === null && job.maxRate === null;
  return (
    <>
      {asked && (
        <MissingFieldPrompt id="no-pay" icon={PayIcon} title={t('noPay.title')} text={t('noPay.text')}>
          <Button variant="contained" aria-haspopup="dialog" onClick={() => edit.open(PAY)}>
            {t('noPay.add')}
          </Button>
        </MissingFieldPrompt>
      )}
      {edit.value === PAY && <EditJob job={job} at="minRate" onClose={edit.close} />}
    </>
  );
}
