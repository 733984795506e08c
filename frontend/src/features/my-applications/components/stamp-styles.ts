import CancelIcon from '@mui/icons-material/CancelOutlined';
import CelebrationIcon from '@mui/icons-material/CelebrationOutlined';
import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import QuestionIcon from '@mui/icons-material/HelpOutlineOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import StarIcon from '@mui/icons-material/StarOutlineOutlined';
import TimerOffIcon from '@mui/icons-material/TimerOffOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { StatusTone } from '../../../shared/ui/StatusBadge';
import type { ApplicationStamp } from '../model/stamp';

/** Colour and icon of each stamp. */
export const STAMP_STYLES: Record<ApplicationStamp, { tone: StatusTone; icon: typeof SvgIcon }> = {
  submitted: { tone: 'waiting', icon: SendIcon },
  viewed: { tone: 'waiting', icon: VisibilityIcon },
  shortlisted: { tone: 'good', icon: StarIcon },
  invited: { tone: 'waiting', icon: QuestionIcon },
  interview: { tone: 'good', icon: EventIcon },
  hired: { tone: 'good', icon: CelebrationIcon },
  rejected: { tone: 'bad', icon: CancelIcon },
  withdrawn: { tone: 'neutral', icon: UndoIcon },
  unanswered: { tone: 'neutral', icon: TimerOffIcon },
};
