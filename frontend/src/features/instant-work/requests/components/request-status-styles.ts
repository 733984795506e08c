import BoltIcon from '@mui/icons-material/BoltOutlined';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { JobRequestStatus } from '@nukkad/contract/instant-work/job-requests';
import type { Urgency } from '@nukkad/contract/instant-work/instant-jobs';
import type { TagTone } from '../../../../shared/ui/Tag';

interface Look {
  tone: TagTone;
  icon: typeof SvgIcon;
}

/** Colour and icon of each urgency: red, orange, blue and grey. */
export const URGENCY_STYLES: Record<Urgency, Look> = {
  asap: { tone: 'bad', icon: BoltIcon },
  within_24h: { tone: 'waiting', icon: ScheduleIcon },
  scheduled: { tone: 'info', icon: EventIcon },
  flexible: { tone: 'plain', icon: TuneIcon },
};

/** Colour and icon of each status of a request. */
export const STATUS_STYLES: Record<JobRequestStatus, Look> = {
  pending: { tone: 'waiting', icon: HourglassIcon },
  accepted: { tone: 'good', icon: CheckIcon },
  standby: { tone: 'own', icon: HourglassIcon },
  declined: { tone: 'plain', icon: CloseIcon },
  filled: { tone: 'plain', icon: GroupIcon },
  expired: { tone: 'plain', icon: ScheduleIcon },
  withdrawn: { tone: 'plain', icon: UndoIcon },
  cancelled: { tone: 'bad', icon: CloseIcon },
};
