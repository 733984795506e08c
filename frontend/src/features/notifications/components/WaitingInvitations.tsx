import Box from '@mui/material/Box';
import { hasSide } from '@nukkad/contract/accounts/users';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toSection } from '../../../entities/session/model/sections';
import { isInvited } from '../../../entities/interview/model/allowed-interview-actions';
import { InterviewCard } from '../../../entities/interview/components/InterviewCard';
import { interviewsApi } from '../../../entities/interview/interviews-api';
import { useSession } from '../../../entities/session/hooks/useSession';

/** The pending invitations of a seeker, each with its buttons to accept and to decline. */
export function WaitingInvitations() {
  const { t } = useTranslation('interview');
  const navigate = useNavigate();
  const { user } = useSession();
  const { data = [] } = interviewsApi.useListInterviewRequestsQuery(undefined, {
    skip: !user || !hasSide(user.role, 'job_seeker'),
  });
  const invitations = data.filter((request) => isInvited('seeker', request));
  if (invitations.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('invitation.list')}
      sx={{
        display: 'grid',
        gap: 1.5,
        m: 0,
        p: 1.5,
        listStyle: 'none',
        borderBottom: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {invitations.map((request) => (
        <li key={request.id}>
          <InterviewCard
            request={request}
            onDetails={() =>
              void navigate(`${toSection('request-interview')}&interview=${request.id}`, { replace: true })
            }
          />
        </li>
      ))}
    </Box>
  );
}
