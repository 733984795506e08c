import Box from '@mui/material/Box';
import { hasSide } from '@nukkad/contract/accounts/users';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DashboardFrame } from '../../features/dashboard/components/DashboardFrame';
import { AddRolePrompt } from '../../features/dashboard/components/AddRolePrompt';
import { ReceivedRequests } from '../../features/interviews/answers/components/ReceivedRequests';
import { ManageJob } from '../../features/manage-job/components/ManageJob';
import { ConversationButton } from '../../features/messages/components/ConversationButton';
import { LinkedConversation } from '../../features/messages/components/LinkedConversation';
import { usePersonName } from '../../entities/session/hooks/usePersonName';
import { useSession } from '../../entities/session/hooks/useSession';
import { Account } from '../layouts/Account';
import { Bell } from '../layouts/Bell';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { useNav } from '../sections/useNav';

/** The Manage page of one job. */
export default function ManageJobPage() {
  const { t } = useTranslation('manage-job');
  const { user } = useSession();
  const nameOf = usePersonName();
  const { id = '' } = useParams();
  const nav = useNav(user, 'employer', { employer: 'jobs' });
  if (!user) return <PageSkeleton />;
  if (!hasSide(user.role, 'employer')) {
    return (
      <DashboardFrame
        user={user}
        side="employer"
        heading={{ title: t('title') }}
        nav={nav}
        account={Account}
        actions={<Bell />}
      >
        <AddRolePrompt side="employer" />
      </DashboardFrame>
    );
  }
  return (
    // the job's own title heads the page
    <DashboardFrame user={user} side="employer" nav={nav} account={Account} actions={<Bell />}>
      <ManageJob
        key={id}
        id={id}
        interviews={(job) => <ReceivedRequests user={user} jobId={job.id} />}
        conversation={(application) => (
          <Box sx={{ mt: 2 }}>
            <ConversationButton
              application={application}
              side="employer"
              jobId={id}
              about={nameOf(application.applicant, 'applicant')}
            />
          </Box>
        )}
      />
      <LinkedConversation />
    </DashboardFrame>
  );
}
