import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/overlay/Dialog';
import { pushMemory } from '../model/push-memory';
import { usePushSwitch } from '../hooks/usePushSwitch';

interface Props {
  account: string;
  onClose: () => void;
}

/** Asks whether this device shows notifications. The browser asks for its permission only after a yes. */
export function PushOffer({ account, onClose }: Props) {
  const { t } = useTranslation('push');
  const id = useId();
  const { turnOn } = usePushSwitch(account);
  const [isBusy, setIsBusy] = useState(false);
  const leave = () => {
    pushMemory.markAsked(account);
    onClose();
  };
  const accept = async () => {
    setIsBusy(true);
    // a failure is no answer: the question stays open
    if ((await turnOn()) !== 'failed') leave();
    setIsBusy(false);
  };
  return (
    <Dialog
      open
      onClose={leave}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{t('offer.title')}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`}>{t('offer.text')}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
        <Button onClick={leave}>{t('offer.no')}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void accept()} autoFocus>
          {t('offer.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
