import CallIcon from '@mui/icons-material/CallOutlined';
import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import { formatPhone } from '@nukkad/contract/typing/format-phone';
import { useTranslation } from 'react-i18next';
import { isFixed, isInvitation } from '../model/allowed-interview-actions';
import { InterviewActions } from './InterviewActions';
import { interviewsApi } from '../interviews-api';
import { MeetingPlace } from './MeetingPlace';
import { useInterviewWords } from '../hooks/useInterviewWords';

/** The user's invitation or agreed interview for a job, with its actions. Absent without one. */
export function JobInterview({ jobId, company }: { jobId: string; company: string }) {
  const { t } = useTranslation('interview');
  const words = useInterviewWords();
  const { data = [] } = interviewsApi.useListInterviewRequestsQuery();
  const request = data.find((one) => one.job?.id === jobId && (isInvitation(one) || isFixed(one)));
  if (!request) return null;
  const Icon = request.type === 'phone' ? CallIcon : EventIcon;
  return (
    <Box role="group" aria-label={t('interview')} sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, fontWeight: 620 }}>
        <Icon aria-hidden sx={{ color: 'primary.text' }} />
        <span>{`${t('interview')}: ${words.time(request)}`}</span>
      </Box>
      {isFixed(request) && (
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {request.place ? (
            <MeetingPlace place={request.place} names={request.placeNames} point={request.mapPoint} company={company} />
          ) : (
            request.phone && formatPhone(request.phone)
          )}
        </Box>
      )}
      <InterviewActions side="seeker" request={request} other={company} />
    </Box>
  );
}
