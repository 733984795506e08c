import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { InterviewSide } from '@nukkad/contract/interviews/interviews';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { localisedAddress } from '../../job/model/localised-address';
import { joinAddresses } from '../../position/model/map-link';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { type Interview, isFixed, isInvitation, allowedInterviewActions } from '../model/allowed-interview-actions';
import { MeetingPlace } from './MeetingPlace';

interface Props {
  side: InterviewSide;
  request: Interview;
  other: string;
  now: number;
  busy: boolean;
  onAnswer: (word: 'accepted' | 'refused') => void;
}

/** The proposal, with the two answers for the side that is asked, or the end of the interview and its message. */
export function InterviewNotes({ side, request, other, now, busy, onAnswer }: Props) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  const { status, endedBy, message, proposal } = request;
  if (proposal) {
    const moves = allowedInterviewActions(side, request, now);
    // the seeker has to travel to the place
    const goes = side === 'seeker' && proposal.by === 'employer' && proposal.place;
    const where = proposal.place
      ? localisedAddress(joinAddresses(proposal.place), proposal.placeNames)
      : proposal.phone;
    const isMine = proposal.by === side;
    const isInviting = isInvitation(request) && proposal.by === 'employer';
    const words = isInviting ? 'invitation' : 'proposal';
    return (
      <Box sx={{ mt: 1.5, p: 1.5, borderRadius: 1, bgcolor: 'background.tint' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {t(`${words}.${isMine ? 'yours' : 'theirs'}`, { other, time: format.when(new Date(proposal.time)) })}
        </Typography>
        {goes ? (
          <MeetingPlace
            place={goes}
            names={proposal.placeNames}
            point={request.mapPoint}
            company={other}
            isInLine={isInviting}
          />
        ) : (
          where && <Typography sx={{ overflowWrap: 'anywhere' }}>{where}</Typography>
        )}
        {proposal.message && <Written>{t(isMine ? 'youWrote' : 'wrote', { message: proposal.message })}</Written>}
        {/* the two answers of an invitation say it themselves */}
        {!(isInviting && moves.answer) && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(isFixed(request) ? 'proposal.keeps' : 'proposal.waits')}
          </Typography>
        )}
        {moves.answer && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {moves.accept && (
              <Button variant="contained" disabled={busy} onClick={() => onAnswer('accepted')}>
                {t('proposal.accept')}
                <Box component="span" sx={visuallyHidden}>{` ${other}`}</Box>
              </Button>
            )}
            <Button variant="outlined" color="inherit" disabled={busy} onClick={() => onAnswer('refused')}>
              {t(`${isInvitation(request) ? 'invitation' : 'proposal'}.refuse`)}
              <Box component="span" sx={visuallyHidden}>{` ${other}`}</Box>
            </Button>
          </Box>
        )}
      </Box>
    );
  }
  const isMine = endedBy === side;
  const ended =
    endedBy && (status === 'cancelled' || status === 'declined' || status === 'no-show')
      ? t(`ended.${status}.${isMine ? 'you' : 'other'}`, { other })
      : null;
  if (!ended && !message) return null;
  return (
    <Box sx={{ mt: 1 }}>
      {ended && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {ended}
        </Typography>
      )}
      {message && <Written>{t(isMine ? 'youWrote' : 'wrote', { message })}</Written>}
    </Box>
  );
}

/** A message of a user; for a broadcast one line for each. */
const Written = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
