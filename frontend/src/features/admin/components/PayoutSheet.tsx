import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MoneyDesk } from '@nukkad/api-client/generated/api.gen';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import { REASON_MAX } from '@nukkad/contract/limits';
import { useTranslation } from 'react-i18next';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { adminApi } from '../api/admin-api';
import { PAYOUT } from '../model/admin-sections';
import { AdminSheet } from './AdminSheet';
import { DecisionForm } from './DecisionForm';

type Payout = MoneyDesk['payouts']['items'][number];

const money = (paise: string): string => formatPaise(parsePaise(paise));

function Details({ payout, onDecided }: { payout: Payout; onDecided: () => void }) {
  const { t } = useTranslation('admin');
  const [decide] = adminApi.useDecidePayoutMutation();
  const { id, state, why, problem, monthSum, mayDecide } = payout;
  const decisions = [
    { value: 'pay' as const, label: t('money.payouts.pay') },
    ...(state === 'review' || state === 'manual'
      ? [{ value: 'refuse' as const, label: t('money.payouts.refuse') }]
      : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      {why && <Typography>{t(`money.payouts.why.${why}`)}</Typography>}
      {problem && <Typography translate="no">{problem}</Typography>}
      <Typography>{t('money.payouts.month', { amount: money(monthSum) })}</Typography>
      {mayDecide ? (
        <>
          <Typography>{t('money.payouts.next')}</Typography>
          <DecisionForm
            maxLength={REASON_MAX}
            reasonHint={t('money.reasonHint')}
            decisions={decisions}
            onDecide={async (decision, reason) => {
              await decide({ id, decidePayout: { state, decision, reason } }).unwrap();
              onDecided();
            }}
          />
        </>
      ) : (
        <Typography>{t('money.payouts.own')}</Typography>
      )}
    </Box>
  );
}

/** The reward that the address names, and the decision about it. */
export function PayoutSheet({ payouts }: { payouts: readonly Payout[] }) {
  const { t } = useTranslation('admin');
  const { value, close } = useOverlayParam(PAYOUT);
  const payout = payouts.find(({ id }) => id === value);
  return (
    <AdminSheet
      open={payout !== undefined}
      onClose={close}
      title={payout ? money(payout.amount) : ''}
      subtitle={payout ? t(`money.payouts.state.${payout.state}`) : undefined}
      query={{ currentData: payout, isError: false, refetch: () => undefined }}
      details={(shown) => <Details key={shown.id} payout={shown} onDecided={close} />}
    />
  );
}
