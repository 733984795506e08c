import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Rewards } from '@nukkad/api-client/generated/api.gen';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import { REWARD_STEPS } from '@nukkad/contract/payments/reward-payouts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PAYOUT_ACCOUNT_SHEET, STATEMENT_PATH } from '../../../entities/payment/payment-paths';
import { useFormat } from '../../../shared/i18n/format';
import { SHEET } from '../../../shared/overlay/sheet-parameter';
import { Panel } from '../../../shared/ui/Panel';

/** Where a worker sets up the account to which rewards are paid. */
const TO_ACCOUNT = `/instant-requests?${SHEET}=${PAYOUT_ACCOUNT_SHEET}`;

/**
 * The payment state of the rewards, each sum by its step, and the required action for rewards that wait for an account.
 */
export function RewardMoney({ rewards: { sums, accountDays } }: { rewards: Rewards }) {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  const shown = REWARD_STEPS.filter((step) => sums[step] !== '0');
  if (shown.length === 0) return null;
  return (
    <Panel title={t('money.title')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {shown.map((step) => (
          <Box key={step} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <dt>{t(`money.steps.${step}`, { days: format.number(accountDays) })}</dt>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, whiteSpace: 'nowrap' }}>
              {formatPaise(parsePaise(sums[step]))}
            </Box>
          </Box>
        ))}
      </Box>
      {sums.ready !== '0' && <Typography sx={{ mt: 2, maxWidth: '64ch' }}>{t('money.ready')}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {sums.ready !== '0' && (
          <Button component={Link} to={TO_ACCOUNT} variant="contained">
            {t('money.account')}
          </Button>
        )}
        <Button component={Link} to={STATEMENT_PATH} variant="outlined">
          {t('money.statement')}
        </Button>
      </Box>
    </Panel>
  );
}
