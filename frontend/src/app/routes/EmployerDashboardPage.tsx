import Box from '@mui/material/Box';
import type { CurrentUser } from '@nukkad/api-client/generated/api.gen';
import { hasSide } from '@nukkad/domain/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BadgeHeading } from '../../features/dashboard/components/BadgeHeading';
import { DashboardFrame } from '../../features/dashboard/components/DashboardFrame';
import { OtherSide } from '../../features/dashboard/components/OtherSide';
import { HiringFigures } from '../../features/employer-dashboard/components/HiringFigures';
import { OwnJobs } from '../../features/employer-dashboard/components/OwnJobs';
import { WaitingList } from '../../features/employer-dashboard/components/WaitingList';
import { useWaiting } from '../../features/employer-dashboard/hooks/useWaiting';
import { HireForm } from '../../features/hire-form/components/HireForm';
import { ReceivedRequests } from '../../features/interview-answers/components/ReceivedRequests';
import { LinkedConversation } from '../../features/messages/components/LinkedConversation';
import { RecentMessages } from '../../features/messages/components/RecentMessages';
import { usePageTitle } from '../../shared/hooks/usePageTitle';
import { useSession } from '../../shared/session/useSession';
import { ListSkeleton } from '../../shared/ui/ListSkeleton';
import { Account } from '../layouts/Account';
import { Bell } from '../layouts/Bell';
import { DashboardSkeleton } from '../layouts/DashboardSkeleton';

const column = { display: 'grid', gap: { xs: 2, md: 3 }, alignContent: 'start', minWidth: 0 } as const;

/** What an employer has here, what waits for an answer before everything else. */
function EmployerSections({ user }: { user: CurrentUser }) {
  const { known } = useWaiting();
  // who has just come has nothing to count yet, and came to post
  const [postsFirst] = useState(user.needsName);
  const shown = known || postsFirst;
  return (
    <Box sx={column}>
      {!postsFirst && <HiringFigures />}
      {!postsFirst && known && <WaitingList />}
      {!shown && <ListSkeleton cards={3} />}
      {shown && (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, md: 3 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
          }}
        >
          <Box sx={column}>
            <HireForm />
            <ReceivedRequests user={user} />
          </Box>
          <Box sx={column}>
            <OwnJobs />
            <RecentMessages />
          </Box>
        </Box>
      )}
      {postsFirst && <HiringFigures />}
      {postsFirst && <WaitingList />}
      <LinkedConversation />
    </Box>
  );
}

/** The employer's dashboard: what happened, a new hire request, and the jobs, messages and requests there are. */
export default function EmployerDashboardPage() {
  const { t } = useTranslation('employer-dashboard');
  const { user } = useSession();
  usePageTitle(t('title'));
  if (!user) return <DashboardSkeleton />;
  return (
    <DashboardFrame
      user={user}
      side="employer"
      account={Account}
      actions={<Bell />}
      heading={<BadgeHeading user={user} title={t('title')} />}
    >
      {hasSide(user.role, 'employer') ? <EmployerSections user={user} /> : <OtherSide side="employer" />}
    </DashboardFrame>
  );
}
