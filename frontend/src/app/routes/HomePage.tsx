import { Suspense } from 'react';
import { Landing } from '../../features/landing/components/Landing';
import { useSession } from '../../shared/session/useSession';
import { DashboardSkeleton } from '../layouts/DashboardSkeleton';
import { SiteFrame } from '../layouts/SiteFrame';
import { lazyPart } from '../lazy-part';

const SeekerDashboardPage = lazyPart(async () => (await import('./SeekerDashboardPage')).default, 'dashboard');

/** The first address: the dashboard for somebody who is signed in, the landing page for everybody else. */
export default function HomePage() {
  if (useSession().status === 'signed-in') {
    return (
      <Suspense fallback={<DashboardSkeleton />}>
        <SeekerDashboardPage />
      </Suspense>
    );
  }
  return (
    <SiteFrame>
      <Landing />
    </SiteFrame>
  );
}
