import CallIcon from '@mui/icons-material/CallOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { InterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { REQUEST_LIFE_HOURS } from '@nukkad/contract/interviews/interviews';
import { useTranslation } from 'react-i18next';
import { isFixed, isInvited } from '../model/allowed-interview-actions';
import { InterviewActions } from './InterviewActions';
import { InterviewStatus } from './InterviewStatus';
import { useInterviewWords } from '../hooks/useInterviewWords';
import { LocalisedJobLine } from '../../job/components/LocalisedJobLine';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { boardStyles } from '../../../shared/ui/board-styles';
import { clearOfToasts } from '../../../shared/ui/toast/clear-of-toasts';

interface Props {
  request: InterviewRequest;
  onDetails: () => void;
}

/** One interview request: job, company, mode, time, status, and actions. */
export function InterviewCard({ request, onDetails }: Props) {
  const { t } = useTranslation('interview');
  const words = useInterviewWords();
  const { id, status, type } = request;
  const isBroadcast = request.jobType !== null && request.job === null;
  // the invitation below states its time, and its two answers say that it waits
  const isAsked = isInvited('seeker', request) && request.proposal !== null;
  const ModeIcon = type === 'phone' ? CallIcon : PersonIcon;
  return (
    <Box
      component="article"
      {...clearOfToasts(request.createdAt)}
      aria-labelledby={`interview-${id}`}
      sx={{ p: 2, ...(isAsked && { pb: 0.5 }), ...boardStyles }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1.5, rowGap: 0.5 }}>
        <Box sx={{ flexGrow: 1, flexBasis: 200, minWidth: 0 }}>
          <Typography variant="h4" component="h3" id={`interview-${id}`}>
            {words.title(request)}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {request.job && <LocalisedJobLine job={request.job} />}
            {isAsked ? joinFacts(words.company(request), words.mode(type)) : words.company(request)}
          </Typography>
        </Box>
        {!isAsked && <InterviewStatus status={status} />}
      </Box>
      {!isAsked && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2.5,
            rowGap: 0.25,
            mt: 1,
            '& svg': { fontSize: 20, mr: 0.75 },
          }}
        >
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
            <ModeIcon aria-hidden sx={{ color: 'text.secondary' }} />
            {words.mode(type)}
          </Box>
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
            <ScheduleIcon aria-hidden sx={{ color: 'text.secondary' }} />
            {words.time(request)}
          </Box>
        </Box>
      )}
      {isBroadcast && status === 'pending' && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {request.askedEmployers > 0
            ? t('asked', { count: request.askedEmployers })
            : t('asking', { hours: REQUEST_LIFE_HOURS })}
        </Typography>
      )}
      <InterviewActions side="seeker" request={request} other={words.company(request)}>
        {isFixed(request) && (
          <Button variant="contained" aria-haspopup="dialog" onClick={onDetails}>
            {t('viewDetails')}
          </Button>
        )}
      </InterviewActions>
    </Box>
  );
}
