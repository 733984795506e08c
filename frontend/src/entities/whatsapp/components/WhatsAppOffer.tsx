import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/overlay/Dialog';
import { useWhatsAppChoice } from '../hooks/useWhatsAppChoice';
import { whatsAppApi } from '../whatsapp-api';

/**
 * Asks whether messages may also come by WhatsApp. The server stores both answers, so that nobody is asked again on another device, or after a
 * sign-out.
 */
export function WhatsAppOffer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('whatsapp');
  const id = useId();
  const { data } = whatsAppApi.useGetWhatsAppSettingsQuery();
  const { isBusy, set, refuse } = useWhatsAppChoice();
  const [isAnswered, setIsAnswered] = useState(false);
  if (isAnswered || data?.state !== 'not_chosen') return null;
  const close = () => {
    setIsAnswered(true);
    onClose();
  };
  const leave = () => {
    void refuse();
    close();
  };
  // a choice that failed is no answer: the question stays open
  const accept = async () => {
    if (await set(true)) close();
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
        <Typography id={`${id}-text`}>{t('explained.text', { phone: data.phone })}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
        <Button disabled={isBusy} onClick={leave}>
          {t('offer.no')}
        </Button>
        {/* not focused: a key that was pressed for the page, or for the question before, is no consent */}
        <Button variant="contained" disabled={isBusy} onClick={() => void accept()}>
          {t('offer.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
