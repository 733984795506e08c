import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DashboardFrame } from '../../features/dashboard/components/DashboardFrame';
import { PaperView } from '../../features/papers/components/PaperView';
import { usePageTitle } from '../../shared/hooks/usePageTitle';
import { useSession } from '../../entities/session/hooks/useSession';
import { Account } from '../layouts/Account';
import { Bell } from '../layouts/Bell';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { useSideNav } from '../sections/useSideNav';

/** A pay slip, a receipt or an invoice, to read and to print. */
export default function PaperPage() {
  const { t } = useTranslation('paper');
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
      <PaperView key={id} id={id} />
    </DashboardFrame>
  );
}
