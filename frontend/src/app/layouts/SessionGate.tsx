import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../entities/session/hooks/useSession';
import { lazySection } from '../lazy-component';
import { Failure } from './FailureScreen';
import { PageSkeleton } from './PageSkeleton';

const NotFoundPage = lazySection(async () => (await import('../routes/NotFoundPage')).default);

function NotThere({ returnTo }: { returnTo?: string }) {
  return (
    <Suspense>
      <NotFoundPage {...(returnTo === undefined ? {} : { returnTo })} />
    </Suspense>
  );
}

/**
 * Pages for signed-in users only: a skeleton until the session is known, a retry button if the server did not respond,
 * and for guests the page "not found" with a sign-in that leads back.
 */
export function SignedInOnly() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'unreachable') return <Failure isFetchFailure />;
  return status === 'signed-in' ? <Outlet /> : <NotThere returnTo={pathname + search + hash} />;
}

/** Pages for guests only; shown while the session is unknown. */
export function SignedOutOnly() {
  return useSession().status === 'signed-in' ? <NotThere /> : <Outlet />;
}
