import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckIcon from '@mui/icons-material/Check';
import ScheduleIcon from '@mui/icons-material/Schedule';
import TimerOffIcon from '@mui/icons-material/TimerOffOutlined';
import type { InstantJob } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../../shared/ui/Tag';
import { TimeLeft } from './TimeLeft';

/** The state of an instant job: the remaining time while the product looks for workers, otherwise a word. */
export function JobState({ status, expiresAt }: Pick<InstantJob, 'status' | 'expiresAt'>) {
  const { t } = useTranslation('instant-work/jobs');
  if (status === 'open') {
    return (
      <Tag tone="fresh" icon={ScheduleIcon}>
        <TimeLeft until={expiresAt} />
      </Tag>
    );
  }
  const looks = {
    filled: { tone: 'good', icon: CheckIcon },
    cancelled: { tone: 'bad', icon: CancelIcon },
    expired: { tone: 'plain', icon: TimerOffIcon },
  } as const;
  return <Tag {...looks[status]}>{t(`status.${status}`)}</Tag>;
}
