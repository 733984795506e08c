import Box from '@mui/material/Box';
import { hasSide } from '@nukkad/contract/accounts/users';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AvailabilityLine } from '../../features/instant-work/availability/components/AvailabilityLine';
import { DashboardFrame } from '../../features/dashboard/components/DashboardFrame';
import { usePageTitle } from '../../shared/hooks/usePageTitle';
import { useSession } from '../../entities/session/hooks/useSession';
import { ListSkeleton } from '../../shared/ui/ListSkeleton';
import { TabLinks } from '../../shared/ui/TabLinks';
import { Account } from '../layouts/Account';
import { Bell, fetchBell } from '../layouts/Bell';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { GivenWorkSheet } from '../sections/GivenWorkSheet';
import { InstantSheets } from '../sections/InstantSheets';
import { INSTANT_TAB_PARTS, INSTANT_TABS, instantTabOf, toInstantTab } from '../sections/instant-tabs';
import { UnreadCount } from '../sections/UnreadCount';
import { useNav } from '../sections/useNav';

/**
 * Fetches the tab that an address names and the parts beside it. The default tab depends on the account.
 *
 * @public of the route (`PageHandle`)
 */
export function fetchSection(search: URLSearchParams): Promise<unknown> {
  const named = INSTANT_TABS.find((tab) => tab === search.get('tab'));
  return Promise.all([named && INSTANT_TAB_PARTS[named].fetch(), fetchBell()]);
}

/** Immediate work: the worker's requests, the employer's jobs, and the notifications of both. */
export default function InstantRequestsPage() {
  const { t } = useTranslation('instant-work/requests');
  const { user } = useSession();
  const isSeeker = user !== undefined && hasSide(user.role, 'job_seeker');
  const open = instantTabOf(useSearchParams()[0], isSeeker);
  const side = isSeeker ? 'job_seeker' : 'employer';
  const nav = useNav(user, side, { seeker: 'instant-requests', employer: 'instant-requests' });
  usePageTitle(t('title'));
  if (!user) return <PageSkeleton />;
  const Part = INSTANT_TAB_PARTS[open];
  return (
    <DashboardFrame
      user={user}
      side={side}
      heading={{
        title: t('title'),
        beside: <UnreadCount />,
        ...(isSeeker && { line: <AvailabilityLine user={user} /> }),
      }}
      nav={nav}
      account={Account}
      actions={<Bell />}
    >
      <TabLinks
        label={t('tabs.label')}
        panelId="instant-tab-panel"
        tabs={INSTANT_TABS.map((tab) => ({
          id: `instant-tab-${tab}`,
          label: t(`tabs.${tab}`),
          to: toInstantTab(tab, isSeeker),
          isOpen: tab === open,
        }))}
        sx={{ mb: 2, maxWidth: 620 }}
      />
      <Box id="instant-tab-panel" role="tabpanel" aria-labelledby={`instant-tab-${open}`}>
        <Suspense key={open} fallback={<ListSkeleton />}>
          <Part />
        </Suspense>
      </Box>
      {isSeeker && <InstantSheets user={user} />}
      {hasSide(user.role, 'employer') && <GivenWorkSheet />}
    </DashboardFrame>
  );
}
