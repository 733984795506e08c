import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DashboardFrame } from '../../features/dashboard/components/DashboardFrame';
import { Payment } from '../../features/secure-pay/components/Payment';
import { usePageTitle } from '../../shared/hooks/usePageTitle';
import { useSession } from '../../entities/session/hooks/useSession';
import { Account } from '../layouts/Account';
import { Bell } from '../layouts/Bell';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { useSideNav } from '../sections/useSideNav';

/** The payment of accepted work, for either of its sides. */
export default function PaymentPage() {
  const { t } = useTranslation('secure-pay');
  const { user } = useSession();
  const { id = '' } = useParams();
  const { side, nav } = useSideNav(user);
  usePageTitle(t('title'));
  if (!user) return <PageSkeleton />;
  return (
    <DashboardFrame
      user={user}
      side={side}
      heading={{ title: t('title') }}
      nav={nav}
      account={Account}
      actions={<Bell />}
    >
      <Payment key={id} id={id} />
    </DashboardFrame>
  );
}
