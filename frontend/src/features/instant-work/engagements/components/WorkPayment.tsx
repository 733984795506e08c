import Button from '@mui/material/Button';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { SecurePayStatus } from '../../../../entities/payment/components/SecurePayStatus';
import { toPayment } from '../../../../entities/payment/payment-paths';
import { RouteLink } from '../../../../shared/ui/RouteLink';

interface Props {
  work: Engagement;
  payment: NonNullable<Engagement['securePayment']>;
  /** Opens the account at the provider. */
  onAccount: () => void;
}

/** The payment of work for its worker: whether it is reserved before the way to work, and its state afterwards. */
export function WorkPayment({ work, payment, onAccount }: Props) {
  const { t } = useTranslation('payment');
  return (
    <SecurePayStatus payment={payment} side="worker" name={work.other.name}>
      {payment.state === 'needs_account' && (
        <Button variant="contained" aria-haspopup="dialog" onClick={onAccount} sx={{ justifySelf: 'start' }}>
          {t('account')}
        </Button>
      )}
      <RouteLink to={toPayment(work.id)}>{t('open')}</RouteLink>
    </SecurePayStatus>
  );
}
