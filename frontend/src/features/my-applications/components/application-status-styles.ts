import CancelIcon from '@mui/icons-material/CancelOutlined';
import CelebrationIcon from '@mui/icons-material/CelebrationOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import StarIcon from '@mui/icons-material/StarOutlineOutlined';
import TimerOffIcon from '@mui/icons-material/TimerOffOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { APPLICATION_TRANSITIONS } from '@nukkad/contract/jobs/application-transitions';
import type { ApplicationStatus } from '@nukkad/contract/jobs/applications';
import type { StatusTone } from '../../../shared/ui/StatusBadge';

/** Colour and icon of each status. */
export const APPLICATION_STATUS_STYLES: Record<ApplicationStatus, { tone: StatusTone; icon: typeof SvgIcon }> = {
  submitted: { tone: 'waiting', icon: SendIcon },
  viewed: { tone: 'waiting', icon: VisibilityIcon },
  shortlisted: { tone: 'good', icon: StarIcon },
  hired: { tone: 'good', icon: CelebrationIcon },
  rejected: { tone: 'bad', icon: CancelIcon },
  withdrawn: { tone: 'neutral', icon: UndoIcon },
};

/** Style of an application that closed by itself, without a decision. */
export const UNANSWERED_STATUS_STYLE: { tone: StatusTone; icon: typeof SvgIcon } = {
  tone: 'neutral',
  icon: TimerOffIcon,
};

/** Returns whether the application is undecided, so that it can be withdrawn. */
export const isUndecided = (status: ApplicationStatus): boolean =>
  status !== 'withdrawn' && APPLICATION_TRANSITIONS.seeker[status].includes('withdrawn');
