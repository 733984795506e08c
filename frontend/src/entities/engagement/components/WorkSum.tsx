import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dueFor } from '@nukkad/contract/instant-work/paid-hours';
import type { Currency } from '@nukkad/contract/jobs/job-fields';
import type { RateType } from '@nukkad/contract/jobs/jobs';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { moneyRange } from '../../../shared/i18n/money-range';
import { useWorkTimes } from '../hooks/useWorkTimes';

interface Props {
  hours: number;
  pay: { minRate: number; maxRate: number; rateType: RateType; currency: Currency };
}

/** The length of the work, and the total of its pay if that is stated. Needs the texts `engagement`. */
export function WorkSum({ hours, pay }: Props) {
  const { t } = useTranslation('engagement');
  const format = useFormat();
  const length = useWorkTimes().length(hours);
  const due = dueFor(hours, pay);
  return (
    <Typography sx={{ fontSize: '1.0625rem', color: 'text.secondary' }}>
      {due ? (
        <>
          {t('sum', { text: length })}{' '}
          <Box component="b" sx={{ color: 'text.primary', fontWeight: 680 }}>
            {moneyRange(format, pay.currency, due.from, due.to)}
          </Box>
        </>
      ) : (
        t('work', { text: length })
      )}
    </Typography>
  );
}
