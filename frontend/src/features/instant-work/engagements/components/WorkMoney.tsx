import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import { isCorrectionClosed } from '@nukkad/contract/instant-work/time-corrections';
import type { SecurePayment } from '@nukkad/contract/payments/secure-payments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OwedAtEnd } from '../../../../entities/payment/components/OwedAtEnd';
import { isUnreserved } from '../../../../entities/payment/model/payment-tag';
import { toPayment } from '../../../../entities/payment/payment-paths';
import { useFormat } from '../../../../shared/i18n/format';
import { engagementsApi } from '../../../../entities/engagement/engagements-api';
import { moneyInQuestion } from '../../../../entities/engagement/model/money-in-question';
import { PayCasePart } from '../../../../entities/engagement/components/PayCasePart';
import { useMinute } from '../../../../shared/clock/useMinute';
import { moneyRange } from '../../../../shared/i18n/money-range';
import { useWorkTimes } from '../../../../entities/engagement/hooks/useWorkTimes';
import { PayAmount } from '../../../../shared/ui/PayAmount';
import { RouteLink } from '../../../../shared/ui/RouteLink';
import { MoneyShortSheet } from './MoneyShortSheet';

interface Props {
  work: Engagement;
  busy: boolean;
  onReceived: () => void;
  onUpi: () => void;
}

/** The way of payment, while the employer has not reported a payment. */
function Unpaid({ work, onUpi }: Pick<Props, 'work' | 'onUpi'>) {
  const { t } = useTranslation('instant-work/engagements');
  const format = useFormat();
  const now = useMinute();
  const isDirect = work.paymentMethod === 'direct';
  const { data } = engagementsApi.useGetUpiQuery(undefined, { skip: !isDirect });
  if (!isDirect) return <Typography>{t('money.notReserved')}</Typography>;
  return (
    <>
      <Typography>{t('money.unpaid', { other: work.other.name })}</Typography>
      {data && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {data.upiId ? t('money.upi', { address: data.upiId }) : t('money.noUpi')}{' '}
            {data.usableFrom &&
              Date.parse(data.usableFrom) > now &&
              t('upi.waits', { when: format.when(new Date(data.usableFrom)) })}
          </Typography>
          <Button variant="outlined" aria-haspopup="dialog" onClick={onUpi}>
            {t(data.upiId ? 'upi.change' : 'upi.add')}
          </Button>
        </Box>
      )}
    </>
  );
}

/** Asks whether the money arrived: in full, in part, or not at all. */
function MoneyQuestion({
  work,
  busy,
  sum,
  onReceived,
}: Pick<Props, 'work' | 'busy' | 'onReceived'> & { sum: number | null }) {
  const { t } = useTranslation('instant-work/engagements');
  const [short, setShort] = useState<'no' | 'less' | null>(null);
  // the amount may still change with the times
  const isOpen = work.correction != null && !isCorrectionClosed(work.correction.status);
  const isSaid = work.paidAmount !== null && !isOpen;
  return (
    <>
      {isOpen && <Typography>{t('money.timesOpen')}</Typography>}
      {isSaid && !work.payCase && (
        <Button variant="contained" size="large" disabled={busy} onClick={onReceived}>
          {t('money.received')}
        </Button>
      )}
      {isSaid && work.payCase && (
        <Button variant="outlined" size="large" disabled={busy} onClick={onReceived}>
          {t('money.receivedNow')}
        </Button>
      )}
      {!work.payCase && !isOpen && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
          {(['less', 'no'] as const).map((what) => (
            <Button
              key={what}
              variant="outlined"
              size="large"
              aria-haspopup="dialog"
              disabled={busy}
              onClick={() => setShort(what)}
            >
              {t(`money.answer.${what}`)}
            </Button>
          ))}
        </Box>
      )}
      {short && <MoneyShortSheet work={work} what={short} sum={sum} onClose={() => setShort(null)} />}
    </>
  );
}

/** The paid hours, and their reason. */
function HoursPaid({ work: { hours, paidHours, paidHoursReason: reason } }: Pick<Props, 'work'>) {
  const { t } = useTranslation('instant-work/engagements');
  const { t: instant } = useTranslation('engagement');
  const times = useWorkTimes();
  if (hours === null) return null;
  return (
    <Typography>
      {/* for work that ended at once, the paid hours alone are shown */}
      {hours > 0 && t('money.hours', { text: times.length(hours) })}{' '}
      {paidHours !== null &&
        reason !== null &&
        reason !== 'worked' &&
        instant(`paidHours.because.${reason}`, { paid: times.length(paidHours) })}
    </Typography>
  );
}

/** The amount of work with reserved pay: the provider pays it, and the employer pays further hours directly. */
function ReservedMoney({ work, payment }: Pick<Props, 'work'> & { payment: SecurePayment }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <HoursPaid work={work} />
      <PayAmount amount={formatPaise(parsePaise(payment.toWorker ?? payment.wage))} size={44} />
      <OwedAtEnd payment={payment} side="worker" name={work.other.name} />
    </Box>
  );
}

/** The amount of the work and its state, its hours, and whether the money arrived. */
export function WorkMoney({ work, busy, onReceived, onUpi }: Props) {
  const { t } = useTranslation('instant-work/engagements');
  const format = useFormat();
  const now = useMinute();
  const { currency, paidAmount, receivedAt, other, payCase } = work;
  const { state, from, to } = moneyInQuestion(work);
  const paid = paidAmount === null ? null : moneyRange(format, currency, paidAmount);
  const mayReport = work.mayReportPayFrom !== null && Date.parse(work.mayReportPayFrom) <= now;
  const asks = receivedAt === null && (paid !== null || mayReport);
  const { securePayment } = work;
  if (securePayment && !isUnreserved(securePayment.state)) {
    return <ReservedMoney work={work} payment={securePayment} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <HoursPaid work={work} />
      <div>
        {to === null ? (
          <PayAmount amount={t('money.notStated')} quiet />
        ) : (
          <PayAmount
            amount={moneyRange(format, currency, from ?? to, to)}
            period={t(`money.state.${state}`)}
            size={44}
          />
        )}
      </div>
      {receivedAt !== null && paid !== null && <RouteLink to={toPayment(work.id)}>{t('money.slip')}</RouteLink>}
      {receivedAt === null && paid === null && !payCase && <Unpaid work={work} onUpi={onUpi} />}
      {receivedAt === null && paid !== null && !payCase && (
        <Typography>{t('money.paid', { other: other.name, amount: paid })}</Typography>
      )}
      {receivedAt === null && paid === null && mayReport && <Typography>{t('money.unsaid')}</Typography>}
      {payCase && <PayCasePart work={work} payCase={payCase} name={other.name} />}
      {asks && (
        <MoneyQuestion
          work={work}
          busy={busy}
          sum={paidAmount === null ? to : Math.max(paidAmount, work.dueFrom ?? 0)}
          onReceived={onReceived}
        />
      )}
    </Box>
  );
}
