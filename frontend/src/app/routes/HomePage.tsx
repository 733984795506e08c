import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Landing } from '../../pages/landing/components/Landing';
import { signedInHint } from '../../entities/session/model/signed-in-hint';
import { useSession } from '../../entities/session/hooks/useSession';
import { Failure } from '../layouts/FailureScreen';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { SiteFrame } from '../layouts/SiteFrame';
import { lazySection, optionalLazyComponent } from '../lazy-component';
import type { AppStore } from '../store';

const SeekerDashboardPage = lazySection(async () => (await import('./SeekerDashboardPage')).default, 'dashboard');

/** Loaded lazily, because few visitors follow a link to a part of the dashboard. */
const LinkNotice = optionalLazyComponent(
  async () => (await import('../../pages/landing/components/LinkNotice')).LinkNotice,
);

/**
 * Fetches the dashboard with its section if the user may be signed in.
 *
 * @public of the route (`PageHandle`)
 */
export async function fetchSection(search: URLSearchParams, ready: Promise<AppStore>): Promise<void> {
  if (!signedInHint.isSet()) return;
  const [dashboard] = await Promise.all([import('./SeekerDashboardPage'), SeekerDashboardPage.fetch()]);
  await dashboard.fetchSection(search, ready);
}

/** The first address: the dashboard for signed-in users, and the landing page for guests. */
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
  if (status === 'unreachable') return <Failure isFetchFailure />;
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
