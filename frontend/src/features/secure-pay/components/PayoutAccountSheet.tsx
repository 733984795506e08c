import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { PayoutAccount } from '@nukkad/contract/payments/secure-payments';
import { useTranslation } from 'react-i18next';
import { PracticeNotice } from '../../../entities/payment/components/PracticeNotice';
import { usePartnerName } from '../../../entities/payment/hooks/usePaymentWords';
import { paymentsApi } from '../../../entities/payment/payments-api';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { Sheet } from '../../../shared/ui/Sheet';
import { useToast } from '../../../shared/ui/toast/useToast';

/** Milliseconds between two refreshes of an account that the provider checks. */
const LOOK_MS = 5000;

const GROUNDS: Record<PayoutAccount['state'], string> = {
  none: 'background.tint',
  submitted: 'info.tint',
  verifying: 'info.tint',
  active: 'success.tint',
  needs_clarification: 'warning.tint',
  rejected: 'error.tint',
  suspended: 'error.tint',
};
/** Action at the provider in each state; absent where there is none. */
const ACTIONS: Partial<Record<PayoutAccount['state'], 'start' | 'again' | 'refresh'>> = {
  none: 'start',
  needs_clarification: 'again',
  submitted: 'refresh',
  verifying: 'refresh',
};

function AccountState({ account }: { account: PayoutAccount }) {
  const { t } = useTranslation('secure-pay');
  const partner = usePartnerName()(account);
  const { state } = account;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {account.practice && <PracticeNotice />}
      <Box role="status" sx={{ p: 2, borderRadius: '14px', bgcolor: GROUNDS[state] }}>
        <Typography variant="h3" component="p">
          {t(`account.state.${state}.title`, { partner })}
        </Typography>
        <Typography>{t(`account.state.${state}.text`, { partner })}</Typography>
      </Box>
      <Typography>{t('account.text', { partner })}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('account.never')}</Typography>
    </Box>
  );
}

/** The worker's account at the provider, which work with Secure Pay requires: its state, and the way to open it. */
export function PayoutAccountSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('secure-pay');
  const { toast } = useToast();
  const { currentData: seen } = paymentsApi.endpoints.getPayoutAccount.useQueryState();
  const isChecked = seen?.state === 'submitted' || seen?.state === 'verifying';
  const { data, isError, isFetching, refetch } = paymentsApi.useGetPayoutAccountQuery(undefined, {
    pollingInterval: isChecked ? LOOK_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const [submit, { isLoading }] = paymentsApi.useSubmitPayoutAccountMutation();
  const action = data?.offered ? ACTIONS[data.state] : undefined;
  const ask = async () => {
    try {
      await submit().unwrap();
    } catch (failure) {
      toast({ title: (failure as ApiError).detail ?? t('account.failed'), variant: 'destructive' });
    }
  };
  return (
    <Sheet
      open
      title={t('account.title')}
      onClose={onClose}
      actions={
        action && (
          <Button
            variant={action === 'refresh' ? 'outlined' : 'contained'}
            size="large"
            disabled={isLoading}
            onClick={() => void ask()}
          >
            {t(`account.${action}`)}
          </Button>
        )
      }
    >
      {!data &&
        (isError && !isFetching ? (
          <LoadFailed title={t('failedToLoad')} onRetry={refetch} />
        ) : (
          <ListSkeleton cards={1} />
        ))}
      {data && (data.offered ? <AccountState account={data} /> : <Typography>{t('account.off')}</Typography>)}
    </Sheet>
  );
}
