import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePayoutAccount } from '../hooks/usePayoutAccount';
import { PracticeNotice } from './PracticeNotice';

/** Explains Secure Pay to a worker who is offered work, and the account that it requires. Needs the texts `payment`. */
export function SecurePayOffer({ onAccount }: { onAccount: () => void }) {
  const { t } = useTranslation('payment');
  const { account, isMissing } = usePayoutAccount(true);
  const isChecked = account?.state === 'submitted' || account?.state === 'verifying';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {account?.practice && <PracticeNotice />}
      <Typography sx={{ color: 'text.secondary' }}>{t('offer.text')}</Typography>
      {isMissing && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', p: 1.5, borderRadius: 1, bgcolor: 'warning.tint' }}>
          <Typography>{t(isChecked ? 'offer.checking' : 'offer.first')}</Typography>
          <Button variant={isChecked ? 'outlined' : 'contained'} aria-haspopup="dialog" onClick={onAccount}>
            {t(isChecked ? 'account' : 'offer.setUp')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
