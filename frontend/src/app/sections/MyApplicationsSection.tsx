import { ConversationButton } from '../../features/messages/components/ConversationButton';
import { LinkedConversation } from '../../features/messages/components/LinkedConversation';
import { MyApplications } from '../../features/my-applications/components/MyApplications';

/** Applications, each with its conversation. */
export function MyApplicationsSection() {
  return (
    <>
      <MyApplications
        conversation={(application) => (
          <ConversationButton application={application} side="job_seeker" about={application.job.title} />
        )}
      />
      <LinkedConversation />
    </>
  );
}
