import Box from '@mui/material/Box';
import { hasSide } from '@nukkad/contract/accounts/users';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DashboardFrame } from '../../features/dashboard/components/DashboardFrame';
import { AddRolePrompt } from '../../features/dashboard/components/AddRolePrompt';
import { hasSearchLine, sectionOf, type SeekerSection, toSection } from '../../entities/session/model/sections';
import { SectionSwitch } from '../../shared/ui/SectionSwitch';
import { usePageTitle } from '../../shared/hooks/usePageTitle';
import { useSession } from '../../entities/session/hooks/useSession';
import { ListSkeleton } from '../../shared/ui/ListSkeleton';
import { Account } from '../layouts/Account';
import { Bell, fetchBell } from '../layouts/Bell';
import { PageHeaderSkeleton } from '../layouts/PageHeaderSkeleton';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { storeFirstAnswers } from '../sections/first-reads';
import { readsOfSection } from '../sections/seeker-reads';
import { SECTION_PARTS } from '../sections/seeker-sections';
import { useNav } from '../sections/useNav';
import type { AppStore } from '../store';

/** Sections that share one place in the bar of a phone; the sidebar of wide screens lists both. */
const MINE: readonly SeekerSection[] = ['applications', 'calendar'];

/** Fetches the section that an address names, with the bell, and stores the answers to its first calls. */
export function fetchSection(search: URLSearchParams, ready: Promise<AppStore>): Promise<unknown> {
  const section = sectionOf(search);
  return Promise.all([
    SECTION_PARTS[section].fetch(),
    fetchBell(),
    ready.then((store) => storeFirstAnswers(readsOfSection(section), store)),
  ]);
}

/** The job seeker's dashboard: the section that the address names, in the frame. */
export default function SeekerDashboardPage() {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  const current = sectionOf(useSearchParams()[0]);
  const isSeeker = user !== undefined && hasSide(user.role, 'job_seeker');
  const title = isSeeker ? t(`sections.${current}`) : t('seekerTitle');
  usePageTitle(title);
  const nav = useNav(user, 'job_seeker', { seeker: current });
  if (!user) return <PageSkeleton />;

  const Part = SECTION_PARTS[current];
  return (
    <DashboardFrame
      user={user}
      side="job_seeker"
      heading={{ title }}
      nav={nav}
      hasSearch={isSeeker && hasSearchLine(current)}
      asksName={current === 'request-interview'}
      account={Account}
      actions={<Bell />}
    >
      {!isSeeker && <AddRolePrompt side="job_seeker" />}
      {isSeeker && MINE.includes(current) && (
        <Box sx={{ display: { md: 'none' }, mb: 2 }}>
          <SectionSwitch
            label={t('bar.mine')}
            entries={MINE.map((section) => ({
              label: t(`sections.${section}`),
              to: toSection(section),
              isOpen: section === current,
            }))}
          />
        </Box>
      )}
      {isSeeker && (
        <Suspense
          key={current}
          fallback={
            <>
              {!MINE.includes(current) && <PageHeaderSkeleton of={current} />}
              <ListSkeleton />
            </>
          }
        >
          <Part />
        </Suspense>
      )}
    </DashboardFrame>
  );
}
