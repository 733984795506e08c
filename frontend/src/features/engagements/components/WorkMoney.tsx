import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { engagementsApi } from '../../../shared/instant-work/engagements-api';
import { moneyRange } from '../../../shared/i18n/money-range';
import { useWorkTimes } from '../../../shared/instant-work/useWorkTimes';
import { PayAmount } from '../../../shared/ui/PayAmount';

interface Props {
  work: Engagement;
  busy: boolean;
  onReceived: () => void;
  onUpi: () => void;
}

/** What is said about the way of the money while the employer has not said that they paid. */
function Unpaid({ work, onUpi }: Pick<Props, 'work' | 'onUpi'>) {
  const { t } = useTranslation('engagements');
  const isDirect = work.paymentMethod === 'direct';
  const { data } = engagementsApi.useGetUpiQuery(undefined, { skip: !isDirect });
  if (!isDirect) return <Typography>{t('money.secureComing')}</Typography>;
  return (
    <>
      <Typography>{t('money.unpaid', { other: work.other.name })}</Typography>
      {data && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {data.upiId ? t('money.upi', { address: data.upiId }) : t('money.noUpi')}
          </Typography>
          <Button variant="outlined" aria-haspopup="dialog" onClick={onUpi}>
            {t(data.upiId ? 'upi.change' : 'upi.add')}
          </Button>
        </Box>
      )}
    </>
  );
}

/** Hours worked, what is owed for them, and whether the money came. */
export function WorkMoney({ work, busy, onReceived, onUpi }: Props) {
  const { t } = useTranslation('engagements');
  const format = useFormat();
  const times = useWorkTimes();
  const { t: instant } = useTranslation('instant-work');
  const { hours, paidHours, paidHoursReason: reason, dueFrom, dueTo, currency, paidAmount, receivedAt, other } = work;
  const paid = paidAmount === null ? null : moneyRange(format, currency, paidAmount);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {hours !== null && <Typography>{t('money.hours', { text: times.length(hours) })}</Typography>}
      {paidHours !== null && reason !== null && reason !== 'worked' && (
        <Typography>{instant(`paidHours.because.${reason}`, { paid: times.length(paidHours) })}</Typography>
      )}
      <div>
        {dueTo === null ? (
          <PayAmount amount={t('money.notStated')} quiet />
        ) : (
          <PayAmount amount={moneyRange(format, currency, dueFrom ?? dueTo, dueTo)} period={t('money.due')} size={44} />
        )}
      </div>
      {paid === null && <Unpaid work={work} onUpi={onUpi} />}
      {paid !== null && receivedAt === null && (
        <>
          <Typography>{t('money.paid', { other: other.name, amount: paid })}</Typography>
          <Button variant="contained" size="large" disabled={busy} onClick={onReceived}>
            {t('money.received')}
          </Button>
        </>
      )}
      {paid !== null && receivedAt !== null && <Typography>{t('money.got', { amount: paid })}</Typography>}
    </Box>
  );
}
