import { hasSide } from '@nukkad/domain/users';
import { useTranslation } from 'react-i18next';
import { DashboardFrame } from '../../features/dashboard/components/DashboardFrame';
import { JobRequests } from '../../features/instant-requests/components/JobRequests';
import { usePageTitle } from '../../shared/hooks/usePageTitle';
import { useSession } from '../../shared/session/useSession';
import { Account } from '../layouts/Account';
import { Bell } from '../layouts/Bell';
import { DashboardSkeleton } from '../layouts/DashboardSkeleton';

/** Work that is wanted at once. */
export default function InstantRequestsPage() {
  const { t } = useTranslation('instant-requests');
  const { user } = useSession();
  usePageTitle(t('title'));
  if (!user) return <DashboardSkeleton />;
  const side = hasSide(user.role, 'job_seeker') ? 'job_seeker' : 'employer';
  return (
    <DashboardFrame user={user} side={side} account={Account} actions={<Bell />} title={t('title')}>
      <JobRequests />
    </DashboardFrame>
  );
}
