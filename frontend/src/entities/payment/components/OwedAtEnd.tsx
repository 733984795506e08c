import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { SecurePayment } from '@nukkad/contract/payments/secure-payments';
import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import { useTranslation } from 'react-i18next';
import { isContestOver } from '../model/contest-over';
import { useWorkTimes } from '../../engagement/hooks/useWorkTimes';

interface Props {
  payment: SecurePayment;
  side: EngagementSide;
  /** The name of the other side. */
  name: string;
}

/**
 * The amount due for the work by its recorded times, unless other hours were decided: hours beyond the reserved hours are
 * paid outside Secure Pay. Needs the texts `payment` and `engagement`.
 */
export function OwedAtEnd({ payment, side, name }: Props) {
  const { t } = useTranslation('payment');
  const times = useWorkTimes();
  const { atEnd, wage, contest } = payment;
  if (atEnd === null || (contest !== null && contest.state !== 'withdrawn' && isContestOver(contest.state)))
    return null;
  const outside = parsePaise(atEnd.outside);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t('end.owed', { duration: times.length(atEnd.hours), amount: formatPaise(parsePaise(atEnd.owed)) })}
      </Typography>
      {outside > 0n && (
        <Typography sx={{ p: 1.5, borderRadius: 1, bgcolor: 'warning.tint' }}>
          {t(`end.outside.${side}`, {
            reserved: formatPaise(parsePaise(wage)),
            outside: formatPaise(outside),
            name,
          })}
        </Typography>
      )}
    </Box>
  );
}
