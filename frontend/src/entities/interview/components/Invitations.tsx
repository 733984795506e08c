import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { InterviewList } from './InterviewList';
import { interviewsApi } from '../interviews-api';

/** Invitations of employers: those of the user's requests that `select` returns. Absent if there are none. */
export function Invitations({ select }: { select: (requests: readonly InterviewRequest[]) => InterviewRequest[] }) {
  const { t } = useTranslation('interview');
  const { data = [] } = interviewsApi.useListInterviewRequestsQuery();
  const invitations = select(data);
  if (invitations.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="invitations">
      <Typography id="invitations" variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('invitation.list')}
      </Typography>
      <InterviewList requests={invitations} />
    </Box>
  );
}
