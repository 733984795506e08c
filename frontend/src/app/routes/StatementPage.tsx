import { hasSide } from '@nukkad/contract/accounts/users';
import { useTranslation } from 'react-i18next';
import { DashboardFrame } from '../../features/dashboard/components/DashboardFrame';
import { paymentsApi } from '../../entities/payment/payments-api';
import { PapersPart } from '../../features/papers/components/PapersPart';
import { Statement } from '../../features/secure-pay/components/Statement';
import { usePageTitle } from '../../shared/hooks/usePageTitle';
import { useSession } from '../../entities/session/hooks/useSession';
import { Account } from '../layouts/Account';
import { Bell } from '../layouts/Bell';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { useSideNav } from '../sections/useSideNav';

/** The user's payments through Secure Pay. */
export default function StatementPage() {
  const { t } = useTranslation('secure-pay');
  const { user } = useSession();
  const { side, nav } = useSideNav(user);
  const { data, isError } = paymentsApi.usePageStatementInfiniteQuery(undefined, { skip: !user });
  usePageTitle(t('statement.title'));
  if (!user) return <PageSkeleton />;
  return (
    <DashboardFrame
      user={user}
      side={side}
      heading={{ title: t('statement.title') }}
      nav={nav}
      account={Account}
      actions={<Bell />}
    >
      <Statement />
      {/* drawn together with the lines above, whose unknown height would push it down */}
      {(data !== undefined || isError) && (
        <PapersPart isWorker={hasSide(user.role, 'job_seeker')} isEmployer={hasSide(user.role, 'employer')} />
      )}
    </DashboardFrame>
  );
}
