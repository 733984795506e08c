import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPayment } from '../../../../entities/payment/payment-paths';
import { useMinute } from '../../../../shared/clock/useMinute';
import { useFormat } from '../../../../shared/i18n/format';
import { moneyRange } from '../../../../shared/i18n/money-range';
import { ListSkeleton } from '../../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../../shared/ui/LoadFailed';
import { NumberInput } from '../../../../shared/ui/NumberInput';
import { RouteLink } from '../../../../shared/ui/RouteLink';
import { engagementsApi } from '../../../../entities/engagement/engagements-api';
import type { EmployerWorkActions } from '../hooks/useEmployerWorkActions';
import { amountOf } from '../../../../entities/engagement/model/typed-amount';
import { lazyPart } from '../../../../shared/rendering/lazy-part';

const QrCode = lazyPart(async () => (await import('../../../../shared/ui/QrCode')).QrCode);

/** The payee: a button that opens a payment app on a phone, a code to scan on a desktop, or cash. */
function Payee({ work }: { work: Engagement }) {
  const { t } = useTranslation('instant-work/given-work');
  const format = useFormat();
  const isWide = useMediaQuery('(min-width:768px)', { noSsr: true });
  const now = useMinute();
  const { currentData: payee, isError, refetch } = engagementsApi.useGetPayeeQuery({ id: work.id });
  const waits = payee?.usableFrom ? Date.parse(payee.usableFrom) : null;
  // an open page shows the new id when its time has come
  const isOver = waits !== null && waits <= now;
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, now, refetch]);
  if (!payee) {
    return isError ? <LoadFailed small title={t('pay.failed')} onRetry={refetch} /> : <ListSkeleton cards={1} />;
  }
  const { name, upiId, link } = payee;
  const shown = name || t('shared:person.worker');
  if (waits !== null) {
    return <Typography>{t('pay.upiWaits', { name: shown, when: format.when(new Date(waits)) })}</Typography>;
  }
  if (upiId === null || link === null) return <Typography>{t('pay.noUpi', { name: shown })}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <div>
        {t('pay.upi')}{' '}
        <Box component="b" translate="no" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
          {upiId}
        </Box>
      </div>
      {isWide ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Suspense fallback={<Box sx={{ width: 200, height: 200 }} />}>
            <QrCode text={link} label={t('pay.code', { name: shown })} />
          </Suspense>
          <Typography sx={{ flex: '1 1 160px' }}>{t('pay.scan')}</Typography>
        </Box>
      ) : (
        <Button variant="contained" size="large" fullWidth href={link} startIcon={<PaymentsIcon />}>
          {t('pay.open')}
        </Button>
      )}
      <Typography sx={{ color: 'text.secondary' }}>{t('pay.direct')}</Typography>
    </Box>
  );
}

/** The paid amount: stated by the employer, editable until the worker has confirmed it. */
function PaidForm({ work, actions, onDone }: { work: Engagement; actions: EmployerWorkActions; onDone: () => void }) {
  const { t } = useTranslation('instant-work/given-work');
  const { dueFrom, dueTo, paidAmount, currency } = work;
  const expected = paidAmount ?? (dueFrom !== null && dueFrom === dueTo && dueFrom > 0 ? dueFrom : null);
  const [typed, setTyped] = useState(expected === null ? '' : String(expected));
  const [wrong, setWrong] = useState(false);
  const { currentData: payee } = engagementsApi.useGetPayeeQuery({ id: work.id });
  const isOnlyWay = payee !== undefined && payee.link === null;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const amount = amountOf(typed);
        setWrong(amount === null);
        if (amount !== null) void actions.pay(amount).then((done) => done && onDone());
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}
    >
      <Box sx={{ flex: '1 1 160px' }}>
        <NumberInput
          label={t('pay.amount')}
          value={typed}
          onChange={(event) => {
            setWrong(false);
            actions.forget();
            setTyped(event.target.value);
          }}
          error={wrong ? t('pay.wrong') : actions.refused['amount']}
          startAdornment={<InputAdornment position="start">{currency === 'INR' ? '₹' : '$'}</InputAdornment>}
        />
      </Box>
      <Button
        type="submit"
        variant={isOnlyWay ? 'contained' : 'outlined'}
        size="large"
        disabled={actions.busy}
        sx={{ mt: '27px' }}
      >
        {t('pay.said')}
      </Button>
    </Box>
  );
}

/** The amount due for finished work, the ways to pay it, and the state of the payment. */
export function PayPart({ work, actions }: { work: Engagement; actions: EmployerWorkActions }) {
  const { t } = useTranslation('instant-work/given-work');
  const format = useFormat();
  const [changing, setChanging] = useState(false);
  const { paidAmount, paidAt, receivedAt, currency, paymentMethod, other } = work;
  if (paymentMethod === 'platform') return <Typography>{t('pay.platform')}</Typography>;
  if (paidAmount === null || changing) {
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Payee work={work} />
        <PaidForm work={work} actions={actions} onDone={() => setChanging(false)} />
      </Box>
    );
  }
  const name = other.name || t('shared:person.worker');
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography variant="h3">
        {t('pay.paid', {
          amount: moneyRange(format, currency, paidAmount),
          when: paidAt ? format.when(new Date(paidAt)) : '',
        })}
      </Typography>
      <Typography>
        {receivedAt
          ? t('pay.received', { name, when: format.when(new Date(receivedAt)) })
          : t('pay.notReceived', { name })}
      </Typography>
      {receivedAt && <RouteLink to={toPayment(work.id)}>{t('pay.slip')}</RouteLink>}
      {!receivedAt && (
        <Button onClick={() => setChanging(true)} sx={{ ml: -2 }}>
          {t('pay.change')}
        </Button>
      )}
    </Box>
  );
}
