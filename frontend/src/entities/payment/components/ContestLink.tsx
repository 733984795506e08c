import type { SecurePayment } from '@nukkad/contract/payments/secure-payments';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../../shared/ui/RouteLink';
import { toPayment } from '../payment-paths';

interface Props {
  engagementId: string;
  payment: SecurePayment;
}

/** Link to contest the hours that the other side stated, while this side may still do so. Needs the texts `payment`. */
export function ContestLink({ engagementId, payment }: Props) {
  const { t } = useTranslation('payment');
  if (payment.mayContestUntil === null) return null;
  return <RouteLink to={toPayment(engagementId)}>{t('wrongHours')}</RouteLink>;
}
