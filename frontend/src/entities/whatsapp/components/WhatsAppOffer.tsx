import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/overlay/Dialog';
import { useWhatsAppChoice } from '../hooks/useWhatsAppChoice';
import { whatsAppMemory } from '../model/whatsapp-memory';
import { whatsAppApi } from '../whatsapp-api';

/** Asks once whether messages may also come by WhatsApp, and only a person who can choose it and has not yet. */
export function WhatsAppOffer({ account, onClose }: { account: string; onClose: () => void }) {
  const { t } = useTranslation('whatsapp');
  const id = useId();
  const { data } = whatsAppApi.useGetWhatsAppSettingsQuery();
  const { isBusy, set } = useWhatsAppChoice();
  if (data?.state !== 'not_chosen' || whatsAppMemory.wasAsked(account)) return null;
  const leave = () => {
    whatsAppMemory.markAsked(account);
    onClose();
  };
  const accept = async () => {
    await set(true);
    leave();
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
