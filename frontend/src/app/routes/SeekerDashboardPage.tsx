import { hasSide } from '@nukkad/domain/users';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DashboardFrame } from '../../features/dashboard/components/DashboardFrame';
import { OtherSide } from '../../features/dashboard/components/OtherSide';
import { sectionOf } from '../../shared/dashboard/sections';
import { usePageTitle } from '../../shared/hooks/usePageTitle';
import { useSession } from '../../shared/session/useSession';
import { ListSkeleton } from '../../shared/ui/ListSkeleton';
import { Account } from '../layouts/Account';
import { Bell } from '../layouts/Bell';
import { DashboardSkeleton } from '../layouts/DashboardSkeleton';
import { SECTION_PARTS } from '../sections/seeker-sections';
import { useSeekerNav } from '../sections/useSeekerNav';

/** The job seeker's dashboard: the section that the address names, in the frame. */
export default function SeekerDashboardPage() {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  const current = sectionOf(useSearchParams()[0]);
  const isSeeker = user !== undefined && hasSide(user.role, 'job_seeker');
  const title = isSeeker ? t(`sections.${current}`) : t('seekerTitle');
  usePageTitle(title);
  const nav = useSeekerNav(user, current);
  if (!user) return <DashboardSkeleton />;

  const Part = SECTION_PARTS[current];
  return (
    <DashboardFrame user={user} side="job_seeker" account={Account} actions={<Bell />} title={title} nav={nav}>
      {!isSeeker && <OtherSide side="job_seeker" />}
      {isSeeker && (
        <Suspense key={current} fallback={<ListSkeleton />}>
          <Part />
        </Suspense>
      )}
    </DashboardFrame>
  );
}
