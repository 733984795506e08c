import Box from '@mui/material/Box';
import type { CurrentUser } from '@nukkad/api-client/generated/api.gen';
import { hasSide } from '@nukkad/contract/accounts/users';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DashboardFrame } from '../../features/dashboard/components/DashboardFrame';
import { AddRolePrompt } from '../../features/dashboard/components/AddRolePrompt';
import { EmployerStatsRow } from '../../features/employer-dashboard/components/EmployerStatsRow';
import { OwnJobs } from '../../features/employer-dashboard/components/OwnJobs';
import { TodayTasks } from '../../features/employer-dashboard/components/TodayTasks';
import { useTodayTasks } from '../../features/employer-dashboard/hooks/useTodayTasks';
import { ReceivedRequests } from '../../features/interviews/answers/components/ReceivedRequests';
import { LinkedConversation } from '../../features/messages/components/LinkedConversation';
import { RecentMessages } from '../../features/messages/components/RecentMessages';
import { INSTANT_STEP } from '../../entities/hiring/paths';
import { useScrollToHash } from '../../shared/hooks/useScrollToHash';
import { usePageTitle } from '../../shared/hooks/usePageTitle';
import { useOverlayParam } from '../../shared/overlay/useOverlayParam';
import { useSession } from '../../entities/session/hooks/useSession';
import { ListSkeleton } from '../../shared/ui/ListSkeleton';
import { SkeletonBlock } from '../../shared/ui/SkeletonBlock';
import { Account } from '../layouts/Account';
import { Bell, fetchBell } from '../layouts/Bell';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { lazyComponent, prefetchedSection } from '../lazy-component';
import { EMPLOYER_READS } from '../sections/employer-reads';
import { storeFirstAnswers } from '../sections/first-reads';
import { useNav } from '../sections/useNav';
import type { AppStore } from '../store';

const HireForm = prefetchedSection(
  async () => (await import('../../features/hire-form/components/HireForm')).HireForm,
  ...['hire-form', 'hiring', 'job', 'position'],
);

const InstantPostSheet = lazyComponent(
  async () => (await import('../../features/instant-work/job-form/components/InstantPostSheet')).InstantPostSheet,
  ...['instant-work/job-form', 'engagement', 'hiring', 'job', 'payment', 'position'],
);

/**
 * Fetches the parts that are drawn with the page at once, and stores the answers to its first calls.
 *
 * @public of the route (`PageHandle`)
 */
export const fetchSection = (_search: URLSearchParams, ready: Promise<AppStore>): Promise<unknown> =>
  Promise.all([fetchBell(), ready.then((store) => storeFirstAnswers(EMPLOYER_READS, store))]);

const column = { display: 'grid', gap: { xs: 3, md: 3.5 }, alignContent: 'start', minWidth: 0 } as const;
/** On wide screens the form is beside everything else, from the top. */
const beside = {
  ...column,
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const;
const formPlace = { minWidth: 0, gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' } } as const;

/** The height of the form on a phone, where other parts are below it. */
const FORM_PX = 331;

const FormSkeleton = () => <SkeletonBlock height={FORM_PX} sx={{ my: 0, borderRadius: '14px' }} />;

/** The sections of an employer's dashboard, with the items that need a response first. */
function EmployerSections({ user }: { user: CurrentUser }) {
  const { known } = useTodayTasks();
  // a new employer has no figures yet and wants to post
  const [postsFirst] = useState(user.needsName);
  const shown = known || postsFirst;
  // a suspended account cannot post
  const form = user.suspendedUntil ? null : (
    <Box sx={formPlace}>
      <Suspense
        fallback={
          <div aria-busy>
            <FormSkeleton />
          </div>
        }
      >
        <HireForm />
      </Suspense>
    </Box>
  );
  const instantStep = useOverlayParam(INSTANT_STEP);
  const { hash } = useLocation();
  useScrollToHash(hash.slice(1), shown);
  return (
    <>
      <Box sx={beside}>
        {postsFirst && form}
        {!shown && <ListSkeleton cards={3} />}
        {/* on a phone the form is below the skeleton of the jobs */}
        {!shown && form && (
          <Box aria-busy sx={{ ...formPlace, display: { xs: 'none', lg: 'block' } }}>
            <FormSkeleton />
          </Box>
        )}
        {shown && (
          <>
            <Box sx={column}>
              {known && <TodayTasks />}
              <OwnJobs />
            </Box>
            {!postsFirst && form}
            <Box sx={column}>
              <ReceivedRequests user={user} />
              <RecentMessages />
              <EmployerStatsRow />
            </Box>
          </>
        )}
      </Box>
      <LinkedConversation />
      {form && instantStep.value !== null && (
        <Suspense>
          <InstantPostSheet />
        </Suspense>
      )}
    </>
  );
}

/**
 * The employer's dashboard: today's tasks and the jobs first, a new hire request, requests and messages, figures last.
 */
export default function EmployerDashboardPage() {
  const { t } = useTranslation('employer-dashboard');
  const { user } = useSession();
  usePageTitle(t('title'));
  const nav = useNav(user, 'employer');
  if (!user) return <PageSkeleton />;
  return (
    <DashboardFrame
      user={user}
      side="employer"
      heading={{ title: t('title'), isLineFirst: true }}
      asksName
      nav={nav}
      account={Account}
      actions={<Bell />}
    >
      {hasSide(user.role, 'employer') ? <EmployerSections user={user} /> : <AddRolePrompt side="employer" />}
    </DashboardFrame>
  );
}
