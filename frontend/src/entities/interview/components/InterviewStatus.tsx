import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import DoneAllIcon from '@mui/icons-material/DoneAll';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import TimerOffIcon from '@mui/icons-material/TimerOffOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import UpdateIcon from '@mui/icons-material/Update';
import type { InterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { StatusBadge, type StatusTone } from '../../../shared/ui/StatusBadge';
import { useInterviewWords } from '../hooks/useInterviewWords';

type Status = InterviewRequest['status'];

const LOOKS: Record<Status, { tone: StatusTone; icon: typeof UndoIcon }> = {
  pending: { tone: 'waiting', icon: HourglassIcon },
  confirmed: { tone: 'good', icon: CheckCircleIcon },
  rescheduled: { tone: 'neutral', icon: UpdateIcon },
  declined: { tone: 'bad', icon: CancelIcon },
  cancelled: { tone: 'neutral', icon: UndoIcon },
  expired: { tone: 'neutral', icon: TimerOffIcon },
  completed: { tone: 'neutral', icon: DoneAllIcon },
  'no-show': { tone: 'neutral', icon: EventBusyIcon },
};

/** The status of an interview request: pending yellow, confirmed green, declined red, the rest neutral. */
export function InterviewStatus({ status }: { status: Status }) {
  const words = useInterviewWords();
  return <StatusBadge {...LOOKS[status]}>{words.status(status)}</StatusBadge>;
}
