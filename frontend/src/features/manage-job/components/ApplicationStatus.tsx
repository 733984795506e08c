import CancelIcon from '@mui/icons-material/CancelOutlined';
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import MailIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import StarIcon from '@mui/icons-material/StarBorderOutlined';
import TimerOffIcon from '@mui/icons-material/TimerOffOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import type { JobApplication } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type StatusTone } from '../../../shared/ui/StatusBadge';

type Status = JobApplication['status'];

const LOOKS: Record<Status, { tone: StatusTone; icon: typeof UndoIcon }> = {
  submitted: { tone: 'waiting', icon: MailIcon },
  viewed: { tone: 'neutral', icon: VisibilityIcon },
  shortlisted: { tone: 'good', icon: StarIcon },
  hired: { tone: 'good', icon: HowToRegIcon },
  rejected: { tone: 'bad', icon: CancelIcon },
  withdrawn: { tone: 'neutral', icon: UndoIcon },
};

/** The status of an application, as its employer sees it, with a note if it closed by itself. */
export function ApplicationStatus({ application }: { application: Pick<JobApplication, 'status' | 'reason'> }) {
  const { t } = useTranslation('manage-job');
  const { status, reason } = application;
  if (reason === 'no_answer') {
    return (
      <StatusBadge tone="neutral" icon={TimerOffIcon}>
        {t('status.unanswered')}
      </StatusBadge>
    );
  }
  return <StatusBadge {...LOOKS[status]}>{t(`status.${status}`)}</StatusBadge>;
}
