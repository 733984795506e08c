import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import PauseIcon from '@mui/icons-material/PauseCircleOutlined';
import TimerOffIcon from '@mui/icons-material/TimerOffOutlined';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type StatusTone } from '../../../shared/ui/StatusBadge';

type Status = OwnJob['status'];

const LOOKS: Record<Status, { tone: StatusTone; icon: typeof PauseIcon }> = {
  open: { tone: 'good', icon: CheckCircleIcon },
  paused: { tone: 'waiting', icon: PauseIcon },
  filled: { tone: 'neutral', icon: HowToRegIcon },
  closed: { tone: 'neutral', icon: CancelIcon },
  expired: { tone: 'bad', icon: TimerOffIcon },
};

/** The status of one of the employer's jobs. */
export function JobStatus({ status }: { status: Status }) {
  const { t } = useTranslation('hiring');
  return <StatusBadge {...LOOKS[status]}>{t(`jobStatus.${status}`)}</StatusBadge>;
}
