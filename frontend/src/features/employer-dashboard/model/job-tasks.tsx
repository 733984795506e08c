import PayIcon from '@mui/icons-material/CurrencyRupee';
import PinIcon from '@mui/icons-material/WrongLocationOutlined';
import type { MyJobsSummary } from '@nukkad/api-client/generated/api.gen';
import type { ReactNode } from 'react';
import { toApplications, toManageJob, toPayOf } from '../../../entities/hiring/paths';
import type { TaskParts } from '../hooks/useTaskParts';
import type { Task } from './today-task';

type WaitingJob = MyJobsSummary['waiting'][number];

/** Icons in the margin for missing fields of a job. */
const SIGNS: Partial<Record<WaitingJob['reason'], ReactNode>> = {
  place: <PinIcon aria-hidden sx={{ color: 'warning.main' }} />,
  pay: <PayIcon aria-hidden sx={{ color: 'warning.main' }} />,
};

/** Returns the rows of jobs with new applications or missing fields. */
export function listJobTasks(waiting: readonly WaitingJob[], { t, fresh, open }: TaskParts): Task[] {
  return waiting.map(({ id, title, reason, newApplicationCount }) => ({
    key: `${reason}-${id}`,
    margin: SIGNS[reason] ?? fresh,
    title:
      reason === 'applications' ? t('waiting.applications', { count: newApplicationCount }) : t(`waiting.${reason}`),
    about: title,
    action:
      reason === 'pay'
        ? { word: t('waiting.addPay'), icon: PayIcon, to: toPayOf(id) }
        : { ...open, to: reason === 'applications' ? toApplications(id) : toManageJob(id) },
    count: reason === 'applications' ? newApplicationCount : 1,
  }));
}
