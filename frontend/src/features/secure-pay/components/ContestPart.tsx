import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { SecurePayment } from '@nukkad/contract/payments/secure-payments';
import { useTranslation } from 'react-i18next';
import { useWorkTimes } from '../../../shared/instant-work/useWorkTimes';

interface Props {
  work: Engagement;
  payment: SecurePayment;
  /** The name of the other side. */
  name: string;
}

/** What a side says about the hours. */
export function ContestPart({ work, payment: { contest }, name }: Props) {
  const { t } = useTranslation('secure-pay');
  const times = useWorkTimes();
  if (contest === null) return null;
  const words = { name, duration: times.length(contest.hours), amount: formatPaise(parsePaise(contest.claimed)) };
  return (
    <Box sx={{ pl: 1.5, borderLeft: '3px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t(contest.by === work.side ? 'contest.said.you' : 'contest.said.other', words)}
      </Typography>
      <Typography>{contest.reason}</Typography>
    </Box>
  );
}
