import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SecondFactorGate } from '../../features/admin/components/SecondFactorGate';
import { useWaitingMoney } from '../../features/admin/hooks/useWaitingMoney';
import { sectionOf, sectionsFor } from '../../features/admin/model/admin-sections';
import { DashboardFrame } from '../../features/dashboard/components/DashboardFrame';
import { usePageTitle } from '../../shared/hooks/usePageTitle';
import { useSession } from '../../entities/session/hooks/useSession';
import { ListSkeleton } from '../../shared/ui/ListSkeleton';
import { Account } from '../layouts/Account';
import { Bell } from '../layouts/Bell';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { ADMIN_ICONS, ADMIN_PARTS } from '../sections/admin-sections';
import NotFoundPage from './NotFoundPage';

/** The queues of the staff; for all others the page does not exist. */
export default function AdminPage() {
  const { t } = useTranslation('admin');
  const { user } = useSession();
  const [search] = useSearchParams();
  usePageTitle(t('title'));
  const waiting = useWaitingMoney(Boolean(user?.staffRole));
  if (!user) return <PageSkeleton />;
  if (!user.staffRole) return <NotFoundPage />;
  const section = sectionOf(search, user.staffRole);
  const Part = ADMIN_PARTS[section];
  const items = sectionsFor(user.staffRole).map((id) => ({
    id,
    label: t(`sections.${id}`),
    to: `?section=${id}`,
    icon: ADMIN_ICONS[id],
    count: waiting[id] ?? 0,
  }));
  return (
    <DashboardFrame
      user={user}
      side={user.role === 'employer' ? 'employer' : 'job_seeker'}
      account={Account}
      actions={<Bell />}
      heading={{ title: t(`sections.${section}`) }}
      nav={{ current: section, sidebar: items, menu: items }}
    >
      <SecondFactorGate email={user.email ?? ''}>
        <Suspense key={section} fallback={<ListSkeleton cards={3} />}>
          <Part />
        </Suspense>
      </SecondFactorGate>
    </DashboardFrame>
  );
}
