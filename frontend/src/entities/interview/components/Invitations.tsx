import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isInvitation } from '../model/allowed-interview-actions';
import { InterviewList } from './InterviewList';
import { interviewsApi } from '../interviews-api';

/** Invitations of employers that are not agreed yet. Absent if there are none. */
export function Invitations() {
  const { t } = useTranslation('interview');
  const { data = [] } = interviewsApi.useListInterviewRequestsQuery();
  const invitations = data.filter(isInvitation);
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
