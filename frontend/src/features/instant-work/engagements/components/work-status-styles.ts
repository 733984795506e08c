import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined';
import PlayIcon from '@mui/icons-material/PlayArrowOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { EngagementStatus } from '@nukkad/contract/instant-work/engagements';
import type { TagTone } from '../../../../shared/ui/Tag';

/** Colour and icon of each status of accepted work. */
export const WORK_STATUS_STYLES: Record<EngagementStatus, { tone: TagTone; icon: typeof SvgIcon }> = {
  booked: { tone: 'own', icon: EventIcon },
  started: { tone: 'fresh', icon: PlayIcon },
  done: { tone: 'good', icon: CheckIcon },
  cancelled: { tone: 'plain', icon: CloseIcon },
  no_show: { tone: 'bad', icon: PersonOffIcon },
};
