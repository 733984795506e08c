import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { hasSide } from '@nukkad/domain/users';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { DashboardFrame } from '../../features/dashboard/components/DashboardFrame';
import { usePageTitle } from '../../shared/hooks/usePageTitle';
import { useSession } from '../../shared/session/useSession';
import { ListSkeleton } from '../../shared/ui/ListSkeleton';
import { Account } from '../layouts/Account';
import { Bell } from '../layouts/Bell';
import { DashboardSkeleton } from '../layouts/DashboardSkeleton';
import { GivenWorkSheet } from '../sections/GivenWorkSheet';
import { InstantHeading } from '../sections/InstantHeading';
import { InstantSheets } from '../sections/InstantSheets';
import { INSTANT_TAB_PARTS, INSTANT_TABS, instantTabOf, toInstantTab } from '../sections/instant-tabs';
import { useSeekerNav } from '../sections/useSeekerNav';

/** Work that is wanted at once: the worker's requests, the employer's jobs, and what both were told. */
export default function InstantRequestsPage() {
  const { t } = useTranslation('instant-requests');
  const { user } = useSession();
  const isSeeker = user !== undefined && hasSide(user.role, 'job_seeker');
  const open = instantTabOf(useSearchParams()[0], isSeeker);
  const nav = useSeekerNav(user, 'instant-requests');
  usePageTitle(t('title'));
  if (!user) return <DashboardSkeleton />;
  const Part = INSTANT_TAB_PARTS[open];
  return (
    <DashboardFrame
      user={user}
      side={isSeeker ? 'job_seeker' : 'employer'}
      account={Account}
      actions={<Bell />}
      heading={<InstantHeading user={user} />}
      nav={nav}
    >
      <Tabs
        value={open}
        aria-label={t('tabs.label')}
        variant="fullWidth"
        sx={{ mb: 2, maxWidth: 620, '& .MuiTab-root': { px: 0.5, minWidth: 0, fontStretch: '88%', lineHeight: 1.2 } }}
      >
        {INSTANT_TABS.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`instant-tab-${tab}`}
            aria-controls="instant-tab-panel"
            component={Link}
            to={toInstantTab(tab, isSeeker)}
            label={t(`tabs.${tab}`)}
          />
        ))}
      </Tabs>
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
