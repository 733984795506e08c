import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../../shared/session/useSession';
import { DashboardSkeleton } from './DashboardSkeleton';

const NotFoundPage = lazy(() => import('../routes/NotFoundPage'));

function NotThere() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}

/** Pages that exist for signed-in people alone: a skeleton until that is known, not found for everybody else. */
export function SignedInOnly() {
  const { status } = useSession();
  if (status === 'loading') return <DashboardSkeleton />;
  return status === 'signed-in' ? <Outlet /> : <NotThere />;
}

/** Pages that are not there for signed-in people; while it is not known, they are. */
export function SignedOutOnly() {
  return useSession().status === 'signed-in' ? <NotThere /> : <Outlet />;
}
