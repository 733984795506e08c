import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { SecurePayment } from '@nukkad/contract/payments/secure-payments';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ReserveTimeLeft } from '../../../entities/payment/components/ReserveTimeLeft';
import { usePaymentWords } from '../../../entities/payment/hooks/usePaymentWords';
import { lazyPart } from '../../../shared/rendering/lazy-part';
import { PayAmount } from '../../../shared/ui/PayAmount';
import { useReservation } from '../hooks/useReservation';
import { useUnopenedApp } from '../hooks/useUnopenedApp';
import { chromeLink, paymentApps } from '../model/upi-ways';

const QrCode = lazyPart(async () => (await import('../../../shared/ui/QrCode')).QrCode);
/** The page that acts as the payment app of practice money. */
const PRACTICE_APP = '/dev/payments';

function Code({ link, label }: { link: string; label: string }) {
  return (
    <Suspense fallback={<Box sx={{ width: 200, height: 200 }} />}>
      <QrCode text={link} label={label} />
    </Suspense>
  );
}

/** Alternative ways to make the payment, shown when the tap opened no app. */
function OtherWays({ link, label }: { link: string; label: string }) {
  const { t } = useTranslation('secure-pay');
  const { userAgent } = navigator;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, p: 2, borderRadius: '14px', bgcolor: 'background.tint' }}>
      <Typography variant="h3" component="p">
        {t('reserve.help.title')}
      </Typography>
      <Button variant="outlined" href={chromeLink(location.href, userAgent)} sx={{ justifySelf: 'start' }}>
        {t('reserve.help.chrome')}
      </Button>
      <Typography>{t('reserve.help.apps')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {paymentApps(link, userAgent).map((app) => (
          <Button key={app.name} variant="outlined" href={app.link} translate="no">
            {app.name}
          </Button>
        ))}
      </Box>
      <Typography>{t('reserve.help.qr')}</Typography>
      <Code link={link} label={label} />
    </Box>
  );
}

interface Props {
  id: string;
  payment: SecurePayment;
  /** The name of the worker. */
  name: string;
}

/** Reserves a payment: one tap that opens a payment app on a phone, a code to scan on a desktop. */
export function ReservePart({ id, payment, name }: Props) {
  const { t } = useTranslation('secure-pay');
  const { t: words } = useTranslation('payment');
  const isWide = useMediaQuery('(min-width:768px)', { noSsr: true });
  const { link, failed, isOver, refused, retry } = useReservation(id, payment);
  const { tapped, isUnopened, onTap } = useUnopenedApp();
  const { text } = usePaymentWords()(payment, 'employer', name);
  const amount = formatPaise(parsePaise(payment.price?.total ?? payment.wage));
  const label = t('reserve.code', { amount });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Box
          sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, color: isOver ? 'error.main' : 'warning.main' }}
        >
          {!isOver && <ReserveTimeLeft reserveBy={payment.reserveBy} />}
        </Box>
        <PayAmount amount={amount} size={44} />
        <Typography variant="h3" component="p" sx={{ color: 'text.secondary' }}>
          {t('reserve.unit', { name })}
        </Typography>
        <Typography sx={{ mt: 1 }}>{text}</Typography>
      </Box>
      {failed && (
        <Typography role="alert" sx={{ p: 1.5, borderRadius: 1, bgcolor: 'error.tint' }}>
          {t('reserve.failed')}
        </Typography>
      )}
      {link === null && refused !== null && (
        <Box role="alert" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography>{refused || t('reserve.notReady')}</Typography>
          <Button variant="outlined" onClick={retry}>
            {t('reserve.again')}
          </Button>
        </Box>
      )}
      {link === null && refused === null && isOver && (
        <Button variant="contained" size="large" startIcon={<LockIcon />} onClick={retry}>
          {t('reserve.late')}
        </Button>
      )}
      {link === null && refused === null && !isOver && (
        <Button variant="contained" size="large" disabled startIcon={<LockIcon />}>
          {t('reserve.preparing')}
        </Button>
      )}
      {link !== null && isWide && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Code link={link} label={label} />
          <Typography sx={{ flex: '1 1 160px' }}>{t('reserve.scan')}</Typography>
        </Box>
      )}
      {link !== null && !isWide && (
        <Button variant="contained" size="large" fullWidth href={link} onClick={onTap} startIcon={<LockIcon />}>
          {words('reserve', { amount })}
        </Button>
      )}
      {link !== null && (tapped || isWide) && (
        <Typography sx={{ color: 'text.secondary' }}>{t('reserve.waiting')}</Typography>
      )}
      {link !== null && payment.practice && (
        <Button variant="outlined" href={PRACTICE_APP} target="_blank" rel="noopener" sx={{ justifySelf: 'start' }}>
          {t('reserve.practiceApp')}
        </Button>
      )}
      {link !== null && !isWide && isUnopened && <OtherWays link={link} label={label} />}
    </Box>
  );
}
