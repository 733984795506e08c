import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { MoneyDesk } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../shared/ui/toast/useToast';
import { adminApi } from '../api/admin-api';

interface Props {
  reversal: MoneyDesk['reversals']['items'][number];
  onDecided: () => void;
}

/** A reversal that waits for a second person: its reason, and the decision. */
export function ReversalDecision({ reversal, onDecided }: Props) {
  const { t } = useTranslation('admin');
  const { toast } = useToast();
  const { isOwn, mayConfirm } = reversal;
  const [decide, { isLoading }] = adminApi.useDecideReversalMutation();
  const send = async (decision: 'confirm' | 'decline') => {
    try {
      await decide({ id: reversal.id, decideReversal: { state: 'waiting', decision } }).unwrap();
      toast({ title: t('decision.done') });
      onDecided();
    } catch (error) {
      toast({ title: t('decision.failed'), description: (error as ApiError).detail, variant: 'destructive' });
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>{t('money.reversals.waits')}</Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{t('money.reversals.reason', { text: reversal.reason })}</Typography>
      {!mayConfirm && <Typography>{t(isOwn ? 'money.reversals.own' : 'money.reversals.side')}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayConfirm && (
          <Button variant="contained" disabled={isLoading} onClick={() => void send('confirm')}>
            {t('money.reversals.confirm')}
          </Button>
        )}
        {(mayConfirm || isOwn) && (
          <Button variant="outlined" disabled={isLoading} onClick={() => void send('decline')}>
            {t(isOwn ? 'money.reversals.takeBack' : 'money.reversals.decline')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
