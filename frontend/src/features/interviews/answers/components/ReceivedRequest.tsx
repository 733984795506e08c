import CallIcon from '@mui/icons-material/CallOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReceivedInterviewRequest } from '@nukkad/api-client/generated/api.gen';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import { formatPhone } from '@nukkad/contract/typing/format-phone';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format';
import { isInvitation } from '../../../../entities/interview/model/allowed-interview-actions';
import { InterviewActions } from '../../../../entities/interview/components/InterviewActions';
import { InterviewStatus } from '../../../../entities/interview/components/InterviewStatus';
import { useInterviewWords } from '../../../../entities/interview/hooks/useInterviewWords';
import { localisedAddress } from '../../../../entities/job/model/localised-address';
import { LocalisedJobLine } from '../../../../entities/job/components/LocalisedJobLine';
import { StatusBadge } from '../../../../shared/ui/StatusBadge';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden';

function Fact({ icon: Icon, children }: { icon: typeof SvgIcon; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.75 }}>
      <Icon aria-hidden sx={{ fontSize: 20, mt: '2px', color: 'text.secondary' }} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

interface Props {
  request: ReceivedInterviewRequest;
  name: string;
  /** Resolves to the suggested place or phone number. */
  askWhere: () => Promise<string>;
  onConfirm: () => void;
  onDecline: () => void;
}

/** An interview that a seeker requested or was invited to: person, job, mode and time, with its actions. */
export function ReceivedRequest({ request, name, askWhere, onConfirm, onDecline }: Props) {
  const { t } = useTranslation('interviews/answers');
  const words = useInterviewWords();
  const format = useFormat();
  const { status, taken, type, confirmedTime, requestedTime, timeSlot } = request;
  const isOpen = status === 'pending' && !taken && !isInvitation(request);
  const moment = confirmedTime ?? requestedTime;
  const wished = moment ? format.when(new Date(moment)) : timeSlot && words.slot(timeSlot);
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1.5, rowGap: 0.5 }}>
        <Box sx={{ flexGrow: 1, flexBasis: 180, minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.title(request)}
            {request.job && <LocalisedJobLine job={request.job} />}
          </Typography>
        </Box>
        {taken && (
          <StatusBadge tone="neutral" icon={GroupIcon}>
            {t('taken')}
          </StatusBadge>
        )}
        {!taken && !isOpen && <InterviewStatus status={status} />}
      </Box>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, m: 0, mt: 0.5, p: 0, listStyle: 'none' }}
      >
        <Fact icon={type === 'phone' ? CallIcon : PersonIcon}>{words.mode(type)}</Fact>
        {!taken && wished && !isInvitation(request) && (
          <Fact icon={ScheduleIcon}>{confirmedTime ? wished : t('wished', { time: wished })}</Fact>
        )}
        {request.place && <Fact icon={PlaceIcon}>{localisedAddress(request.place, request.placeNames)}</Fact>}
        {request.phone && <Fact icon={CallIcon}>{formatPhone(request.phone)}</Fact>}
      </Box>
      {isOpen && request.broadcast && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('first')}
        </Typography>
      )}
      {!taken && (
        <InterviewActions side="employer" request={request} other={name} askWhere={askWhere}>
          {isOpen && (
            <>
              <Button variant="contained" onClick={onConfirm}>
                {t('confirm')}
                <Box component="span" sx={visuallyHidden}>{` ${name}`}</Box>
              </Button>
              <Button variant="outlined" color="inherit" onClick={onDecline}>
                {t('decline.action')}
                <Box component="span" sx={visuallyHidden}>{` ${name}`}</Box>
              </Button>
            </>
          )}
        </InterviewActions>
      )}
    </Box>
  );
}
