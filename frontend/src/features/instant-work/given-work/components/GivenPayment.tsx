import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import { useTranslation } from 'react-i18next';
import { ReserveTimeLeft } from '../../../../entities/payment/components/ReserveTimeLeft';
import { SecurePayStatus } from '../../../../entities/payment/components/SecurePayStatus';
import { canReserve } from '../../../../entities/payment/model/payment-tag';
import { toPayment } from '../../../../entities/payment/payment-paths';
import { RouteButton, RouteLink } from '../../../../shared/ui/RouteLink';

interface Props {
  work: Engagement;
  payment: NonNullable<Engagement['securePayment']>;
  /** The name of the worker. */
  name: string;
}

/** The payment of work for its employer: the reservation is the only main action while it is open. */
export function GivenPayment({ work, payment, name }: Props) {
  const { t } = useTranslation('payment');
  const isOpen = work.status === 'booked' && canReserve(payment.state);
  return (
    <Box sx={{ mt: 2 }}>
      <SecurePayStatus payment={payment} side="employer" name={name}>
        {isOpen ? (
          <>
            {payment.state !== 'not_reserved' && (
              <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                <ReserveTimeLeft reserveBy={payment.reserveBy} />
              </Box>
            )}
            <RouteButton to={toPayment(work.id)} variant="contained" size="large" startIcon={<LockIcon />}>
              {t('reserve', { amount: formatPaise(parsePaise(payment.price?.total ?? payment.wage)) })}
            </RouteButton>
          </>
        ) : (
          <RouteLink to={toPayment(work.id)}>{t('open')}</RouteLink>
        )}
      </SecurePayStatus>
    </Box>
  );
}
