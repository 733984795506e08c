import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Landing } from '../../features/landing/components/Landing';
import { useSession } from '../../shared/session/useSession';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { SiteFrame } from '../layouts/SiteFrame';
import { lazySection, optionalLazyComponent } from '../lazy-component';

const SeekerDashboardPage = lazySection(async () => (await import('./SeekerDashboardPage')).default, 'dashboard');

/** Few come by a link to a part of the dashboard. */
const LinkNotice = optionalLazyComponent(
  async () => (await import('../../features/landing/components/LinkNotice')).LinkNotice,
);

/** The first address: the dashboard for somebody who is signed in, the landing page for everybody else. */
export default function HomePage() {
  const section = useSearchParams()[0].has('section');
  const { status } = useSession();
  if (status === 'signed-in') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <SeekerDashboardPage />
      </Suspense>
    );
  }
  return (
    <SiteFrame>
      {section && status === 'signed-out' && (
        <Suspense>
          <LinkNotice />
        </Suspense>
      )}
      <Landing />
    </SiteFrame>
  );
}
