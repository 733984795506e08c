import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DashboardFrame } from '../../features/dashboard/components/DashboardFrame';
import { OwnRequest } from '../../features/support-request/components/OwnRequest';
import { useSession } from '../../entities/session/hooks/useSession';
import { Account } from '../layouts/Account';
import { Bell } from '../layouts/Bell';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { useSideNav } from '../sections/useSideNav';

/** The page of a request that the account sent to the support. */
export default function SupportRequestPage() {
  const { t } = useTranslation('support-request');
  const { user } = useSession();
  const { reference = '' } = useParams();
  const { side, nav } = useSideNav(user);
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
      <OwnRequest key={reference} reference={reference} />
    </DashboardFrame>
  );
}
