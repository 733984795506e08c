import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import MailIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import PinIcon from '@mui/icons-material/WrongLocationOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toManageJob, TO_RECEIVED_REQUESTS } from '../../../shared/hiring/addresses';
import { hiringApi } from '../../../shared/hiring/hiring-api';

interface Waiting {
  key: string;
  icon: typeof SvgIcon;
  text: string;
  to: string;
}

/** Most rows; the lists below have the rest. */
const SHOWN = 4;

/** How long what stands below is held back for an answer. */
const PATIENCE_MS = 3000;

/**
 * What waits for the employer, each with the way to it. `known` is false until the server has answered, or for three
 * seconds: what stands below would move when the answer came.
 */
export function useWaiting(): { rows: Waiting[]; known: boolean } {
  const { t } = useTranslation('employer-dashboard');
  const { data: summary, isLoading: loadingJobs } = hiringApi.useGetMyJobsSummaryQuery();
  // the list further down is asked for at the same time, not after what waits has come
  hiringApi.usePageMyJobsInfiniteQuery({ active: true });
  const { data: requests = [], isLoading: loadingRequests } = hiringApi.useListReceivedInterviewRequestsQuery();
  const open = requests.filter(({ status, taken }) => status === 'pending' && !taken).length;

  const rows: Waiting[] = [
    ...(open > 0
      ? [
          {
            key: 'interviews',
            icon: EventIcon,
            text: t('waiting.interviews', { count: open }),
            to: TO_RECEIVED_REQUESTS,
          },
        ]
      : []),
    ...(summary?.waiting ?? []).map(({ id, title, reason, newApplicationCount }) => ({
      key: `${reason}-${id}`,
      icon: reason === 'place' ? PinIcon : MailIcon,
      text:
        reason === 'place'
          ? t('waiting.place', { title })
          : t('waiting.applications', { count: newApplicationCount, title }),
      to: toManageJob(id),
    })),
  ].slice(0, SHOWN);
  // once only: what is held back asks again for what failed
  const [known, setKnown] = useState(false);
  const answered = !loadingJobs && !loadingRequests;
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (answered && !known) setKnown(true);
  return { rows, known: known || answered };
}
