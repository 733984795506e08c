import ShieldIcon from '@mui/icons-material/VerifiedUserOutlined';
import type { SecurePayment } from '@nukkad/contract/payments/secure-payments';
import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../shared/ui/Tag';
import { paymentTag } from '../model/payment-tag';

/** The payment state of work, in two words on its row. Needs the texts `payment`. */
export function PaymentTag({ payment, side }: { payment: SecurePayment; side: EngagementSide }) {
  const { t } = useTranslation('payment');
  const tag = paymentTag(side, payment.state);
  return (
    tag && (
      <Tag tone={tag.tone} icon={ShieldIcon}>
        {t(tag.text)}
      </Tag>
    )
  );
}
