import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../entities/session/hooks/useSession';
import { lazySection } from '../lazy-component';
import { Failure } from './FailureScreen';
import { PageSkeleton } from './PageSkeleton';

const NotFoundPage = lazySection(async () => (await import('../routes/NotFoundPage')).default);

const SignedOutPage = lazySection(async () => (await import('./SignedOutPage')).SignedOutPage, 'session');

function NotThere({ returnTo }: { returnTo?: string }) {
  return (
    <Suspense>
      <NotFoundPage {...(returnTo === undefined ? {} : { returnTo })} />
    </Suspense>
  );
}

/**
 * Pages for signed-in users only: a skeleton until the session is known, a retry button if the server did not respond,
 * and for guests the page "not found" with a sign-in that leads back. A session that ended while its page was open leads to a sign-in.
 */
export function SignedInOnly() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  const returnTo = pathname + search + hash;
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'unreachable') return <Failure isFetchFailure />;
  if (status === 'signed-in') return <Outlet />;
  if (!wasSignedIn) return <NotThere returnTo={returnTo} />;
  return (
    <Suspense>
      <SignedOutPage returnTo={returnTo} />
    </Suspense>
  );
}

/** Pages for guests only; shown while the session is unknown. */
export function SignedOutOnly() {
  return useSession().status === 'signed-in' ? <NotThere /> : <Outlet />;
}
